import { Button as UiButton, type ButtonProps as UiButtonProps, type ButtonVariant } from "@stheno/ui"

type Kind = "primary" | "plain" | "danger" | "quiet"

const variants: Record<Kind, ButtonVariant> = {
  primary: "primary",
  plain: "secondary",
  danger: "danger",
  quiet: "quiet",
}

interface ButtonProps extends Omit<UiButtonProps, "variant" | "size" | "isLoading" | "to"> {
  readonly kind?: Kind
  /** shows that it is at work, and takes no further click */
  readonly busy?: boolean
}

/** A button with words. */
export function Button({ kind = "plain", busy = false, ...rest }: ButtonProps) {
  return <UiButton {...rest} variant={variants[kind]} isLoading={busy} />
}

interface ButtonLinkProps extends Pick<UiButtonProps, "icon" | "children"> {
  readonly to: string
  readonly kind?: "primary" | "plain"
}

/** A link that looks like a button. */
export function ButtonLink({ kind = "plain", ...rest }: ButtonLinkProps) {
  return <UiButton {...rest} variant={variants[kind]} />
}
