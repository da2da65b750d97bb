import { X } from "lucide-react"
import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from "react"
import { t } from "../messages/index.ts"
import { DialogInputProvider, DiscardQuestion } from "./unsaved.tsx"

interface DialogProps {
  readonly title: string
  readonly wide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What takes the focus when a dialog opens: its first field, else the button that does what the dialog asks about. */
const firstFocus = [
  "[data-dialog-body] :is(input, select, textarea):not([type=hidden]):not(:disabled)",
  "[data-dialog-body] button.button-primary:not(:disabled)",
  "[data-dialog-body] button:not(:disabled)",
]

/**
 * A dialog over the page. The browser keeps the focus in it and returns it afterwards. A dialog that holds unsaved input
 * asks before it closes.
 */
export function Dialog({ title, wide, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const hasInput = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const heading = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const first = firstFocus.map((selector) => element?.querySelector<HTMLElement>(selector)).find(Boolean)
    first?.focus()
    return () => element?.close()
  }, [])
  const close = () => (hasInput.current ? setAsking(true) : onClose())
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
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
        close()
      }}
    >
      <div className="dialog-frame">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" aria-label={t.common.close} onClick={close}>
            <X size={18} aria-hidden />
          </button>
        </header>
        <div data-dialog-body className="dialog-content">
          <DialogInputProvider value={hasInput}>{children}</DialogInputProvider>
        </div>
      </div>
      {isAsking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </dialog>
  )
}
