import { useState } from "react"

const focusable = "a[href], button, input, select, textarea, [tabindex]"

/** An element, and where it and each element around it are among their siblings. */
export interface Place {
  readonly element: HTMLElement
  readonly path: readonly { readonly node: Element; readonly parent: Element; readonly index: number }[]
}

/**
 * Remembers what has the focus when an overlay opens.
 * @returns gives the focus back when the overlay closes, for `onCloseAutoFocus`. An action may have removed what had it,
 * e.g. a row with its menu: then the row that follows gets it, else the section, else the page.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => placeOf(findOpener()))
  return (event) => {
    event.preventDefault()
    const { element } = opener
    if (element !== document.body && canFocus(element)) element.focus()
    else (standInFor(opener) ?? document.querySelector("main"))?.focus({ preventScroll: true })
  }
}

/** What has the focus: the button, or the button of the menu whose item was chosen. */
function findOpener(): HTMLElement {
  const { activeElement } = document
  const menu = activeElement?.closest("[role=menu]")?.getAttribute("aria-labelledby")
  const opener = menu ? document.getElementById(menu) : activeElement
  return opener instanceof HTMLElement ? opener : document.body
}

/** Remembers where an element is. */
export function placeOf(element: HTMLElement): Place {
  const path: Place["path"][number][] = []
  let node: Element = element
  for (let parent = node.parentElement; parent; node = parent, parent = node.parentElement)
    path.push({ node, parent, index: [...parent.children].indexOf(node) })
  return { element, path }
}

/** The same control of the row that took the place of a removed one, or another control of its section. */
export function standInFor({ element, path }: Place): HTMLElement | undefined {
  const removed = path.find(({ parent }) => parent.isConnected)
  if (!removed) return undefined
  const { node, parent, index } = removed
  const rows = [...parent.children].filter(({ tagName }) => tagName === node.tagName)
  const row = rows.find((each) => [...parent.children].indexOf(each) >= index) ?? rows.at(-1)
  const controls = row ? controlsIn(row) : []
  const place = [...node.querySelectorAll(focusable)].indexOf(element)
  const section = parent.closest("section, [role=dialog]")
  return controls[place] ?? controls[0] ?? (section ? controlsIn(section)[0] : undefined)
}

function controlsIn(part: Element): HTMLElement[] {
  // A row of a table can have the focus, too, but not by Tab.
  return isControl(part) ? [part] : [...part.querySelectorAll(focusable)].filter(isControl)
}

function isControl(part: Element): part is HTMLElement {
  return part instanceof HTMLElement && part.matches(focusable) && part.tabIndex >= 0 && canFocus(part)
}

function canFocus(element: HTMLElement): boolean {
  return element.isConnected && element.getClientRects().length > 0 && !element.matches(":disabled")
}
