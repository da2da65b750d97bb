import { AsyncLocalStorage } from "node:async_hooks"

/** What one piece of work asked of the database. */
export interface Asked {
  statements: number
  /** milliseconds that they took, waits of several at once added up */
  duration: number
}

const underWay = new AsyncLocalStorage<Asked>()

/**
 * Counts the statements of a piece of work, however deep below it they are made.
 * @param asked is counted up while the work goes on
 * @since 0.1
 */
export function countingStatements<T>(asked: Asked, work: () => T): T {
  return underWay.run(asked, work)
}

/**
 * Notes a statement down for the work that made it.
 * @since 0.1
 */
export function noteStatement(_text: string, milliseconds: number): void {
  const asked = underWay.getStore()
  if (!asked) return
  asked.statements++
  asked.duration += milliseconds
}
