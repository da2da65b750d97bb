import { Dialog as UiDialog } from "@stheno/ui"
import type { ReactNode } from "react"

interface DialogProps {
  readonly title: string
  readonly wide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the page. A dialog that holds unsaved input asks before it closes. */
export function Dialog({ title, wide, onClose, children }: DialogProps) {
  return (
    <UiDialog title={title} isWide={wide} onClose={onClose}>
      {children}
    </UiDialog>
  )
}
