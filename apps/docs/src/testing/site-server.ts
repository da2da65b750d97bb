import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join } from "node:path"
import { gzipSync } from "node:zlib"

/** A folder that is served as a static host serves it. */
export interface SiteServer {
  /** where it answers, without a slash at the end */
  readonly origin: string
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
}

/** Texts gain from gzip; fonts and the search index are compressed already. */
const isText = /^(text|application\/(json|xml)|image\/svg)/

/**
 * Serves a built site on a free port of this machine: text as gzip, files named by their content for a year.
 * @param folder the built site
 * @since 0.1
 */
export async function serveSite(folder: string): Promise<SiteServer> {
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? "/", "http://site").pathname)
    const file = fileOf(folder, path)
    if (file) send(response, 200, file)
    else send(response, 404, join(folder, "404.html"))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function fileOf(folder: string, path: string): string | undefined {
  const file = join(folder, path)
  const candidates = path.endsWith("/") ? [join(file, "index.html")] : [file, join(file, "index.html")]
  return candidates.find((each) => existsSync(each) && statSync(each).isFile())
}

function send(response: ServerResponse, status: number, file: string): void {
  const type = types[extname(file)] ?? "application/octet-stream"
  const body = readFileSync(file)
  const isZipped = isText.test(type)
  response.writeHead(status, {
    "content-type": type,
    "cache-control": file.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    ...(isZipped ? { "content-encoding": "gzip", vary: "accept-encoding" } : {}),
  })
  response.end(isZipped ? gzipSync(body) : body)
}
