/**
 * Thrown when an address has to wait. It is answered with 429 and `Retry-After`, and never kept under an idempotency
 * key.
 * @since 0.1
 */
export class TooManyAttempts extends Error {
  /** seconds until the next attempt */
  readonly seconds: number

  constructor(seconds: number) {
    super(`Too many attempts. Try again in ${Math.max(1, seconds)} seconds.`)
    this.name = "TooManyAttempts"
    this.seconds = Math.max(1, seconds)
  }
}
