import { afterAll, beforeAll, test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const path = "/admin/analytics-configs"

async function logIn(email: string) {
  const { body } = await shop.admin("POST", "/admin/users", { email, password: "supersecret" })
  const token = await shop.request("POST", "/admin/auth/token", { email, password: "supersecret" })
  const headers = { authorization: `Bearer ${token.body.access_token}` }
  return {
    id: body.user.id,
    send: <Method extends string>(
      method: Method,
      to: typeof path | `${typeof path}/update` = path,
      data?: unknown,
    ) => shop.request(method, to as typeof path, data, headers),
  }
}

test("a user decides, changes the decision, and keeps it to oneself", async () => {
  const { id, send } = await logIn("one@example.com")
  const other = await logIn("other@example.com")
  const none = { type: "not_found", message: `No analytics config found for user with id: ${id}` }
  expect((await send("GET")).body).toEqual(none)
  const made = await send("POST", path, { opt_out: false })
  expect(made.body.analytics_config).toEqual({
    id: expect.stringMatching(/^acfg_/),
    user_id: id,
    opt_out: false,
    anonymize: false,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    deleted_at: null,
  })
  const changed = await send("POST", `${path}/update`, { anonymize: true })
  expect(changed.body.analytics_config).toMatchObject({ opt_out: false, anonymize: true })
  expect((await send("GET")).body).toEqual(changed.body)
  expect((await other.send("GET")).status).toBe(404)
})

test("deciding again, also many times at once, replaces the decision", async () => {
  const { id, send } = await logIn("again@example.com")
  await Promise.all(Array.from({ length: 8 }, () => send("POST", path, { opt_out: true })))
  await send("POST", path, { opt_out: false, anonymize: true })
  const rows = await shop.engine.db
    .selectFrom("analytics_config")
    .select(["opt_out", "anonymize"])
    .where("user_id", "=", id)
    .execute()
  expect(rows).toEqual([{ opt_out: false, anonymize: true }])
})

test("an update without a configuration creates one, also when many arrive at once", async () => {
  const { id, send } = await logIn("late@example.com")
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => send("POST", `${path}/update`, { opt_out: true })),
  )
  for (const { status, body } of answers)
    expect([status, body]).toMatchObject([200, { analytics_config: { opt_out: true, anonymize: false } }])
  const rows = await shop.engine.db
    .selectFrom("analytics_config")
    .select("id")
    .where("user_id", "=", id)
    .execute()
  expect(rows).toHaveLength(1)
})

test("the decision stays when it is deleted, and goes with the user", async () => {
  const { id, send } = await logIn("leaving@example.com")
  await send("POST", path, { opt_out: true })
  expect((await send("DELETE")).body).toEqual({ user_id: id, object: "analytics_config", deleted: true })
  expect((await send("GET")).body.analytics_config).toMatchObject({ opt_out: true, deleted_at: null })
  await shop.admin("DELETE", `/admin/users/${id}`)
  const row = await shop.engine.db
    .selectFrom("analytics_config")
    .select("deleted_at")
    .where("user_id", "=", id)
    .executeTakeFirst()
  expect(row!.deleted_at).not.toBeNull()
})

test("rejects an invalid decision, and a request without a user", async () => {
  const { send } = await logIn("strict@example.com")
  expect((await send("POST", path, {})).body.message).toBe("opt_out must be a boolean value")
  expect((await send("POST", path, { opt_out: "no", user_id: "x" })).body.message).toBe(
    "property user_id should not exist, opt_out must be a boolean value",
  )
  expect((await shop.request("GET", path)).status).toBe(401)
})
