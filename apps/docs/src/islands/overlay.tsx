import type { ReactNode } from "react"
import { createRoot } from "react-dom/client"
import { renderIsland } from "./mount.tsx"

/** What a dialog gets. */
export interface OverlayProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** gives the focus back to what had it before the dialog opened */
  readonly onCloseAutoFocus?: (event: Event) => void
}

/**
 * A dialog that is mounted at the end of the page when it opens for the first time, and keeps its state afterwards.
 * @param show renders the dialog
 * @returns opens it with a value that the dialog is about
 * @since 0.1
 */
export function overlay<T>(show: (value: T, props: OverlayProps) => ReactNode): (value: T) => void {
  let root: ReturnType<typeof createRoot> | undefined
  let before: Element | null = null
  const onCloseAutoFocus = (event: Event): void => {
    event.preventDefault()
    if (before instanceof HTMLElement) before.focus()
  }
  const render = (value: T, open: boolean): void => {
    root ??= createRoot(document.body.appendChild(document.createElement("div")))
    renderIsland(root, show(value, { open, onOpenChange: (next) => render(value, next), onCloseAutoFocus }))
  }
  return (value) => {
    // The dialog that is open already has the focus; what it was opened from gets it back.
    if (!document.activeElement?.closest("[role=dialog]")) before = document.activeElement
    render(value, true)
  }
}
