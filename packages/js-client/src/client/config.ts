/**
 * Request headers by name.
 * @since 0.1.0
 */
export type CustomHeaders = Readonly<Record<string, string>>

/**
 * The API to sign in to: customers sign in to `store`, admin users to `admin`.
 * @since 0.1.0
 */
export type Domain = "store" | "admin"

/**
 * The options of a client.
 * @since 0.1.0
 */
export interface Config {
  /** the URL of the server, such as `https://shop.example.com`; `http://localhost:9000` by default */
  readonly baseUrl?: string
  /**
   * the maximum number of retries; 2 by default. Only reading requests and requests with an idempotency key are
   * retried
   */
  readonly maxRetries?: number
  /**
   * the timeout of one attempt including the body, in milliseconds; 60 000 by default, and 0 means no timeout
   */
  readonly timeout?: number
  /** the publishable API key (`pk_…`) whose sales channels limit requests to the Store API */
  readonly publishableApiKey?: string
  /** the API token of a user; it is sent only with requests to `/admin` */
  readonly apiKey?: string
  /** headers that are added to every request */
  readonly customHeaders?: CustomHeaders
  /**
   * How sessions are stored. `jwt` uses the token of `auth.getToken` and sends no cookies. `cookie` uses the
   * session cookie of `auth.authenticate`, which the client stores itself outside of browsers. By default both
   * are used, as in v1: the token if there is one, and the cookies of the browser.
   */
  readonly auth?: "cookie" | "jwt"
  /** the function that sends requests; the platform's `fetch` by default */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Options for a single request.
 * @since 0.1.0
 */
export interface RequestOptions<Query extends object = never> {
  /**
   * the query parameters of an operation whose method has no parameter for them, such as `expand` and `fields`
   */
  readonly query?: Query
  /** a signal that aborts the request */
  readonly signal?: AbortSignal
  /** the timeout of one attempt, in milliseconds; 0 means no timeout */
  readonly timeout?: number
  /** the maximum number of retries */
  readonly maxRetries?: number
  /**
   * the idempotency key of a POST, with which repeated requests take effect once; by default a new UUID for every
   * call. Pass your own to repeat a call after a restart of the program
   */
  readonly idempotencyKey?: string
}

/**
 * Options that the methods of resources add for their operations.
 * @internal
 */
export interface CallFacts {
  readonly query?: object
  /** whether the operation ignores idempotency keys, so that it is not retried when its response is lost */
  readonly isOnce?: boolean
  /** whether the token of the response is stored for later calls, or the stored token is removed */
  readonly token?: "keep" | "forget"
}
