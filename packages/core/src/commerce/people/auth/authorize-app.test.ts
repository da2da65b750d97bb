import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, sender, type TestApp } from "@stheno/testing/test-app.ts"
import { createApp } from "../../../app.ts"
import { createEngine } from "../../../create-engine.ts"

let shop: TestApp
let authorization: string
beforeAll(async () => {
  shop = await createTestApp()
  const login = { email: "admin@example.com", password: "supersecret" }
  authorization = `Bearer ${(await shop.request("POST", "/admin/auth/token", login)).body.access_token}`
  const data = JSON.stringify({ state: "s3cret" })
  await shop.engine.db
    .insertInto("oauth")
    .values([
      { id: "oauth_1", application_name: "books", display_name: "Books", data },
      { id: "oauth_2", application_name: "stateless", display_name: "Stateless" },
    ])
    .execute()
})
afterAll(() => shop.close())

async function authorize(body: object) {
  const apps = ["books", "stateless"].map((id) => ({
    id,
    authorize: (code: string) => Promise.resolve({ token: `for ${code}` }),
  }))
  const { db, passwords } = shop.engine
  const send = sender(createApp(createEngine({ db, passwords, apps })))
  return send("POST", "/admin/apps/authorizations", body, { authorization })
}

test("needs the state that the application was given", async () => {
  for (const application_name of ["books", "stateless"]) {
    const { status, body } = await authorize({ application_name, state: "other", code: "c" })
    expect([status, body.type]).toEqual([400, "not_allowed"])
  }
})

test("needs something that talks to the application", async () => {
  const { status, body } = await shop.admin("POST", "/admin/apps/authorizations", {
    application_name: "books",
    state: "s3cret",
    code: "c",
  })
  expect([status, body]).toEqual([
    400,
    {
      type: "invalid_data",
      message: "An OAuth handler for Books could not be found make sure the plugin is installed",
    },
  ])
})

test("stores the connection once, and emits an event", async () => {
  const wish = { application_name: "books", state: "s3cret", code: "c0de" }
  const { status, body } = await authorize(wish)
  expect([status, body.apps]).toMatchObject([
    200,
    { id: "oauth_1", application_name: "books", data: { token: "for c0de" } },
  ])
  expect((await shop.events()).at(-1)).toEqual({
    name: "oauth.token_generated.books",
    data: { token: "for c0de" },
  })
  expect((await authorize(wish)).status).toBe(400)
  const listed = await shop.admin("GET", "/admin/apps")
  expect(listed.body.apps.map((app: { display_name: string }) => app.display_name)).toEqual([
    "Books",
    "Stateless",
  ])
})
