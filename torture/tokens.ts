import { SignJWT } from "jose"
import { openShop } from "./shop.ts"
import type { TortureTest } from "./test.ts"

/** S9: a token is worth something only if we signed it, for this side, and lately. */
export const tokens: TortureTest = {
  id: "S9",
  title: "forged, expired and misdirected tokens, planted sessions, cookie flags",
  async run({ breach, figure }) {
    const shop = await openShop({ config: { secureCookies: true } })
    try {
      const { body } = await shop.admin("GET", "/admin/auth")
      const forged = await forgeries(shop.engine.config.jwtSecret, body.user.id)
      for (const [name, token] of Object.entries(forged)) {
        const answer = await shop.send("GET", "/admin/auth", {
          headers: { authorization: `Bearer ${token}` },
        })
        if (answer.status !== 401) breach(`${name}: ${answer.status}`)
      }
      await planted(shop, breach)
      figure("tokens", Object.keys(forged).length)
    } finally {
      await shop.close()
    }
  },
}

async function forgeries(secret: string, userId: string): Promise<Record<string, string>> {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const claims = { user_id: userId, domain: "admin", exp: Math.floor(Date.now() / 1000) + 3600 }
  const sign = (payload: Record<string, unknown>, key: string, header: Record<string, string> = {}) =>
    new SignJWT(payload).setProtectedHeader({ alg: "HS256", ...header }).sign(new TextEncoder().encode(key))
  const good = await sign(claims, secret)
  const [, payload, signature] = good.split(".")
  return {
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

async function planted(
  shop: Awaited<ReturnType<typeof openShop>>,
  breach: (what: string) => void,
): Promise<void> {
  const cookie = `connect.sid=${"ab".repeat(32)}`
  const login = { email: "admin@example.com", password: "supersecret" }
  const answer = await shop.send("POST", "/admin/auth", { body: login, headers: { cookie } })
  const set = answer.headers.get("set-cookie") ?? ""
  if (set.startsWith(cookie)) breach("the planted session was kept")
  for (const flag of ["HttpOnly", "Secure", "SameSite=None", "Path=/"])
    if (!set.includes(flag)) breach(`the session cookie lacks ${flag}`)
  if ((await shop.send("GET", "/admin/auth", { headers: { cookie } })).status !== 401)
    breach("the planted session was logged in")
}
