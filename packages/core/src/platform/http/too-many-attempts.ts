import { defineErrors } from "../kernel/errors.ts"

/** HTTP status of an error that asks the client to retry later. */
export const tooManyStatus = 429

const words = (seconds: number) => `Too many attempts. Try again in ${seconds} seconds.`

/** In the registry for the reference: it is thrown as a {@link TooManyAttempts}. */
defineErrors("attempts", {
  too_many: {
    type: "not_allowed",
    status: tooManyStatus,
    message: words,
    when: "An IP address or an account made too many attempts with a password, a code or a token, or too many passwords are waiting to be verified.",
    fix: "Send the request again after the number of seconds in the `Retry-After` header.",
    isPassing: true,
  },
})

/**
 * Thrown when an address has to wait. It is answered with 429 and `Retry-After`, and never kept under an idempotency
 * key.
 * @since 0.1
 */
export class TooManyAttempts extends Error {
  /** seconds until the next attempt */
  readonly seconds: number

  constructor(seconds: number) {
    super(words(Math.max(1, seconds)))
    this.name = "TooManyAttempts"
    this.seconds = Math.max(1, seconds)
  }
}
