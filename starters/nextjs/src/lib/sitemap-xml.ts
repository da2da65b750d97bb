/** A page in a sitemap. */
export interface SitemapEntry {
  readonly url: string
  /** when the page changed, in ISO 8601 */
  readonly lastModified?: string | undefined
}

/** How many pages search engines read in one file. */
const mostPages = 50_000

/** As many products as the API returns at once. */
const mostPaths = 100

/**
 * How many paths one file has. Each path is a page in each country and language.
 * @param countries the number of countries
 * @param languages the number of languages
 */
export function pathsPerFile(countries: number, languages: number): number {
  return Math.max(1, Math.min(mostPaths, Math.floor(mostPages / (countries * languages))))
}

/**
 * A sitemap as the protocol of sitemaps.org defines it. Links to the other countries and languages are in the pages: in the
 * sitemap, they would need more than the 50 MB that search engines read as soon as a store sells to many countries.
 */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const pages = entries.map(({ url, lastModified }) => {
    const changed = lastModified ? `<lastmod>${escape(lastModified)}</lastmod>\n` : ""
    return `<url>\n<loc>${escape(url)}</loc>\n${changed}</url>\n`
  })
  return `${head}<urlset xmlns="${protocol}">\n${pages.join("")}</urlset>\n`
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
