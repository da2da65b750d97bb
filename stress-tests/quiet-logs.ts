import { sql } from "kysely"
import { serveShop, type ServedShop } from "./served-shop.ts"
import { openShop, type Shop } from "./shop.ts"
import { inTime, type TortureTest } from "./test.ts"

/** Names of secrets, and what they were. */
type Secrets = Map<string, string>

const environment = {
  NODE_ENV: "production",
  LOG_LEVEL: "debug",
  JWT_SECRET: `jwt-${crypto.randomUUID()}`,
  COOKIE_SECRET: `cookie-${crypto.randomUUID()}`,
  ADMIN_EMAIL: "owner@example.com",
  ADMIN_PASSWORD: `admin-${crypto.randomUUID()}`,
  MAIL_FROM: "shop@example.com",
  STORE_URL: "https://shop.example.com",
  ADMIN_URL: "https://admin.example.com",
  BACKEND_URL: "https://api.example.com",
  SMTP_URL: "smtp://mailer:smtp-secret-9f2c@127.0.0.1:1",
}

/** S20: what must stay secret is in no line of the log, whatever happens and however much is logged. */
export const quietLogs: TortureTest = {
  id: "S20",
  title: "requests with secrets: the log contains none of them",
  async run(context) {
    const { breach, figure } = context
    const shop = await openShop()
    const served = await serveShop(shop.databaseUrl, environment)
    const secrets: Secrets = new Map([
      ["JWT_SECRET", environment.JWT_SECRET],
      ["COOKIE_SECRET", environment.COOKIE_SECRET],
      ["ADMIN_PASSWORD", environment.ADMIN_PASSWORD],
      ["the password of the mail server", "smtp-secret-9f2c"],
    ])
    try {
      const databasePassword = new URL(shop.databaseUrl).password
      if (databasePassword) secrets.set("the password of the database", databasePassword)
      const scenes = [
        () => logInEverywhere(served, secrets),
        () => useTokens(shop, served, secrets),
        () => stumble(shop, served),
      ]
      for (const play of inTime(scenes, "scenes", context)) await play()
      // Background work has its say too.
      await new Promise((resolve) => setTimeout(resolve, 3_000))
    } finally {
      const code = await served.stop()
      if (code !== 0) breach(`asked to stop, the server ended with ${code}`)
      await shop.close()
    }
    const output = served.output()
    for (const [name, value] of secrets) if (output.includes(value)) breach(`the log holds ${name}`)
    const lines = output.split("\n").length
    if (lines < 20) breach(`only ${lines} lines were logged`)
    figure("secrets", secrets.size)
    figure("lines", lines)
  },
}

interface SendInit {
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

async function send(
  { url }: ServedShop,
  [method, path]: readonly [string, string],
  { body, headers = {} }: SendInit = {},
) {
  const response = await fetch(url + path, {
    method,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { response, text }
}

async function logInEverywhere(served: ServedShop, secrets: Secrets): Promise<void> {
  const customer = { email: "ada@example.com", password: `customer-${crypto.randomUUID()}` }
  const admin = { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD }
  const wrong = `wrong-${crypto.randomUUID()}`
  secrets.set("a customer's password", customer.password).set("a wrong password", wrong)
  const register = { ...customer, first_name: "Ada", last_name: "Byron" }
  await send(served, ["POST", "/store/customers"], { body: register })
  for (const [path, login] of [
    ["/store/auth", customer],
    ["/admin/auth", admin],
  ] as const) {
    const { response } = await send(served, ["POST", path], { body: login })
    const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? ""
    secrets.set(`the session of ${path}`, cookie.split("=")[1]!)
    await send(served, ["GET", path], { headers: { cookie } })
    const { text } = await send(served, ["POST", `${path}/token`], { body: login })
    const token = (JSON.parse(text) as { access_token: string }).access_token
    secrets.set(`the token of ${path}`, token)
    await send(served, ["GET", path], { headers: { authorization: `Bearer ${token}` } })
    await send(served, ["GET", `${path}?token=${token}`], { headers: { authorization: `Bearer ${token}x` } })
    await send(served, ["POST", path], { body: { ...login, password: wrong } })
    await send(served, ["POST", path], { body: { ...login, password: { nested: wrong } } })
  }
}

async function useTokens(shop: Shop, served: ServedShop, secrets: Secrets): Promise<void> {
  const login = { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD }
  const { text } = await send(served, ["POST", "/admin/auth/token"], { body: login })
  const headers = { authorization: `Bearer ${(JSON.parse(text) as { access_token: string }).access_token}` }
  const apiToken = `api-${crypto.randomUUID()}`
  secrets.set("an API token", apiToken)
  await sql`update "user" set api_token = ${apiToken} where email = ${environment.ADMIN_EMAIL}`.execute(
    shop.engine.db,
  )
  await send(served, ["GET", "/admin/auth"], { headers: { "x-medusa-access-token": apiToken } })
  await send(served, ["POST", "/admin/invites"], {
    headers,
    body: { user: "new@example.com", role: "admin" },
  })
  await send(served, ["POST", "/store/customers/password-token"], { body: { email: "ada@example.com" } })
  await send(served, ["POST", "/admin/users/password-token"], { body: { email: login.email } })
  const { rows } = await sql<{ name: string; token: string }>`
    select event_name as name, data ->> 'token' as token from staged_job where data ->> 'token' is not null
    union all select 'invite', token from invite`.execute(shop.engine.db)
  for (const { name, token } of rows) {
    secrets.set(`the token of ${name}`, token)
    const password = `new-${crypto.randomUUID()}`
    secrets.set(`the password set with ${name}`, password)
    const email = name.startsWith("user") ? login.email : "ada@example.com"
    await send(served, ["POST", "/store/customers/password-reset"], { body: { email, token, password } })
    await send(served, ["POST", "/admin/users/reset-password"], { body: { email, token, password } })
    const user = { first_name: "N", last_name: "N", password }
    await send(served, ["POST", "/admin/invites/accept"], { body: { token, user } })
  }
}

/** Makes the server fail while it handles secrets: errors are logged with all that they know. */
async function stumble(shop: Shop, served: ServedShop): Promise<void> {
  const login = { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD }
  await sql`alter table auth_session rename to auth_session_away`.execute(shop.engine.db)
  await sql`alter table customer rename to customer_away`.execute(shop.engine.db)
  try {
    for (const path of ["/admin/auth", "/admin/auth/token", "/store/auth", "/store/customers"])
      await send(served, ["POST", path], {
        body: path === "/store/customers" ? { ...login, first_name: "A", last_name: "B" } : login,
        headers: { cookie: `connect.sid=${"a".repeat(64)}.${"b".repeat(64)}` },
      })
  } finally {
    await sql`alter table auth_session_away rename to auth_session`.execute(shop.engine.db)
    await sql`alter table customer_away rename to customer`.execute(shop.engine.db)
  }
}
