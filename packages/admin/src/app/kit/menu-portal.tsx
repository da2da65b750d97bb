import { DropdownMenu } from "radix-ui"
import { useLayoutEffect, useState, type ReactNode } from "react"

/**
 * Puts an open menu over everything else, and still into the landmark that it belongs to. The place stays the same while
 * the page around it is drawn again: a menu that moves to another place closes.
 */
export function MenuPortal({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  // The bar above the page is drawn before the landmark is in the document.
  useLayoutEffect(() => setContainer(document.querySelector("main")), [])
  return <DropdownMenu.Portal container={container}>{children}</DropdownMenu.Portal>
}
