import { afterAll, afterEach, beforeAll, beforeEach, describe, test, vi } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type TestAnswer, type TestApp } from "@stheno/testing/test-app.ts"
import { signToken } from "./tokens.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: { loginAttemptsPerMinute: 0 } })
})
afterAll(() => shop.close())

const invalid = { type: "unauthorized", message: "Invalid or expired password reset token" }

/** What is said about a text that is not a token. As in v1, only the admin's side tells this from a wrong token. */
const noToken = {
  admin: [400, { type: "invalid_data", message: "invalid token" }],
  store: [401, invalid],
}

/** The two sides work alike. */
const sides = [
  {
    side: "admin",
    ask: "/admin/users/password-token",
    reset: "/admin/users/reset-password",
    login: "/admin/auth/token",
    self: "/admin/auth",
    event: "user.password_reset",
  },
  {
    side: "store",
    ask: "/store/customers/password-token",
    reset: "/store/customers/password-reset",
    login: "/store/auth/token",
    self: "/store/customers/me",
    event: "customer.password_reset",
  },
] as const

let number = 0
async function addAccount(side: "admin" | "store"): Promise<{ id: string; email: string }> {
  const account = { email: `reset-${number++}@example.com`, password: "old-password", first_name: "Ada" }
  const { id } =
    side === "admin"
      ? (await shop.admin("POST", "/admin/users", account)).body.user
      : (await shop.request("POST", "/store/customers", account)).body.customer
  return { id, email: account.email }
}

async function askFor(side: (typeof sides)[number], email: string): Promise<string> {
  expect((await shop.request("POST", side.ask, { email })).status).toBe(204)
  const events = await shop.events()
  const { data } = events.findLast(({ name }) => name === side.event)!
  expect(data).toMatchObject({ email: email.toLowerCase() })
  return (data as { token: string }).token
}

describe.each(sides)("$side", (side) => {
  let email: string
  let id: string
  const login = (password: string) => shop.request("POST", side.login, { email, password })
  const use = (token: string, password = "new-password", more: object = { email }) =>
    shop.request("POST", side.reset, { ...more, token, password })
  beforeEach(async () => {
    ;({ email, id } = await addAccount(side.side))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test("a token sets a new password once", async () => {
    const token = await askFor(side, email.toUpperCase())
    const done = await use(token)
    expect(done.status).toBe(200)
    expect((done.body.user ?? done.body.customer).id).toBe(id)
    expect(done.text).not.toContain("password_hash")
    expect((await login("new-password")).status).toBe(200)
    expect((await login("old-password")).status).toBe(401)
    const again = await use(token, "newer-password")
    expect([again.status, again.body]).toEqual([401, invalid])
    expect((await login("new-password")).status).toBe(200)
  })

  test("one of 50 uses at once succeeds", async () => {
    const token = await askFor(side, email)
    const uses = await Promise.all(Array.from({ length: 50 }, (_, i) => use(token, `new password ${i}`)))
    const winners = uses.flatMap(({ status }, i) => (status === 200 ? [i] : []))
    expect(winners).toHaveLength(1)
    expect(uses.filter(({ status }) => status === 401)).toHaveLength(49)
    expect((await login(`new password ${winners[0]}`)).status).toBe(200)
  })

  test("the newest and older tokens die with the password", async () => {
    const first = await askFor(side, email)
    const second = await askFor(side, email)
    expect((await use(first)).status).toBe(200)
    expect((await use(second)).status).toBe(401)
  })

  test("a token lives 15 minutes", async () => {
    const token = await askFor(side, email)
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 901_000 })
    expect((await use(token)).body).toEqual(invalid)
    vi.setSystemTime(Date.now() - 10_000)
    expect((await use(token)).status).toBe(200)
  })

  test("only this token, of this account, of this side", async () => {
    const other = await addAccount(side.side)
    const otherSide = sides.find((entry) => entry !== side)!
    const stranger = await addAccount(otherSide.side)
    const secret = shop.engine.config.jwtSecret
    const claims = side.side === "admin" ? { user_id: id, email } : { customer_id: id }
    const { access_token } = (await login("old-password")).body
    const tokens = [
      await askFor(side, other.email),
      await askFor(otherSide, stranger.email),
      await signToken(secret, claims, 900),
      access_token,
      "eyJhbGciOiJub25lIn0.e30.",
    ]
    for (const token of tokens) {
      const answer = await use(token)
      expect([answer.status, answer.body]).toEqual([401, invalid])
    }
    for (const text of ["nonsense", "", "test.test.test"])
      for (const address of [email, "unknown@example.com"]) {
        const answer = await use(text, "new-password", { email: address })
        expect([answer.status, answer.body]).toEqual(noToken[side.side])
      }
    expect((await login("old-password")).status).toBe(200)
  })

  test("a reset token logs nobody in", async () => {
    const authorization = `Bearer ${await askFor(side, email)}`
    expect((await shop.request("GET", side.self, undefined, { authorization })).status).toBe(401)
  })

  test("a reset ends cookies and JWTs", async () => {
    const { access_token } = (await login("old-password")).body
    const cookie = cookieOf(
      await shop.request("POST", side.login.replace("/token", ""), { email, password: "old-password" }),
    )
    const bearer = { authorization: `Bearer ${access_token}` }
    expect((await shop.request("GET", side.self, undefined, bearer)).status).toBe(200)
    expect((await shop.request("GET", side.self, undefined, { cookie })).status).toBe(200)
    const token = await askFor(side, email)
    expect((await use(token)).status).toBe(200)
    expect((await shop.request("GET", side.self, undefined, bearer)).status).toBe(401)
    expect((await shop.request("GET", side.self, undefined, { cookie })).status).toBe(401)
    const fresh = { authorization: `Bearer ${(await login("new-password")).body.access_token}` }
    expect((await shop.request("GET", side.self, undefined, fresh)).status).toBe(200)
  })

  test("asking says and does the same for unknown addresses", async () => {
    const ask = (address: string) =>
      shop.countStatements(() => shop.request("POST", side.ask, { email: address }))
    const before = (await shop.events()).length
    const known = await ask(email)
    expect((await shop.events()).length).toBe(before + 1)
    const unknown = await ask("unknown@example.com")
    expect((await shop.events()).length).toBe(before + 1)
    expect([unknown.result.status, unknown.result.text]).toEqual([204, ""])
    expect([...unknown.result.headers]).toEqual([...known.result.headers])
    const kinds = (texts: string[]) => texts.map((text) => text.trim().split(/\s+/).slice(0, 3).join(" "))
    expect(kinds(known.statements).map((kind) => kind.replace("release savepoint", "rollback to"))).toEqual(
      kinds(unknown.statements).map((kind) => kind.replace("rollback to savepoint", "rollback to work")),
    )
  })
})

function cookieOf(answer: TestAnswer): string {
  return answer.headers.get("set-cookie")!.split(";")[0]!
}

test("an admin token names its user where the address is left out", async () => {
  const { email } = await addAccount("admin")
  const token = await askFor(sides[0], email)
  const answer = await shop.request("POST", sides[0].reset, { token, password: "new-password" })
  expect(answer.status).toBe(200)
  expect(answer.body.user.email).toBe(email)
})

test("guests have no password to reset", async () => {
  await shop.engine.db
    .insertInto("customer")
    .values({ id: "cus_guest", email: "guest@example.com", has_account: false })
    .execute()
  const before = (await shop.events()).length
  expect((await shop.request("POST", sides[1].ask, { email: "guest@example.com" })).status).toBe(204)
  expect(await shop.events()).toHaveLength(before)
})

test("the event of a customer has exactly these parts", async () => {
  const { id, email } = await addAccount("store")
  await askFor(sides[1], email)
  const { data } = (await shop.events()).at(-1)!
  expect(data).toEqual({ id, email, first_name: "Ada", last_name: null, token: expect.any(String) })
})
