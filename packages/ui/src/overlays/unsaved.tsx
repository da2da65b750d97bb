import { AlertDialog } from "radix-ui"
import { createContext, useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from "react"
import { useBlocker } from "react-router-dom"
import { Button } from "../basic/button.tsx"
import { useMessages } from "../provider/provider.tsx"
import { useReturnFocus } from "../provider/return-focus.ts"

/** Unsaved input of one place: each form's, with what discards it. */
export interface UnsavedInput {
  readonly forms: Map<symbol, (() => void) | undefined>
}

const PageInput: UnsavedInput = { forms: new Map() }
/** Parameters of the address in which the tables of the page keep what they show. */
const tableParameters = new Set<readonly string[]>()
const Context = createContext<UnsavedInput>(PageInput)

/** Lets the forms inside report their input to the overlay that they are in. */
export function UnsavedInputScope({ value, children }: { value: UnsavedInput; children: ReactNode }) {
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** Collects the unsaved input of an overlay. */
export function useUnsavedScope(): UnsavedInput {
  return useMemo(() => ({ forms: new Map() }), [])
}

/** Forgets the drafts of everything in a scope. */
export function discardAll({ forms }: UnsavedInput): void {
  for (const discard of forms.values()) discard?.()
  forms.clear()
}

/**
 * Reports unsaved input, so that it cannot be lost by accident. Inside a dialog or a drawer, that asks before it closes;
 * on a page, `LeaveGuard` asks before the page is left. Closing the tab always asks.
 * @param isDirty whether the input differs from what was loaded
 * @param onDiscard runs when the person discards the input
 * @since 0.1
 */
export function useUnsavedChanges(isDirty: boolean, onDiscard?: () => void): void {
  const scope = useContext(Context)
  const discard = useRef(onDiscard)
  useLayoutEffect(() => {
    discard.current = onDiscard
  })
  useLayoutEffect(() => {
    if (!isDirty) return
    const form = Symbol("form")
    scope.forms.set(form, () => discard.current?.())
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => {
      scope.forms.delete(form)
      window.removeEventListener("beforeunload", ask)
    }
  }, [scope, isDirty])
}

/**
 * Names the parameters of the address in which a table keeps its state: a change of these leaves the rest of the page as
 * it is.
 */
export function useTableParameters(names: readonly string[]): void {
  const text = names.join(" ")
  useLayoutEffect(() => {
    const own = text.split(" ")
    tableParameters.add(own)
    return () => void tableParameters.delete(own)
  }, [text])
}

/** Whether going from one address to another leaves a page or what it edits: another path, or another `?id=`. */
export function leavesInput(from: Address, to: Address): boolean {
  const known = [...tableParameters].flat()
  return from.pathname !== to.pathname || queryWithout(from, known) !== queryWithout(to, known)
}

interface Address {
  readonly pathname: string
  readonly search: string
}

function queryWithout({ search }: Address, names: readonly string[]): string {
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  query.sort()
  return query.toString()
}

/**
 * Asks before a page with unsaved input is left, or shows another object. React Router supports one blocker, so the layout renders this once.
 * @since 0.1
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      PageInput.forms.size > 0 && leavesInput(currentLocation, nextLocation),
  )
  if (blocker.state !== "blocked") return null
  const leave = () => {
    discardAll(PageInput)
    blocker.proceed()
  }
  return <DiscardQuestion onKeep={() => blocker.reset()} onDiscard={leave} />
}

/** Asks whether unsaved input may be discarded. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const { unsaved } = useMessages()
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onKeep())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="ui-overlay" />
        <AlertDialog.Content className="ui-dialog" onCloseAutoFocus={returnFocus}>
          <div className="ui-dialog-frame">
            <header className="ui-dialog-head">
              <AlertDialog.Title>{unsaved.title}</AlertDialog.Title>
            </header>
            <div className="ui-dialog-body">
              <AlertDialog.Description>{unsaved.text}</AlertDialog.Description>
            </div>
            <footer className="ui-dialog-foot">
              <AlertDialog.Cancel asChild>
                <Button>{unsaved.keep}</Button>
              </AlertDialog.Cancel>
              <Button variant="danger" onClick={onDiscard}>
                {unsaved.discard}
              </Button>
            </footer>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
