import clsx from "clsx"
import type { ReactNode } from "react"

const looks = {
  neutral: "bg-sunken text-ink",
  accent: "bg-accent text-on-accent",
  success: "bg-sunken text-success",
  danger: "bg-sunken text-danger",
} as const

/** A short status, such as "Sale" or "Shipped". */
export function Badge({
  look = "neutral",
  className,
  children,
}: {
  readonly look?: keyof typeof looks
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <span
      className={clsx(
        "inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-medium",
        looks[look],
        className,
      )}
    >
      {children}
    </span>
  )
}
