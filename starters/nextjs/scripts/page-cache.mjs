// Next keeps static pages with this cache (`cacheHandler` in next.config.ts). It is Next's own, with one change: the
// scripts of catalog pages are loaded when the customer first touches the page, see components/layout/later-scripts.tsx.
import { createRequire } from "node:module"

/** @type {{ default: new (context: object) => { get(...key: unknown[]): Promise<any> } }} */
const { default: FileSystemCache } = createRequire(import.meta.url)(
  "next/dist/server/lib/incremental-cache/file-system-cache.js",
)

export default class PageCache extends FileSystemCache {
  /** Pages that were changed already, by what Next's cache returned. */
  static #changed = new WeakMap()

  /** @param {unknown[]} key */
  async get(...key) {
    const entry = await super.get(...key)
    if (entry?.value?.kind !== "APP_PAGE" || typeof entry.value.html !== "string") return entry
    const known = PageCache.#changed.get(entry.value)
    const value = known ?? { ...entry.value, html: withLaterScripts(entry.value.html) }
    if (!known) PageCache.#changed.set(entry.value, value)
    return { ...entry, value }
  }
}

/**
 * The HTML of a page whose scripts wait, if the page contains what loads them; else the HTML as it is. What waits are
 * Next's script files and the data with which React takes over the page.
 * @param {string} html
 * @returns {string}
 */
export function withLaterScripts(html) {
  if (!html.includes("<script data-loads-later")) return html
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, "")
    .replace(
      /<script src="([^"]*\/_next\/static\/[^"]*)" async=""[^>]*>/g,
      '<script type="later" data-src="$1">',
    )
    .replace(/<script>(?=\(?self\.__next_f\b)/g, '<script type="later">')
}
