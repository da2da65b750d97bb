/**
 * Where the components keep what a person chose: columns, views, drafts.
 * @since 0.1
 */
export interface UiStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Keeps everything in this browser. A browser that keeps nothing forgets, without an error. */
export const browserStorage: UiStorage = {
  get(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, value)
    } catch {
      // The storage is full or forbidden.
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(key)
    } catch {
      // The storage is forbidden.
    }
  },
}

/** Reads what was stored as JSON; undefined for nothing and for text that is not JSON. */
export function readStored(storage: UiStorage, key: string): unknown {
  const text = storage.get(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
