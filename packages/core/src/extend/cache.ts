import { fitsWildcard } from "../platform/kernel/wildcard.ts"
import { parseJson } from "../platform/kernel/values.ts"

/** A cache, which stores values for a limited time. An entry can be evicted at any time. */
export interface Cache {
  /**
   * Returns the value stored under a key.
   * @param key the key, such as `newest:10`
   * @returns the stored value; undefined if there is none or it has expired
   */
  get<T = unknown>(key: string): Promise<T | undefined>
  /**
   * Stores a value under a key.
   * @param key the key; start it with a prefix, so that patterns match only your own keys
   * @param value a value that can be serialized as JSON
   * @param seconds the lifetime in seconds; 30 by default, and 0 stores nothing
   */
  set(key: string, value: unknown, seconds?: number): Promise<void>
  /**
   * Deletes the entries whose keys match.
   * @param pattern a key, in which `*` matches any characters
   */
  invalidate(pattern: string): Promise<void>
}

/** Most values that are kept in memory at once. */
const mostKept = 10_000

/**
 * Creates a cache in the memory of the process, for values that can be computed again. Values are stored as JSON,
 * so readers get copies; the oldest entries are evicted beyond 10,000.
 * @param now returns the current time in milliseconds since 1970
 * @since 0.1
 */
export function createMemoryCache(now: () => number = Date.now): Cache {
  const kept = new Map<string, { readonly text: string; readonly until: number }>()
  return {
    async get<T>(key: string) {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.until > now()) return parseJson<T>(found.text)
      kept.delete(key)
      return undefined
    },
    async set(key, value, seconds = 30) {
      kept.delete(key)
      if (seconds <= 0 || value === undefined) return
      kept.set(key, { text: JSON.stringify(value), until: now() + seconds * 1_000 })
      // A full map has a first key.
      if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    },
    async invalidate(pattern) {
      if (!pattern.includes("*")) return void kept.delete(pattern)
      for (const key of [...kept.keys()]) if (fitsWildcard(key, pattern)) kept.delete(key)
    },
  }
}

/**
 * Returns a value from the cache, or computes and stores it.
 * @param cache the cache of the shop
 * @param key identifies the value
 * @param options.seconds the lifetime of the value in seconds
 * @since 0.1
 */
export async function cached<T>(
  cache: Cache,
  key: string,
  { seconds, compute }: { readonly seconds: number; readonly compute: () => Promise<T> },
): Promise<T> {
  const known = await cache.get<{ readonly value: T }>(key)
  if (known) return known.value
  const value = await compute()
  await cache.set(key, { value }, seconds)
  return value
}
