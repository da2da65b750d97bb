/** What an item takes besides its own bytes: the map's entry and the objects around it. */
const overhead = 500

interface Item<T> {
  readonly value: T
  readonly size: number
}

/** Keeps the values that were used last, as many as fit into a number of bytes. */
export class ByteLru<T> {
  readonly #capacity: number
  readonly #items = new Map<string, Item<T>>()
  #size = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** the number of bytes that the values take, as estimated */
  get size(): number {
    return this.#size
  }

  get(key: string): T | undefined {
    const item = this.#items.get(key)
    if (!item) return undefined
    this.#items.delete(key)
    this.#items.set(key, item)
    return item.value
  }

  /** Stores a value, unless it would take more than an eighth of the room. */
  set(key: string, value: T, bytes: number): void {
    this.delete(key)
    const size = bytes + 2 * key.length + overhead
    if (size > this.#capacity / 8) return
    this.#items.set(key, { value, size })
    this.#size += size
    for (const oldest of this.#items.keys()) {
      if (this.#size <= this.#capacity) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const item = this.#items.get(key)
    if (!item) return
    this.#items.delete(key)
    this.#size -= item.size
  }
}
