import { CommerceError } from "@stheno/core"

/** An error of Klarna's API. */
export class KlarnaError extends Error {
  /** the status of the response; undefined when there was none */
  readonly status: number | undefined
  /** what is wrong, such as `CAPTURE_NOT_ALLOWED` */
  readonly code: string

  constructor(status: number | undefined, code: string, message: string) {
    super(message)
    this.name = "KlarnaError"
    this.status = status
    this.code = code
  }

  /** The error in the body of a response. */
  static of(status: number, body: unknown): KlarnaError {
    const { error_code, error_messages, correlation_id } = (body ?? {}) as {
      readonly error_code?: string
      readonly error_messages?: readonly string[]
      readonly correlation_id?: string
    }
    const text = error_messages?.join(", ") ?? `Klarna responded with ${status}`
    const suffix = correlation_id ? ` (correlation ID ${correlation_id})` : ""
    return new KlarnaError(status, error_code ?? "UNKNOWN", `${text}${suffix}`)
  }
}

/** Whether the error is a response that the object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof KlarnaError && error.status === 404
}

/** Whether Klarna may have carried out the request although it failed. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof KlarnaError && (error.status === undefined || error.status >= 500)
}

/** An error for the admin user, with Klarna's message; other errors are logged by the server. */
export function asAdminError(error: unknown, action: string): unknown {
  if (!(error instanceof KlarnaError) || ![400, 403, 404, 409, 422].includes(error.status ?? 0)) return error
  return new CommerceError("payment_authorization_error", `Klarna rejected the ${action}: ${error.message}`)
}
