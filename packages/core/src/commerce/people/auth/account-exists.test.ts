import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createApp } from "../../../app.ts"
import { emptyExtension, extendShop } from "../../../extend/host.ts"
import { defineMiddlewares } from "../../../extend/index.ts"
import { operations } from "../../../operations.ts"

const login = { email: "ada@example.com", password: "lovelace1" }

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await shop.request("POST", "/store/customers", { ...login, first_name: "Ada", last_name: "L" })
})
afterAll(() => shop.close())

describe("whether an email address has an account", () => {
  test("is told to anyone, as in v1", async () => {
    const exists = async (email: string) => (await shop.request("GET", `/store/auth/${email}`)).body.exists
    expect([await exists("ada@example.com"), await exists("eve@example.com")]).toEqual([true, false])
  })

  test("is told to nobody behind a middleware, and signing in still works", async () => {
    const reject = () => new Response("Not Found", { status: 404 })
    const definition = defineMiddlewares({
      routes: [{ matcher: "/store/auth/:email", methods: ["GET"], middlewares: [reject] }],
    })
    const origin = { file: "src/api/middlewares.ts", plugin: undefined, options: {} }
    const extension = { ...emptyExtension, middlewares: [{ definition, origin }] }
    const app = createApp(shop.engine, [], extendShop(shop.engine, operations, { extension }))
    const send = async (method: string, path: string, body?: object, headers = {}) => {
      const sent = { "content-type": "application/json", ...headers }
      const init = { method, headers: sent, ...(body ? { body: JSON.stringify(body) } : {}) }
      return app.fetch(new Request(`http://localhost:9000${path}`, init))
    }
    for (const email of ["ada@example.com", "eve@example.com"])
      expect((await send("GET", `/store/auth/${email}`)).status).toBe(404)
    for (const path of ["/store/%61uth/ada@example.com", "/%73tore/auth/ada%40example.com"])
      expect([path, (await send("GET", path)).status]).toEqual([path, 404])
    expect((await send("HEAD", "/store/auth/ada@example.com")).status).toBe(404)
    const signedIn = await send("POST", "/store/auth/token", login)
    expect(signedIn.status).toBe(200)
    const { access_token } = (await signedIn.json()) as { access_token: string }
    const own = await send("GET", "/store/auth", undefined, { authorization: `Bearer ${access_token}` })
    expect(own.status).toBe(200)
  })
})
