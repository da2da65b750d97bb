import { remember } from "./storage.ts"

/** Makes the tab lists that the head script built answer to pointer and arrow keys. */
export function startTabs(): void {
  document.addEventListener("click", (event) => {
    const tab = (event.target as Element).closest<HTMLElement>("[role=tab]")
    if (tab) choose(tab)
  })
  document.addEventListener("keydown", (event) => {
    const tab = (event.target as Element).closest<HTMLElement>("[role=tab]")
    if (!tab) return
    const tabs = [...tab.parentElement!.children] as HTMLElement[]
    const next = tabs[tabAfter(event.key, tabs.indexOf(tab), tabs.length)]
    if (!next) return
    event.preventDefault()
    choose(next)
    next.focus()
  })
}

/**
 * The tab that a key leads to; -1 where the key is none of the tabs'.
 * @param index the tab with the focus
 * @since 0.1
 */
export function tabAfter(key: string, index: number, count: number): number {
  const indexes: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  }
  return indexes[key] ?? -1
}

/** The choice holds for every block of the same group, and the chosen block stays where it is on the screen. */
function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>("[data-tabs]")!.dataset.tabs!
  const label = tab.textContent
  const before = tab.getBoundingClientRect().top
  for (const block of document.querySelectorAll(`[data-tabs="${group}"]`)) show(block, label)
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" })
  remember(`stheno:tab:${group}`, label)
}

function show(block: Element, label: string): void {
  const panels = [...block.querySelectorAll<HTMLElement>(":scope > .tab")]
  if (!panels.some((panel) => panel.dataset.tab === label)) return
  for (const panel of panels) panel.hidden = panel.dataset.tab !== label
  for (const tab of block.querySelectorAll<HTMLElement>(":scope > .tab-list > [role=tab]")) {
    const chosen = tab.textContent === label
    tab.setAttribute("aria-selected", String(chosen))
    tab.tabIndex = chosen ? 0 : -1
  }
}
