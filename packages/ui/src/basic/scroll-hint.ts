import { useLayoutEffect, useState, type RefObject } from "react"

/** The headers of the columns that stay in view while the rest of a table scrolls. */
const fixedHeaders = "thead th:first-child, thead .ui-cell-select + th, .ui-grid-header.ui-grid-fixed"

/**
 * Marks what scrolls sideways with the sides where there is more, as `data-more="start end"`. A style fades these sides. It is
 * a `ref` of an element.
 * @returns a function that stops it
 */
export function hintScroll(element: HTMLElement | null): (() => void) | undefined {
  return element ? watchScroll(element, () => undefined) : undefined
}

/** Marks a scroll area as `hintScroll` does. @returns whether its content is wider than it is */
export function useOverflow(scroller: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useLayoutEffect(() => {
    if (scroller.current) return watchScroll(scroller.current, setOverflowing)
    return undefined
  }, [scroller])
  return isOverflowing
}

function watchScroll(element: HTMLElement, onOverflow: (isOverflowing: boolean) => void): () => void {
  const sizes = new ResizeObserver(() => measure(element, onOverflow))
  const watch = () => {
    sizes.disconnect()
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    measure(element, onOverflow)
  }
  const children = new MutationObserver(watch)
  children.observe(element, { childList: true })
  const mark = () => markSides(element)
  element.addEventListener("scroll", mark, { passive: true })
  watch()
  return () => {
    sizes.disconnect()
    children.disconnect()
    element.removeEventListener("scroll", mark)
  }
}

/** Neither the scrollbar is faded nor what stays in view: `data-fixed` says that a table has such columns. */
function measure(element: HTMLElement, onOverflow: (isOverflowing: boolean) => void): void {
  element.style.setProperty("--ui-scrollbar", `${element.offsetWidth - element.clientWidth}px`)
  if (element.dataset["fixed"] !== undefined)
    element.style.setProperty("--ui-scroll-fixed", `${fixedWidth(element)}px`)
  onOverflow(element.scrollWidth > element.clientWidth + 1)
  markSides(element)
}

function fixedWidth(element: HTMLElement): number {
  const headers = [...element.querySelectorAll<HTMLElement>(fixedHeaders)]
  return headers.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)
}

function markSides(element: HTMLElement): void {
  const hidden = element.scrollWidth - element.clientWidth
  // Negative in languages that are written from right to left.
  const passed = Math.abs(element.scrollLeft)
  const sides = [...(passed > 1 ? ["start"] : []), ...(passed < hidden - 1 ? ["end"] : [])]
  if (sides.length > 0) element.dataset["more"] = sides.join(" ")
  else delete element.dataset["more"]
}
