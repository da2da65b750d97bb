import { createHash } from "node:crypto"
import fs from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import sirv from "sirv"
import { sendCompressed } from "./compressed-assets.ts"

/** Answers with a file of the built dashboard. */
export type AppHandler = (incoming: IncomingMessage, outgoing: ServerResponse, within: string) => void

const building = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>The dashboard is being built</title></head>
<body><h1>The dashboard is being built</h1><p>This takes some seconds, at the first start up to a minute. The page reloads by itself.</p></body>
</html>
`

/** Addresses of screens: the start, those before the log-in, and `a/…`, without encoded parts or ones that begin with a dot. */
const screen = /^(?:(?:index\.html|login|reset-password|invite|a(?:\/[\w-][\w.~:@-]*)*)\/?)?$/

/**
 * Serves the built dashboard: its files, and its page for the addresses of screens, which the page's own router
 * understands.
 * @param directory of the built dashboard; looked at again for every request, so that a build may finish later
 * @param base path of the dashboard
 * @since 0.1
 */
export function serveApp(directory: string, base: string): AppHandler {
  const serve = sirv(directory, { dev: true, etag: true, extensions: [], setHeaders: cacheAssets })
  return (incoming, outgoing, within) => {
    const sendPage = () => {
      if (!screen.test(within)) return void outgoing.writeHead(404).end()
      const page = readPage(path.join(directory, "index.html"), base)
      if (page === undefined) return sendHtml(outgoing, 503, building)
      outgoing.setHeader("content-security-policy", policyOf(page))
      sendHtml(outgoing, 200, page)
    }
    if (within === "" || within === "index.html") return sendPage()
    if (sendCompressed(directory, within, incoming, outgoing)) return
    incoming.url = `/${within}`
    serve(incoming, outgoing, sendPage)
  }
}

function sendHtml(outgoing: ServerResponse, status: number, text: string): void {
  outgoing
    .writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" })
    .end(text)
}

/** The page with the path of the dashboard in it. */
function readPage(file: string, base: string): string | undefined {
  try {
    return fs.readFileSync(file, "utf8").replace(/<base href="[^"]*"/, `<base href="${base}/"`)
  } catch {
    return undefined
  }
}

/**
 * Scripts come from this server only, and of those inside of the page only the one it was built with: the import map.
 * Pictures and requests may go anywhere, since an extension may show and ask what it likes.
 */
function policyOf(page: string): string {
  const inside = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)]
  const hashes = inside.map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src * data: blob:",
    "media-src * data: blob:",
    "font-src * data:",
    "connect-src *",
    "frame-src *",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

/** Files in `assets` have their content's hash in their names. */
function cacheAssets(outgoing: ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith("/assets/")
  outgoing.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache")
}
