import { createHmac, timingSafeEqual } from "node:crypto"
import { z } from "@stheno/core"

/** Seconds in which a customer must sign in at the provider. */
export const flowLifetime = 600

const shape = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** the page to which the customer returns */
  redirectTo: z.string(),
  /** the signed-in customer to whose account the identity is added */
  connects: z.string().optional(),
  /** the mark of this account's password */
  passwordMark: z.string().optional(),
  /** seconds since 1970 */
  expires: z.number(),
})

/** A sign-in that was started and binds the provider's answer to one browser. */
export type Flow = z.output<typeof shape>

/** The settings of the server that cookies depend on. */
export interface CookieSettings {
  readonly cookieSecret: string
  readonly secureCookies: boolean
}

/** Several sign-ins can be open in one browser, for example in two tabs, so that each has a cookie. */
const nameOf = (state: string) => `openid_${state.slice(0, 12).replaceAll(/[^\w]/g, "_")}`

/** The `Set-Cookie` header of a flow: signed, for ten minutes, and sent when the provider redirects back. */
export function flowCookie(flow: Flow, settings: CookieSettings): string {
  const value = Buffer.from(JSON.stringify(flow)).toString("base64url")
  const signed = `${value}.${signatureOf(settings, value)}`
  return cookie(nameOf(flow.state), signed, flowLifetime, settings)
}

/** The `Set-Cookie` header that deletes the cookie of a flow. */
export function expiredCookie(flow: Flow, settings: CookieSettings): string {
  return cookie(nameOf(flow.state), "", 0, settings)
}

/**
 * Reads the flow of a callback from the cookies of the request.
 * @param now seconds since 1970
 * @returns undefined when this browser did not start it for this provider, or too long ago
 */
export function readFlow(
  request: Request,
  { provider, state }: Pick<Flow, "provider" | "state">,
  settings: CookieSettings,
  now: number,
): Flow | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/)
  const prefix = `${nameOf(state)}=`
  for (const each of cookies) {
    if (!each.startsWith(prefix)) continue
    const flow = verified(each.slice(prefix.length), settings)
    if (flow?.state === state && flow.provider === provider && flow.expires > now) return flow
  }
  return undefined
}

function verified(text: string, settings: CookieSettings): Flow | undefined {
  const [value = "", signature = ""] = text.split(".")
  const expected = Buffer.from(signatureOf(settings, value))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return shape.safeParse(JSON.parse(Buffer.from(value, "base64url").toString())).data
}

/** A key for these cookies only, since the secret signs others, too. */
function signatureOf({ cookieSecret }: CookieSettings, value: string): string {
  return createHmac("sha256", `openid flow\n${cookieSecret}`).update(value).digest("base64url")
}

function cookie(name: string, value: string, maxAge: number, { secureCookies }: CookieSettings): string {
  const secure = secureCookies ? "; Secure" : ""
  return `${name}=${value}; Path=/store/auth; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
