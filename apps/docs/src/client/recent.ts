/** A page that the reader has opened. */
export interface RecentPage {
  readonly url: string
  readonly title: string
}

const key = "stheno:recent"
const kept = 6

/** The pages that the reader opened last, the latest first; kept on this device. */
export function readRecentPages(): RecentPage[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as RecentPage[]
  } catch {
    return [] // storage is blocked, or holds something else
  }
}

/** Adds this page to the recent ones. The home page and pages that do not exist are left out. */
export function rememberPage(): void {
  const title = document.querySelector("main h1")?.textContent.trim()
  const url = location.pathname
  if (!title || url === "/" || document.querySelector(".lost")) return
  try {
    const others = readRecentPages().filter((page) => page.url !== url)
    localStorage.setItem(key, JSON.stringify([{ url, title }, ...others].slice(0, kept)))
  } catch {
    // storage is blocked: the search offers popular pages only
  }
}
