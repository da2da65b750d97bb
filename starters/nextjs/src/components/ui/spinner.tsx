import clsx from "clsx"

/** A turning circle for a pending action. `label` is for screen readers. */
export function Spinner({ label, className }: { readonly label: string; readonly className?: string }) {
  return (
    <span role="status" className={clsx("inline-flex", className)}>
      <svg aria-hidden viewBox="0 0 20 20" className="size-[1.1em] animate-spin">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" opacity=".25" />
        <path
          d="M18 10a8 8 0 0 0-8-8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** A gray shape that stands where content will be. Give it the size of that content. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden className={clsx("block animate-pulse rounded-md bg-sunken", className)} />
}
