import { createContext, useContext, useLayoutEffect, useState } from "react"

/** The element that overlays of this part of the page are put into: a dialog's own, or undefined for the page's. */
export const PortalContainer = createContext<HTMLElement | null>(null)

/**
 * Where menus and popovers go: into the dialog that they belong to, else into the main landmark. The landmark is looked
 * for once: what is open would close if its place changed with a later drawing of the page.
 */
export function usePortalContainer(): HTMLElement | null {
  const container = useContext(PortalContainer)
  const [landmark, setLandmark] = useState<HTMLElement | null>(findLandmark)
  useLayoutEffect(() => setLandmark((found) => found ?? findLandmark()), [])
  return container ?? landmark
}

function findLandmark(): HTMLElement | null {
  return typeof document === "undefined" ? null : document.querySelector("main")
}
