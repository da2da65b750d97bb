import { useEffect } from "react"
import { rankingOfRows } from "./sorted-rows.ts"

/** Milliseconds of work after which the browser gets its turn: an event that comes meanwhile waits at most as long. */
const turn = 5

/**
 * Ranks the rows by the columns that can be sorted while the browser has nothing else to do, so that a click on a header
 * only has to put ranks in order. A click that comes earlier does what is left.
 */
export function useRankAhead(
  rows: readonly { readonly getValue: (column: string) => unknown }[],
  columns: readonly string[],
): void {
  const names = columns.join("\n")
  useEffect(() => {
    if (names === "") return
    const left = names.split("\n")
    return whenIdle((hasTime) => {
      while (hasTime()) {
        const [column] = left
        if (column === undefined) return false
        if (!rankingOfRows(rows, column).advance()) left.shift()
      }
      return true
    })
  }, [rows, names])
}

/** Repeats work while it returns true and the browser is idle. Returns what ends it. */
function whenIdle(work: (hasTime: () => boolean) => boolean): () => void {
  let end = () => undefined as void
  const start = () => {
    const until = performance.now() + turn
    if (work(() => performance.now() < until)) next()
  }
  const next = () => {
    if (typeof requestIdleCallback === "function") {
      const id = requestIdleCallback(start)
      end = () => cancelIdleCallback(id)
    } else {
      const id = setTimeout(start, turn)
      end = () => clearTimeout(id)
    }
  }
  next()
  return () => end()
}
