import { close, createIndex } from "pagefind"
import type { Article, PageMeta } from "../content/page.ts"
import type { Place } from "../sidebars/resolve-sidebars.ts"

/** A page with all that search knows of it. */
export interface Searchable {
  readonly page: PageMeta
  readonly article: Article
  readonly place: Place
}

/** The search index could not be written; the message says why. */
export class SearchIndexError extends Error {}

/**
 * Writes the search index, which the browser loads in pieces when the reader searches.
 * @param outPath folder for the index
 * @returns how many pages it covers
 * @throws SearchIndexError when a page cannot be read or the files cannot be written
 * @since 0.1
 */
export async function buildSearch(pages: readonly Searchable[], outPath: string): Promise<number> {
  const { index, errors } = await createIndex({ forceLanguage: "en" })
  if (!index) throw new SearchIndexError(errors.join("; "))
  try {
    for (const page of pages) refuse((await index.addHTMLFile(documentOf(page))).errors)
    refuse((await index.writeFiles({ outputPath: outPath })).errors)
    return pages.length
  } finally {
    await index.deleteIndex()
    await close()
  }
}

function documentOf({ page, article, place }: Searchable): { url: string; content: string } {
  const trail = [place.area.title, ...place.groups].join(" › ")
  const content = `<html lang="en"><body data-pagefind-body data-pagefind-filter="area:${escape(place.area.title)}">
<h1 data-pagefind-weight="10">${escape(page.title)}</h1><p>${escape(page.description)}</p><i data-pagefind-meta="trail:${escape(trail)}"></i><i data-pagefind-meta="kind:${page.kind}"></i>
${article.html}</body></html>`
  return { url: page.route, content }
}

function refuse(errors: readonly string[]): void {
  if (errors.length) throw new SearchIndexError(errors.join("; "))
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
}
