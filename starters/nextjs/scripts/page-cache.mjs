// Next keeps static pages with this cache (`cacheHandler` in next.config.ts). It is Next's own, with two changes: the
// scripts of catalog pages are loaded when the customer first touches the page, see components/layout/later-scripts.tsx,
// and the tags that the webhook renewed are known after a restart, before which their pages may not have been rendered.
import { createHash, randomUUID } from "node:crypto"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

const require = createRequire(import.meta.url)
const inNext = "next/dist/server/lib/incremental-cache"

/**
 * @type {{ default: new (context: object) => {
 *   get(...key: unknown[]): Promise<any>
 *   set(key: string, value: any, context: object): Promise<void>
 *   revalidateTag(tags: string | string[], ...more: unknown[]): Promise<void>
 * } }}
 */
const { default: FileSystemCache } = require(`${inNext}/file-system-cache.js`)

/** @type {{ tagsManifest: Map<string, { stale?: number, expired?: number }> }} */
const { tagsManifest } = require(`${inNext}/tags-manifest.external.js`)

/** Milliseconds after which a renewed tag is deleted. Pages that are older are renewed without it. */
const lifetime = 1000 * Math.max(30 * 24 * 60 * 60, Number(process.env.REVALIDATE_SECONDS) || 0)

export default class PageCache extends FileSystemCache {
  /** Pages that were changed already, by what Next's cache returned. */
  static #changed = new WeakMap()

  /** Folders whose tags were read. */
  static #read = new Set()

  /**
   * Where renewed tags are kept: beside the responses of the API, which a build keeps, too. Without the tags, a build could
   * render a page from a response that is older than its renewal.
   */
  #folder

  /** @param {{ serverDistDir?: string }} context */
  constructor(context) {
    super(context)
    this.#folder = context.serverDistDir && path.join(context.serverDistDir, "../cache/renewed-tags")
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

  /**
   * Changes the page that is kept in place: Next sends the same object to the customer whose request rendered it.
   * @param {string} key
   * @param {any} value
   * @param {object} context
   */
  async set(key, value, context) {
    if (isPage(value)) value.html = withLaterScripts(value.html)
    await super.set(key, value, context)
  }

  /**
   * Pages that the build rendered come from the disk, where they are unchanged.
   * @param {unknown[]} key
   */
  async get(...key) {
    const entry = await super.get(...key)
    if (!isPage(entry?.value)) return entry
    const known = PageCache.#changed.get(entry.value)
    const value = known ?? { ...entry.value, html: withLaterScripts(entry.value.html) }
    if (!known) PageCache.#changed.set(entry.value, value)
    return { ...entry, value }
  }
}

/**
 * @param {any} value
 * @returns {boolean}
 */
function isPage(value) {
  return value?.kind === "APP_PAGE" && typeof value.html === "string"
}

/**
 * Reads the tags that earlier processes renewed. A page on the disk that is older is rendered again.
 * @param {string} folder
 */
function readTags(folder) {
  for (const name of namesIn(folder)) {
    const file = path.join(folder, name)
    try {
      if (fs.statSync(file).mtimeMs < Date.now() - lifetime) fs.rmSync(file)
      else if (name.endsWith(".json")) readTag(file)
    } catch (error) {
      // Another process that starts at the same moment deletes the same files.
      if (codeOf(error) !== "ENOENT") warn(`Cannot read the renewed tag in ${file}`, error)
    }
  }
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function namesIn(folder) {
  try {
    return fs.readdirSync(folder)
  } catch (error) {
    if (codeOf(error) !== "ENOENT") warn("Cannot read renewed tags", error)
    return []
  }
}

/**
 * Reads one tag. A file with anything else is deleted.
 * @param {string} file
 */
function readTag(file) {
  const kept = parsed(fs.readFileSync(file, "utf8"))
  if (Array.isArray(kept) && typeof kept[0] === "string" && kept[1] instanceof Object)
    return void tagsManifest.set(kept[0], kept[1])
  fs.rmSync(file)
  console.warn(`Deleted ${file}: it does not contain a renewed tag`)
}

/**
 * @param {string} text
 * @returns {unknown} undefined if it is not JSON
 */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Writes one file for each tag, so that processes that share the disk do not overwrite what others keep.
 * @param {string} folder
 * @param {readonly string[]} tags
 */
function keepTags(folder, tags) {
  for (const tag of tags) {
    try {
      fs.mkdirSync(folder, { recursive: true })
      const file = path.join(folder, createHash("sha256").update(tag).digest("hex"))
      // Containers that share the folder can have the same process ID.
      const written = `${file}.${randomUUID()}`
      fs.writeFileSync(written, JSON.stringify([tag, tagsManifest.get(tag)]))
      fs.renameSync(written, `${file}.json`)
    } catch (error) {
      // Next cannot keep pages on such a disk either, so a restart begins with those of the build.
      warn(`Cannot keep the renewed tag ${tag} for a restart`, error)
    }
  }
}

/**
 * @param {string} message
 * @param {unknown} error
 */
function warn(message, error) {
  console.warn(`${message}: ${error instanceof Error ? error.message : error}`)
}

/**
 * @param {unknown} error
 * @returns {unknown} such as `ENOENT`
 */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined
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
