import { useEffect, useRef, type RefObject } from "react"

interface RowEvents {
  readonly section: RefObject<HTMLElement | null>
  /** IDs of the rows, in their order */
  readonly ids: readonly string[]
  readonly onSelect: ((id: string) => void) | undefined
  /** brings a row into view before it gets the focus */
  readonly onReach: (index: number) => void
}

/** Milliseconds in which a row must be drawn to get the focus. */
const patience = 3000

/** Tables on the page; keys that are pressed outside of any control belong to the first. */
const tables: HTMLElement[] = []

/** Moves between rows with J and K or the arrow keys, selects with X, and opens a row wherever it is clicked. */
export function useRowEvents({ section, ids, onSelect, onReach }: RowEvents): void {
  /** the row that gets the focus as soon as it is drawn: keys may come faster */
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    const element = section.current
    if (!element) return
    tables.push(element)
    return () => {
      tables.splice(tables.indexOf(element), 1)
    }
  }, [section])
  useEffect(() => {
    const element = section.current
    if (!element) return
    const seek = (index: number, until: number) => {
      if (wanted.current !== index) return
      if (focusRow(element, ids[index]) || performance.now() > until) {
        wanted.current = undefined
        return
      }
      onReach(index)
      requestAnimationFrame(() => seek(index, until))
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event, element)) return
      const current = wanted.current ?? ids.indexOf(rowOf(document.activeElement)?.dataset["row"] ?? "")
      const step = stepOf(event.key, current === -1)
      const id = ids[current]
      if (step !== undefined) {
        event.preventDefault()
        const next = Math.min(ids.length - 1, Math.max(0, current + step))
        wanted.current = next
        onReach(next)
        seek(next, performance.now() + patience)
      } else if (event.key === "x" && id !== undefined && onSelect) {
        event.preventDefault()
        onSelect(id)
      }
    }
    document.addEventListener("keydown", onKey)
    element.addEventListener("click", openRow)
    return () => {
      document.removeEventListener("keydown", onKey)
      element.removeEventListener("click", openRow)
    }
  }, [section, ids, onSelect, onReach])
}

function isForTable(event: KeyboardEvent, element: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const { activeElement } = document
  if (activeElement === document.body || activeElement?.tagName === "MAIN") return tables[0] === element
  return element.contains(activeElement) && rowOf(activeElement) !== undefined && !isTyping(activeElement)
}

function isTyping(element: Element | null): boolean {
  return element instanceof HTMLElement && element.matches("input:not([type=checkbox]), select, textarea")
}

function stepOf(key: string, isOutside: boolean): number | undefined {
  if (key === "j" || (key === "ArrowDown" && !isOutside)) return 1
  if (key === "k" || (key === "ArrowUp" && !isOutside)) return -1
  return undefined
}

function rowOf(element: Element | null): HTMLElement | undefined {
  return element?.closest<HTMLElement>("tr[data-row]") ?? undefined
}

/**
 * Gives a row the focus.
 * @returns false if it is not drawn
 */
function focusRow(section: HTMLElement, id: string | undefined): boolean {
  const row = id === undefined ? null : section.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`)
  const target = row?.querySelector<HTMLElement>("[data-row-target]") ?? row
  target?.focus()
  return target !== null
}

/** A click on a row is a click on its link, unless it meant something else. */
function openRow(event: MouseEvent): void {
  const target = event.target
  if (!(target instanceof Element) || target.closest("a, button, input, label, select, [role=menu]")) return
  const link = rowOf(target)?.querySelector("[data-row-target]")
  if (!link || getSelection()?.toString()) return
  const { ctrlKey, metaKey, shiftKey } = event
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
