/// <reference path="./compression.d.ts" />
import type { IncomingMessage, ServerResponse } from "node:http"
import compression from "compression"
import sirv from "sirv"
import { isKey, type LocalFiles } from "./local-files.ts"
import { markdownTwin, prefersMarkdown } from "./prefers-markdown.ts"

const prefix = "/uploads/"

/** Types that a browser shows without running anything in them; the others are offered for saving. */
const shown = /\.(png|jpe?g|gif|webp|avif|mp4|webm|mp3|txt|csv)$/i

/** A picture in a page, where browsers run none of its scripts; opened by itself it is offered for saving. */
const picture = /\.svg$/i

/** Answers a request, or returns false when it is not about a file. */
export type FileHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * Serves uploaded files under `/uploads`. Whatever a file contains, it cannot run scripts on our origin.
 * @since 0.1
 */
export function serveUploads(files: LocalFiles): FileHandler {
  const serve = sirv(files.directory, { dev: true, etag: true, setHeaders: makeInert })
  return (incoming, outgoing) => {
    if (!incoming.url?.startsWith(prefix)) return false
    const [encoded = "", query] = incoming.url.slice(prefix.length).split("?", 2)
    const key = decoded(encoded)
    if (incoming.method !== "GET" && incoming.method !== "HEAD") refuse(outgoing, 405)
    else if (key === undefined) refuse(outgoing, 400)
    else if (!isKey(key)) refuse(outgoing, 404)
    else if (key.startsWith("protected/") && !files.isGenuine(key, new URLSearchParams(query)))
      refuse(outgoing, 403)
    else {
      incoming.url = `/${encoded}`
      serve(incoming, outgoing, () => refuse(outgoing, 404))
    }
    return true
  }
}

/**
 * Serves a built static site. Who asks for `text/markdown` gets the Markdown that lies beside a page. Files under
 * `/assets/` have their content's hash in their names and are kept by browsers for good. Text is sent compressed to
 * clients that accept it.
 * @param directory looked at again for every request, so that a build may finish later
 * @param options.notFound body of the 404 answer, e.g. the site's own page
 * @since 0.1
 */
export function serveSite(directory: string, notFound: () => string): FileHandler {
  const serve = sirv(directory, { dev: true, etag: true, extensions: ["html"], setHeaders: cacheAssets })
  const compress = compression()
  return (incoming, outgoing) => {
    const [path = "/", query] = (incoming.url ?? "/").split("?", 2)
    const twin = markdownTwin(path)
    if (twin) outgoing.setHeader("vary", "accept")
    if (twin && prefersMarkdown(incoming.headers.accept))
      incoming.url = query === undefined ? twin : `${twin}?${query}`
    compress(incoming, outgoing, () =>
      serve(incoming, outgoing, () => {
        outgoing.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(notFound())
      }),
    )
    return true
  }
}

function makeInert(outgoing: ServerResponse, pathname: string): void {
  outgoing.setHeader("x-content-type-options", "nosniff")
  outgoing.setHeader("content-security-policy", "default-src 'none'; sandbox")
  outgoing.setHeader("cross-origin-resource-policy", "cross-origin")
  const isProtected = pathname.startsWith("/protected/")
  outgoing.setHeader("cache-control", isProtected ? "private, no-store" : "public, max-age=3600")
  if (shown.test(pathname)) return
  outgoing.setHeader("content-disposition", "attachment")
  if (picture.test(pathname)) return
  // Of page.html.gz, sirv would say that it is a page which was packed on the way.
  outgoing.setHeader("content-type", "application/octet-stream")
  outgoing.setHeader("content-encoding", "identity")
}

function cacheAssets(outgoing: ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith("/assets/")
  outgoing.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache")
  if (pathname.endsWith(".md")) outgoing.setHeader("content-type", "text/markdown; charset=utf-8")
}

function refuse(outgoing: ServerResponse, status: number): void {
  outgoing.writeHead(status, { "content-type": "text/plain" }).end()
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
