import { jwtVerify, SignJWT, type JWTPayload } from "jose"
import { newId } from "../../../platform/kernel/ids.ts"

/** The side of the API that an access token is for. */
export type TokenDomain = "admin" | "store"

/** Lifetime of an access token in seconds: a day for admin users, thirty days for customers, as in v1. */
export const tokenLifetime: Record<TokenDomain, number> = { admin: 24 * 3600, store: 30 * 24 * 3600 }

/**
 * Signs a sign-in token in v1's form: `{user_id | customer_id, domain}`, HS256. `jti` tells apart two
 * tokens of one second, since signing out ends only one of them; `issued_at` has the milliseconds, since a new password
 * ends the tokens before it.
 * @since 0.1
 */
export async function signLoginToken(
  secret: string,
  domain: TokenDomain,
  subjectId: string,
): Promise<string> {
  const claims = domain === "admin" ? { user_id: subjectId } : { customer_id: subjectId }
  return signToken(
    secret,
    { ...claims, domain, jti: newId("tok"), issued_at: Date.now() },
    tokenLifetime[domain],
  )
}

/**
 * When a sign-in token was issued, in milliseconds since 1970. `iat` counts seconds: for a token that says no more, such as
 * one that v1 signed, it is the last moment of that second.
 */
export function issuedAt({ iat = 0, issued_at }: JWTPayload): number {
  return typeof issued_at === "number" ? issued_at : iat * 1_000 + 999
}

/**
 * Signs any claims with HS256.
 * @param lifetime seconds until it expires
 */
export async function signToken(secret: string, claims: JWTPayload, lifetime: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(new TextEncoder().encode(secret))
}

/** The key of tokens for one purpose: such a token is valid for nothing else, and no other token is valid for it. */
export function keyFor(purpose: string, secret: string): string {
  return JSON.stringify([secret, purpose])
}

/** The claims of an access token of this domain; undefined if it is not valid. Only HS256 is accepted. */
export async function verifyToken(
  secret: string,
  token: string,
  domain: TokenDomain,
): Promise<JWTPayload | undefined> {
  const claims = await readToken(secret, token)
  return claims?.domain === domain ? claims : undefined
}

/**
 * Claims of tokens whose signature was found to be right lately: every request of a
 * session sends the same token. Its expiry is checked each time.
 */
const verified = new Map<string, JWTPayload>()
const keptTokens = 1_000
const longestKept = 2_000

/** The claims of any token signed with the secret and not expired; undefined otherwise. */
export async function readToken(secret: string, token: string): Promise<JWTPayload | undefined> {
  const key = `${secret} ${token}`
  const known = verified.get(key)
  if (known && isInForce(known)) return known
  verified.delete(key)
  const claims = await readClaims(secret, token)
  if (!claims || token.length > longestKept) return claims
  // A full map has a first key.
  if (verified.size >= keptTokens) verified.delete(verified.keys().next().value!)
  verified.set(key, claims)
  return claims
}

/** The second in which a token ends does not belong to its life. */
function isInForce({ exp, nbf }: JWTPayload): boolean {
  return nbf === undefined && exp !== undefined && exp > Math.floor(Date.now() / 1000)
}

/** The claims of a token that v1 signed, which may not expire. */
export async function readTokenOfV1(secret: string, token: string): Promise<JWTPayload | undefined> {
  return readClaims(secret, token, [])
}

async function readClaims(
  secret: string,
  token: string,
  requiredClaims = ["exp"],
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ["HS256"],
      requiredClaims,
    })
    return payload
  } catch {
    return undefined
  }
}
