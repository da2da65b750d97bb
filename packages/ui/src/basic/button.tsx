import type { LucideIcon } from "lucide-react"
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react"
import { classNames } from "../provider/class-names.ts"
import { useUi } from "../provider/provider.tsx"
import { Tooltip } from "./tooltip.tsx"

/** How strong a button looks. One `primary` per view; `danger` for what cannot be undone. */
export type ButtonVariant = "primary" | "secondary" | "danger" | "quiet"

/** Props of `Button`, in addition to the props of an HTML button. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `secondary` by default */
  readonly variant?: ButtonVariant
  /** `medium` by default */
  readonly size?: "medium" | "small"
  /** before the text */
  readonly icon?: LucideIcon | undefined
  /** shows a spinner and accepts no clicks */
  readonly isLoading?: boolean
  /** address of a page: the button becomes a link */
  readonly to?: string | undefined
  /** the button element */
  readonly ref?: Ref<HTMLButtonElement>
}

/**
 * A button with a text, or a link that looks like one.
 * @since 0.1
 */
export function Button({
  variant = "secondary",
  size = "medium",
  icon: Icon,
  isLoading = false,
  to,
  children,
  className,
  ...rest
}: ButtonProps) {
  const { Link } = useUi()
  const classes = classNames(
    "ui-button",
    `ui-button-${variant}`,
    size === "small" && "ui-button-small",
    className,
  )
  const content = (
    <>
      {isLoading ? <span className="ui-spinner" aria-hidden /> : Icon && <Icon size={16} aria-hidden />}
      <span>{children}</span>
    </>
  )
  if (to !== undefined)
    return (
      <Link to={to} className={classes} aria-label={rest["aria-label"]}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      // A disabled button would lose the focus.
      {...(isLoading ? { "aria-busy": true, "aria-disabled": true, onClick: ignore } : {})}
    >
      {content}
    </button>
  )
}

/** Neither acts nor submits the form. */
function ignore(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault()
}

/** Props of `IconButton`, in addition to the props of an HTML button. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** name for screen readers, and the tooltip */
  readonly label: string
  /** the only content of the button */
  readonly icon: LucideIcon
  /** `medium` by default */
  readonly size?: "medium" | "small"
  /** whether the button has a border */
  readonly isBordered?: boolean
  /** false where something else already shows the name */
  readonly hasTooltip?: boolean
  /** the button element */
  readonly ref?: Ref<HTMLButtonElement>
}

/**
 * A button with an icon only. Its label is required; a tooltip shows it.
 * @since 0.1
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, size = "medium", isBordered, hasTooltip = true, className, ...rest } = props
  const button = (
    <button
      type="button"
      {...rest}
      className={classNames(
        "ui-icon-button",
        size === "small" && "ui-icon-button-small",
        isBordered && "ui-icon-button-bordered",
        className,
      )}
      aria-label={label}
    >
      <Icon size={size === "small" ? 16 : 18} aria-hidden />
    </button>
  )
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button
}

/**
 * Several buttons in a row.
 * @since 0.1
 */
export function ButtonGroup({ children }: { readonly children: ReactNode }) {
  return <div className="ui-button-group">{children}</div>
}
