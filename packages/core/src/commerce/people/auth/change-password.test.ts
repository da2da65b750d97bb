import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

const limit = 5
let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: { loginAttemptsPerMinute: limit } })
})
afterAll(() => shop.close())

let number = 0
let email: string
beforeEach(async () => {
  email = `change-${number++}@example.com`
  await shop.admin("POST", "/admin/users", { email, password: "old-password" })
})

const path = "/admin/auth/password"
const passwords = (old_password: unknown, new_password: unknown = "new-password") => ({
  old_password,
  new_password,
})

async function tokenOf(password = "old-password"): Promise<Record<string, string>> {
  const { body, status } = await shop.request("POST", "/admin/auth/token", { email, password })
  expect(status).toBe(200)
  return { authorization: `Bearer ${body.access_token}` }
}

async function cookieOf(password = "old-password"): Promise<Record<string, string>> {
  const { headers } = await shop.request("POST", "/admin/auth", { email, password })
  return { cookie: headers.get("set-cookie")!.split(";")[0]! }
}

const statusOf = async (headers: Record<string, string>) =>
  (await shop.request("GET", "/admin/auth", undefined, headers)).status
const signInStatus = async (password: string) =>
  (await shop.request("POST", "/admin/auth/token", { email, password })).status

describe("changing the own password", () => {
  test("sets it and answers with the user", async () => {
    const { status, body, text } = await shop.request(
      "POST",
      path,
      passwords("old-password"),
      await tokenOf(),
    )
    expect([status, body.user.email]).toEqual([200, email])
    expect(text).not.toContain("password")
    expect([await signInStatus("new-password"), await signInStatus("old-password")]).toEqual([200, 401])
  })

  test("keeps the session of the request and ends the others", async () => {
    const token = await tokenOf()
    const [here, there] = [await cookieOf(), await cookieOf()]
    expect([await statusOf(token), await statusOf(here), await statusOf(there)]).toEqual([200, 200, 200])
    expect((await shop.request("POST", path, passwords("old-password"), here)).status).toBe(200)
    expect([await statusOf(token), await statusOf(here), await statusOf(there)]).toEqual([401, 200, 401])
  })

  test("keeps the token of the request", async () => {
    const token = await tokenOf()
    expect((await shop.request("POST", path, passwords("old-password"), token)).status).toBe(200)
    expect(await statusOf(token)).toBe(200)
  })

  test.each([
    ["a wrong current password", passwords("wrong-password"), "The current password is incorrect"],
    ["a short new password", passwords("old-password", "short"), /8 to 128 characters/],
    ["no current password", passwords(undefined), /old_password/],
    ["a number as the new password", passwords("old-password", 12_345_678), /new_password/],
  ])("rejects %s and changes nothing", async (_, body, message) => {
    const here = await cookieOf()
    const response = await shop.request("POST", path, body, here)
    expect([response.status, response.body.type]).toEqual([400, "invalid_data"])
    expect(response.body.message).toMatch(message)
    expect([await signInStatus("old-password"), await statusOf(here)]).toEqual([200, 200])
  })

  test("requires a session; with one it works", async () => {
    expect((await shop.request("POST", path, passwords("old-password"))).status).toBe(401)
    expect((await shop.request("POST", path, passwords("old-password"), await cookieOf())).status).toBe(200)
  })

  test("one of many changes at once succeeds", async () => {
    const here = await cookieOf()
    const changes = await Promise.all(
      Array.from({ length: limit }, (_, index) =>
        shop.request("POST", path, passwords("old-password", `new password ${index}`), here),
      ),
    )
    const winners = changes.flatMap(({ status }, index) => (status === 200 ? [index] : []))
    expect(winners).toHaveLength(1)
    expect(await signInStatus(`new password ${winners[0]}`)).toBe(200)
  })

  test("limits attempts like sign-in, and another address may go on", async () => {
    const here = await cookieOf()
    const from = (address: string) => ({ ...here, "x-forwarded-for": address })
    for (let times = 0; times < limit; times++)
      expect((await shop.request("POST", path, passwords("guess"), from("198.51.100.7"))).status).toBe(400)
    const refused = await shop.request("POST", path, passwords("old-password"), from("198.51.100.7"))
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true])
    expect((await shop.request("POST", path, passwords("old-password"), from("203.0.113.9"))).status).toBe(
      200,
    )
  })
})
