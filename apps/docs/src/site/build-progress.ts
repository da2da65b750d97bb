import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { DocsProgress } from "@stheno/server/internal/docs-progress.ts"

const steps = [
  "Reading the code",
  "Building styles and scripts",
  "Rendering pages",
  "Building the search index",
  "Preparing the store that runs in pages",
] as const

/** Tells the server of the site how far a build is. */
export interface BuildProgress {
  /** begins a step */
  step(name: (typeof steps)[number], more?: Partial<DocsProgress>): void
  /** a page is done; at most twice a second it is written down */
  page(done: number): void
  fail(reason: string): void
  /** the site is in place */
  end(): void
}

/**
 * Keeps `DIST.progress.json`, which the server shows until the first build has finished.
 * @param dist folder of the site
 */
export function buildProgress(dist: string): BuildProgress {
  return progressFrom(dist, { pid: process.pid, startedAt: Date.now(), step: steps[0] })
}

/**
 * Continues what another process of the same build has written.
 * @param dist folder of the site
 */
export function continueProgress(dist: string): BuildProgress {
  return progressFrom(dist, JSON.parse(readFileSync(fileOf(dist), "utf8")) as DocsProgress)
}

const fileOf = (dist: string) => `${dist}.progress.json`

function progressFrom(dist: string, from: DocsProgress): BuildProgress {
  const file = fileOf(dist)
  let progress = from
  let written = 0
  const write = (more: Partial<DocsProgress>) => {
    progress = { ...progress, ...more }
    mkdirSync(dirname(file), { recursive: true })
    // Never half a file: the server may read it now.
    writeFileSync(`${file}.part`, JSON.stringify(progress))
    renameSync(`${file}.part`, file)
    written = Date.now()
  }
  return {
    step: (name, more) =>
      write({ step: name, stepNumber: steps.indexOf(name) + 1, steps: steps.length, ...more }),
    page: (done) => {
      if (Date.now() - written > 500) write({ done })
    },
    fail: (reason) => write({ failed: reason }),
    end: () => rmSync(file, { force: true }),
  }
}
