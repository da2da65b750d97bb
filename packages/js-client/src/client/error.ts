/**
 * The type of an error: one of the API's types, or one of the client's own. `network_error`: no response was
 * received. `timeout`: no response was received in time. `aborted`: the caller's signal aborted the request.
 * `invalid_argument`: an argument is not valid, and nothing was sent. `invalid_response`: the response is not one
 * of the API, for example the page of a proxy. `unknown_error`: the server returned an error without a type.
 * @since 0.1.0
 */
export type SthenoErrorType =
  | "invalid_data"
  | "invalid_argument"
  | "not_allowed"
  | "not_found"
  | "unauthorized"
  | "duplicate_error"
  | "conflict"
  | "unexpected_state"
  | "payment_authorization_error"
  | "database_error"
  | "network_error"
  | "timeout"
  | "aborted"
  | "invalid_response"
  | "unknown_error"

/** What an error is made of. @internal */
export interface ErrorFacts {
  readonly type: string
  readonly message: string
  readonly code?: string | undefined
  readonly status?: number | undefined
  readonly requestId?: string | undefined
  readonly request?: string | undefined
  readonly errors?: readonly string[]
  readonly data?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/**
 * An error of a request. All errors that methods of the client throw are instances of this class.
 * @since 0.1.0
 */
export class SthenoError extends Error {
  /** the type of the error, such as `not_found`; plugins of a server can add types */
  readonly type: SthenoErrorType | (string & Record<never, never>)
  /** the error code, such as `invalid_state_error`; undefined if the error has none */
  readonly code: string | undefined
  /** the HTTP status; undefined if no response was received */
  readonly status: number | undefined
  /**
   * the id under which the server logged the request; undefined if the server or the browser does not expose it
   */
  readonly requestId: string | undefined
  /** the method and the path of the request, such as `GET /store/carts/cart_1`; without its query */
  readonly request: string | undefined
  /** one entry per problem, if the request refers to several resources that do not exist */
  readonly errors: readonly string[]
  /** the response as in v1's client: status, body and headers; undefined if none was received */
  readonly response:
    | { readonly status: number; readonly data: unknown; readonly headers: Readonly<Record<string, string>> }
    | undefined

  /** @internal */
  constructor(facts: ErrorFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.name = "SthenoError"
    this.type = facts.type
    this.code = facts.code
    this.status = facts.status
    this.requestId = facts.requestId
    this.request = facts.request
    this.errors = facts.errors ?? []
    this.response =
      facts.status === undefined
        ? undefined
        : { status: facts.status, data: facts.data, headers: facts.headers ?? {} }
  }
}

/** Creates the error for an error response; `body` is its parsed body, or its text. */
export function refusalOf(answer: {
  request: string
  status: number
  body: unknown
  headers: Readonly<Record<string, string>>
}): SthenoError {
  const { status, body, headers } = answer
  const listed = property(body, "errors")
  const errors: readonly unknown[] = Array.isArray(listed) ? listed : []
  const said = (name: string) => text(property(body, name)) ?? text(property(errors[0], name))
  return new SthenoError({
    request: answer.request,
    status,
    type: said("type") ?? (status === 401 ? "unauthorized" : "unknown_error"),
    message: said("message") ?? text(errors[0]) ?? wordsOf(status, body),
    code: said("code"),
    requestId: headers["x-request-id"],
    errors: errors.map((error) => text(error) ?? text(property(error, "message")) ?? JSON.stringify(error)),
    data: body,
    headers,
  })
}

/** An error response without a message is a short text, e.g. `Unauthorized`; HTML pages stay in `response.data`. */
function wordsOf(status: number, body: unknown): string {
  const said = typeof body === "string" && body.length < 200 && !body.includes("<") ? body.trim() : ""
  return said || `The server returned status ${status}`
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined
}
