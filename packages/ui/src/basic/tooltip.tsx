import { Tooltip as Radix } from "radix-ui"
import type { ReactElement, ReactNode } from "react"
import { usePortalContainer } from "../provider/portal.tsx"

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** the content of the tooltip */
  readonly text: ReactNode
  /** one element that can take the focus */
  readonly children: ReactElement
  /** `top` by default */
  readonly side?: "top" | "bottom"
}

/**
 * A short text that appears when the element is hovered or focused. It adds to the element's name; it never replaces it.
 * @since 0.1
 */
export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  const container = usePortalContainer()
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content className="ui-tooltip" side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
