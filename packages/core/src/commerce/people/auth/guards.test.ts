import { SignJWT } from "jose"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { operations } from "../../../operations.ts"
import { signLoginToken, signToken } from "./tokens.ts"

type Headers = Record<string, string>

let shop: TestApp
let refusedByAdmin: Record<string, Headers>
let refusedByStore: Record<string, Headers>
beforeAll(async () => {
  shop = await createTestApp({ config: { loginAttemptsPerMinute: 0 } })
  const secret = shop.engine.config.jwtSecret
  const password = "supersecret"
  const made = await shop.request("POST", "/store/customers", { email: "c@example.com", password })
  const customerId = made.body.customer.id
  const user = (await shop.admin("POST", "/admin/users", { email: "u@example.com", password })).body.user
  const gone = (await shop.admin("POST", "/admin/users", { email: "gone@example.com", password })).body.user
  const goneToken = await signLoginToken(secret, "admin", gone.id)
  const asGone = { authorization: `Bearer ${goneToken}` }
  const planted = { api_token: "t0ken of somebody gone" }
  expect((await shop.request("POST", `/admin/users/${gone.id}`, planted, asGone)).status).toBe(200)
  await shop.admin("DELETE", `/admin/users/${gone.id}`)
  const claims = { user_id: user.id, customer_id: customerId }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const common = {
    nobody: {},
    garbage: bearer("garbage"),
    "an empty token": bearer("e30.e30."),
    "a token without signature": bearer(unsigned({ ...claims, domain: "admin" })),
    "an unknown session": { cookie: `connect.sid=${"a".repeat(64)}` },
    "a session of v1": { cookie: "connect.sid=s%3AabcDEF.0123456789" },
    "a token without domain": bearer(await signToken(secret, claims, 900)),
  }
  const both = async (domain: "admin" | "store") => ({
    "an expired token": bearer(await signToken(secret, { ...claims, domain }, -60)),
    "a token of another server": bearer(await signToken("another secret", { ...claims, domain }, 900)),
    "a token with another algorithm": bearer(await signWith("HS512", secret, { ...claims, domain })),
    "a token that never ends": bearer(await signWith("HS256", secret, { ...claims, domain }, false)),
  })
  refusedByAdmin = {
    ...common,
    ...(await both("admin")),
    "a customer's token": bearer(await signLoginToken(secret, "store", customerId)),
    "a customer's session": { cookie: made.headers.get("set-cookie")!.split(";")[0]! },
    "a deleted user's token": bearer(goneToken),
    "a deleted user's API token": { "x-medusa-access-token": "t0ken of somebody gone" },
    "an unknown API token": { "x-medusa-access-token": "x" },
    "a customer's id under another name": bearer(
      await signToken(secret, { user_id: customerId, domain: "admin" }, 900),
    ),
  }
  refusedByStore = {
    ...common,
    ...(await both("store")),
    "an admin user's token": bearer(await signLoginToken(secret, "admin", user.id)),
    "an API token": { "x-medusa-access-token": "x" },
    "a user's id under another name": bearer(
      await signToken(secret, { customer_id: user.id, domain: "store" }, 900),
    ),
  }
})
afterAll(() => shop.close())

function unsigned(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url")
  return `${encode({ alg: "none", typ: "JWT" })}.${encode({ ...claims, exp: 9999999999 })}.`
}

async function signWith(alg: string, secret: string, claims: object, ends = true): Promise<string> {
  const jwt = new SignJWT({ ...claims }).setProtectedHeader({ alg }).setIssuedAt()
  return (ends ? jwt.setExpirationTime("1h") : jwt).sign(new TextEncoder().encode(secret))
}

const pathOf = <Path extends string>(path: Path) => path.replace(/\{\w+\}/g, "some_id")

describe("every operation", () => {
  test("of the admin side but the five that log in is closed", () => {
    const open = operations.filter(({ area, access }) => area === "admin" && access !== "admin")
    expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      "POST /admin/auth",
      "POST /admin/auth/token",
      "POST /admin/invites/accept",
      "POST /admin/users/password-token",
      "POST /admin/users/reset-password",
    ])
  })

  test("of the Admin API rejects everyone who is not a user", async () => {
    expect(await letIn("admin", refusedByAdmin)).toEqual([])
  })

  test("of a customer's resources rejects everyone who is not a customer", async () => {
    expect(await letIn("customer", refusedByStore)).toEqual([])
  })
})

/** Calls of closed operations that were not answered with a bare 401. */
async function letIn(access: "admin" | "customer", refused: Record<string, Headers>): Promise<string[]> {
  const closed = operations.filter((operation) => operation.access === access)
  expect(closed.length).toBeGreaterThan(5)
  const wrong: string[] = []
  for (const { method, path } of closed)
    await Promise.all(
      Object.entries(refused).map(async ([who, headers]) => {
        const answer = await shop.request(method, pathOf(path), method === "GET" ? undefined : {}, headers)
        if (answer.status !== 401 || answer.text !== "Unauthorized") wrong.push(`${method} ${path}: ${who}`)
      }),
    )
  return wrong
}
