import { createHash, timingSafeEqual } from "node:crypto"
import type http from "node:http"
import { isIP } from "node:net"
import { getRequestListener } from "@hono/node-server"
import { newId } from "@stheno/core"
import type { App, WireResponse } from "@stheno/core/host"
import type { Logger } from "pino"
import type { FileHandler } from "../files/serve-files.ts"
import { isBrowserAtFront } from "./front-page.ts"
import { countingStatements, type Asked } from "../statement-log.ts"

/**
 * Connects Node's HTTP server with the engine's fetch app: gives each request an id, tells the app the address
 * of the caller, serves files, and logs one line per request at level `info`, and what it asked of the database at
 * level `debug`.
 * @param options.recall answers from the response cache what needs no `fetch`
 * @param options.logsRequests whether there is the line at level `info`
 * @param options.frontPage what a browser gets at `/` where the app has nothing
 * @param options.trusted.trustedProxies proxies in front of us whose `X-Forwarded-For` entries are believed
 * @param options.trusted.clientAddressSecret lets a caller that sends it as `X-Client-Address-Secret` tell in `X-Client-Address` for
 *   whom it calls; empty lets nobody
 * @since 0.1
 */
export function createRequestHandler(options: {
  fetch: App["fetch"]
  recall?: App["recall"]
  files: FileHandler
  frontPage?: (() => Response) | undefined
  log: Logger
  logsRequests: boolean
  trusted: { readonly trustedProxies: number; readonly clientAddressSecret: string }
}): http.RequestListener {
  const { frontPage } = options
  const answer = getRequestListener((request) => options.fetch(request))
  const answerFront = getRequestListener(async (request) => {
    const response = await options.fetch(request)
    return response.status === 404 && frontPage ? frontPage() : response
  })
  // What these lines say is named below: there is nothing in it to look for secrets in.
  const lines = options.log.child({}, { redact: [] })
  return (incoming, outgoing) => {
    const id = idOf(incoming)
    outgoing.setHeader("x-request-id", id)
    if (options.logsRequests && lines.isLevelEnabled("info")) logWhenDone(lines, id, incoming, outgoing)
    setHeaders(incoming, {
      "x-forwarded-for":
        customerAddress(incoming, options.trusted.clientAddressSecret) ??
        callerAddress(incoming, options.trusted.trustedProxies),
      "x-request-id": id,
    })
    if (options.files(incoming, outgoing)) return
    if (frontPage && isBrowserAtFront(incoming)) return void answerFront(incoming, outgoing)
    const respond = () => recalled(options.recall, incoming, outgoing) ?? answer(incoming, outgoing)
    if (lines.isLevelEnabled("debug")) void answerCounting(lines, id, { outgoing, answer: respond })
    else void respond()
  }

  /** Sends a response from the cache; undefined when there is none to look for. */
  function recalled(
    recall: App["recall"],
    incoming: http.IncomingMessage,
    outgoing: http.ServerResponse,
  ): Promise<unknown> | undefined {
    if (!recall || incoming.method !== "GET") return undefined
    const { headers } = incoming
    const found = recall(incoming.url ?? "", (name) => headers[name]?.toString())
    return found?.then(
      (response) => (response ? send(response, outgoing) : answer(incoming, outgoing)),
      // The database failed: what answers every other request describes the error.
      () => answer(incoming, outgoing),
    )
  }
}

function send({ status, headers, bytes }: WireResponse, outgoing: http.ServerResponse): void {
  outgoing.writeHead(status, bytes ? { ...headers, "content-length": bytes.length } : headers)
  outgoing.end(bytes)
}

/** Says of a request what it asked of the database, once it is answered. */
function answerCounting(
  log: Logger,
  id: string,
  { outgoing, answer }: { readonly outgoing: http.ServerResponse; readonly answer: () => unknown },
): unknown {
  const asked: Asked = { statements: 0, duration: 0 }
  outgoing.on("close", () =>
    log.debug(
      { request_id: id, statements: asked.statements, database_ms: Math.round(asked.duration) },
      "statements",
    ),
  )
  return countingStatements(asked, answer)
}

/** The id a proxy gave the request, else a new one. */
function idOf(incoming: http.IncomingMessage): string {
  const given = incoming.headers["x-request-id"]
  return typeof given === "string" && /^[\w.:-]{1,128}$/.test(given) ? given : newId("req")
}

/**
 * The caller's address as far as it can be believed: each proxy appends the address it saw, so with n trusted
 * proxies the n-th entry from the right is genuine, and the caller can forge everything left of it.
 */
function callerAddress(incoming: http.IncomingMessage, trustedProxies: number): string {
  const socketAddress = incoming.socket.remoteAddress ?? ""
  const forwarded = String(incoming.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
  return [...forwarded, socketAddress].at(-1 - trustedProxies) ?? forwarded[0] ?? socketAddress
}

/** The address of the customer for whom a storefront's server calls. @returns undefined when nobody may tell one */
function customerAddress({ headers }: http.IncomingMessage, secret: string): string | undefined {
  const given = headers["x-client-address-secret"]
  const address = headers["x-client-address"]
  if (secret === "" || typeof given !== "string" || typeof address !== "string") return undefined
  return timingSafeEqual(digest(given), digest(secret)) && isIP(address) !== 0 ? address : undefined
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}

/** Node keeps headers twice, and the adapter reads both. */
function setHeaders(incoming: http.IncomingMessage, values: Readonly<Record<string, string>>): void {
  Object.assign(incoming.headers, values)
  const raw: string[] = []
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    if (!Object.hasOwn(values, incoming.rawHeaders[i]!.toLowerCase()))
      raw.push(incoming.rawHeaders[i]!, incoming.rawHeaders[i + 1]!)
  }
  incoming.rawHeaders = [...raw, ...Object.entries(values).flat()]
}

function logWhenDone(
  log: Logger,
  id: string,
  incoming: http.IncomingMessage,
  outgoing: http.ServerResponse,
): void {
  const started = performance.now()
  const { method } = incoming
  // Without the query: it may carry tokens and addresses of people.
  const path = incoming.url?.split("?")[0]
  outgoing.on("close", () => {
    const duration_ms = Math.round(performance.now() - started)
    const status = outgoing.writableFinished ? outgoing.statusCode : 499
    log.info({ request_id: id, method, path, status, duration_ms }, "request")
  })
}
