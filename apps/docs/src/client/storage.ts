/** Keeps a choice of the reader's on this device; does nothing where storage is blocked. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // the choice holds until the page is left
  }
}
