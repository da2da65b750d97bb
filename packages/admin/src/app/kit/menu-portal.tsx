import { DropdownMenu } from "radix-ui"
import type { ReactNode } from "react"

/** Puts an open menu over everything else, and still into the landmark that it belongs to. */
export function MenuPortal({ children }: { children: ReactNode }) {
  return <DropdownMenu.Portal container={document.querySelector("main")}>{children}</DropdownMenu.Portal>
}
