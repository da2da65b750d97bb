import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { close, createIndex } from "pagefind"
import type { NamedPage } from "../client/search/results.ts"
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
    await writeFile(join(outPath, "names.json"), JSON.stringify(namesOf(pages)))
    return pages.length
  } finally {
    await index.deleteIndex()
    await close()
  }
}

function documentOf({ page, article, place }: Searchable): { url: string; content: string } {
  const trail = trailOf(place)
  const content = `<html lang="en"><body data-pagefind-body data-pagefind-filter="area:${escape(place.area.title)}">
<h1 data-pagefind-weight="10">${escape(page.title)}</h1><p>${escape(page.description)}</p><i data-pagefind-meta="trail:${escape(trail)}"></i><i data-pagefind-meta="kind:${page.kind}"></i>
${article.html}</body></html>`
  return { url: page.route, content }
}

/** Where names are looked for, first what most readers mean: `Order` is the entity before it is a type of the client. */
const namePlaces = ["/references/entities/", "/api/", "/references/services/", "/references/"]

/** Titles of the reference pages, which are names. */
function namesOf(pages: readonly Searchable[]): NamedPage[] {
  const rank = (route: string) => namePlaces.findIndex((place) => route.startsWith(place))
  return pages
    .filter(({ page }) => rank(page.route) >= 0)
    .toSorted((a, b) => rank(a.page.route) - rank(b.page.route))
    .map(({ page, place }) => ({ title: page.title, url: page.route, trail: trailOf(place) }))
}

function trailOf({ area, groups }: Place): string {
  return [area.title, ...groups].join(" › ")
}

function refuse(errors: readonly string[]): void {
  if (errors.length) throw new SearchIndexError(errors.join("; "))
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
}
