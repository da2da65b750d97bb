import { useEffect } from "react"
import { placeOf, standInFor, type Place } from "./return-focus.ts"

let users = 0
let stop: (() => void) | undefined

/**
 * Keeps the focus on the page when what has it is removed, such as a row by the action of its menu: the row that follows
 * gets it. Without it, the next Tab would start at the beginning of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    if (users++ === 0) stop = watchFocus()
    return () => {
      if (--users === 0) stop?.()
    }
  }, [])
}

function watchFocus(): () => void {
  let last: Place | undefined
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? placeOf(target) : undefined
  }
  // A click beside everything takes the focus away on purpose.
  const forget = () => {
    if (document.activeElement === document.body) last = undefined
  }
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return
    const place = last
    last = undefined
    if (isPartOfPage(place)) standInFor(place)?.focus({ preventScroll: true })
  })
  document.addEventListener("focusin", remember)
  document.addEventListener("click", forget)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener("focusin", remember)
    document.removeEventListener("click", forget)
    observer.disconnect()
  }
}

/** Whether a part of a page was removed; overlays and whole pages give the focus themselves. */
function isPartOfPage({ path }: Place): boolean {
  const parent = path.find((each) => each.parent.isConnected)?.parent
  return parent?.tagName !== "MAIN" && parent?.closest("main") != null
}
