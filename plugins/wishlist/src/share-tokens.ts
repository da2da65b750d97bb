import { jwtVerify, SignJWT } from "jose"

/** What the link of a shared wishlist says. */
export interface ShareClaims {
  readonly customer_id: string
  /** counts how often the customer has ended the links that existed; 0 in links of v1's plugin */
  readonly version: number
}

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Signs the token of a link. It does not expire: the customer ends it. */
export async function signShareToken(secret: string, { customer_id, version }: ShareClaims): Promise<string> {
  return await new SignJWT({ customer_id, ...(version > 0 && { version }) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .sign(keyOf(secret))
}

/**
 * Reads the token of a link. Only HS256 is accepted, and no sign-in token, which has a `domain`.
 * @param secrets the secrets that may have signed it
 * @returns undefined if none of them did
 */
export async function readShareToken(
  secrets: readonly string[],
  token: string,
): Promise<ShareClaims | undefined> {
  for (const secret of secrets) {
    try {
      const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ["HS256"] })
      const { customer_id: customerId, version = 0, domain } = payload
      if (typeof customerId !== "string" || typeof version !== "number" || domain !== undefined)
        return undefined
      return { customer_id: customerId, version }
    } catch {
      // Another secret may have signed it.
    }
  }
  return undefined
}
