/**
 * Follows every link between pages and between their Markdown twins, anchors included, and every address of the sitemap.
 * @param {import("./check-site.mjs").Site} site
 * @returns {{ problems: string[], count: number }}
 */
export function checkLinks(site) {
  const problems = []
  const idsByRoute = new Map()
  let count = 0
  for (const { route } of site.manifest.pages) {
    for (const href of linksOf(site.html(route) ?? "")) {
      count++
      const problem = problemOf(href, route, site, idsByRoute)
      if (problem) problems.push(`${route}: ${href}: ${problem}`)
    }
  }
  for (const { route } of site.manifest.pages) {
    const twin = route === "/" ? "/index.md" : `${route}.md`
    if (!site.hasFile(twin)) continue
    for (const href of linksOfMarkdown(site.read(twin).toString())) {
      count++
      const problem = problemOf(href, route, site, idsByRoute)
      if (problem) problems.push(`${twin}: ${href}: ${problem}`)
    }
  }
  return { problems: [...new Set([...problems, ...sitemapProblems(site)])], count }
}

/**
 * The targets of a twin's links, code and those to other sites left out.
 * @param {string} markdown
 * @returns {string[]}
 */
export function linksOfMarkdown(markdown) {
  const text = markdown.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gm, "").replace(/`[^`\n]*`/g, "·")
  return [...text.matchAll(/\]\(<?((?:\/(?!\/)|#)[^)>\s]*)>?/g)].map(([, href]) => href)
}

/** The sitemap, where there is one, lists every page once and nothing else. */
function sitemapProblems(site) {
  if (!site.hasFile("/sitemap.xml")) return []
  const places = [
    ...site
      .read("/sitemap.xml")
      .toString()
      .matchAll(/<loc>([^<]*)<\/loc>/g),
  ]
  const listed = places.map(([, place]) => decodeURI(new URL(decode(place), "http://site").pathname))
  const routes = new Set(site.manifest.pages.map(({ route }) => route))
  return [
    ...listed.filter((path) => !routes.has(path)).map((path) => `/sitemap.xml: ${path}: no such page`),
    ...[...routes]
      .filter((route) => !listed.includes(route))
      .map((route) => `/sitemap.xml: ${route} is missing`),
    ...listed
      .filter((path, i) => listed.indexOf(path) < i)
      .map((path) => `/sitemap.xml: ${path}: listed twice`),
  ]
}

/**
 * The targets of a page's links, those to other sites left out.
 * @param {string} html
 * @returns {string[]}
 */
export function linksOf(html) {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href]) => decode(href))
    .filter((href) => !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href))
}

function problemOf(href, route, site, idsByRoute) {
  const url = new URL(href, `http://site${route}`)
  const path = site.manifest.redirects[url.pathname] ?? url.pathname
  // A page is read once: nearly every page links to it.
  if (!idsByRoute.has(path)) {
    const html = site.html(path)
    idsByRoute.set(path, html === undefined ? undefined : idsOf(html))
  }
  const ids = idsByRoute.get(path)
  if (ids === undefined) return site.hasFile(path) ? undefined : "no such page"
  if (path !== "/" && path.endsWith("/")) return "ends with a slash"
  const anchor = decodeURIComponent(url.hash.slice(1))
  return anchor && !ids.has(anchor) ? "no such anchor" : undefined
}

function idsOf(html) {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decode(id)))
}

function decode(text) {
  const entities = { "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&#39;": "'", "&lt;": "<", "&gt;": ">" }
  return text.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (entity) => entities[entity])
}
