import { useRef, type ReactNode } from "react"
import { useOverflow } from "./scroll-hint.ts"

/** Props of `ScrollArea`. */
export interface ScrollAreaProps {
  /** what is in it, for screen readers */
  readonly label: string
  /** the first column of the table in it stays in view while the others scroll */
  readonly keepsFirstColumn?: boolean
  /** the content */
  readonly children: ReactNode
}

/**
 * Scrolls content that may be too wide, such as a custom table. The sides where there is more are faded, and the
 * keyboard reaches it while it scrolls.
 * @since 0.1
 */
export function ScrollArea({ label, keepsFirstColumn = false, children }: ScrollAreaProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const isOverflowing = useOverflow(scroller)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div
      ref={scroller}
      className="ui-scroll"
      data-fixed={keepsFirstColumn || undefined}
      {...(isOverflowing && { tabIndex: 0, role: "group", "aria-label": label })}
    >
      {children}
    </div>
  )
}
