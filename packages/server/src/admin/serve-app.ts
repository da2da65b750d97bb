import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import sirv from "sirv"
import { sendCompressed } from "./compressed-assets.ts"
import { policyOf, readPage, type PageOptions } from "./page.ts"

/** Answers with a file of the built dashboard. */
export type AppHandler = (incoming: IncomingMessage, outgoing: ServerResponse, within: string) => void

const building = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>The dashboard is being built</title></head>
<body><h1>The dashboard is being built</h1><p>This takes some seconds, at the first start up to a minute. The page reloads by itself.</p></body>
</html>
`

/** Addresses of screens: the root, the screens before sign-in, and `a/…`, without encoded parts or parts that begin with a dot. */
const screen = /^(?:(?:index\.html|login|reset-password|invite|a(?:\/[\w-][\w.~:@-]*)*)\/?)?$/

/**
 * Serves the built dashboard: its files, and its page for the addresses of screens, which the page's own router
 * understands.
 * @param directory of the built dashboard; looked at again for every request, so that a build may finish later
 * @since 0.1
 */
export function serveApp(directory: string, options: PageOptions): AppHandler {
  const serve = sirv(directory, { dev: true, etag: true, extensions: [], setHeaders: cacheAssets })
  return (incoming, outgoing, within) => {
    const sendPage = () => {
      if (!screen.test(within)) return void outgoing.writeHead(404).end()
      const page = readPage(path.join(directory, "index.html"), options)
      if (page === undefined) return sendHtml(outgoing, 503, building)
      outgoing.setHeader("content-security-policy", policyOf(page, options))
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

/** Files in `assets` have their content's hash in their names. */
function cacheAssets(outgoing: ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith("/assets/")
  outgoing.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache")
}
