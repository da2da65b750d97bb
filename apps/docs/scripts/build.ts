import "./production.ts"
import { renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { articleRenderer } from "../src/article/render-article.ts"
import { buildClient } from "../src/site/build-client.ts"
import { buildSearch } from "../src/site/build-search.ts"
import { collect, renderAll } from "../src/site/collect.ts"
import { writeSite } from "../src/site/write-site.tsx"

const root = fileURLToPath(new URL("..", import.meta.url))
const dist = join(root, "dist")
const draft = join(root, `.cache/site-${process.pid}`)
const started = performance.now()

try {
  await buildSite()
} catch (error) {
  rmSync(draft, { recursive: true, force: true })
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The finished site replaces the old one at once: a failed build leaves the old one in place. */
async function buildSite(): Promise<void> {
  const { pages, navigation } = collect()
  const renderer = articleRenderer(join(root, ".cache/articles"))
  const articles = await renderAll(pages, renderer)
  const finished = pages.map(({ meta }, i) => ({ page: meta, article: articles[i]! }))
  report(`${finished.length} pages rendered, ${renderer.hits()} of them unchanged`)
  const assets = await buildClient(draft)
  writeSite(draft, finished, navigation, assets)
  report("site written")
  const searchable = finished.map((each) => ({ ...each, place: navigation.places.get(each.page.route)! }))
  const indexed = await buildSearch(searchable, join(draft, "pagefind"))
  rmSync(dist, { recursive: true, force: true })
  renameSync(draft, dist)
  report(`search covers ${indexed} pages; done: apps/docs/dist`)
}

function report(step: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${step}`)
}
