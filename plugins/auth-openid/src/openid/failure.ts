import { AuthorizationResponseError } from "openid-client"
import type { Log } from "@stheno/core"
import { isNetwork } from "./again.ts"

/** Why a customer is not signed in; the storefront gets the code as `?error=…`. */
export type FailureCode =
  | "access_denied"
  | "account_exists"
  | "already_connected"
  | "email_not_verified"
  | "invalid_response"
  | "invalid_state"
  | "unavailable"

/** A sign-in that failed. */
export class SignInFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode) {
    super(`The sign-in failed: ${code}`)
    this.name = "SignInFailure"
    this.code = code
  }
}

/** What a provider's error means to the customer. The log has its message, which contains no token. */
export function asFailure(error: unknown, log: Log, provider: string): SignInFailure {
  if (error instanceof SignInFailure) return error
  if (error instanceof AuthorizationResponseError && error.error === "access_denied")
    return new SignInFailure("access_denied")
  const code = isNetwork(error) ? "unavailable" : "invalid_response"
  const { message, code: reason } = error as { message?: string; code?: string }
  log.warn({ provider, code, error: message, reason }, "A sign-in failed at the provider")
  return new SignInFailure(code)
}
