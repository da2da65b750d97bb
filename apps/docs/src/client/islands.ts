/** A part of the page that React takes over when the reader first uses it. */
interface Island {
  /** @param trigger what was pressed; the page itself for a keyboard shortcut */
  open(trigger: HTMLElement): void
}

const loaders = {
  search: () => import("../islands/search/island.tsx"),
  keys: () => import("../islands/keys.tsx"),
  picture: () => import("../islands/picture.tsx"),
  feedback: () => import("../islands/feedback/island.tsx"),
  request: () => import("../islands/try-it/request-island.tsx"),
  sample: () => import("../islands/try-it/sample-island.tsx"),
  near: () => import("../islands/search/near-pages.tsx"),
} as const satisfies Readonly<Record<string, () => Promise<Island>>>

type IslandName = keyof typeof loaders

/** A second press while the island is loaded is the same press. */
const opening = new Set<HTMLElement>()

/**
 * Loads an island and lets it take over. A browser loads each module once, however often this is called.
 * @since 0.1
 */
export async function openIsland(name: IslandName, trigger: HTMLElement): Promise<void> {
  if (opening.has(trigger)) return
  opening.add(trigger)
  if (trigger !== document.body) trigger.ariaBusy = "true"
  try {
    const island = await loaders[name]()
    island.open(trigger)
  } finally {
    trigger.ariaBusy = null
    opening.delete(trigger)
  }
}

/**
 * Makes every `data-island` of the page work: its island is loaded when the reader reaches for it, by pointer or focus, and
 * opens when it is pressed. Nothing is loaded before that, except for the islands that `data-island-now` names.
 * @since 0.1
 */
export function startIslands(): void {
  document.addEventListener("click", (event) => {
    const trigger = triggerOf(event)
    if (!trigger || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void openIsland(trigger.dataset["island"] as IslandName, trigger)
  })
  for (const kind of ["pointerover", "focusin"])
    document.addEventListener(kind, (event) => {
      const trigger = triggerOf(event)
      if (trigger) void loaders[trigger.dataset["island"] as IslandName]()
    })
  for (const element of document.querySelectorAll<HTMLElement>("[data-island-now]"))
    void openIsland(element.dataset["islandNow"] as IslandName, element)
}

function triggerOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null
}
