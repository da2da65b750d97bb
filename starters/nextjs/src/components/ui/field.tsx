import clsx from "clsx"
import type { ComponentProps, ReactNode } from "react"

const control =
  "w-full rounded-md border border-strong-line bg-raised px-3.5 text-base text-ink placeholder:text-muted transition-colors hover:border-ink focus-visible:outline-offset-1 aria-invalid:border-danger disabled:opacity-60"

interface FieldProps {
  /** the ID of the control */
  readonly id: string
  readonly label: ReactNode
  /** what went wrong; the control needs `aria-describedby={fieldHint(id)}` and `aria-invalid` */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly children: ReactNode
  readonly className?: string
}

/** The ID of the text that explains a field or its error. */
export function fieldHint(id: string): string {
  return `${id}-hint`
}

/** A label, its control, and a hint or an error below. */
export function Field({ id, label, error, hint, children, className }: FieldProps) {
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {(error ?? hint) && (
        <p id={fieldHint(id)} className={clsx("text-sm", error ? "text-danger" : "text-muted")}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

/** A text input. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={clsx(control, "h-11", className)} {...rest} />
}

/** A text of several lines. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={clsx(control, "min-h-24 py-2.5", className)} {...rest} />
}

/** The browser's own select: it works without scripts and is what phones handle best. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select className={clsx(control, "h-11 appearance-none pr-9", className)} {...rest}>
        {children}
      </select>
      <svg
        aria-hidden
        viewBox="0 0 12 12"
        className="pointer-events-none absolute top-1/2 right-3.5 size-3 -translate-y-1/2"
      >
        <path d="M2 4.5 6 8.5 10 4.5" fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </span>
  )
}

/** A check box with its label. */
export function Checkbox({
  label,
  className,
  ...rest
}: ComponentProps<"input"> & { readonly label: ReactNode }) {
  return (
    <label className={clsx("flex items-start gap-3 text-sm", className)}>
      <input type="checkbox" className="mt-0.5 size-4.5 shrink-0 accent-ink" {...rest} />
      <span>{label}</span>
    </label>
  )
}
