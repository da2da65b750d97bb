import type * as SearchDialog from "./search/dialog.ts"

/**
 * Prepares the search buttons. The dialog and the index load when the reader reaches for them, not before.
 * @returns opens the dialog
 */
export function startSearch(): () => void {
  const load = (): Promise<typeof SearchDialog> => import("./search/dialog.ts")
  const open = (): void => void load().then(({ openSearch }) => openSearch())
  for (const button of document.querySelectorAll("[data-search]")) {
    button.addEventListener("pointerenter", () => void load(), { once: true })
    button.addEventListener("focus", () => void load(), { once: true })
    button.addEventListener("click", open)
  }
  return open
}
