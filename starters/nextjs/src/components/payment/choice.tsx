import type { ReactNode } from "react"

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly label: string
  readonly text?: string | undefined
  /** shown at the end of the row, such as a price */
  readonly aside?: ReactNode
  /** what belongs to the choice and is shown while it is chosen */
  readonly children?: ReactNode
  readonly isDisabled?: boolean
}

/** A group of choices of which one can be taken. */
export function Choices({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-lg border border-strong-line"
    >
      {children}
    </div>
  )
}

/** One choice: a radio button that is as wide as its row. */
export function Choice(props: ChoiceProps) {
  const { name, value, checked, onChoose, label, text, aside, children, isDisabled } = props
  return (
    <div className={checked ? "bg-sunken" : "bg-raised"}>
      <label className="flex min-h-14 items-center gap-3.5 px-4 py-3 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
        <input
          type="radio"
          name={name}
          value={value}
          checked={checked}
          disabled={isDisabled}
          onChange={onChoose}
          className="size-4.5 shrink-0 accent-ink outline-none"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{label}</span>
          {text && <span className="block text-sm text-muted">{text}</span>}
        </span>
        {aside && <span className="shrink-0 tabular-nums">{aside}</span>}
      </label>
      {checked && children && <div className="px-4 pb-4">{children}</div>}
    </div>
  )
}
