import { createHmac, timingSafeEqual } from "node:crypto"

/** A webhook as the server received it. */
export interface SignedRequest {
  readonly method: string
  /** the path with its query */
  readonly path: string
  readonly headers: Headers
  readonly bodyText: string
}

/** What can be the name of a header; reading another one throws an error. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/

/** Milliseconds for which a signature is valid. */
const validFor = 5 * 60_000

/**
 * Verifies the signature of a webhook, as Contentful documents it: an HMAC of the method, the path, the signed headers
 * and the body. The headers have to include the time of the signature.
 * @param now milliseconds since 1970
 * @returns whether Contentful signed the request in the last five minutes
 */
export function isSigned(request: SignedRequest, secret: string, now: number = Date.now()): boolean {
  const { headers, method, path, bodyText } = request
  const names = (headers.get("x-contentful-signed-headers") ?? "").split(",").map((name) => name.trim())
  const time = Number(headers.get("x-contentful-timestamp") || Number.NaN)
  if (!names.includes("x-contentful-timestamp") || !names.includes("x-contentful-signed-headers"))
    return false
  if (!names.every((name) => headerName.test(name))) return false
  // Written this way, a time that is not a number is rejected too.
  if (!(Math.abs(now - time) < validFor)) return false
  const signed = names
    .toSorted()
    .map((name) => `${name.toLowerCase()}:${(headers.get(name) ?? "").trim()}`)
    .join(";")
  const expected = createHmac("sha256", secret)
    .update([method, encodedPath(path), signed, bodyText].join("\n"))
    .digest()
  const given = Buffer.from(headers.get("x-contentful-signature") ?? "", "hex")
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The path in the form that is signed: the query is escaped twice. */
function encodedPath(path: string): string {
  const [pathname = "", query] = path.split("?")
  return encodeURI(query ? `${pathname}?${encodeURIComponent(query)}` : pathname)
}
