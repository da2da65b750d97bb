/**
 * Follows every link between pages, anchors included.
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
  return { problems: [...new Set(problems)], count }
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
  const html = site.html(path)
  if (html === undefined) return site.hasFile(path) ? undefined : "no such page"
  if (path !== "/" && path.endsWith("/")) return "ends with a slash"
  const anchor = decodeURIComponent(url.hash.slice(1))
  if (!idsByRoute.has(path)) idsByRoute.set(path, idsOf(html))
  return anchor && !idsByRoute.get(path).has(anchor) ? "no such anchor" : undefined
}

function idsOf(html) {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decode(id)))
}

function decode(text) {
  const entities = { "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&#39;": "'", "&lt;": "<", "&gt;": ">" }
  return text.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (entity) => entities[entity])
}
