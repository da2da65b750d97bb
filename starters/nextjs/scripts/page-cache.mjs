// Next keeps static pages with this cache (`cacheHandler` in next.config.ts). It is Next's own, with two changes: the
// scripts of catalog pages are loaded when the customer first touches the page, see components/layout/later-scripts.tsx,
// and the tags that the webhook renewed are known after a restart, before which their pages may not have been rendered.
import { createHash } from "node:crypto"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

const require = createRequire(import.meta.url)
const inNext = "next/dist/server/lib/incremental-cache"

/**
 * @type {{ default: new (context: object) => {
 *   get(...key: unknown[]): Promise<any>
 *   revalidateTag(tags: string | string[], ...more: unknown[]): Promise<void>
 * } }}
 */
const { default: FileSystemCache } = require(`${inNext}/file-system-cache.js`)

/** @type {{ tagsManifest: Map<string, { stale?: number, expired?: number }> }} */
const { tagsManifest } = require(`${inNext}/tags-manifest.external.js`)

export default class PageCache extends FileSystemCache {
  /** Pages that were changed already, by what Next's cache returned. */
  static #changed = new WeakMap()

  /** Folders whose tags were read. */
  static #read = new Set()

  /** Where renewed tags are kept, beside the pages; a build deletes both. */
  #folder

  /** @param {{ serverDistDir?: string }} context */
  constructor(context) {
    super(context)
    this.#folder = context.serverDistDir && path.join(context.serverDistDir, "renewed-tags")
    if (!this.#folder || PageCache.#read.has(this.#folder)) return
    PageCache.#read.add(this.#folder)
    readTags(this.#folder)
  }

  /**
   * @param {string | string[]} tags
   * @param {unknown[]} more
   */
  async revalidateTag(tags, ...more) {
    await super.revalidateTag(tags, ...more)
    if (this.#folder) keepTags(this.#folder, [tags].flat())
  }

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
 * Reads the tags that earlier processes renewed. A page on the disk that is older is rendered again.
 * @param {string} folder
 */
function readTags(folder) {
  if (!fs.existsSync(folder)) return
  for (const name of fs.readdirSync(folder).filter((each) => each.endsWith(".json"))) {
    const [tag, renewed] = JSON.parse(fs.readFileSync(path.join(folder, name), "utf8"))
    tagsManifest.set(tag, renewed)
  }
}

/**
 * Writes one file for each tag, so that processes that share the disk do not overwrite what others keep.
 * @param {string} folder
 * @param {readonly string[]} tags
 */
function keepTags(folder, tags) {
  try {
    fs.mkdirSync(folder, { recursive: true })
    for (const tag of tags) {
      const file = path.join(folder, createHash("sha256").update(tag).digest("hex"))
      fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify([tag, tagsManifest.get(tag)]))
      fs.renameSync(`${file}.${process.pid}`, `${file}.json`)
    }
  } catch (error) {
    // Next cannot keep pages on such a disk either, so a restart begins with those of the build.
    console.warn(`Cannot keep renewed tags for a restart: ${error instanceof Error ? error.message : error}`)
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
