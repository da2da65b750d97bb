import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { close, createIndex } from "pagefind"
import { catalogueOf, type Searchable } from "../search/catalogue.ts"

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
    const catalogue = catalogueOf(pages, fragmentIds(join(outPath, "fragment")))
    writeFileSync(join(outPath, "catalogue.json"), JSON.stringify(catalogue))
    return pages.length
  } finally {
    await index.deleteIndex()
    await close()
  }
}

function documentOf({ page, article }: Searchable): { url: string; content: string } {
  const keywords = page.keywords?.length
    ? `<p data-pagefind-weight="8">${escape(page.keywords.join(", "))}</p>`
    : ""
  const content = `<html lang="en"><body data-pagefind-body>
<h1 data-pagefind-weight="10">${escape(page.title)}</h1><p data-pagefind-weight="4">${escape(page.description)}</p>
${article.html}${keywords}</body></html>`
  return { url: page.route, content }
}

/** Pagefind names what it writes of a page by content; a search gives these names. @returns address → name */
function fragmentIds(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder).map((file) => {
      const text = gunzipSync(readFileSync(join(folder, file))).toString()
      const { url } = JSON.parse(text.slice(text.indexOf("{"))) as { url: string }
      return [url, file.replace(/\.pf_fragment$/, "")] as const
    }),
  )
}

function refuse(errors: readonly string[]): void {
  if (errors.length) throw new SearchIndexError(errors.join("; "))
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
}
