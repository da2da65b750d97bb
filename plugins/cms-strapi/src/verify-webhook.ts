import { createHash, timingSafeEqual } from "node:crypto"

/**
 * Checks the `Authorization` header of a webhook. Strapi does not sign webhooks; it sends the headers that they are
 * configured with.
 * @returns whether the header has the secret as its bearer token
 */
export function isAuthorized(headers: Headers, secret: string): boolean {
  const token = /^Bearer +(.+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? ""
  return timingSafeEqual(digestOf(token), digestOf(secret))
}

/** Of the same length for every text, as the comparison needs. */
const digestOf = (text: string) => createHash("sha256").update(text).digest()
