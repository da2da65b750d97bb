import { useLayoutEffect, useState, type RefObject } from "react"

/** A grid or a table up to this width, in pixels, is on a phone, as in the styles. */
export const phoneWidth = 600

/** The width of an element in pixels, as it changes. */
export function useWidth(place: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}
