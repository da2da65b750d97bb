import { changelogPage } from "../changelog/changelog-page.ts"
import { cliParts } from "../cli/cli-parts.tsx"
import { configParts } from "../config/config-parts.tsx"
import { guidesOfContent } from "../content/guides-about.ts"
import type { Article, PageSource } from "../content/page.ts"
import { loadPages } from "../content/load-pages.ts"
import { eventParts } from "../events/event-parts.tsx"
import { pluginParts } from "../plugins/plugin-list.tsx"
import { codePages } from "../reference/code-pages.ts"
import { loadCoreModel } from "../reference/load-core-model.ts"
import { referencePages } from "../reference/reference-pages.tsx"
import { errorParts } from "../error-messages/error-parts.tsx"
import { reliabilityParts } from "../reliability/reliability-parts.tsx"
import { sidebars } from "../sidebars/sidebars.ts"
import { resolveSidebars, type Navigation } from "../sidebars/resolve-sidebars.ts"
import { upgradeParts } from "../upgrade/upgrade-parts.tsx"
import type { ArticleRenderer } from "../article/render-article.ts"

/** Everything the site consists of, before it is rendered. */
export interface Collection {
  readonly pages: readonly PageSource[]
  readonly navigation: Navigation
}

/** Two pages claim one id or one address. */
export class DuplicatePageError extends Error {}

/**
 * The pages made from the code.
 * @since 0.1
 */
export function generatedPages(): PageSource[] {
  const guides = guidesOfContent()
  return [...referencePages(loadCoreModel(guides)), ...codePages(guides)]
}

/**
 * Gathers written and generated pages and the sidebars over them.
 * @param generated the pages made from the code, where they are known
 * @throws FrontmatterError, SidebarError, DuplicatePageError
 * @since 0.1
 */
export function collect(generated: readonly PageSource[] = generatedPages()): Collection {
  const written = loadPages(new URL("../../content/", import.meta.url), {
    ...upgradeParts(),
    ...cliParts(),
    ...configParts(),
    ...eventParts(),
    ...pluginParts(),
    ...reliabilityParts(),
    ...errorParts(),
  })
  const pages = [...written, changelogPage(), ...generated]
  const metas = pages.map((page) => page.meta)
  refuseDuplicates(metas.map((meta) => meta.id))
  refuseDuplicates(metas.map((meta) => meta.route))
  return { pages, navigation: resolveSidebars(sidebars, metas) }
}

/** What a newcomer opens first. */
const first = ["/", "/create-medusa-app", "/get-the-packages", "/development/overview"]

/** Pages in the order to render them: the first ones of a newcomer, the other guides, the pages made from the code. */
export function firstPagesFirst(pages: readonly PageSource[]): PageSource[] {
  const rank = ({ meta }: PageSource) => {
    const at = first.indexOf(meta.route)
    if (at >= 0) return at
    return meta.source.endsWith(".mdx") ? first.length : first.length + 1
  }
  return pages.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Renders pages in order; a broken page names itself.
 * @param onPage called after each page, with the number of those that are done
 */
export async function renderAll(
  pages: readonly PageSource[],
  renderer: ArticleRenderer,
  onPage: (done: number, page: PageSource, article: Article) => void = () => undefined,
): Promise<Article[]> {
  const articles: Article[] = []
  for (const page of pages) {
    const article = await renderer.render(page)
    onPage(articles.push(article), page, article)
  }
  return articles
}

function refuseDuplicates(values: readonly string[]): void {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(value)) throw new DuplicatePageError(`two pages have the id or address ${value}`)
    seen.add(value)
  }
}
