import { isMarkedEstimate } from "../reply.ts"

/** Whom a response may be shown to: anyone who sends the same key, or the caller alone. */
export type Audience = "everyone" | "caller"

/** What the cache did, for the `Cache-Status` header (RFC 9211). */
export type CacheStatus = "hit" | "fwd=miss; stored" | "fwd=miss"

const cacheControl: Readonly<Record<Audience, string>> = {
  everyone: "public, max-age=0, must-revalidate",
  caller: "private, no-cache",
}

const vary = {
  store: "Origin, Authorization, Cookie, X-Publishable-Api-Key",
  admin: "Origin, Authorization, Cookie, X-Medusa-Access-Token",
}

/** The body of a successful response, and what caches outside of the server need to know of it. */
export interface StoredBody {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** a strong validator, made of the bytes */
  readonly etag: string
  /** whether the `count` of the response is an estimate */
  readonly isEstimate: boolean
}

/** What a response with a stored body consists of. */
export interface WireResponse {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array<ArrayBuffer> | undefined
}

/**
 * Makes the response for a stored body: 304 without the body if the caller has it already.
 * @param ifNoneMatch the header of the request
 */
export function wireResponse(
  { bytes, etag, isEstimate }: StoredBody,
  how: {
    readonly area: "store" | "admin"
    readonly audience: Audience
    readonly status: CacheStatus
    readonly ifNoneMatch: string | null | undefined
  },
): WireResponse {
  const headers = {
    etag,
    "cache-control": cacheControl[how.audience],
    vary: vary[how.area],
    "cache-status": `Stheno; ${how.status}`,
    ...(isEstimate && { "x-count": "estimate" }),
  }
  if (how.ifNoneMatch && isMatch(how.ifNoneMatch, etag)) return { status: 304, headers, bytes: undefined }
  return { status: 200, headers: { ...headers, "content-type": "application/json; charset=utf-8" }, bytes }
}

/** `If-None-Match` compares weakly (RFC 9110, 13.1.2): proxies that compress mark the tag as weak. */
function isMatch(header: string, etag: string): boolean {
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
}

/** Makes the body of a result. */
export async function storedBody(result: unknown): Promise<StoredBody> {
  const bytes = new TextEncoder().encode(JSON.stringify(result))
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).subarray(0, 16)
  const isEstimate = isMarkedEstimate(result)
  return {
    bytes,
    isEstimate,
    etag: `"${[...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("")}"`,
  }
}

/** A successful result whose body is stored, or could be. */
export class StoredReply {
  readonly body: StoredBody
  readonly audience: Audience
  readonly status: CacheStatus

  constructor(body: StoredBody, audience: Audience, status: CacheStatus) {
    this.body = body
    this.audience = audience
    this.status = status
  }
}
