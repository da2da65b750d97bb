import "./production.ts"
import { cpSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { atomFeed, feedRoute } from "@stheno/docs/internal/changelog/atom-feed.ts"
import { readChangelog } from "@stheno/docs/internal/changelog/read-changelog.ts"
import { buildClient } from "@stheno/docs/internal/site/build-client.ts"
import { buildSearch } from "@stheno/docs/internal/site/build-search.ts"
import { articleRenderer, type ArticleRenderer } from "@stheno/docs/internal/article/render-article.ts"
import type { PageSource } from "@stheno/docs/internal/content/page.ts"
import type { Assets } from "@stheno/docs/internal/layout/document.tsx"
import type { Navigation } from "@stheno/docs/internal/sidebars/resolve-sidebars.ts"
import { buildProgress } from "@stheno/docs/internal/site/build-progress.ts"
import { collect, firstPagesFirst, renderAll } from "@stheno/docs/internal/site/collect.ts"
import { docsPages, docsPagesRoute } from "@stheno/docs/internal/site/docs-pages.ts"
import { buildExamples } from "@stheno/docs/internal/ui-examples/build-examples.ts"
import { publish, publishFirst, removeAbandoned } from "@stheno/docs/internal/site/publish.ts"
import { startShopFiles } from "@stheno/docs/internal/site/start-shop-files.ts"
import { writePage, writeSite, type FinishedPage } from "@stheno/docs/internal/site/write-site.tsx"

const root = fileURLToPath(new URL("..", import.meta.url))
/** Another folder for what builds keep and for the site, as first argument: a build that starts with nothing */
const own = process.argv[2]
const dist = own ? join(own, "dist") : join(root, "dist")
const cache = own ?? join(root, ".cache")
const draft = join(cache, `site-${process.pid}`)
const shopFiles = join(cache, `shop-files-${process.pid}`)
const started = performance.now()
const startedAt = Date.now()

removeAbandoned(cache)
const progress = buildProgress(dist)

try {
  await buildSite()
  progress.end()
} catch (error) {
  rmSync(draft, { recursive: true, force: true })
  rmSync(shopFiles, { recursive: true, force: true })
  const reason = error instanceof Error ? error.message : String(error)
  progress.fail(reason)
  console.error(reason)
  process.exitCode = 1
}

/**
 * The finished site replaces the old one at once: a failed build leaves the old one in place. Where there is none, the pages
 * are put there before the search and the shop are ready.
 */
async function buildSite(): Promise<void> {
  progress.step("Reading the code")
  const { pages, navigation } = collect()
  const renderer = articleRenderer(join(cache, "articles"))
  progress.step("Building styles and scripts")
  const assets = await buildClient(draft)
  await buildExamples(draft)
  const finished = await renderPages(pages, { renderer, navigation, assets })
  report(`${finished.length} pages rendered, ${renderer.hits()} of them unchanged`)
  writeSite(draft, finished, navigation, assets)
  writeFileSync(join(draft, docsPagesRoute), JSON.stringify(docsPages(finished, navigation)))
  writeFileSync(join(draft, feedRoute), await atomFeed(readChangelog()))
  report("site written")
  const site = publishFirst(draft, dist)
  progress.step("Building the search index")
  const searchable = finished.map((each) => ({ ...each, place: navigation.places.get(each.page.route)! }))
  const indexed = await buildSearch(searchable, join(site, "pagefind"))
  progress.step("Preparing the store that runs in pages")
  // Not before: beside the rendering or the search index, the shop takes more than the 2 GB that a small machine has.
  await startShopFiles(shopFiles, join(cache, "shop"))
  cpSync(shopFiles, site, { recursive: true })
  rmSync(shopFiles, { recursive: true, force: true })
  report("the shop that runs in pages")
  publish(site, dist, startedAt)
  report(
    `search covers ${indexed} pages; done: ${relative(process.cwd(), dist)}; ${memory()} of memory at most`,
  )
}

interface Rendering {
  readonly renderer: ArticleRenderer
  readonly navigation: Navigation
  readonly assets: Assets
}

/** Renders what a newcomer opens first before the rest, and puts it where the server finds it at once. */
async function renderPages(
  pages: readonly PageSource[],
  { renderer, navigation, assets }: Rendering,
): Promise<FinishedPage[]> {
  const ready: { route: string; title: string }[] = []
  progress.step("Rendering pages", {
    site: draft,
    done: 0,
    total: pages.length,
    ready,
    rendersSince: Date.now(),
  })
  const order = firstPagesFirst(pages)
  const articles = await renderAll(order, renderer, (done, { meta }, article) => {
    writePage(draft, { page: meta, article }, navigation, assets)
    if (meta.source.endsWith(".mdx")) ready.push({ route: meta.route, title: meta.title })
    progress.page(done)
  })
  const byId = new Map(order.map(({ meta }, i) => [meta.id, articles[i]!]))
  return pages.map(({ meta }) => ({ page: meta, article: byId.get(meta.id)! }))
}

/** Of this process; the programs that it starts are not in it. */
function memory(): string {
  return `${Math.round(process.resourceUsage().maxRSS / 1000)} MB`
}

function report(step: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${step}`)
}
