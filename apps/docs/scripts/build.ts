import "./production.ts"
import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { articleRenderer } from "../src/article/render-article.ts"
import { atomFeed, feedRoute } from "../src/changelog/atom-feed.ts"
import { readChangelog } from "../src/changelog/read-changelog.ts"
import { buildClient } from "../src/site/build-client.ts"
import { buildSearch } from "../src/site/build-search.ts"
import { collect, renderAll } from "../src/site/collect.ts"
import { docsPages, docsPagesRoute } from "../src/site/docs-pages.ts"
import { startShopFiles } from "../src/site/start-shop-files.ts"
import { writeSite } from "../src/site/write-site.tsx"

const root = fileURLToPath(new URL("..", import.meta.url))
const dist = join(root, "dist")
const draft = join(root, `.cache/site-${process.pid}`)
const shopFiles = join(root, `.cache/shop-files-${process.pid}`)
const started = performance.now()

try {
  await buildSite()
} catch (error) {
  rmSync(draft, { recursive: true, force: true })
  rmSync(shopFiles, { recursive: true, force: true })
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The finished site replaces the old one at once: a failed build leaves the old one in place. */
async function buildSite(): Promise<void> {
  const shop = startShopFiles(shopFiles, join(root, ".cache/shop"))
  // Told where it is waited for.
  shop.catch(() => undefined)
  const { pages, navigation } = collect()
  const renderer = articleRenderer(join(root, ".cache/articles"))
  const articles = await renderAll(pages, renderer)
  const finished = pages.map(({ meta }, i) => ({ page: meta, article: articles[i]! }))
  report(`${finished.length} pages rendered, ${renderer.hits()} of them unchanged`)
  const assets = await buildClient(draft)
  writeSite(draft, finished, navigation, assets)
  writeFileSync(join(draft, docsPagesRoute), JSON.stringify(docsPages(finished, navigation)))
  writeFileSync(join(draft, feedRoute), await atomFeed(readChangelog()))
  report("site written")
  const searchable = finished.map((each) => ({ ...each, place: navigation.places.get(each.page.route)! }))
  const indexed = await buildSearch(searchable, join(draft, "pagefind"))
  await shop
  cpSync(shopFiles, draft, { recursive: true })
  rmSync(shopFiles, { recursive: true, force: true })
  report("the shop that runs in pages")
  rmSync(dist, { recursive: true, force: true })
  renameSync(draft, dist)
  report(`search covers ${indexed} pages; done: apps/docs/dist`)
}

function report(step: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${step}`)
}
