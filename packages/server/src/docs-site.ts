import fs from "node:fs"
import path from "node:path"
import type { Config } from "./config/keys.ts"
import { isProduction } from "./config/read-config.ts"
import { serveSite } from "./files/serve-files.ts"
import { addressOf, listen, type Endpoint, type Listening } from "./http/listen.ts"

const building = page(
  "The documentation is being built",
  "This takes about a minute, once. The page reloads by itself.",
  `<meta http-equiv="refresh" content="3">`,
)

const missing = page("There is no such page", `Back to <a href="/">the first page</a>.`)

/**
 * Serves the documentation. While it is still being built, every page says so and reloads.
 * @param directory of the built site; need not exist yet
 * @throws the same as `listen`
 * @since 0.1
 */
export function startDocs(directory: string, endpoint: Endpoint): Promise<Listening> {
  const handle = serveSite(directory, () => readPage(path.join(directory, "404.html")) ?? missing)
  return listen(endpoint, (incoming, outgoing) => {
    if (isBuilt(directory)) return void handle(incoming, outgoing)
    outgoing.writeHead(503, { "content-type": "text/html; charset=utf-8", "retry-after": "3" }).end(building)
  })
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

function page(title: string, text: string, head = ""): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>${title}</title>
<style>body{font:16px/1.6 system-ui;max-width:36rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark}</style></head>
<body><h1>${title}</h1><p>${text}</p></body>
</html>
`
}
