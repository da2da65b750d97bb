import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { signResetToken } from "../../commerce/people/auth/purpose-tokens.ts"
import { createUser } from "../../commerce/people/users/index.ts"
import { hashNewPassword } from "./new-password.ts"

const refused = {
  type: "invalid_data",
  message: "The password must have 8 to 128 characters",
}
const tooShort = ["", "s3venup", "🔑🔑🔑🔑🔑🔑🔑"]
const tooLong = ["a".repeat(129), "a".repeat(100_000)]
const right = ["eight8!!", "🔑".repeat(8), "a".repeat(128), "🔑".repeat(128)]

let shop: TestApp
let customerId: string
beforeAll(async () => {
  shop = await createTestApp({ config: { loginAttemptsPerMinute: 0 } })
  const made = await shop.admin("POST", "/admin/customers", {
    email: "grace@example.com",
    first_name: "Grace",
    last_name: "Hopper",
    password: right[0],
  })
  customerId = made.body.customer.id
})
afterAll(() => shop.close())

test.each([...tooShort, ...tooLong])("does not hash %j", async (password) => {
  await expect(hashNewPassword(shop.engine, password)).rejects.toMatchObject(refused)
})

test.each(right)("hashes %j", async (password) => {
  const hash = await hashNewPassword(shop.engine, password)
  expect(await shop.engine.passwords.verify(hash, password)).toMatchObject({ isValid: true })
})

let emails = 0
const names = { first_name: "Ada", last_name: "Lovelace" }
const freshEmail = () => `ada${emails++}@example.com`
const places: Record<string, (password: string) => Promise<{ status: number; body: unknown }>> = {
  "registering a customer": (password) =>
    shop.request("POST", "/store/customers", { email: freshEmail(), ...names, password }),
  "creating a customer": (password) =>
    shop.admin("POST", "/admin/customers", { email: freshEmail(), ...names, password }),
  "updating a customer": (password) => shop.admin("POST", `/admin/customers/${customerId}`, { password }),
  "updating oneself": async (password) => {
    const made = await shop.request("POST", "/store/customers", {
      email: freshEmail(),
      ...names,
      password: right[0],
    })
    const cookie = made.headers.get("set-cookie")!.split(";")[0]!
    return shop.request("POST", "/store/customers/me", { password }, { cookie })
  },
  "creating a user": (password) => shop.admin("POST", "/admin/users", { email: freshEmail(), password }),
  "accepting an invite": async (password) => {
    await shop.admin("POST", "/admin/invites", { user: freshEmail(), role: "member" })
    const { body } = await shop.admin("GET", "/admin/invites")
    const { token } = body.invites.at(-1)
    return shop.request("POST", "/admin/invites/accept", { token, user: { ...names, password } })
  },
  "resetting a customer's password": async (password) => {
    const email = freshEmail()
    const { body } = await shop.request("POST", "/store/customers", { email, ...names, password: right[0] })
    const row = await shop.engine.db
      .selectFrom("customer")
      .select("password_hash")
      .where("id", "=", body.customer.id)
      .executeTakeFirstOrThrow()
    const subject = { id: body.customer.id, passwordHash: row.password_hash }
    const token = await signResetToken(shop.engine.config.jwtSecret, "store", subject, {
      customer_id: subject.id,
    })
    return shop.request("POST", "/store/customers/password-reset", { email, token, password })
  },
}

describe.each(Object.keys(places))("%s", (place) => {
  const set = places[place]!
  test("rejects a password of 7 characters", async () => {
    expect(await set("s3venup")).toMatchObject({ status: 400, body: refused })
  })

  test("accepts one of 8 characters", async () => {
    expect(String((await set("eight8!!")).status)).toMatch(/^20[01]$/)
  })
})

test("createUser rejects a short password", async () => {
  const context = { db: shop.engine.db, engine: shop.engine }
  await expect(createUser(context, { email: freshEmail(), password: "secret" })).rejects.toMatchObject(
    refused,
  )
  expect(await createUser(context, { email: freshEmail(), password: "supersecret" })).toHaveProperty("id")
})

test("a short password that v1 stored still signs in", async () => {
  const { body } = await places["registering a customer"]!(right[0]!)
  const { id, email } = (body as { customer: { id: string; email: string } }).customer
  const password_hash = await shop.engine.passwords.hash("v1")
  await shop.engine.db.updateTable("customer").set({ password_hash }).where("id", "=", id).execute()
  expect((await shop.request("POST", "/store/auth", { email, password: "v1" })).status).toBe(200)
})
