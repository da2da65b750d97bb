import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import sirv from "sirv"
import { readProgress } from "../docs-progress.ts"
import { failedPage, waitingPage } from "../http/standalone-page.ts"
import { keptBytes, sendCompressed, sendText } from "./compressed-assets.ts"
import { policyOf, readPage, type PageOptions } from "./page.ts"

/** Answers with a file of the built dashboard. */
export type AppHandler = (incoming: IncomingMessage, outgoing: ServerResponse, within: string) => void

const html = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" } as const

/** Addresses of screens: the root, the screens before sign-in, and `a/…`, without encoded parts or parts that begin with a dot. */
const screen = /^(?:(?:index\.html|login|reset-password|invite|a(?:\/[\w-][\w.~:@-]*)*)\/?)?$/

/** Words that may be the address of a screen without its `a/`. The page's router completes it, or shows that it is unknown. */
const shortened = /^(?!(?:assets|extensions)\/)[\w-]+(?:\/[\w-]+)*\/?$/

/**
 * Serves the built dashboard: its files, and its page for the addresses of screens, which the page's own router
 * understands.
 * @param directory of the built dashboard; looked at again for every request, so that a build may finish later
 * @since 0.1
 */
export function serveApp(directory: string, options: PageOptions): AppHandler {
  const serve = sirv(directory, { dev: true, etag: true, extensions: [], setHeaders: cacheAssets })
  const bytesOf = keptBytes()
  return (incoming, outgoing, within) => {
    const sendPage = () => {
      if (!screen.test(within) && !shortened.test(within)) return void outgoing.writeHead(404).end()
      const page = readPage(path.join(directory, "index.html"), options)
      if (page === undefined) return sendUnbuilt(outgoing, directory)
      outgoing.setHeader("content-security-policy", policyOf(page, options))
      void sendText(incoming, outgoing, { content: bytesOf(page), headers: html })
    }
    if (within === "" || within === "index.html") return sendPage()
    if (sendCompressed(directory, within, incoming, outgoing)) return
    incoming.url = `/${within}`
    serve(incoming, outgoing, sendPage)
  }
}

/** What a visitor sees before the first build has finished. */
function sendUnbuilt(outgoing: ServerResponse, directory: string): void {
  const failed = readProgress(directory)?.failed
  const page =
    failed === undefined
      ? waitingPage(
          "The dashboard is being built",
          '<progress aria-label="Build"></progress><p>This takes about a minute when the server starts for the first time. The page opens as soon as the dashboard is ready. The API is already running.</p>',
        )
      : failedPage("The dashboard could not be built", {
          reason: failed,
          unaffected: "The API is not affected.",
        })
  outgoing.writeHead(503, { ...html, "retry-after": "3" }).end(page)
}

/** Files in `assets` have their content's hash in their names. */
function cacheAssets(outgoing: ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith("/assets/")
  outgoing.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache")
}
