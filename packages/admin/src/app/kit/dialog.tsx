import { X } from "lucide-react"
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react"
import { t } from "../messages/index.ts"

interface DialogProps {
  readonly title: string
  readonly wide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the page; the browser keeps the focus in it and gives it back. */
export function Dialog({ title, wide, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/click-events-have-key-events -- Escape closes it too
    <dialog
      ref={dialog}
      className={wide ? "dialog dialog-wide" : "dialog"}
      aria-labelledby={heading}
      onMouseDown={closeOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-frame">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" aria-label={t.common.close} onClick={onClose}>
            <X size={18} aria-hidden />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
