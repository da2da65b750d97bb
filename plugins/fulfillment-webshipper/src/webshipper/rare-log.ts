/** Writes an event that may happen often to the log from time to time. */
export interface RareLog {
  /**
   * Notes an event.
   * @param write is called at most once per interval, with the number of events since the last call
   */
  note(write: (count: number) => void): void
}

/**
 * Creates a log of rare lines.
 * @param interval milliseconds between two lines
 * @param now milliseconds of a clock that does not go back
 */
export function createRareLog(interval: number, now: () => number = () => performance.now()): RareLog {
  let last = -Infinity
  let count = 0
  return {
    note(write) {
      count++
      if (now() - last < interval) return
      last = now()
      write(count)
      count = 0
    },
  }
}
