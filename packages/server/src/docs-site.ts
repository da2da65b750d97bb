import fs from "node:fs"
import path from "node:path"
import type { Config } from "./config/keys.ts"
import { isProduction } from "./config/read-config.ts"
import { progressPage, readProgress } from "./docs-progress.ts"
import { serveSite } from "./files/serve-files.ts"
import { addressOf, listen, type Endpoint, type Listening } from "./http/listen.ts"
import { standalonePage } from "./http/standalone-page.ts"

const missing = standalonePage("This page does not exist", `<p>Go to the <a href="/">first page</a>.</p>`)

/**
 * Serves the documentation. While it is built for the first time, pages that are ready are served, and every other
 * address shows how far the build is.
 * @param directory of the built site; need not exist yet
 * @throws the same as `listen`
 * @since 0.1
 */
export function startDocs(directory: string, endpoint: Endpoint): Promise<Listening> {
  const handle = serveSite(directory, () => readPage(path.join(directory, "404.html")) ?? missing)
  return listen(endpoint, (incoming, outgoing) => {
    if (isBuilt(directory)) return void handle(incoming, outgoing)
    const progress = readProgress(directory)
    if (progress?.site && hasPage(progress.site, incoming.url ?? "/"))
      return void serveSite(progress.site, () => missing)(incoming, outgoing)
    outgoing
      .writeHead(503, {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "retry-after": "3",
      })
      .end(progressPage(progress))
  })
}

/** Whether an unfinished site has what an address names. */
function hasPage(site: string, url: string): boolean {
  try {
    const place = path.posix.normalize(decodeURIComponent(new URL(url, "http://localhost").pathname))
    const file = path.join(site, place)
    return (
      fs.existsSync(path.join(file, "index.html")) ||
      fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true
    )
  } catch {
    return false
  }
}

/**
 * The settings by which pages of the documentation that runs beside the API may call it, so that "Run" against one's own
 * server works at once. Not in production, where the lists say what the operator wrote.
 * @param port of the documentation
 * @since 0.1
 */
export function allowDocs(config: Config, port: number): Config {
  if (!config.docsDir || isProduction(config)) return config
  const origins = ["localhost", "127.0.0.1"].map((host) => addressOf(host, port))
  return {
    ...config,
    storeCors: [...config.storeCors, ...origins],
    adminCors: [...config.adminCors, ...origins],
  }
}

/**
 * Whether a directory holds a finished site.
 * @since 0.1
 */
export function isBuilt(directory: string): boolean {
  return fs.existsSync(path.join(directory, "index.html"))
}

function readPage(file: string): string | undefined {
  try {
    return fs.readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}
