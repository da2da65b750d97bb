/** The colours of the dashboard; `system` follows the device. */
export const themes = ["system", "light", "dark"] as const
export type Theme = (typeof themes)[number]

const key = "stheno:theme"

/** The colours that were chosen in this browser. */
export function storedTheme(): Theme {
  try {
    const kept = localStorage.getItem(key)
    return themes.find((theme) => theme === kept) ?? "system"
  } catch {
    return "system"
  }
}

/** Draws the page in these colours. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"]
  else document.documentElement.dataset["theme"] = theme
}

/** Draws the page in these colours, now and at the next visit. */
export function keepTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    if (theme === "system") localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
