import { useId, type ComponentProps, type ReactNode } from "react"

/** A control under its label. */
export function Field(props: {
  readonly label: string
  readonly hint?: string | undefined
  readonly isRequired?: boolean | undefined
  /** shown beside the label */
  readonly action?: ReactNode
  readonly children: (control: { id: string; "aria-describedby"?: string }) => ReactNode
}) {
  const id = useId()
  const { label, hint, isRequired, action, children } = props
  return (
    <div className="try-field">
      <div className="try-label">
        <label htmlFor={id}>{label}</label>
        {isRequired && <span className="flag flag-required">required</span>}
        {action}
      </div>
      {children({ id, ...(hint && { "aria-describedby": `${id}-hint` }) })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}

/** A line of text to edit. */
export function Line(props: ComponentProps<"input">) {
  return <input spellCheck={false} autoComplete="off" autoCapitalize="off" {...props} />
}

/** Lines of text to edit, as high as they are. */
export function Lines(props: ComponentProps<"textarea"> & { readonly value: string }) {
  const rows = Math.min(16, Math.max(3, props.value.split("\n").length))
  return <textarea spellCheck={false} autoCapitalize="off" rows={rows} {...props} />
}

/** One of a few modes of the same thing, as buttons of which one is pressed. */
export function Modes<T extends string>(props: {
  readonly label: string
  readonly modes: readonly (readonly [T, string])[]
  readonly current: T
  readonly onChange: (mode: T) => void
}) {
  return (
    <div className="try-modes" role="group" aria-label={props.label}>
      {props.modes.map(([mode, text]) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === props.current}
          onClick={() => props.onChange(mode)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
