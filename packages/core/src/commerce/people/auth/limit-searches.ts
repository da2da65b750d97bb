import type { Operation } from "../../../platform/http/operation.ts"
import { addressBlock } from "./address-block.ts"
import { Turns } from "./turns.ts"
import { isRecord } from "../../../platform/kernel/values.ts"

/** Searches of one address that may wait for their turn, in one process. */
const waiting = 100

/** Runs a search when it is the turn of its address. */
export type LimitSearches = <T>(address: string | undefined, search: () => Promise<T>) => Promise<T>

/**
 * Runs a few searches of an address at a time, because a search reads every product: the other searches of the
 * address wait without a database connection. Other addresses do not wait for them.
 * @param atOnce 0 means no limit
 * @returns a function that throws `TooManyAttempts`, answered with 429, when too many searches of the address wait
 */
export function limitSearches(atOnce: number): LimitSearches {
  const turnsOf = new Map<string, Turns>()
  return async (address, search) => {
    if (atOnce === 0) return search()
    const block = addressBlock(address ?? "")
    const turns = turnsOf.get(block) ?? new Turns(atOnce, waiting)
    turnsOf.set(block, turns)
    try {
      return await turns.take(search)
    } finally {
      if (turns.isIdle) turnsOf.delete(block)
    }
  }
}

/** Whether a request searches with `q` in the store API, which anyone may do. */
export function isStoreSearch({ area, method }: Operation, query: unknown): boolean {
  return area === "store" && method === "GET" && isRecord(query) && Boolean(query.q)
}
