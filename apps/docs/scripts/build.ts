import { cpSync, existsSync, rmSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { buildProgress, continueProgress } from "@stheno/docs/internal/site/build-progress.ts"
import { publish, removeAbandoned } from "@stheno/docs/internal/site/publish.ts"
import { reportStep } from "@stheno/docs/internal/site/report-step.ts"
import { runPart } from "@stheno/docs/internal/site/run-part.ts"
import { startShopFiles } from "@stheno/docs/internal/site/start-shop-files.ts"

const root = fileURLToPath(new URL("..", import.meta.url))
/** Another folder for what builds keep and for the site, as first argument: a build that starts with nothing */
const own = process.argv[2]
const dist = own ? join(own, "dist") : join(root, "dist")
const cache = own ?? join(root, ".cache")
const draft = join(cache, `site-${process.pid}`)
const shopFiles = join(cache, `shop-files-${process.pid}`)
const startedAt = Date.now()

removeAbandoned(cache)
buildProgress(dist).step("Reading the code")

try {
  await buildSite()
  continueProgress(dist).end()
} catch (error) {
  rmSync(draft, { recursive: true, force: true })
  rmSync(shopFiles, { recursive: true, force: true })
  const reason = error instanceof Error ? error.message : String(error)
  continueProgress(dist).fail(reason)
  console.error(reason)
  process.exitCode = 1
}

/**
 * The finished site replaces the old one at once: a failed build leaves the old one in place. Where there is none, the pages
 * are put there before the search and the shop are ready.
 *
 * The pages and the shop each have a process, one after the other: together they take more than the 1.5 GB of decision 0031.
 */
async function buildSite(): Promise<void> {
  const values = [draft, dist, cache, String(startedAt)]
  await runPart(new URL("build-pages.ts", import.meta.url), values, ["--max-old-space-size=1536"])
  const site = existsSync(draft) ? draft : dist
  continueProgress(dist).step("Preparing the store that runs in pages")
  await startShopFiles(shopFiles, join(cache, "shop"))
  cpSync(shopFiles, site, { recursive: true })
  rmSync(shopFiles, { recursive: true, force: true })
  reportStep(startedAt, "the shop that runs in pages")
  publish(site, dist, startedAt)
  reportStep(startedAt, `done: ${relative(process.cwd(), dist)}`)
}
