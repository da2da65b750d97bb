import { remember } from "./storage.ts"

const order = ["system", "light", "dark"] as const
type Theme = (typeof order)[number]

/** The button that goes through system, light and dark. */
export function startThemeButton(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-theme-button]")
  if (!button) return
  show(button, current())
  button.addEventListener("click", () => {
    const next = nextTheme(current())
    if (next === "system") delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
    remember("stheno:theme", next === "system" ? null : next)
    show(button, next)
  })
}

/**
 * The theme after this one.
 * @since 0.1
 */
export function nextTheme(theme: Theme): Theme {
  return order[(order.indexOf(theme) + 1) % order.length]!
}

function current(): Theme {
  return (document.documentElement.dataset.theme as Theme | undefined) ?? "system"
}

function show(button: HTMLButtonElement, theme: Theme): void {
  button.dataset.themeButton = theme
  button.setAttribute("aria-label", `Colors: ${theme}`)
  button.title = `Colors: ${theme}`
}
