import type { LucideIcon } from "lucide-react"
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react"
import { Link } from "react-router-dom"

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: "primary" | "plain" | "danger" | "quiet"
  readonly icon?: LucideIcon | undefined
  /** shows that it is at work, and takes no further click */
  readonly busy?: boolean
}

/**
 * A button with words. The kit has one like it; with that one, the page of an order opens later after a return and reads the
 * order a second time.
 */
export function Button({ kind = "plain", icon: Icon, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${kind}`}
      // A disabled button would lose the focus.
      {...(busy ? { "aria-busy": true, "aria-disabled": true, onClick: ignore } : {})}
    >
      {busy ? <span className="spinner" aria-hidden /> : Icon && <Icon size={16} aria-hidden />}
      <span>{children}</span>
    </button>
  )
}

/** A button that is busy keeps the focus, so it is not disabled: it neither acts nor submits the form. */
function ignore(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault()
}

/** A link that looks like a button. */
export function ButtonLink(props: {
  to: string
  kind?: "primary" | "plain"
  icon?: LucideIcon
  children: ReactNode
}) {
  const { to, kind = "plain", icon: Icon, children } = props
  return (
    <Link to={to} className={`button button-${kind}`}>
      {Icon && <Icon size={16} aria-hidden />}
      <span>{children}</span>
    </Link>
  )
}
