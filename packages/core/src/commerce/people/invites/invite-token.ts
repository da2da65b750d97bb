import { jwtVerify, SignJWT } from "jose"

/** What an invite's token says; the page that accepts it shows it. */
export interface InviteClaims {
  readonly invite_id: string
  readonly role: string
  readonly user_email: string
}

/**
 * Signs the token of an invite in v1's form. The `jti` makes every token a new one; when it ends is said by the
 * invite, which may be sent again.
 */
export async function signInviteToken(secret: string, claims: InviteClaims): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .setJti(crypto.randomUUID())
    .sign(new TextEncoder().encode(secret))
}

/** The invite that a token was made for, and the address that it was sent to. */
interface ReadInvite {
  readonly id: string
  readonly email: unknown
}

/**
 * The invite that a token was made for; undefined when this server did not make it, or made it for
 * something else. Whether the token is the one that counts is for the stored invite to say.
 */
export async function inviteOfToken(secret: string, token: string): Promise<ReadInvite | undefined> {
  try {
    const key = new TextEncoder().encode(secret)
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"] })
    const { invite_id: id, user_email: email } = payload
    return typeof id === "string" ? { id, email } : undefined
  } catch {
    return undefined
  }
}
