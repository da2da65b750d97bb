import { Popover as Radix } from "radix-ui"
import type { ReactElement, ReactNode } from "react"
import { usePortalContainer } from "../provider/portal.tsx"

/** Props of `Popover`. */
export interface PopoverProps {
  /** the button that opens it */
  readonly trigger: ReactElement
  /** name for screen readers */
  readonly label: string
  /** the edge of the trigger at which the popover opens */
  readonly align?: "start" | "center" | "end"
  /** without padding: for lists that reach the edges */
  readonly isFlush?: boolean
  /** whether the popover is open; without it, the popover controls itself */
  readonly isOpen?: boolean
  /** called when the popover opens or closes */
  readonly onOpenChange?: (isOpen: boolean) => void
  /** the content */
  readonly children: ReactNode
}

/**
 * A small panel that hangs on a button.
 * @since 0.1
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, align = "start", isFlush, isOpen, onOpenChange, children } = props
  const container = usePortalContainer()
  return (
    <Radix.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={isFlush ? "ui-popover ui-popover-flush" : "ui-popover"}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
