import { Hono, type Context as HonoContext } from "hono"
import { getPath } from "hono/utils/url"
import { apiDocument } from "./api-document.ts"
import { identify, identifyByToken } from "./commerce/people/auth/identify.ts"
import { countAttempt } from "./commerce/people/auth/limit-attempts.ts"
import { isStoreSearch, limitSearches, type LimitSearches } from "./commerce/people/auth/limit-searches.ts"
import { inRequests, type Engine } from "./platform/http/engine.ts"
import { withMiddlewares, type ExtendedShop } from "./extend/host.ts"
import { whyNotReady } from "./platform/database/readiness.ts"
import { outageErrors } from "./platform/http/database-errors.ts"
import { areaOf, corsHeaders, isListed, originsOf, preflight } from "./platform/http/cors.ts"
import { openApiTitles } from "./platform/http/openapi.ts"
import type { Caller } from "./platform/http/caller.ts"
import type { Operation } from "./platform/http/operation.ts"
import { keepingFromCaches } from "./platform/http/personal-responses.ts"
import { previewHeader } from "./platform/http/preview-header.ts"
import { queryOf } from "./platform/http/query-string.ts"
import { readBody, type ReadBody } from "./platform/http/read-body.ts"
import { errorReply, htmlError, notFoundPage, toResponse, unauthorized } from "./platform/http/reply.ts"
import { forRequest } from "./platform/http/request-log.ts"
import { runOperation, type Call, type Outcome } from "./platform/http/run.ts"
import {
  isCachedOperation,
  ResponseCache,
  StoredReply,
  wireResponse,
  type WireResponse,
} from "./platform/http/response-cache/index.ts"
import { unstorable } from "./platform/http/text-check.ts"
import { operations as allOperations } from "./operations.ts"
import { generalErrors } from "./platform/kernel/errors.ts"
import { entitiesOf } from "./platform/query/registry.ts"

/** The HTTP API without a socket: a function from a request to a response. */
export interface App {
  /** handles a request and resolves to the response */
  readonly fetch: (request: Request) => Promise<Response>
  /**
   * Answers a `GET` request of a guest from the response cache, without the work that `fetch` does for every request
   * @param path the path with the query, as the client sent it
   * @param header returns a header of the request, by its name in lower case
   * @returns undefined, at once or later, when `fetch` has to handle the request
   */
  readonly recall?: (
    path: string,
    header: (name: string) => string | undefined,
  ) => Promise<WireResponse | undefined> | undefined
}

/**
 * Creates the HTTP API of an engine: a route for every operation, `/health`, `/ready`, and the OpenAPI documents.
 * @param shop the engine, whose `requestDb` all requests use
 * @param extra additional operations
 * @param project the result of `extendShop`, whose operations are used instead of the built-in ones
 * @since 0.1
 */
export function createApp(shop: Engine, extra: readonly Operation[] = [], project?: ExtendedShop): App {
  const engine = inRequests(shop)
  const storefront = project && inRequests(project.storefront)
  const app = new Hono({ strict: false })
  const operations = [...(project?.operations ?? allOperations), ...extra]
  const ours = new Set<Operation>(allOperations)
  const engineOf = (operation: Operation) =>
    storefront && operation.area === "store" && !project.own.has(operation) ? storefront : engine
  const { responseCacheSize } = engine.config
  const cache = responseCacheSize > 0 ? new ResponseCache(responseCacheSize) : undefined
  const inTurn = limitSearches(engine.config.searchesAtOnce)
  app.get("/health", (c) => c.html("OK"))
  app.get("/ready", async (c) => {
    const reason = await whyNotReady(engine.probe)
    if (reason === undefined) return c.json({ status: "ready", ...(await replicaStatus(engine)) })
    return toResponse(errorReply(outageErrors.not_ready(reason), engine.log), 503, new Headers())
  })
  for (const area of ["store", "admin"] as const)
    app.get(`/openapi/${area}.json`, (c) => c.json(apiDocument(operations, area, entitiesOf(engine.db))))
  for (const path of ["/openapi", "/openapi.json"]) app.get(path, (c) => c.json(openApiIndex(engine)))
  for (const operation of operations.toSorted(bySpecificity)) {
    const isRead = operation.method === "GET" && ours.has(operation)
    app.on(operation.method, honoPath(operation.path), async (c) => {
      const request = c.req.raw
      const route = {
        operation,
        isRead,
        inTurn,
        cache: isRead && isCacheable(operation, request) ? cache : undefined,
      }
      return answer(engineOf(operation), route, c)
    })
  }
  app.all("*", (c) => answerUnknown(engine, c.req.raw))
  // A path that no operation has is answered after the caller is identified, which takes a statement.
  app.onError((error) => toResponse(errorReply(error, engine.log), 500, new Headers()))
  const handled = async (request: Request) => app.fetch(request)
  const fetch = keepingFromCaches(
    project ? withMiddlewares(handled, project) : handled,
    routesOf(app, operations),
  )
  if (!project || !storefront) return { fetch, ...recalling(engine, cache) }
  const hasMiddlewares = project.extension.middlewares.length > 0
  return {
    fetch,
    ...recalling(storefront, hasMiddlewares ? undefined : cache),
  }
}

/** Finds the operation that the app calls for a request, and whether Stheno has one with its method and path. */
function routesOf({ router }: Hono, operations: readonly Operation[]) {
  const builtIn = new Set(allOperations.map(routeOf))
  const routes = new Map(
    operations.map((operation) => [
      `${operation.method} ${honoPath(operation.path)}`,
      { operation, isBuiltIn: builtIn.has(routeOf(operation)) },
    ]),
  )
  return (request: Request) => {
    const method = request.method === "HEAD" ? "GET" : request.method
    const [matched] = router.match(method, getPath(request).replace(/(?<=.)\/$/, ""))
    const found = matched[0]?.[0][1]
    return found && routes.get(`${found.method} ${found.path}`)
  }
}

function routeOf({ method, path }: Operation): string {
  return `${method} ${path}`
}

function isCacheable(operation: Operation, { headers }: Request): boolean {
  return isCachedOperation(operation) && !headers.get(previewHeader)
}

function recalling(engine: Engine, cache: ResponseCache | undefined): Pick<App, "recall"> {
  return cache ? { recall: (path, header) => cache.recall(engine, path, header) } : {}
}

/** A replica that cannot be used makes reads slower, and nothing else: the server is ready all the same. */
async function replicaStatus({ readReplica }: Engine) {
  if (!readReplica) return {}
  const problem = await readReplica.findProblem()
  return { read_replica: { ...(problem ?? { status: "current" }), reads: readReplica.reads } }
}

/** The OpenAPI documents and their URLs. */
function openApiIndex({ config }: Engine) {
  const documents = (["store", "admin"] as const).map((area) => ({
    name: area,
    title: openApiTitles[area],
    url: new URL(`/openapi/${area}.json`, config.baseUrl).href,
  }))
  return { documents }
}

/** Fixed words before parameters: `/store/customers/me` wins over `/store/customers/{id}`. */
function bySpecificity(a: Operation, b: Operation): number {
  const key = (path: string) =>
    path
      .split("/")
      .map((part) => (part.startsWith("{") ? "~" : part))
      .join("/")
  return key(a.path) < key(b.path) ? -1 : 1
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1")
}

/** @param route.isRead only reads, and nothing of a project's own */
async function answer(
  shop: Engine,
  { operation, isRead, inTurn, cache }: Pick<Work, "operation" | "isRead" | "inTurn" | "cache">,
  c: HonoContext,
): Promise<Response> {
  const stateBefore = cache?.latestState
  const request = c.req.raw
  const engine = forRequest(shop, request)
  const headers = new Headers(corsHeaders(originsOf(engine.config, operation.area), request))
  const work: Work = { engine, operation, request, params: c.req.param(), isRead, inTurn, cache, stateBefore }
  try {
    const byToken = isRead ? await identifyByToken(engine, operation, request) : undefined
    if (byToken) {
      const outcome = await ifCurrent(byToken.isCurrent, perform(work, byToken.caller, noBody))
      return outcome ? responseOf(outcome, work, headers) : unauthorized(headers)
    }
    const caller = await identify(engine, operation, request)
    if (operation.access === "admin" && !caller.userId) return unauthorized(headers)
    if (operation.access === "customer" && !caller.customerId) return unauthorized(headers)
    if (caller.isByCookie && isForeign(engine, operation, request)) return unauthorized(headers)
    const { limit } = operation
    if (limit) await countAttempt({ engine, clientAddress: caller.clientAddress }, limit.key, limit.times)
    const body = await readBody(request)
    if ("status" in body) return htmlError(body.status, body.message, headers)
    return responseOf(await perform(work, caller, body), work, headers)
  } catch (error) {
    return toResponse(errorReply(error, engine.log), 500, headers)
  }
}

interface Work extends Pick<
  Call,
  "engine" | "operation" | "request" | "params" | "isRead" | "cache" | "stateBefore"
> {
  readonly inTurn: LimitSearches
}

type Body = Exclude<ReadBody, { readonly status: number }>

const noBody: Body = { value: undefined, text: "" }

async function perform(
  { inTurn, ...work }: Work,
  caller: Caller,
  { value: body, text: bodyText }: Body,
): Promise<Outcome> {
  const query = queryOf(work.request.url)
  const reason = unstorable([body, query, work.params])
  if (reason) throw generalErrors.invalid_data(reason)
  const run = () => runOperation({ ...work, caller, query, body, bodyText })
  return isStoreSearch(work.operation, query) ? inTurn(caller.clientAddress, run) : run()
}

function valueIn<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === "fulfilled") return settled.value
  const failed: { readonly reason: unknown } = settled
  throw failed.reason
}

/** A read and the question whether its token counts need not wait for each other. Nothing of it leaves before the answer. */
async function ifCurrent<T>(isCurrent: Promise<boolean>, work: Promise<T>): Promise<T | undefined> {
  const [current, done] = await Promise.allSettled([isCurrent, work])
  return valueIn(current) ? valueIn(done) : undefined
}

function responseOf(
  { result, headers: added }: Outcome,
  { operation, request }: Pick<Work, "operation" | "request">,
  headers: Headers,
): Response {
  added.forEach((value, name) => headers.append(name, value))
  if (result instanceof StoredReply) {
    const ifNoneMatch = request.headers.get("if-none-match")
    const {
      status,
      bytes,
      headers: stored,
    } = wireResponse(result.body, { ...result, area: operation.area, ifNoneMatch })
    for (const [name, value] of Object.entries(stored)) headers.set(name, value)
    return new Response(bytes ?? null, { status, headers })
  }
  return toResponse(result, operation.status, headers)
}

/**
 * A browser sends cookies along with forms of any site: a write by cookie must come from a listed origin or from the
 * server's. Browsers send the origin of a request; a request without one does not come from a browser with cookies.
 */
function isForeign(engine: Engine, operation: Operation, request: Request): boolean {
  if (operation.method === "GET") return false
  const origin = request.headers.get("origin")
  const site = request.headers.get("sec-fetch-site")
  if (site === "same-origin" || site === "none") return false
  if (!origin) return site !== null
  return origin !== new URL(request.url).origin && !isListed(originsOf(engine.config, operation.area), origin)
}

async function answerUnknown(engine: Engine, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const area = areaOf(request)
  if (request.method === "OPTIONS") return preflight(originsOf(engine.config, area), request)
  const headers = new Headers(corsHeaders(originsOf(engine.config, area), request))
  if (area === "admin") {
    const caller = await identify(engine, { access: "admin", area }, request)
    if (!caller.userId) return unauthorized(headers)
  }
  return notFoundPage(request.method, pathname, headers)
}
