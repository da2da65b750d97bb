import "./production.ts"
import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
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
/** Another folder for what builds keep and for the site, as first argument: a build that starts with nothing */
const own = process.argv[2]
const dist = own ? join(own, "dist") : join(root, "dist")
const cache = own ?? join(root, ".cache")
const draft = join(cache, `site-${process.pid}`)
const shopFiles = join(cache, `shop-files-${process.pid}`)
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
  const { pages, navigation } = collect()
  const renderer = articleRenderer(join(cache, "articles"))
  const articles = await renderAll(pages, renderer)
  // Not before: rendering and the shop at once take more than the 2 GB that a small machine has.
  const shop = startShopFiles(shopFiles, join(cache, "shop"))
  // Told where it is waited for.
  shop.catch(() => undefined)
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
  report(
    `search covers ${indexed} pages; done: ${relative(process.cwd(), dist)}; ${memory()} of memory at most`,
  )
}

/** Of this process; the programs that it starts are not in it. */
function memory(): string {
  return `${Math.round(process.resourceUsage().maxRSS / 1000)} MB`
}

function report(step: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${step}`)
}
