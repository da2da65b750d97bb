import QuickLRU from "quick-lru"
import { number, optional, shape, text } from "../http/shape.ts"
import { fitsWildcard } from "../kernel/wildcard.ts"
import { parsed } from "./run.ts"

/**
 * How much a cache keeps, and for how long.
 * @since 0.1.0
 */
export interface CacheOptions {
  /** seconds that an entry lives unless it says otherwise; 30 unless said */
  readonly ttl?: number
  /** entries at most, those used last stay; 10,000 unless said */
  readonly max?: number
}

const positive = () => optional(number("isNumber", "isPositive"))
const optionsShape = shape({ ttl: positive(), max: positive() })
const key = text("isNotEmpty", "isString")

/**
 * The methods of the cache module.
 * @since 0.1.0
 */
export class CacheModule {
  readonly #entries: QuickLRU<string, string>
  readonly #ttl: number

  constructor(options: CacheOptions) {
    const { ttl, max } = parsed(optionsShape, options, "options")
    this.#ttl = ttl ?? 30
    this.#entries = new QuickLRU({ maxSize: Math.ceil(max ?? 10_000) })
  }

  /**
   * Reads an entry.
   * @param key its name
   * @returns a copy of what was set; null when there is nothing, or nothing any more
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly get = async <T>(key: string): Promise<T | null> => {
    const kept = this.#entries.get(parsedKey(key))
    // Whoever reads says what they have set.
    return kept === undefined ? null : (JSON.parse(kept) as T)
  }

  /**
   * Keeps an entry, instead of one of the same name.
   * @param key its name
   * @param data anything that JSON can say
   * @param ttl seconds that it lives; that of the cache unless said, and 0 keeps nothing
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly set = async (key: string, data: unknown, ttl?: number): Promise<void> => {
    const name = parsedKey(key)
    const seconds = parsed(optional(number({ min: 0 }, "isNumber")), ttl, "ttl") ?? this.#ttl
    const kept = JSON.stringify(data) as string | undefined
    if (kept === undefined || seconds === 0) this.#entries.delete(name)
    else this.#entries.set(name, kept, { maxAge: seconds * 1000 })
  }

  /**
   * Forgets an entry, or all whose names fit.
   * @param key its name; `*` stands for any characters, as in `products:*`
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
 * A cache in the memory of this process.
 * @param options.ttl seconds that an entry lives unless it says otherwise; 30 unless said
 * @param options.max entries at most, those used last stay; 10,000 unless said
 * @throws general.invalid_data
 * @since 0.1.0
 */
export function createCacheModule(options: CacheOptions = {}): CacheModule {
  return new CacheModule(options)
}

function parsedKey(name: unknown): string {
  return parsed(key, name, "key")
}
