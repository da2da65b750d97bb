import { useSyncExternalStore } from "react"
import { keepTheme, storedTheme, themes, type Theme } from "./theme.ts"

const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen theme, and a function that chooses another one; all menus of the page show it. */
export function useTheme(): [Theme, (value: string) => void] {
  const theme = useSyncExternalStore(listen, storedTheme)
  const choose = (value: string) => {
    keepTheme(themes.find((each) => each === value) ?? "system")
    for (const listener of listeners) listener()
  }
  return [theme, choose]
}
