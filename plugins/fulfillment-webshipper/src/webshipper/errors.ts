import { CommerceError } from "@stheno/core"

/** An error of Webshipper's API. */
export class WebshipperError extends Error {
  /** the status of the response; undefined when there was none */
  readonly status: number | undefined

  constructor(status: number | undefined, message: string) {
    super(message)
    this.name = "WebshipperError"
    this.status = status
  }

  /** The errors in the body of a response, which JSON:API defines. */
  static of(status: number, body: unknown): WebshipperError {
    const { errors = [] } = (body ?? {}) as { errors?: readonly { title?: string; detail?: string }[] }
    const reasons = errors.flatMap(({ title, detail }) => detail ?? title ?? [])
    return new WebshipperError(status, reasons.join(". ") || `Webshipper responded with ${status}`)
  }
}

/** Whether the same request can succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof WebshipperError)) return false
  return error.status === undefined || error.status >= 500 || error.status === 429
}

/** Whether Webshipper may have carried out the request although it failed. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof WebshipperError && (error.status === undefined || error.status >= 500)
}

/** Whether there is nothing at the address. */
export function isMissing(error: unknown): boolean {
  return error instanceof WebshipperError && error.status === 404
}

/**
 * Turns an error of Webshipper into one of the API, where nothing was changed.
 * @throws conflict for an error of Webshipper, any other error as it is
 */
export function unavailable(error: unknown): never {
  if (!(error instanceof WebshipperError)) throw error
  throw new CommerceError("conflict", `Webshipper did not return what was requested: ${error.message}`)
}

/** An error for the admin user, with Webshipper's reason; other errors are logged by the server. */
export function asAdminError(error: unknown): unknown {
  if (!(error instanceof WebshipperError) || ![400, 409, 422].includes(error.status ?? 0)) return error
  return new CommerceError("invalid_data", `Webshipper rejected the request: ${error.message}`)
}
