import clsx from "clsx"
import type { ComponentProps } from "react"

const base =
  "inline-flex items-center justify-center gap-2 rounded-full font-medium whitespace-nowrap transition-[background-color,border-color,color,opacity] duration-200 disabled:opacity-45 disabled:cursor-not-allowed"

const looks = {
  primary: "bg-ink text-paper border border-ink hover:bg-accent hover:border-accent hover:text-on-accent",
  secondary: "border border-strong-line text-ink hover:border-ink",
  quiet: "text-ink hover:bg-sunken",
} as const

const sizes = {
  small: "h-9 px-4 text-sm",
  medium: "h-11 px-6 text-[0.9375rem]",
  large: "h-13 px-8 text-base",
} as const

/** How a button looks. */
export interface ButtonLook {
  readonly look?: keyof typeof looks
  readonly size?: keyof typeof sizes
}

/** The classes of a button, for links that look like one. */
export function buttonClass(
  { look = "primary", size = "medium" }: ButtonLook = {},
  className?: string,
): string {
  return clsx(base, looks[look], sizes[size], className)
}

/** A button, of the type `submit` by default, because most buttons of the storefront send a form. */
export function Button({
  look,
  size,
  className,
  type = "submit",
  ...rest
}: ComponentProps<"button"> & ButtonLook) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />
}
