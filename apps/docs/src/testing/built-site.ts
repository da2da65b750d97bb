import { execFile } from "node:child_process"
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import type { BrowserContextOptions, Page } from "playwright-core"
import { launchChromium } from "../../../../scripts/chromium.mjs"
import { needsDocs } from "../../../../scripts/start/docs.mjs"
import { serveSite } from "./site-server.ts"

const app = fileURLToPath(new URL("../../", import.meta.url))
const repository = fileURLToPath(new URL("../../../../", import.meta.url))
const lock = join(app, ".cache/test-build.lock")

/** Where the built site lies. */
export const siteFolder = join(app, "dist")

/** The built site on a port of this machine, and a browser that looks at it. */
export interface BuiltSite {
  /** where it answers, without a slash at the end */
  readonly origin: string
  /** every page, from the manifest */
  readonly pages: readonly { readonly route: string }[]
  /** Opens a page in a context of its own and waits until the network is quiet. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/**
 * Builds the site where that is needed, serves it, and starts a browser.
 * @since 0.1
 */
export async function openBuiltSite(): Promise<BuiltSite> {
  await buildSiteOnce()
  const server = await serveSite(siteFolder)
  const browser = await launchChromium()
  const manifest = JSON.parse(readFileSync(join(siteFolder, "docs-manifest.json"), "utf8")) as BuiltSite
  return {
    origin: server.origin,
    pages: manifest.pages,
    async open(path, options = {}) {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      await page.goto(server.origin + path, { waitUntil: "networkidle" })
      return page
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/**
 * Builds the site unless what is there is newer than all it is made of. Test files that want it at the same time wait for
 * the first of them.
 * @since 0.1
 */
export async function buildSiteOnce(): Promise<void> {
  mkdirSync(join(app, ".cache"), { recursive: true })
  while (!takeLock()) await sleep(200)
  try {
    if (needsDocs(repository)) await promisify(execFile)("npm", ["run", "build"], { cwd: app })
  } finally {
    rmSync(lock, { force: true })
  }
}

function takeLock(): boolean {
  try {
    const file = openSync(lock, "wx")
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch {
    if (isForgotten()) rmSync(lock, { force: true })
    return false
  }
}

/** Whether the process that builds has gone without letting the next one in. */
function isForgotten(): boolean {
  try {
    const holder = Number(readFileSync(lock, "utf8"))
    if (holder) process.kill(holder, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH"
  }
}
