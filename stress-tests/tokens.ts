import { SignJWT } from "jose"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

/** S9: a token is worth something only if we signed it, for this side, and lately. */
export const tokens: TortureTest = {
  id: "S9",
  title: "forged, expired and misdirected tokens, planted sessions, cookie flags",
  async run(context) {
    const shop = await openShop({ config: { secureCookies: true } })
    try {
      await forged(shop, context)
      await planted(shop, context)
    } finally {
      await shop.close()
    }
  },
}

/** Each forgery differs in one thing from a token that is accepted before and after all of them. */
async function forged(shop: Shop, context: TortureContext): Promise<void> {
  const { breach } = context
  const { body } = await shop.admin("GET", "/admin/auth")
  const { good, ...bad } = await forgeries(shop.engine.config.jwtSecret, body.user.id)
  const present = (token: string) =>
    shop.send("GET", "/admin/auth", { headers: { authorization: `Bearer ${token}` } })
  const control = async () => {
    const { status } = await present(good!)
    if (status !== 200) breach(`a token that the shop would sign itself: ${status}`)
  }
  await control()
  for (const [name, token] of inTime(Object.entries(bad), "tokens", context)) {
    const { status } = await present(token)
    if (status !== 401) breach(`${name}: ${status}`)
  }
  await control()
}

async function forgeries(secret: string, userId: string): Promise<Record<string, string>> {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const claims = { user_id: userId, domain: "admin", exp: Math.floor(Date.now() / 1000) + 3600 }
  const sign = (payload: Record<string, unknown>, key: string, header: Record<string, string> = {}) =>
    new SignJWT(payload).setProtectedHeader({ alg: "HS256", ...header }).sign(new TextEncoder().encode(key))
  const good = await sign(claims, secret)
  const [, payload, signature] = good.split(".")
  return {
    good,
    "algorithm none": `${encode({ alg: "none" })}.${payload}.`,
    "algorithm None": `${encode({ alg: "None" })}.${payload}.`,
    "another algorithm in the header": `${encode({ alg: "HS512" })}.${payload}.${signature}`,
    "a key id that is a path": await sign(claims, "", { kid: "../../dev/null" }).catch(() => "a.b.c"),
    "another key": await sign(claims, "another secret of some length"),
    "another payload": `${good.split(".")[0]}.${encode({ ...claims, user_id: "usr_other" })}.${signature}`,
    "the other side": await sign({ ...claims, domain: "store" }, secret),
    "no side": await sign({ user_id: userId, exp: claims.exp }, secret),
    "no expiry": await sign({ user_id: userId, domain: "admin" }, secret),
    expired: await sign({ ...claims, exp: claims.exp - 7200 }, secret),
    "not yet valid": await sign({ ...claims, nbf: claims.exp }, secret),
  }
}

const admin = { email: "admin@example.com", password: "supersecret" }
const customer = { email: "ada@example.com", password: "supersecret" }
const attacker = { email: "eve@example.com", password: "supersecret" }

/** The two sides of the API, and who signs in to them. */
const sides = [
  { path: "/admin/auth", login: admin },
  { path: "/store/auth", login: customer },
]

/** An attacker puts a cookie of theirs into somebody's browser and waits for them to sign in. */
async function planted(shop: Shop, context: TortureContext): Promise<void> {
  const { breach } = context
  for (const login of [customer, attacker])
    await shop.send("POST", "/store/customers", { body: { ...login, first_name: "C", last_name: "T" } })
  const attempts = await Promise.all(
    sides.map(async (side) =>
      Object.entries(await attackersCookies(shop)).map(([name, cookie]) => ({ ...side, name, cookie })),
    ),
  )
  for (const { path, login, name, cookie } of inTime(attempts.flat(), "planted cookies", context)) {
    const call = `${path} with ${name}` as const
    const answer = await shop.send("POST", path, { body: login, headers: { cookie } })
    const own = cookieOf(answer)
    if (own === cookie || own === "") breach(`${call}: the planted session was kept`)
    const read = (sent: string) => shop.send("GET", path, { headers: { cookie: sent } })
    const [rightful, stolen] = [await read(own), await read(cookie)]
    if (rightful.status !== 200 || !rightful.text.includes(login.email))
      breach(`${call}: who signed in is answered with ${rightful.status}`)
    if (stolen.status !== 401) breach(`${call}: the planted cookie is answered with ${stolen.status}`)
    checkFlags(answer, breach)
  }
}

/** Cookies that an attacker can have, the shop's own signature on them included. */
async function attackersCookies(shop: Shop): Promise<Record<string, string>> {
  const signIn = async () => cookieOf(await shop.send("POST", "/store/auth", { body: attacker }))
  const ended = await signIn()
  await shop.send("DELETE", "/store/auth", { headers: { cookie: ended } })
  return {
    "a session that nobody signed": `connect.sid=${"ab".repeat(32)}`,
    "a made-up signature": `connect.sid=${"ab".repeat(32)}.${"cd".repeat(32)}`,
    "a signed session that has ended": ended,
    "a signed session of the attacker's": await signIn(),
  }
}

function cookieOf(answer: Answer): string {
  return answer.headers.get("set-cookie")?.split(";")[0] ?? ""
}

function checkFlags(answer: Answer, breach: TortureContext["breach"]): void {
  const set = answer.headers.get("set-cookie") ?? ""
  for (const flag of ["HttpOnly", "Secure", "SameSite=None", "Path=/"])
    if (!set.includes(flag)) breach(`the session cookie lacks ${flag}`)
}
