import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { renderToStaticMarkup } from "react-dom/server"
import type { Article, PageMeta } from "../content/page.ts"
import type { Assets } from "../layout/document.tsx"
import { editLink } from "../layout/page-end.tsx"
import { NotFound } from "../layout/not-found.tsx"
import { markdownRoute } from "../layout/page-head.tsx"
import { Page } from "../layout/page.tsx"
import type { Navigation } from "../sidebars/resolve-sidebars.ts"
import { redirectHtml, redirectsOf } from "./redirects.ts"
import { absolute, site } from "./site.ts"
import { listForModels, sitemapXml, wholeText } from "./write-lists.ts"
import { writeSources } from "./write-sources.ts"

/** A page and its finished text. */
export interface FinishedPage {
  readonly page: PageMeta
  readonly article: Article
}

/** A page's HTML file, as text. */
export function htmlOf(finished: FinishedPage, navigation: Navigation, assets: Assets): string {
  return html(<Page {...finished} navigation={navigation} assets={assets} />)
}

/** The HTML file for addresses that lead nowhere, as text. */
export function notFoundHtml(navigation: Navigation, assets: Assets): string {
  return html(<NotFound navigation={navigation} assets={assets} />)
}

/** A page as Markdown, with title and description. */
export function markdownOf({ page, article }: FinishedPage): string {
  return `# ${page.route === "/" ? site.name : page.title}\n\n${page.description}\n\n${article.markdown}`
}

/** Writes one page and its Markdown twin. */
export function writePage(out: string, finished: FinishedPage, navigation: Navigation, assets: Assets): void {
  const { route } = finished.page
  write(join(out, route, "index.html"), htmlOf(finished, navigation, assets))
  write(join(out, markdownRoute(route)), markdownOf(finished))
}

/**
 * Writes what belongs to all pages: redirects, sources, the 404 page, the manifest and the lists for language models.
 * @param out the folder of the site
 * @since 0.1
 */
export function writeSite(
  out: string,
  pages: readonly FinishedPage[],
  navigation: Navigation,
  assets: Assets,
): void {
  const redirects = redirectsOf(pages.map(({ page }) => page))
  for (const [alias, route] of Object.entries(redirects))
    write(join(out, alias, "index.html"), redirectHtml(route))
  writeSources(
    out,
    pages.flatMap(({ page, article }) => [article.html, `href="${editLink(page.source, site).href}"`]),
  )
  write(join(out, "404.html"), notFoundHtml(navigation, assets))
  write(join(out, "docs-manifest.json"), JSON.stringify(manifestOf(pages, redirects), null, 1))
  writeLists(out, pages, navigation)
}

/** What programs read instead of pages. */
function writeLists(out: string, pages: readonly FinishedPage[], navigation: Navigation): void {
  const metas = pages.map(({ page }) => page)
  const text = wholeText(pages.map((each) => ({ page: each.page, markdown: markdownOf(each) })))
  write(join(out, "llms-full.txt"), text)
  write(join(out, "llms.txt"), listForModels(metas, navigation, Buffer.byteLength(text)))
  write(join(out, "sitemap.xml"), sitemapXml(metas))
  write(join(out, "robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${absolute("/sitemap.xml")}\n`)
}

function manifestOf(pages: readonly FinishedPage[], redirects: Readonly<Record<string, string>>): object {
  const entries = pages.map(({ page }) => ({
    id: page.id,
    route: page.route,
    title: page.title,
    description: page.description,
    sidebar: page.sidebar,
    kind: page.kind,
    source: page.source,
  }))
  return { pages: entries, redirects }
}

function html(element: React.ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(element)}`
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
