import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { anonymous } from "../../../platform/http/caller.ts"
import { createContext } from "../../../platform/http/context.ts"
import { createAccount, createCustomerToken, findOrCreateGuest, signInCustomer } from "./index.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: { loginAttemptsPerMinute: 0 } })
})
afterAll(() => shop.close())

const contextOf = (headers = new Headers(), cookie = "") => {
  const request = new Request("http://localhost/", { headers: { cookie } })
  return createContext(shop.engine, anonymous, request, shop.engine.db, headers)
}

async function signIn(id: string, cookie?: string): Promise<string> {
  const headers = new Headers()
  await signInCustomer(contextOf(headers, cookie), id)
  return headers.get("set-cookie")!.split(";")[0]!
}

const me = (headers: Record<string, string>) => shop.request("GET", "/store/customers/me", undefined, headers)

describe("an account without a password", () => {
  test("is created beside a guest, once, and no password opens it", async () => {
    const guest = await findOrCreateGuest(contextOf(), "grace@example.com")
    const account = await createAccount(contextOf(), { email: "Grace@example.com", first_name: "Grace" })
    expect(account).toMatchObject({ email: "grace@example.com", first_name: "Grace", has_account: true })
    expect(account["id"]).not.toBe(guest["id"])
    await expect(createAccount(contextOf(), { email: "grace@example.com" })).rejects.toMatchObject({
      type: "duplicate_error",
    })
    for (const password of ["", "null", "supersecret"])
      expect(
        (await shop.request("POST", "/store/auth", { email: "grace@example.com", password })).status,
      ).not.toBe(200)
  })
})

describe("signing in by other means than a password", () => {
  test("opens the account with a cookie and with a token, until the customer signs out", async () => {
    const { id } = await createAccount(contextOf(), { email: "ada@example.com" })
    const cookie = await signIn(String(id))
    expect((await me({ cookie })).body.customer.id).toBe(id)
    const token = await createCustomerToken(contextOf(), String(id))
    expect((await me({ authorization: `Bearer ${token}` })).body.customer.id).toBe(id)
    await shop.request("DELETE", "/store/auth", undefined, { cookie })
    expect((await me({ cookie })).status).toBe(401)
  })

  test("gives the browser a new secret", async () => {
    const { id } = await createAccount(contextOf(), { email: "alan@example.com" })
    const before = await signIn(String(id))
    const after = await signIn(String(id), before)
    expect(after).not.toBe(before)
    expect([(await me({ cookie: before })).status, (await me({ cookie: after })).status]).toEqual([401, 200])
  })

  test("is not for guests, deleted and unknown customers", async () => {
    const { id: guest } = await findOrCreateGuest(contextOf(), "guest@example.com")
    const { id: gone } = await createAccount(contextOf(), { email: "gone@example.com" })
    await shop.engine.db
      .updateTable("customer")
      .set({ deleted_at: new Date() })
      .where("id", "=", gone)
      .execute()
    for (const id of [String(guest), String(gone), "cus_none"]) {
      await expect(signInCustomer(contextOf(), id)).rejects.toMatchObject({ type: "not_found" })
      await expect(createCustomerToken(contextOf(), id)).rejects.toMatchObject({ type: "not_found" })
    }
  })
})
