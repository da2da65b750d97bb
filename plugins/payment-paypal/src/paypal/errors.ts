import { CommerceError } from "@stheno/core"

/** An error of PayPal's API. */
export class PayPalError extends Error {
  /** the status of the response; undefined when there was none */
  readonly status: number | undefined
  /** what is wrong, such as `ORDER_NOT_APPROVED` */
  readonly issue: string

  constructor(status: number | undefined, issue: string, message: string) {
    super(message)
    this.name = "PayPalError"
    this.status = status
    this.issue = issue
  }

  /** The error in the body of a response. */
  static of(status: number, body: unknown): PayPalError {
    const { name, message, error, error_description, details, debug_id } = (body ?? {}) as ErrorBody
    const [detail] = details ?? []
    const text = detail?.description ?? message ?? error_description ?? `PayPal responded with ${status}`
    const suffix = debug_id ? ` (debug ID ${debug_id})` : ""
    return new PayPalError(status, detail?.issue ?? name ?? error ?? "UNKNOWN", `${text}${suffix}`)
  }
}

interface ErrorBody {
  readonly name?: string
  readonly message?: string
  readonly error?: string
  readonly error_description?: string
  readonly debug_id?: string
  readonly details?: readonly { readonly issue?: string; readonly description?: string }[]
}

/** What is wrong, if PayPal says so. */
export function issueOf(error: unknown): string | undefined {
  return error instanceof PayPalError ? error.issue : undefined
}

/** Whether PayPal may have carried out the request although it failed. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof PayPalError && (error.status === undefined || error.status >= 500)
}

/** An error for the admin user, with PayPal's message; other errors are logged by the server. */
export function asAdminError(error: unknown, action: string): unknown {
  if (
    !(error instanceof PayPalError) ||
    error.status === undefined ||
    ![400, 403, 404, 409, 422].includes(error.status)
  )
    return error
  return new CommerceError("payment_authorization_error", `PayPal rejected the ${action}: ${error.message}`)
}
