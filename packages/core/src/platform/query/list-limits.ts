import type { Executor } from "./executor.ts"
import { Luggage } from "./registry.ts"
import { keysOf } from "../kernel/values.ts"

/** What keeps lists and large rows fast in a large store; v1 has no such limits. */
interface ListLimits {
  /** the number of rows up to which `count` is exact; 0 means always */
  readonly exactCounts: number
  /** the maximum number of rows of each relation that grows with the store, in all rows of a response; 0 means no limit */
  readonly relationRows: number
}

/**
 * The limits that a store has unless its settings say otherwise: counting that many rows takes a few hundredths of a
 * second, and that many products, each with its shipping profile, less than 10 MB.
 */
export const defaultListLimits: ListLimits = { exactCounts: 20_000, relationRows: 8_000 }

class LimitsOfLists extends Luggage {
  readonly limits: ListLimits
  constructor(limits: ListLimits) {
    super()
    this.limits = limits
  }
}

/** A database whose lists have other limits. */
export function withListLimits(db: Executor, limits: ListLimits): Executor {
  const names = keysOf(defaultListLimits)
  if (names.every((name) => limits[name] === listLimitsOf(db)[name])) return db
  return db.withPlugin(new LimitsOfLists(limits))
}

/** The limits of a database's lists. */
export function listLimitsOf(db: Executor): ListLimits {
  const found = db.getExecutor().plugins.findLast((plugin) => plugin instanceof LimitsOfLists)
  return found?.limits ?? defaultListLimits
}

/** A database whose relations have no limit, for code that needs all of their rows. */
export function withWholeRelations(db: Executor): Executor {
  return withListLimits(db, { ...listLimitsOf(db), relationRows: 0 })
}

/** A database whose lists always give the exact count, for code that shows no difference. */
export function withExactCounts(db: Executor): Executor {
  return withListLimits(db, { ...listLimitsOf(db), exactCounts: 0 })
}
