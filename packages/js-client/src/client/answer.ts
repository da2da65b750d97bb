/**
 * The metadata of a response.
 * @since 0.1.0
 */
export interface HTTPResponse {
  /** the HTTP status */
  readonly status: number
  /** the text of the HTTP status */
  readonly statusText: string
  /** the headers by lower-case name */
  readonly headers: Readonly<Record<string, string>>
  /**
   * the id under which the server logged the request; undefined if the server or the browser does not expose it
   */
  readonly requestId: string | undefined
}

/**
 * The body of a response with its metadata in `response`. `response` is not enumerable, so copies, JSON and
 * comparisons contain only the body.
 * @since 0.1.0
 */
export type Response<T> = T & { readonly response: HTTPResponse }

/**
 * The return type of the client's methods.
 * @since 0.1.0
 */
export type ResponsePromise<T> = Promise<Response<T>>

/**
 * The body of an operation without a response body, or with the text OK only.
 * @since 0.1.0
 */
export type EmptyRes = Record<never, never>

/** Puts the facts of an answer on its body. */
export function withResponse<T extends object>(body: T, response: HTTPResponse): Response<T> {
  Object.defineProperty(body, "response", { value: response })
  if (!carries(body, response)) throw new TypeError("a body that nothing can be put on")
  return body
}

function carries<T extends object>(body: T, response: HTTPResponse): body is Response<T> {
  return "response" in body && body.response === response
}
