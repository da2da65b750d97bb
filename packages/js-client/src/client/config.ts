/** Headers of one request or of all of them, by name. @since 0.1.0 */
export type CustomHeaders = Readonly<Record<string, string>>

/** Who is logged in, where: customers in the store, users in the admin. @since 0.1.0 */
export type Domain = "store" | "admin"

/**
 * How a client is set up.
 * @since 0.1.0
 */
export interface Config {
  /** address of the server, e.g. `https://shop.example.com`; `http://localhost:9000` unless said */
  readonly baseUrl?: string
  /** times that a request is sent again, 2 unless said; only reading requests and those under an idempotency key are */
  readonly maxRetries?: number
  /** milliseconds that one attempt may take, its body included; 60 000 unless said, 0 for any time */
  readonly timeout?: number
  /** key of the publishable API key whose sales channels limit the store, `pk_…` */
  readonly publishableApiKey?: string
  /** API token of an admin user; it never leaves for anything but `/admin` */
  readonly apiKey?: string
  /** headers of every request */
  readonly customHeaders?: CustomHeaders
  /**
   * How log-ins are kept. `jwt`: by the token of `auth.getToken`, and no cookie is sent. `cookie`: by the session
   * cookie of `auth.authenticate`, which a client outside of browsers keeps by itself. Unless said, both of them as in
   * v1: the token where there is one, and the cookies of a browser.
   */
  readonly auth?: "cookie" | "jwt"
  /** what sends the requests, the platform's `fetch` unless said */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * How one request is sent, where it is to differ from the others.
 * @since 0.1.0
 */
export interface RequestOptions<Query extends object = never> {
  /** the query of an operation whose method has no parameter for it, e.g. `expand` and `fields` */
  readonly query?: Query
  /** calls the request off */
  readonly signal?: AbortSignal
  /** milliseconds that one attempt may take; 0 for any time */
  readonly timeout?: number
  /** times that the request is sent again */
  readonly maxRetries?: number
  /**
   * UUID under which a POST happens once, however often it is sent; a new one for every call unless said. Give your
   * own to repeat a call after the program was started anew.
   */
  readonly idempotencyKey?: string
}

/**
 * What a method of a resource says of its operation, besides what its caller wants.
 * @internal
 */
export interface CallFacts {
  readonly query?: object
  /** the operation has no protection by a key: it is not sent again when its answer is lost */
  readonly isOnce?: boolean
  /** the answer's token is kept for later calls, or the kept one is forgotten */
  readonly token?: "keep" | "forget"
}
