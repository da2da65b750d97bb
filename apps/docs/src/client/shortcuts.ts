import { openIsland } from "./islands.ts"

/** What a key press asks for. */
export type Shortcut = "search" | "previous" | "next" | "help"

interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * The shortcut a key press stands for, if any.
 * @param typing whether the reader is writing in a field, where plain keys are text
 * @since 0.1
 */
export function shortcutOf(press: Press, typing: boolean): Shortcut | undefined {
  const command = press.ctrlKey || press.metaKey
  if (command && press.key.toLowerCase() === "k") return "search"
  if (command || press.altKey || typing) return undefined
  const plain: Record<string, Shortcut> = { "/": "search", "[": "previous", "]": "next", "?": "help" }
  return plain[press.key]
}

/** Listens for the keys of the whole site. */
export function startShortcuts(): void {
  document.addEventListener("keydown", (event) => {
    const shortcut = shortcutOf(event, isTyping(event.target))
    if (!shortcut) return
    event.preventDefault()
    if (shortcut === "search") void openIsland("search", document.body)
    else if (shortcut === "help") void openIsland("keys", document.body)
    else
      document
        .querySelector<HTMLAnchorElement>(`.pager a[rel=${shortcut === "next" ? "next" : "prev"}]`)
        ?.click()
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null
}
