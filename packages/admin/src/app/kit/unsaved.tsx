import { createContext, useContext, useEffect, useLayoutEffect, useRef, type RefObject } from "react"
import { useBlocker } from "react-router-dom"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"

/** What a dialog knows about the input that it holds. */
const DialogInput = createContext<RefObject<boolean> | undefined>(undefined)

/** Lets the forms of a dialog report input that is not saved. */
export const DialogInputProvider = DialogInput.Provider

/** Forms on the page, outside dialogs, that hold unsaved input. */
const unsavedForms = new Set<symbol>()

/**
 * Reports unsaved input, so that it cannot be lost by accident. Inside a dialog, the dialog asks before it closes. On a
 * page, leaving the page asks. Closing the tab always asks.
 * @param isDirty whether the input differs from what was loaded
 */
export function useUnsavedInput(isDirty: boolean): void {
  const dialog = useContext(DialogInput)
  useLayoutEffect(() => {
    if (!isDirty) return
    const form = Symbol("form")
    if (dialog) dialog.current = true
    else unsavedForms.add(form)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => {
      if (dialog) dialog.current = false
      unsavedForms.delete(form)
      window.removeEventListener("beforeunload", ask)
    }
  }, [dialog, isDirty])
}

/** Asks before a page with unsaved input is left. The router supports one of these, so the layout renders it. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedForms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== "blocked") return null
  return <DiscardQuestion onKeep={() => blocker.reset()} onDiscard={() => blocker.proceed()} />
}

/** Asks whether unsaved input may be discarded. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={t.form.discardTitle}
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onKeep()
      }}
    >
      <div className="dialog-frame">
        <header className="dialog-head">
          <h2>{t.form.discardTitle}</h2>
        </header>
        <div className="dialog-body">
          <p>{t.form.discardText}</p>
        </div>
        <footer className="dialog-foot">
          <Button onClick={onKeep}>{t.form.keepEditing}</Button>
          <Button kind="danger" onClick={onDiscard}>
            {t.form.discard}
          </Button>
        </footer>
      </div>
    </dialog>
  )
}
