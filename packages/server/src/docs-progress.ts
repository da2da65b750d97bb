import fs from "node:fs"
import { escapeText, failedPage, waitingPage } from "./http/standalone-page.ts"

/** What a build of the documentation says about itself, in the file `DOCS_DIR.progress.json`. */
export interface DocsProgress {
  /** the process that builds; when it has ended, nothing is being built */
  readonly pid: number
  /** milliseconds since 1970 */
  readonly startedAt: number
  /** what is done now, e.g. `Rendering pages` */
  readonly step: string
  /** its number, from 1, of how many */
  readonly stepNumber?: number
  readonly steps?: number
  /** rendered pages, of how many; `rendersSince` is when the first one was begun */
  readonly done?: number
  readonly total?: number
  readonly rendersSince?: number
  /** folder of the unfinished site, which has the pages that are ready */
  readonly site?: string
  /** guides that are ready */
  readonly ready?: readonly { readonly route: string; readonly title: string }[]
  /** why the build ended without a site */
  readonly failed?: string
}

/**
 * Reads the progress of the build of a site.
 * @param directory of the site
 * @returns undefined when nothing is being built
 */
export function readProgress(directory: string): DocsProgress | undefined {
  try {
    const progress = JSON.parse(fs.readFileSync(`${directory}.progress.json`, "utf8")) as DocsProgress
    return progress.failed !== undefined || isAlive(progress.pid) ? progress : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** Seconds from the last page until the site is in place; the search index and the store that runs in pages follow. */
const afterPages = 5

/**
 * About how many seconds it still takes until all pages can be read.
 * @returns undefined before there is anything to estimate it from
 */
export function secondsLeft(progress: DocsProgress, now: number): number | undefined {
  const { done = 0, total = 0, rendersSince } = progress
  if (rendersSince === undefined || done < 20) return undefined
  const perPage = (now - rendersSince) / 1000 / done
  return done >= total ? afterPages : Math.round(perPage * (total - done)) + afterPages
}

/** The page that replaces one that is not ready. It reloads itself, with JavaScript and without. */
export function progressPage(progress: DocsProgress | undefined, now = Date.now()): string {
  if (progress?.failed !== undefined)
    return failedPage("The documentation could not be built", {
      reason: progress.failed,
      unaffected: "The API and the dashboard are not affected.",
    })
  const { step = "Waiting for the build to start", stepNumber, steps, done, total } = progress ?? {}
  const numbered = stepNumber ? `Step ${stepNumber} of ${steps}: ${step}` : step
  const pages = total
    ? `<p><progress aria-label="Pages" value="${done}" max="${total}"></progress><br>${done} of ${total} pages</p>`
    : ""
  const ready = progress?.ready ?? []
  const links = ready.map(
    ({ route, title }) => `<li><a href="${escapeText(route)}">${escapeText(title)}</a></li>`,
  )
  const list = links.length > 0 ? `<h2>Pages that are ready</h2><ul>${links.join("")}</ul>` : ""
  return waitingPage(
    "Building the documentation",
    `<p>The documentation is built once, when the server starts for the first time. This page opens as soon as it is ready. The
API is already running.</p>
<p><strong>${escapeText(numbered)}</strong>${timeLeft(progress, now)}</p>${pages}${list}`,
  )
}

function timeLeft(progress: DocsProgress | undefined, now: number): string {
  const seconds = progress && secondsLeft(progress, now)
  if (seconds === undefined) return ""
  return seconds < 90
    ? `, about ${Math.max(10, Math.ceil(seconds / 10) * 10)} seconds left`
    : `, about ${Math.round(seconds / 60)} minutes left`
}
