/* Runs in the head of every page, before the first paint: what is remembered must not shift the page later. */
const root = document.documentElement
root.classList.add("js")
const theme = recall("stheno:theme")
if (theme) root.dataset.theme = theme

/** Turns `.tabs` into a tab list with the remembered choice in front. Called by a script inside each block. */
window.sthenoTabs = (tabs: HTMLElement) => {
  const panels = [...tabs.querySelectorAll<HTMLElement>(":scope > .tab")]
  const group = tabs.dataset.tabs!
  const wanted = recall(`stheno:tab:${group}`) ?? tabs.dataset.preferred
  const chosen = Math.max(
    0,
    panels.findIndex((panel) => panel.dataset.tab === wanted),
  )
  const list = document.createElement("div")
  list.className = "tab-list"
  list.setAttribute("role", "tablist")
  panels.forEach((panel, i) => {
    const label = panel.dataset.tab!
    const id = `tab-${document.querySelectorAll("[role=tabpanel]").length}-${label.toLowerCase().replace(/\W+/g, "-")}`
    const button = document.createElement("button")
    button.type = "button"
    button.id = id
    button.textContent = label
    button.setAttribute("role", "tab")
    button.setAttribute("aria-selected", String(i === chosen))
    button.tabIndex = i === chosen ? 0 : -1
    list.append(button)
    panel.setAttribute("role", "tabpanel")
    panel.setAttribute("aria-labelledby", id)
    panel.hidden = i !== chosen
  })
  tabs.prepend(list)
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is blocked: nothing is remembered
  }
}

interface Window {
  sthenoTabs: (tabs: HTMLElement) => void
}
