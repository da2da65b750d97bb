import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { checkLinks } from "./links.mjs"
import { checkManifest } from "./manifest.mjs"
import { checkPage } from "./page.mjs"
import { checkProse } from "./prose.mjs"
import { checkWeight } from "./weight.mjs"

/**
 * Runs every check over a built site.
 * @param {string} dist folder of the site
 * @returns {{ problems: string[], counts: Record<string, string | number> }}
 */
export function checkSite(dist) {
  const manifestFile = join(dist, "docs-manifest.json")
  if (!existsSync(manifestFile))
    return { problems: [`${manifestFile} is missing: build the site first`], counts: {} }
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8"))
  const site = openSite(dist, manifest)
  const weight = checkWeight(site)
  const links = checkLinks(site)
  const prose = checkProse(site)
  const problems = [
    ...checkManifest(manifest),
    ...manifest.pages.flatMap((page) => checkPage(page, site)),
    ...orphans(site),
    ...links.problems,
    ...weight.problems,
    ...prose.problems,
  ]
  const counts = { pages: manifest.pages.length, links: links.count, ...prose.counts, ...weight.counts }
  return { problems, counts }
}

/**
 * The site as the checks read it.
 * @typedef {object} Site
 * @property {string} dist folder of the site
 * @property {{ pages: any[], redirects: Record<string, string> }} manifest
 * @property {(route: string) => string | undefined} html a page's HTML
 * @property {(path: string) => boolean} hasFile whether the address is a file and not a page
 * @property {(path: string) => Buffer} read a file of the site
 */

/** @returns {Site} */
function openSite(dist, manifest) {
  const fileOf = (path) => join(dist, decodeURI(path))
  const isFile = (path) => existsSync(path) && statSync(path).isFile()
  return {
    dist,
    manifest,
    html: (route) => {
      const file = join(fileOf(route), "index.html")
      return isFile(file) ? readFileSync(file, "utf8") : undefined
    },
    hasFile: (path) => isFile(fileOf(path)),
    read: (path) => readFileSync(fileOf(path)),
  }
}

/** Pages that no list leads to. */
function orphans({ dist, manifest }) {
  const listed = new Set([
    ...manifest.pages.map((page) => page.route),
    ...Object.keys(manifest.redirects ?? {}),
  ])
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`)
    .filter((route) => !listed.has(route))
    .map((route) => `${route}: an HTML file that the manifest does not list`)
}
