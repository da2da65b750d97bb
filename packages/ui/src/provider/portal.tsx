import { createContext, useContext } from "react"

/** The element that overlays of this part of the page are put into: a dialog's own, or undefined for the page's. */
export const PortalContainer = createContext<HTMLElement | null>(null)

/** Where menus and popovers go: into the dialog that they belong to, else into the main landmark. */
export function usePortalContainer(): HTMLElement | null {
  const container = useContext(PortalContainer)
  if (container || typeof document === "undefined") return container
  return document.querySelector("main")
}
