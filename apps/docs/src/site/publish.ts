import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { isAlive } from "@stheno/server/internal/embedded-postgres/process-identity.ts"

/** A file of a complete site. `npm start` looks at its time, see `scripts/start/docs.mjs`. */
const completed = ".complete"

/**
 * Puts a site whose pages are written in its place, unless there is another one: a reader of the first build needs the
 * pages, also after the server was stopped before the build has finished.
 * @returns the folder in which the build continues
 */
export function publishFirst(draft: string, dist: string): string {
  if (existsSync(join(dist, "index.html"))) return draft
  replace(dist, draft)
  return dist
}

/**
 * Puts a finished site in its place.
 * @param site the folder in which it was finished
 * @param startedAt when the build began, milliseconds since 1970: what changed since then is not in the site
 */
export function publish(site: string, dist: string, startedAt: number): void {
  const file = join(site, completed)
  writeFileSync(file, "")
  utimesSync(file, startedAt / 1000, startedAt / 1000)
  if (site !== dist) replace(dist, site)
}

function replace(dist: string, site: string): void {
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dirname(dist), { recursive: true })
  renameSync(site, dist)
}

/** Removes what builds left behind that were stopped: folders that end with the ID of a process. */
export function removeAbandoned(cache: string): void {
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache)) {
    const pid = /^(?:site|shop-files)-(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true })
  }
}
