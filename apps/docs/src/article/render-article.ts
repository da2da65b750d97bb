import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { renderToStaticMarkup } from "react-dom/server"
import type { Article, PageSource } from "../content/page.ts"
import { loadHighlighter } from "../mdx/highlight.ts"
import { documentedOperations } from "../reference/api/documented-operations.ts"
import { operationRoute } from "../reference/api/operation-route.ts"
import { finishArticle } from "./finish-article.ts"

/** Renders articles, or finds them as an earlier build left them. */
export interface ArticleRenderer {
  readonly render: (page: PageSource) => Promise<Article>
  /** how many articles were taken from the cache so far */
  readonly hits: () => number
}

/**
 * A renderer that keeps every article under a hash of the page's text, its samples and the code that renders it.
 * @param cache folder for the articles; nothing is kept without one
 * @since 0.1
 */
export function articleRenderer(cache?: string): ArticleRenderer {
  if (cache) mkdirSync(cache, { recursive: true })
  const engine = cache ? engineFingerprint() : ""
  let hits = 0
  return {
    hits: () => hits,
    async render(page) {
      const key = createHash("sha256").update(`${engine}\0${page.meta.id}\0${page.fingerprint}`).digest("hex")
      const file = cache && join(cache, `${key}.json`)
      const kept = file && readKept(file)
      if (kept) {
        hits++
        return kept
      }
      const article = await renderFresh(page)
      if (file) writeFileSync(file, JSON.stringify(article))
      return article
    },
  }
}

async function renderFresh(page: PageSource): Promise<Article> {
  await loadHighlighter()
  const html = renderToStaticMarkup(await page.render())
  const { kind, route, source } = page.meta
  const isGenerated = (kind === "api" || kind === "reference") && !source.endsWith(".mdx")
  return finishArticle(html, isGenerated ? route : undefined)
}

function readKept(file: string): Article | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Article
  } catch {
    return undefined
  }
}

/** Any change to the code that turns a page into HTML makes every kept article stale. */
function engineFingerprint(): string {
  const sum = createHash("sha256")
  const folders = [
    "../article/",
    "../cli/",
    "../config/",
    "../content/",
    "../events/",
    "../mdx/",
    "../reference/",
    "../error-messages/",
    "../reliability/",
    "../samples/",
    "../shop/expectations.ts",
    "../shop/samples/runnable.ts",
    "../upgrade/",
    "../layout/icons.ts",
  ]
  for (const folder of folders)
    for (const text of sourcesBelow(new URL(folder, import.meta.url))) sum.update(text)
  // Texts name operations, and lead to their pages.
  for (const operation of documentedOperations) sum.update(operationRoute(operation))
  return sum.update(readFileSync(new URL("../../package.json", import.meta.url))).digest("hex")
}

function sourcesBelow(url: URL): Buffer[] {
  const path = fileURLToPath(url)
  if (!path.endsWith("/")) return [readFileSync(path)]
  const files = readdirSync(path, { recursive: true, encoding: "utf8" }).sort()
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(join(path, file)))
}
