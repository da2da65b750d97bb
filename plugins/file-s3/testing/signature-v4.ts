import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import type { ReceivedRequest } from "../../testing/stand-in.ts"

/** An error of S3: a code, and the status that S3 sends with it. */
export interface S3Error {
  readonly status: number
  readonly code: string
  readonly message: string
}

/** What a stand-in knows about its callers. */
export interface Gate {
  readonly region: string
  /** secrets by access key */
  readonly secrets: ReadonlyMap<string, string>
  now(): number
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex")
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest()
const error = (status: number, code: string, message: string): S3Error => ({ status, code, message })
const rejected = error(
  403,
  "SignatureDoesNotMatch",
  "The request signature we calculated does not match the signature you provided. Check your key and signing method.",
)

/** Milliseconds by which a client's clock may differ. */
const skew = 15 * 60 * 1000

interface Signed {
  readonly accessKey: string
  readonly scope: string
  readonly signedHeaders: readonly string[]
  readonly signature: string
  readonly date: string
  readonly payloadHash: string
  readonly expires: number | undefined
}

/**
 * Checks Signature Version 4 of a request, in its header or in its query.
 * @returns the access key, nothing for a request without a signature, or the error of S3
 */
export function authenticate(request: ReceivedRequest, gate: Gate): { accessKey?: string } | S3Error {
  const signed = readHeader(request) ?? readQuery(request)
  if (!signed) return {}
  const secret = gate.secrets.get(signed.accessKey)
  if (secret === undefined)
    return error(
      403,
      "InvalidAccessKeyId",
      "The AWS Access Key Id you provided does not exist in our records.",
    )
  const [day = "", region = "", service = ""] = signed.scope.split("/")
  if (region !== gate.region || service !== "s3")
    return error(
      400,
      "AuthorizationHeaderMalformed",
      `The authorization header is malformed; the region '${region}' is wrong; expecting '${gate.region}'`,
    )
  const wanted = sign(request, signed, [day, region, service], secret)
  if (!sameText(wanted, signed.signature)) return rejected
  return checkTime(signed, gate) ?? checkPayload(request, signed) ?? { accessKey: signed.accessKey }
}

function checkTime({ date, expires }: Signed, gate: Gate): S3Error | undefined {
  const at = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"))
  if (expires !== undefined)
    return gate.now() > at + expires * 1000 ? error(403, "AccessDenied", "Request has expired") : undefined
  return Math.abs(gate.now() - at) > skew
    ? error(
        403,
        "RequestTimeTooSkewed",
        "The difference between the request time and the current time is too large.",
      )
    : undefined
}

function checkPayload({ bytes }: ReceivedRequest, { payloadHash }: Signed): S3Error | undefined {
  if (payloadHash === "UNSIGNED-PAYLOAD" || payloadHash === sha256(bytes)) return undefined
  return payloadHash.startsWith("STREAMING-")
    ? error(501, "NotImplemented", "A header you provided implies functionality that is not implemented.")
    : error(
        400,
        "XAmzContentSHA256Mismatch",
        "The provided 'x-amz-content-sha256' header does not match what was computed.",
      )
}

function readHeader({ headers }: ReceivedRequest): Signed | undefined {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    )
  if (!parts) return undefined
  const [, accessKey = "", scope = "", names = "", signature = ""] = parts
  return {
    accessKey,
    scope,
    signature,
    signedHeaders: names.split(";"),
    date: String(headers["x-amz-date"]),
    payloadHash: String(headers["x-amz-content-sha256"]),
    expires: undefined,
  }
}

function readQuery({ query }: ReceivedRequest): Signed | undefined {
  const credential = query.get("X-Amz-Credential")
  if (!credential) return undefined
  const [accessKey = "", ...scope] = credential.split("/")
  return {
    accessKey,
    scope: scope.join("/"),
    signature: query.get("X-Amz-Signature") ?? "",
    signedHeaders: (query.get("X-Amz-SignedHeaders") ?? "").split(";"),
    date: query.get("X-Amz-Date") ?? "",
    payloadHash: query.get("X-Amz-Content-Sha256") ?? "UNSIGNED-PAYLOAD",
    expires: Number(query.get("X-Amz-Expires")),
  }
}

function sign(request: ReceivedRequest, signed: Signed, scope: readonly string[], secret: string): string {
  const headers = signed.signedHeaders.map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    headers.join(""),
    signed.signedHeaders.join(";"),
    signed.payloadHash,
  ].join("\n")
  const text = ["AWS4-HMAC-SHA256", signed.date, signed.scope, sha256(canonical)].join("\n")
  const key = [...scope, "aws4_request"].reduce<string | Buffer>(
    (sofar, part) => hmac(sofar, part),
    `AWS4${secret}`,
  )
  return hmac(key, text).toString("hex")
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&")
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
