import { useVirtualizer } from "@tanstack/react-virtual"
import { useEffect, useState, type ReactNode, type RefObject } from "react"

/** Props of `VirtualRows`. */
export interface VirtualRowsProps {
  /** all rows, drawn or not */
  readonly count: number
  /** what scrolls */
  readonly scroller: RefObject<HTMLElement | null>
  /** receives a function that scrolls to a row */
  readonly reach: RefObject<((index: number) => void) | undefined>
  readonly draw: (index: number, measure: (element: HTMLElement | null) => void) => ReactNode
}

/** The rows of a long table that are in view. Only such tables load this code. */
export function VirtualRows({ count, scroller, reach, draw }: VirtualRowsProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  // The rows are drawn before the element around them is known.
  useEffect(() => setElement(scroller.current), [scroller])
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => element,
    estimateSize: () => 52,
    overscan: 8,
  })
  useEffect(() => {
    reach.current = (index) => virtual.scrollToIndex(index)
    return () => {
      reach.current = undefined
    }
  }, [reach, virtual])
  const parts = virtual.getVirtualItems()
  const before = parts[0]?.start ?? 0
  const after = virtual.getTotalSize() - (parts.at(-1)?.end ?? 0)
  return (
    <>
      {before > 0 && <Spacer height={before} />}
      {parts.map(({ index }) => draw(index, virtual.measureElement))}
      {after > 0 && <Spacer height={after} />}
    </>
  )
}

/** Stands for the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  return (
    <tr aria-hidden className="ui-row-spacer">
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
