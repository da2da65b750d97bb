import QuickLRU from "quick-lru"
import { number, optional, shape, text } from "../platform/http/shape.ts"
import { fitsWildcard } from "../platform/kernel/wildcard.ts"
import { parsed } from "./run.ts"
import { parseJson } from "../platform/kernel/values.ts"

/**
 * The size of a cache and the default lifetime of its entries.
 * @since 0.1.0
 */
export interface CacheOptions {
  /** the default lifetime of an entry, in seconds; 30 by default */
  readonly ttl?: number
  /** the maximum number of entries; the least recently used ones are evicted first; 10,000 by default */
  readonly max?: number
}

const positive = () => optional(number("isNumber", "isPositive"))
const optionsShape = shape({ ttl: positive(), max: positive() })
const key = text("isNotEmpty", "isString")

/**
 * A cache in the memory of the process, for programs that use the modules without the server. In a project,
 * endpoints, jobs and subscribers receive the server's cache as `cache`. `createCacheModule` creates one.
 * @since 0.1.0
 */
export class CacheModule {
  readonly #entries: QuickLRU<string, string>
  readonly #ttl: number

  /** @param options the size and the default lifetime; `createCacheModule` uses the defaults without them */
  constructor(options: CacheOptions) {
    const { ttl, max } = parsed(optionsShape, options, "options")
    this.#ttl = ttl ?? 30
    this.#entries = new QuickLRU({ maxSize: Math.ceil(max ?? 10_000) })
  }

  /**
   * Returns the value stored under a key.
   * @param key the key, a string that is not empty
   * @returns a copy of the stored value; null when there is none or it has expired
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly get = async <T>(key: string): Promise<T | null> => {
    const kept = this.#entries.get(parsedKey(key))
    // The reader declares the type that it has set.
    return kept === undefined ? null : parseJson<T>(kept)
  }

  /**
   * Stores a value under a key and replaces the value stored before.
   * @param key the key, a string that is not empty
   * @param data any value that can be serialized as JSON
   * @param ttl the lifetime in seconds; the cache's default when left out, and 0 deletes the entry
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly set = async (key: string, data: unknown, ttl?: number): Promise<void> => {
    const name = parsedKey(key)
    const seconds = parsed(optional(number({ min: 0 }, "isNumber")), ttl, "ttl") ?? this.#ttl
    // Undefined for functions and the like, which the types of `JSON` leave out.
    const kept = JSON.stringify(data) as string | undefined
    if (kept === undefined || seconds === 0) this.#entries.delete(name)
    else this.#entries.set(name, kept, { maxAge: seconds * 1000 })
  }

  /**
   * Deletes an entry, or all entries whose keys match a pattern. A key without an entry is ignored.
   * @param key the key; `*` matches any characters, as in `products:*`
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly invalidate = async (key: string): Promise<void> => {
    const name = parsedKey(key)
    if (!name.includes("*")) return void this.#entries.delete(name)
    for (const kept of [...this.#entries.keys()]) if (fitsWildcard(kept, name)) this.#entries.delete(kept)
  }
}

/**
 * Creates a cache module that stores its entries in the memory of the process.
 * @param options.ttl the default lifetime of an entry, in seconds; 30 by default
 * @param options.max the maximum number of entries; the least recently used ones are evicted first; 10,000 by
 *   default
 * @throws general.invalid_data
 * @since 0.1.0
 */
export function createCacheModule(options: CacheOptions = {}): CacheModule {
  return new CacheModule(options)
}

function parsedKey(name: unknown): string {
  return parsed(key, name, "key")
}
