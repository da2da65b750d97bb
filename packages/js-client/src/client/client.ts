import { withResponse, type ResponsePromise } from "./answer.ts"
import { attempt, pause, type Incoming } from "./attempt.ts"
import type { CallFacts, Config, CustomHeaders, Domain, RequestOptions } from "./config.ts"
import { CookieJar } from "./cookies.ts"
import { refusalOf, SthenoError } from "./error.ts"
import { newIdempotencyKey } from "./idempotency-key.ts"
import { queryString } from "./query-string.ts"
import { mayRetry, pauseBefore } from "./retry.ts"

/**
 * The HTTP methods of the API.
 * @since 0.1.0
 */
export type Method = "GET" | "POST" | "DELETE"

/** The parts of a request. */
interface Call {
  readonly method: Method
  readonly path: string
  readonly payload: object | undefined
  readonly options: Omit<RequestOptions<object>, "query"> & CallFacts
  readonly key: string | undefined
  readonly headers: CustomHeaders
}

/**
 * Sends HTTP requests with authentication, keys, timeouts and retries. Resources use it, and you can use it for
 * custom endpoints. All state is in the instance, so clients are independent of each other.
 * @since 0.1.0
 */
export class Client {
  readonly #config: Config
  readonly #baseUrl: string
  readonly #tokens = new Map<Domain, string>()
  readonly #cookies = new CookieJar()
  #publishableApiKey: string | undefined

  constructor(config: Config = {}) {
    this.#config = config
    this.#baseUrl = (config.baseUrl ?? "http://localhost:9000").replace(/\/+$/, "")
    this.#publishableApiKey = config.publishableApiKey
  }

  /**
   * Sends a request, and retries it if that is safe.
   * @param method the HTTP method; a POST is sent with an idempotency key unless retries are disabled
   * @param path the path below the base URL, such as `/store/my-endpoint`, with encoded parameters
   * @param payload the JSON body, or a `FormData`
   * @param options the query, signal, timeout, retries and idempotency key of the request
   * @param customHeaders additional headers of the request
   * @returns the parsed body; a body that is not an object, such as a text, is in `data`
   * @throws SthenoError if the API rejects the request, or the request fails
   * @since 0.1.0
   */
  async request<T extends object = Record<string, unknown>>(
    method: Method,
    path: string,
    payload?: object,
    options: RequestOptions<object> & CallFacts = {},
    customHeaders: CustomHeaders = {},
  ): ResponsePromise<T> {
    const call = this.#prepare(method, path, payload, options, customHeaders)
    const incoming = await this.#send(call)
    const parsed = withResponse(parseBody<T>(incoming), incoming.response)
    if (options.token) this.#rememberToken(call.path, options.token, parsed)
    return parsed
  }

  /**
   * Iterates over all items of a list and requests the pages as they are needed, with `query.limit` items per
   * page, 50 by default. If items are added or deleted during the iteration, an item can be returned twice or
   * skipped. With `query.starting_after`, which many lists accept, each page begins after the last item of the page
   * before, and items are neither repeated nor skipped.
   * @param path the path of the list
   * @param key the property of the response that contains the items
   * @param query the filters of the list, with `offset`, `limit` or `starting_after`
   * @param options the signal, timeout and retries of each request
   * @param customHeaders additional headers of each request
   * @throws SthenoError if the API rejects the request, or the request fails
   * @since 0.1.0
   */
  async *iterate<T>(
    path: string,
    key: string,
    query: object = {},
    options: RequestOptions<object> = {},
    customHeaders: CustomHeaders = {},
  ): AsyncGenerator<T, void, undefined> {
    const start: { offset?: number | null; limit?: number | null; starting_after?: string | null } = query
    let offset = start.offset ?? 0
    let after = start.starting_after
    for (;;) {
      const place = after ? { offset, starting_after: after } : { offset }
      const wanted = { ...options.query, ...query, ...place, limit: start.limit ?? 50 }
      const page = await this.request<Page<T>>(
        "GET",
        path,
        undefined,
        { ...options, query: wanted },
        customHeaders,
      )
      const items = page[key]
      if (typeof items !== "object" || items.length === 0) return
      yield* items
      if (after) {
        // Lists that continue after an item consist of items with IDs.
        after = (items.at(-1) as { readonly id: string }).id
        offset = 0
        continue
      }
      offset += items.length
      if (typeof page.count === "number" && offset >= page.count) return
    }
  }

  /**
   * Sets the publishable API key, which limits requests to its sales channels.
   * @param key the publishable API key (`pk_…`); undefined removes the limit
   * @since 0.1.0
   */
  setPublishableKey(key: string | undefined): void {
    this.#publishableApiKey = key
  }

  /**
   * Sets the token for authenticated requests, for example one that a page stored, or removes it.
   * @param domain `store` for customers or `admin` for users
   * @param token the token; undefined removes the current one
   * @since 0.1.0
   */
  setToken(domain: Domain, token: string | undefined): void {
    if (token === undefined) this.#tokens.delete(domain)
    else this.#tokens.set(domain, token)
  }

  /**
   * Returns the token that `auth.getToken` or `setToken` stored.
   * @param domain `store` for customers or `admin` for users
   * @since 0.1.0
   */
  token(domain: Domain): string | undefined {
    return this.#tokens.get(domain)
  }

  #prepare(
    method: Method,
    path: string,
    payload: object | undefined,
    { query, ...options }: RequestOptions<object> & CallFacts,
    customHeaders: CustomHeaders,
  ): Call {
    const rooted = `/${path.replace(/^\/+/, "")}`
    const isForm = typeof FormData !== "undefined" && payload instanceof FormData
    const mayKey = method === "POST" && !options.isOnce && !isForm
    const wished = options.idempotencyKey ?? header(customHeaders, "idempotency-key")
    const isKeyed = mayKey && (wished !== undefined || this.#retries(options) > 0)
    const key = isKeyed ? (wished ?? newIdempotencyKey()) : undefined
    const headers = {
      accept: "application/json",
      ...(payload && !isForm ? { "content-type": "application/json" } : {}),
      ...this.#credentials(rooted),
      ...lowerCase(this.#config.customHeaders),
      ...lowerCase(customHeaders),
      ...(key ? { "idempotency-key": key } : {}),
    }
    return { method, path: rooted + queryString(query), payload, options, key, headers }
  }

  async #send(call: Call): Promise<Incoming> {
    const { method, options, key } = call
    const retries = this.#retries(options)
    for (let tried = 1; ; tried++) {
      const outcome = await this.#attempt(call).catch(asError)
      if (!(outcome instanceof SthenoError)) return outcome
      const attempted = {
        isRepeatable: method === "GET" || key !== undefined,
        isKeyed: key !== undefined,
        isFinal: outcome.errors.length > 0,
        status: outcome.status,
      }
      if (tried > retries || isOurs(outcome) || !mayRetry(attempted)) throw outcome
      const wait = pauseBefore(tried, outcome.response?.headers["retry-after"])
      if (wait === undefined) throw outcome
      await pause(wait, options.signal)
    }
  }

  async #attempt({ method, path, payload, options, headers }: Call): Promise<Incoming> {
    const { auth, timeout = 60_000, fetch = globalThis.fetch } = this.#config
    const cookie = auth === "cookie" ? this.#cookies.header() : undefined
    const incoming = await attempt({
      url: this.#baseUrl + path,
      init: {
        method,
        headers: { ...headers, ...(cookie ? { cookie } : {}) },
        body: bodyOf(payload),
        credentials: auth === "jwt" ? "omit" : "include",
      },
      fetch,
      timeout: options.timeout ?? timeout,
      signal: options.signal,
    })
    if (auth === "cookie") this.#cookies.keep(incoming.rawHeaders)
    const { status, headers: received } = incoming.response
    if (status >= 200 && status < 300) return incoming
    const request = `${method} ${path.split("?")[0]}`
    throw refusalOf({ request, status, body: readable(incoming.body), headers: received })
  }

  /** A token and a key go where they belong and nowhere else. */
  #credentials(path: string): CustomHeaders {
    const isAdmin = /^\/admin(\/|\?|$)/.test(path)
    const token = this.#config.auth === "cookie" ? undefined : this.#tokens.get(isAdmin ? "admin" : "store")
    const { apiKey } = this.#config
    return {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isAdmin && apiKey ? { "x-medusa-access-token": apiKey } : {}),
      ...(!isAdmin && this.#publishableApiKey ? { "x-publishable-api-key": this.#publishableApiKey } : {}),
    }
  }

  #retries(options: { readonly maxRetries?: number }): number {
    return options.maxRetries ?? this.#config.maxRetries ?? 2
  }

  #rememberToken(path: string, what: "keep" | "forget", body: object): void {
    const domain: Domain = path.startsWith("/admin") ? "admin" : "store"
    if (what === "forget") this.#tokens.delete(domain)
    else if ("access_token" in body && typeof body.access_token === "string")
      this.#tokens.set(domain, body.access_token)
  }
}

/** A page of a list: one of the names contains its items. */
interface Page<T> {
  readonly [name: string]: readonly T[] | number
}

/** What the client itself refuses, it would refuse again. */
function isOurs({ type }: SthenoError): boolean {
  return type === "aborted" || type === "invalid_argument" || type === "invalid_response"
}

function asError(error: unknown): SthenoError {
  if (error instanceof SthenoError) return error
  throw error
}

function header(headers: CustomHeaders, name: string): string | undefined {
  return lowerCase(headers)[name]
}

function lowerCase(headers: CustomHeaders | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
}

function bodyOf(payload: object | undefined): BodyInit | undefined {
  if (payload === undefined) return undefined
  return typeof FormData !== "undefined" && payload instanceof FormData ? payload : JSON.stringify(payload)
}

/** The body of a success. What says that it is JSON must be, and a page comes from somebody else. */
function parseBody<T extends object>({ body, response }: Incoming): T {
  const type = response.headers["content-type"] ?? ""
  const isJson = type.includes("json")
  try {
    if (type.includes("html")) throw new TypeError("a page")
    const value: unknown = isJson ? JSON.parse(body) : body
    // The API answers with what the type says; anything but an object is in `data`, as with axios.
    return (typeof value === "object" && value !== null ? value : { data: value }) as T
  } catch (cause) {
    const { status, headers, requestId } = response
    const message = "The API returned a response that is not JSON"
    throw new SthenoError({
      type: "invalid_response",
      message,
      status,
      headers,
      requestId,
      data: body,
      cause,
    })
  }
}

/** The body of an error response, parsed if possible. */
function readable(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
