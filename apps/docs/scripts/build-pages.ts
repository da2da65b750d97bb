import "./production.ts"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { stop as stopEsbuild } from "esbuild"
import { atomFeed, feedRoute } from "@stheno/docs/internal/changelog/atom-feed.ts"
import { readChangelog } from "@stheno/docs/internal/changelog/read-changelog.ts"
import { buildClient } from "@stheno/docs/internal/site/build-client.ts"
import { buildSearch } from "@stheno/docs/internal/site/build-search.ts"
import { articleRenderer, type ArticleRenderer } from "@stheno/docs/internal/article/render-article.ts"
import type { PageSource } from "@stheno/docs/internal/content/page.ts"
import type { Assets } from "@stheno/docs/internal/layout/document.tsx"
import type { Navigation } from "@stheno/docs/internal/sidebars/resolve-sidebars.ts"
import { continueProgress } from "@stheno/docs/internal/site/build-progress.ts"
import { collect, firstPagesFirst, renderAll } from "@stheno/docs/internal/site/collect.ts"
import { docsPages, docsPagesRoute } from "@stheno/docs/internal/site/docs-pages.ts"
import { buildExamples } from "@stheno/docs/internal/ui-examples/build-examples.ts"
import { publishFirst } from "@stheno/docs/internal/site/publish.ts"
import { reportStep } from "@stheno/docs/internal/site/report-step.ts"
import { endWithParent } from "@stheno/docs/internal/site/run-part.ts"
import { writePage, writeSite, type FinishedPage } from "@stheno/docs/internal/site/write-site.tsx"

// The pages and their search, without the shop that runs in them. `build.ts` starts it.

endWithParent()
const [draft = "", dist = "", cache = "", startedAt = ""] = process.argv.slice(2)
const progress = continueProgress(dist)

try {
  await buildPages()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function buildPages(): Promise<void> {
  const { pages, navigation } = collect()
  const renderer = articleRenderer(join(cache, "articles"))
  progress.step("Building styles and scripts")
  const assets = await buildClient(draft)
  await buildExamples(draft)
  // Its process keeps up to 270 MB.
  await stopEsbuild()
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
  report(`search covers ${indexed} pages; ${memory()} of memory at most`)
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
  reportStep(Number(startedAt), step)
}
