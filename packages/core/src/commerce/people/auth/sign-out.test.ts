import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

const password = "analytical-engine"
let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: { loginAttemptsPerMinute: 0 } })
  await shop.request("POST", "/store/customers", { email: "ada@example.com", password })
  await shop.admin("POST", "/admin/users", { email: "ada@example.com", password })
})
afterAll(() => shop.close())

const sides = [
  { side: "store", me: "/store/customers/me" },
  { side: "admin", me: "/admin/auth" },
] as const

async function signIn(side: "store" | "admin") {
  const { body } = await shop.request("POST", `/${side}/auth/token`, { email: "ada@example.com", password })
  return { authorization: `Bearer ${body.access_token}` }
}
const statusOf = async (me: string, headers: Record<string, string>) =>
  (await shop.request("GET", me, undefined, headers)).status

describe.each(sides)("signing out of the $side API", ({ side, me }) => {
  test("ends the bearer token of the request, and no other", async () => {
    const [phone, laptop] = [await signIn(side), await signIn(side)]
    expect(await statusOf(me, phone)).toBe(200)
    expect((await shop.request("DELETE", `/${side}/auth`, undefined, phone)).status).toBe(200)
    expect(await statusOf(me, phone)).toBe(401)
    expect(await statusOf(me, laptop)).toBe(200)
    expect(await statusOf(me, await signIn(side))).toBe(200)
  })

  test("stores nothing for a token that is not valid", async () => {
    const count = () => shop.engine.db.selectFrom("auth_session").select("id").execute()
    const before = await count()
    await shop.request("DELETE", `/${side}/auth`, undefined, { authorization: "Bearer e30.e30.e30" })
    expect(await count()).toEqual(before)
  })
})

test("a token of one side does not end through the other", async () => {
  const customer = await signIn("store")
  expect((await shop.request("DELETE", "/admin/auth", undefined, customer)).status).toBe(401)
  expect(await statusOf("/store/customers/me", customer)).toBe(200)
})
