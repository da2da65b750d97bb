import { operationsOf, pathWith } from "./every-operation.ts"
import { openShop } from "./shop.ts"
import { inTime, type TortureTest } from "./test.ts"
import { SignJWT } from "jose"

/** S1: nobody but a user gets into the admin API, whatever they show. */
export const closedAdmin: TortureTest = {
  id: "S1",
  title: "every admin operation is closed to everybody else",
  async run(context) {
    const shop = await openShop()
    try {
      const credentials = await worthlessCredentials(shop)
      const closed = operationsOf("admin").filter(({ access }) => access === "admin")
      let calls = 0
      let opened = 0
      for (const operation of inTime(closed, "operations", context)) {
        for (const [name, headers] of Object.entries(credentials)) {
          const answer = await shop.send(operation.method, pathWith(operation, "x"), { headers })
          if (answer.status !== 401 && answer.status !== 403)
            context.breach(`${operation.method} ${operation.path} with ${name}: ${answer.status}`)
          calls++
        }
        // The positive control: the same request of a user gets past the door, whatever is behind it.
        const { status } = await askAsUser(shop, operation.method, pathWith(operation, "x"))
        if (status === 401 || status === 403 || status >= 500)
          context.breach(`${operation.method} ${operation.path} of a user: ${status}`)
        if (status === 200) opened++
      }
      context.figure("operations that answered a user with 200", opened)
      if (opened === 0) context.breach("no operation answered a user")
      context.figure("calls", calls)
    } finally {
      await shop.close()
    }
  },
}

/** With a token of its own, since some operations end it. */
async function askAsUser(
  shop: Awaited<ReturnType<typeof openShop>>,
  method: string,
  path: string,
): Promise<{ status: number }> {
  const login = { email: "admin@example.com", password: "supersecret" }
  const { body } = await shop.send("POST", "/admin/auth/token", { body: login })
  return shop.send(method, path, { headers: { authorization: `Bearer ${body.access_token}` } })
}

async function worthlessCredentials(
  shop: Awaited<ReturnType<typeof openShop>>,
): Promise<Record<string, Record<string, string>>> {
  const account = { email: "c@example.com", password: "supersecret", first_name: "C", last_name: "C" }
  await shop.send("POST", "/store/customers", { body: account })
  const { email, password } = account
  const customer = await shop.send("POST", "/store/auth", { body: { email, password } })
  const token = await shop.send("POST", "/store/auth/token", { body: { email, password } })
  const secret = new TextEncoder().encode(shop.engine.config.jwtSecret)
  const sign = (userId: string, expires: string) =>
    new SignJWT({ user_id: userId, domain: "admin" })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(secret)
  const { body } = await shop.admin("GET", "/admin/auth")
  const user = { email: "gone@example.com", password: "supersecret" }
  const gone = (await shop.admin("POST", "/admin/users", user)).body.user
  await shop.admin("DELETE", `/admin/users/${gone?.id}`)
  return {
    "no credentials": {},
    "an expired token": { authorization: `Bearer ${await sign(body.user.id, "-1h")}` },
    "a customer's token": { authorization: `Bearer ${token.body.access_token}` },
    "a customer's session": {
      cookie: customer.headers.get("set-cookie")?.split(";")[0] ?? "connect.sid=none",
    },
    "a deleted user's token": { authorization: `Bearer ${await sign(gone?.id ?? "usr_gone", "1h")}` },
    "a garbage token": { authorization: "Bearer garbage" },
    "a garbage API token": { "x-medusa-access-token": "garbage" },
    "a garbage session": { cookie: `connect.sid=${"0".repeat(64)}` },
  }
}
