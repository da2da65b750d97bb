import { afterAll, beforeAll, describe, test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type TestAnswer, type TestApp } from "@stheno/testing/test-app.ts"
import { createContext } from "../../../platform/http/context.ts"
import { anonymous } from "../../../platform/http/caller.ts"
import { silentLog } from "../../../platform/kernel/log.ts"
import { manualPaymentProvider } from "../../sales/payments/manual-provider.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import { findOrCreateGuest } from "./index.ts"

let shop: TestApp
let keep: (customer: ProviderData) => Promise<ProviderData[]> = () => Promise.resolve([])
let isDown = false
const warned: object[] = []
beforeAll(async () => {
  const vault = {
    ...manualPaymentProvider,
    id: "vault",
    savedMethods: (customer: ProviderData) => keep(customer),
  }
  const savedMethods = () => {
    if (isDown) throw new Error("no connection")
    return Promise.resolve([])
  }
  shop = await createTestApp({
    config: { loginAttemptsPerMinute: 0 },
    paymentProviders: [vault, { ...manualPaymentProvider, id: "down", savedMethods }],
    log: { ...silentLog, warn: (data) => void warned.push(data) },
  })
})
afterAll(() => shop.close())

const hasAccount = {
  code: "invalid_request_error",
  type: "duplicate_error",
  message: "A customer with the given email already has an account. Log in instead",
}

let number = 0
async function register(more: object = {}): Promise<{ id: string; email: string; cookie: string }> {
  const email = `account-${number++}@example.com`
  const answer = await shop.request("POST", "/store/customers", { email, password: "supersecret", ...more })
  expect(answer.status).toBe(200)
  return { id: answer.body.customer.id, email, cookie: cookieOf(answer) }
}

function cookieOf(answer: TestAnswer): string {
  return answer.headers.get("set-cookie")!.split(";")[0]!
}

async function tokenOf(email: string, password = "supersecret"): Promise<string> {
  return (await shop.request("POST", "/store/auth/token", { email, password })).body.access_token
}

describe("registering", () => {
  test("makes an account in lower case, beside a guest, and logs it in", async () => {
    const guest = await shop.engine.db
      .insertInto("customer")
      .values({ id: "cus_g1", email: "ada@example.com", has_account: false })
      .returning("id")
      .executeTakeFirstOrThrow()
    const answer = await shop.request("POST", "/store/customers", {
      email: "Ada@Example.com",
      first_name: "Ada",
      password: "lovelace",
    })
    expect(answer.body.customer).toEqual({
      id: expect.stringMatching(/^cus_[0-9A-Z]{26}$/),
      email: "ada@example.com",
      first_name: "Ada",
      last_name: null,
      phone: null,
      has_account: true,
      billing_address_id: null,
      billing_address: null,
      shipping_addresses: [],
      metadata: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
    })
    expect(answer.body.customer.id).not.toBe(guest.id)
    const me = await shop.request("GET", "/store/customers/me", undefined, { cookie: cookieOf(answer) })
    expect(me.body).toEqual(answer.body)
  })

  test("announces the customer without the password hash", async () => {
    const { id } = await register()
    const created = (await shop.events()).find(
      ({ name, data }) => name === "customer.created" && (data as { id: string }).id === id,
    )
    expect(created!.data).toMatchObject({ id, has_account: true })
    expect(JSON.stringify(created)).not.toContain("password_hash")
  })

  test.each([
    ["/store/customers", "request", 200],
    ["/admin/customers", "admin", 201],
  ] as const)("one address at once by many makes one account: %s", async (path, by, success) => {
    const body = { first_name: "a", last_name: "b", password: "supersecret" }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        shop[by]("POST", path, { ...body, email: `${i % 2 ? "RACE" : "race"}-${by}@example.com` }),
      ),
    )
    expect(answers.filter(({ status }) => status === success)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 422)
    expect(refused.map((answer) => answer.body)).toEqual(Array(19).fill(hasAccount))
    expect(refused.map((answer) => answer.headers.get("set-cookie"))).toEqual(Array(19).fill(null))
  })
})

describe("guests", () => {
  const find = (email: string) =>
    shop.engine.db.transaction().execute((db) => {
      const request = new Request("http://localhost:9000/")
      return findOrCreateGuest(createContext(shop.engine, anonymous, request, db, new Headers()), email)
    })

  test("are found by their address in any case, and made once by many at the same time", async () => {
    const guests = await Promise.all(
      Array.from({ length: 20 }, (_, i) => find(i % 2 ? "Guest@Example.com" : "guest@example.com")),
    )
    expect(new Set(guests.map(({ id }) => id)).size).toBe(1)
    expect(guests[0]).toMatchObject({ email: "guest@example.com", has_account: false })
    const created = (await shop.events()).filter(
      ({ name, data }) => name === "customer.created" && (data as { id: string }).id === guests[0]!.id,
    )
    expect(created).toHaveLength(1)
  })

  test("are not the account of the same address", async () => {
    const { id, email } = await register()
    const guest = await find(email)
    expect(guest.id).not.toBe(id)
    expect(guest.has_account).toBe(false)
  })
})

describe("changing one's account", () => {
  test("lowers the address, so that logging in goes on working", async () => {
    const { cookie } = await register()
    const answer = await shop.request(
      "POST",
      "/store/customers/me",
      { email: "Countess@Example.com" },
      { cookie },
    )
    expect(answer.body.customer.email).toBe("countess@example.com")
    expect(await tokenOf("Countess@Example.com")).toEqual(expect.any(String))
  })

  // Decision 0062 says why the password is not asked for.
  test("a new address takes the customer's session and nothing else", async () => {
    const [{ email, cookie }, stranger] = [await register(), await register()]
    const move = (headers: Record<string, string>) =>
      shop.request("POST", "/store/customers/me", { email: "moved@example.com" }, headers)
    expect((await move({})).status).toBe(401)
    expect((await move({ cookie: `${cookie}x` })).status).toBe(401)
    expect(await tokenOf(email)).toEqual(expect.any(String))
    expect((await move({ cookie })).body.customer.email).toBe("moved@example.com")
    expect(await tokenOf("moved@example.com")).toEqual(expect.any(String))
    expect((await move({ cookie: stranger.cookie })).status).toBe(422)
  })

  test("one address taken by many at once goes to one of them", async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => register()))
    const answers = await Promise.all(
      accounts.map(({ cookie }) =>
        shop.request("POST", "/store/customers/me", { email: "wanted@example.com" }, { cookie }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)!.body).toMatchObject({
      code: "invalid_request_error",
      type: "duplicate_error",
    })
  })

  test("absent properties stay, null empties, metadata is merged", async () => {
    const { cookie } = await register({ first_name: "Ada", last_name: "Byron", phone: "1" })
    const change = (body: object) => shop.request("POST", "/store/customers/me", body, { cookie })
    await change({ metadata: { a: 1, b: 2 } })
    const { body } = await change({ first_name: "Augusta", phone: null, metadata: { b: "", c: 3 } })
    expect(body.customer).toMatchObject({
      first_name: "Augusta",
      last_name: "Byron",
      phone: null,
      metadata: { a: 1, c: 3 },
    })
    const before = (await change({ password: null })).body.customer
    expect(before.email).toMatch(/^account-/)
    expect((await change({ email: null })).body.message).toBe(
      "Can't insert null value in field email on insert in table customer",
    )
  })

  test("an empty password changes nothing, as in v1", async () => {
    const { cookie, email } = await register()
    const { status } = await shop.request("POST", "/store/customers/me", { password: "" }, { cookie })
    expect(status).toBe(200)
    expect((await shop.request("GET", "/store/customers/me", undefined, { cookie })).status).toBe(200)
    expect(await tokenOf(email)).toBeTypeOf("string")
    const short = await shop.request("POST", "/store/customers/me", { password: "a" }, { cookie })
    expect(short.body.message).toBe("The password must have 8 to 128 characters")
  })

  test("a new password keeps this session and ends the others", async () => {
    // All of it can happen within one second, which is as exact as the time in a JWT is.
    const { email, cookie } = await register()
    const [mine, other] = [await tokenOf(email), await tokenOf(email)]
    const me = (headers: Record<string, string>) =>
      shop.request("GET", "/store/customers/me", undefined, headers).then(({ status }) => status)
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
    const second = cookieOf(await shop.request("POST", "/store/auth", { email, password: "supersecret" }))

    await shop.request("POST", "/store/customers/me", { password: "by cookie" }, { cookie })
    expect([await me({ cookie }), await me({ cookie: second })]).toEqual([200, 401])
    expect([await me(bearer(mine)), await me(bearer(other))]).toEqual([401, 401])

    const [older, own] = [await tokenOf(email, "by cookie"), await tokenOf(email, "by cookie")]
    expect([await me(bearer(older)), await me(bearer(own))]).toEqual([200, 200])
    await shop.request("POST", "/store/customers/me", { password: "by token" }, bearer(own))
    expect([await me(bearer(own)), await me(bearer(older)), await me({ cookie })]).toEqual([200, 401, 401])
  })

  test("nothing but the listed properties can be set", async () => {
    const { cookie } = await register()
    for (const name of ["id", "has_account", "password_hash", "groups", "billing_address_id", "deleted_at"]) {
      const answer = await shop.request("POST", "/store/customers/me", { [name]: "x" }, { cookie })
      expect([answer.status, answer.body.message]).toEqual([400, `property ${name} should not exist`])
    }
  })
})

describe("who is let in", () => {
  test("rejects guests and admin users", async () => {
    const admin = await shop.request("POST", "/admin/auth/token", {
      email: "admin@example.com",
      password: "supersecret",
    })
    const headers: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${admin.body.access_token}` },
      { cookie: "connect.sid=0" },
    ]
    for (const header of headers)
      for (const [method, path] of [
        ["GET", "/store/auth"],
        ["GET", "/store/customers/me"],
        ["POST", "/store/customers/me"],
        ["POST", "/store/customers/me/addresses"],
        ["DELETE", "/store/customers/me/addresses/addr_x"],
        ["GET", "/store/customers/me/payment-methods"],
      ] as const) {
        const answer = await shop.request(method, path, method === "POST" ? {} : undefined, header)
        expect([answer.status, answer.text]).toEqual([401, "Unauthorized"])
      }
  })

  test("no deleted customer", async () => {
    const { id, email, cookie } = await register()
    const authorization = `Bearer ${await tokenOf(email)}`
    await shop.engine.db
      .updateTable("customer")
      .set({ deleted_at: new Date() })
      .where("id", "=", id)
      .execute()
    const logins: Record<string, string>[] = [{ cookie }, { authorization }]
    for (const headers of logins)
      expect((await shop.request("GET", "/store/customers/me", undefined, headers)).status).toBe(401)
    expect((await shop.request("POST", "/store/auth", { email, password: "supersecret" })).status).toBe(401)
    expect((await shop.request("GET", `/store/auth/${email}`)).body).toEqual({ exists: false })
  })

  test("logging out ends the session, once and again", async () => {
    const { cookie } = await register()
    expect((await shop.request("DELETE", "/store/auth", undefined, { cookie })).text).toBe("OK")
    expect((await shop.request("GET", "/store/auth", undefined, { cookie })).status).toBe(401)
    expect((await shop.request("DELETE", "/store/auth", undefined, { cookie })).text).toBe("OK")
  })

  test("a page of another site cannot change an account with the customer's cookie", async () => {
    const { cookie } = await register()
    const headers = { cookie, origin: "https://elsewhere.example" }
    expect((await shop.request("POST", "/store/customers/me", { phone: "1" }, headers)).status).toBe(401)
    expect((await shop.request("DELETE", "/store/auth", undefined, headers)).status).toBe(401)
  })
})

test("GET /store/auth/{email} knows accounts in any case, and no guests", async () => {
  const { email } = await register()
  expect((await shop.request("GET", `/store/auth/${email.toUpperCase()}`)).body).toEqual({ exists: true })
  expect((await shop.request("GET", "/store/auth/cus_g1%00")).status).toBe(400)
  await shop.engine.db
    .insertInto("customer")
    .values({ id: "cus_g2", email: "only-guest@example.com", has_account: false })
    .execute()
  expect((await shop.request("GET", "/store/auth/only-guest@example.com")).body).toEqual({ exists: false })
})

test("payment methods come from the providers that keep some, also while another one fails", async () => {
  const { id, cookie } = await register()
  const read = async () => {
    const answer = await shop.request("GET", "/store/customers/me/payment-methods", undefined, { cookie })
    return { status: answer.status, body: answer.body }
  }
  expect(await read()).toEqual({ status: 200, body: { payment_methods: [] } })
  keep = (customer) => Promise.resolve([{ card: "4242", of: customer.id }])
  const payment_methods = [{ provider_id: "vault", data: { card: "4242", of: id } }]
  expect(await read()).toEqual({ status: 200, body: { payment_methods } })
  expect(warned).toEqual([])
  isDown = true
  expect(await read()).toEqual({ status: 200, body: { payment_methods } })
  expect(warned).toEqual([{ provider: "down", customer: id, error: "Error: no connection" }])
})
