/**
 * What came with an answer besides its body.
 * @since 0.1.0
 */
export interface HTTPResponse {
  readonly status: number
  readonly statusText: string
  /** headers by name, in lower case */
  readonly headers: Readonly<Record<string, string>>
  /** id under which the server logged the request; undefined where the server or the browser keeps it back */
  readonly requestId: string | undefined
}

/**
 * The body of an answer. Its `response` says how it came; it is not enumerable, so that copies, JSON and comparisons
 * have the body alone.
 * @since 0.1.0
 */
export type Response<T> = T & { readonly response: HTTPResponse }

/** What the methods of the client return. @since 0.1.0 */
export type ResponsePromise<T> = Promise<Response<T>>

/** The body of an operation that answers with none, or with no more than the word OK. @since 0.1.0 */
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
