const leastWords = { guide: 150, reference: 30, index: 30, api: 30 }
const filler = /\b(lorem ipsum|coming soon|TODO|TBD|under construction|placeholder page)\b/

/**
 * One page: its file, its title, its description, one h1, unique ids, enough words, its Markdown twin.
 * @param {{ route: string, kind: string }} page
 * @param {import("./check-site.mjs").Site} site
 * @returns {string[]}
 */
export function checkPage(page, site) {
  const html = site.html(page.route)
  if (html === undefined) return [`${page.route}: in the manifest, but the file is missing`]
  const text = textOf(html)
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const headings = html.match(/<h1\b/g)?.length ?? 0
  const twice = repeatedIds(html)
  const twin = page.route === "/" ? "/index.md" : `${page.route}.md`
  const faults = {
    "no title": !/<title>[^<]+<\/title>/.test(html),
    "no meta description": !/<meta name="description" content="[^"]{10,}"/.test(html),
    "no language": !/<html lang="/.test(html),
    [`${headings} h1 elements`]: headings !== 1,
    [`the id ${twice[0]} is used twice`]: twice.length > 0,
    [`${words} words`]: words < (leastWords[page.kind] ?? 30),
    [`filler: ${filler.exec(text)?.[0]}`]: filler.test(text),
    "no Markdown twin": !site.hasFile(twin),
  }
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [`${page.route}: ${fault}`] : []))
}

function textOf(html) {
  const main = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? ""
  return main.replace(/<(script|style|nav|template)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " ")
}

function repeatedIds(html) {
  const seen = new Set()
  return [...html.matchAll(/\sid="([^"]*)"/g)]
    .map(([, id]) => id)
    .filter((id) => seen.size === seen.add(id).size)
}
