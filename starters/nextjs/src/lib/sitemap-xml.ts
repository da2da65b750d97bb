/** A page in a sitemap. */
export interface SitemapEntry {
  readonly url: string
  /** when the page changed, in ISO 8601 */
  readonly lastModified?: string | undefined
  /** the page in other countries and languages, by BCP 47 tag */
  readonly languages: Readonly<Record<string, string>>
}

/** Links in one file. Search engines read up to 50 MB and 50,000 pages; a link has about 130 bytes. */
const mostLinks = 300_000

/** As many products as the API returns at once. */
const mostPaths = 100

/**
 * How many paths one file has. Each path is a page in each country, which names the page in all countries and languages.
 * @param countries the number of countries
 * @param languages the number of languages
 */
export function pathsPerFile(countries: number, languages: number): number {
  const links = countries * (countries * languages + 1)
  return Math.max(1, Math.min(mostPaths, Math.floor(mostLinks / links)))
}

/** A sitemap as the protocol of sitemaps.org defines it, with the links to other languages that Google reads. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const pages = entries.map(({ url, lastModified, languages }) => {
    const links = Object.entries(languages).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${escape(tag)}" href="${escape(href)}"/>\n`,
    )
    const changed = lastModified ? `<lastmod>${escape(lastModified)}</lastmod>\n` : ""
    return `<url>\n<loc>${escape(url)}</loc>\n${links.join("")}${changed}</url>\n`
  })
  return `${head}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.join("")}</urlset>\n`
}

/** The list of sitemaps. */
export function sitemapIndexXml(urls: readonly string[]): string {
  const files = urls.map((url) => `<sitemap>\n<loc>${escape(url)}</loc>\n</sitemap>\n`)
  return `${head}<sitemapindex xmlns="${protocol}">\n${files.join("")}</sitemapindex>\n`
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = "http://www.sitemaps.org/schemas/sitemap/0.9"

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
