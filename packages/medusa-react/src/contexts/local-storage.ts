import { useCallback, useSyncExternalStore } from "react"

/**
 * Stores a text in `localStorage` and keeps it in sync across components and open pages.
 * @param key the key in `localStorage`
 * @param initialState the text when nothing is stored, and during server rendering
 * @returns the text, a function that stores another one, and a function that removes it
 * @since 0.1.0
 */
export function useLocalStorage(
  key: string,
  initialState: string,
): readonly [text: string, keep: (text: string) => void, forget: () => void] {
  const text = useSyncExternalStore(
    listen,
    () => read(key) ?? initialState,
    () => initialState,
  )
  const keep = useCallback((value: string) => write(key, value), [key])
  const forget = useCallback(() => write(key, null), [key])
  return [text, keep, forget]
}

/**
 * Reads what the browser keeps.
 * @returns null where there is nothing, or where the browser forbids to look
 */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch (error) {
    console.error("The browser does not keep what it should", error)
  }
  // A browser tells the other pages only.
  window.dispatchEvent(new StorageEvent("storage", { key }))
}

function listen(changed: () => void): () => void {
  window.addEventListener("storage", changed)
  return () => window.removeEventListener("storage", changed)
}
