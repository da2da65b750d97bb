import { createHmac, timingSafeEqual } from "node:crypto"

/** How far the clock of the sender may be off, and how long a captured request could be sent again, in seconds. */
export const signatureWindow = 300

/** What a signed request carries. */
export interface SignedRequest {
  readonly secret: string
  /** the raw body: parsing and printing it again would change it */
  readonly body: string
  /** the header `x-stheno-timestamp`, in seconds since 1970 */
  readonly timestamp: string | null
  /** the header `x-stheno-signature`: `sha256=` and the signature in hexadecimal */
  readonly signature: string | null
  /** milliseconds since 1970 */
  readonly now: number
}

/** The signature of a body: HMAC-SHA256 over the timestamp, a dot, and the body. */
export function sign(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`
}

/** Why a request is rejected; undefined if its signature is right and it was sent just now. */
export function signatureProblem(request: SignedRequest): string | undefined {
  const { secret, body, timestamp, signature, now } = request
  if (!timestamp || !signature) return "The headers x-stheno-timestamp and x-stheno-signature are required."
  const sentAt = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : NaN
  if (!(Math.abs(now / 1000 - sentAt) <= signatureWindow))
    return "The timestamp is missing, too old or in the future. Check the clocks of both servers."
  const expected = Buffer.from(sign(secret, timestamp, body))
  const received = Buffer.from(signature)
  // Compared in constant time, so that the time of a response tells nothing about the right signature.
  const isRight = expected.length === received.length && timingSafeEqual(expected, received)
  return isRight ? undefined : "The signature does not match the body."
}
