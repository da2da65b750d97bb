import { afterAll, beforeAll, test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createApp } from "../app.ts"
import type { Engine } from "../platform/http/engine.ts"
import { silentLog } from "../platform/kernel/log.ts"
import { CommerceError } from "../platform/kernel/errors.ts"
import { operations } from "../operations.ts"
import { emptyExtension, extendShop } from "./host.ts"
import { defineMiddlewares, endpoint } from "./index.ts"

const at = <T>(definition: T, file: string) => ({
  origin: { file, plugin: undefined, options: {} },
  definition,
})

const broken = (error: unknown) =>
  endpoint({
    access: "public",
    handler: () => {
      throw error
    },
  })

const logged: { file?: string; remedy?: string; error: string; message: string }[] = []
let shop: TestApp
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  shop = await createTestApp()
  const log = {
    ...silentLog,
    error: (data: object, message: string) => void logged.push({ ...data, message } as (typeof logged)[0]),
  }
  const engine: Engine = { ...shop.engine, log }
  const failing = () => {
    throw new Error("in between")
  }
  const extension = {
    ...emptyExtension,
    endpoints: [
      {
        ...at(broken(new TypeError("it broke")), "src/api/broken/route.ts"),
        method: "GET",
        path: "/broken",
      },
      {
        ...at(broken(new CommerceError("not_allowed", "No.")), "src/api/refused/route.ts"),
        method: "GET",
        path: "/refused",
      },
    ] as const,
    middlewares: [
      at(
        defineMiddlewares({
          routes: ["/store/regions", "/admin/regions"].map((matcher) => ({
            matcher,
            middlewares: [failing],
          })),
        }),
        "src/api/middlewares.ts",
      ),
    ],
  }
  app = createApp(engine, [], extendShop(engine, operations, { extension }))
})
afterAll(() => shop.close())

async function get<Path extends string>(path: Path, origin = "http://localhost:8000") {
  logged.length = 0
  const headers = { origin }
  const response = await app.fetch(new Request(`http://localhost:9000${path}`, { headers }))
  const body = (await response.json()) as { code?: string; message: string }
  return { status: response.status, body, origin: response.headers.get("access-control-allow-origin") }
}

test("an endpoint that fails is named in the log, and the response does not reveal it", async () => {
  expect(await get("/broken")).toMatchObject({ status: 500, body: { code: "unknown_error" } })
  expect(logged).toEqual([
    {
      message: "Code of the project failed",
      file: "src/api/broken/route.ts",
      remedy: expect.stringContaining("Correct the code"),
      error: expect.stringMatching(/^TypeError: it broke\n/),
    },
  ])
})

test("an expected error of an endpoint is a response and not a failure", async () => {
  expect(await get("/refused")).toMatchObject({ status: 400, body: { message: "No." } })
  expect(logged).toEqual([])
})

test("a middleware that fails lets the origins of its path read the answer, also of an encoded path", async () => {
  const [store, admin] = ["http://localhost:8000", "http://localhost:7000"]
  for (const path of ["/admin/regions", "/%61dmin/regions"] as const) {
    expect(await get(path, admin)).toMatchObject({ status: 500, origin: admin })
    expect(await get(path, store)).toMatchObject({ status: 500, origin: null })
  }
  for (const path of ["/store/regions", "/%73tore/regions"] as const) {
    expect(await get(path, store)).toMatchObject({ status: 500, origin: store })
    expect(await get(path, admin)).toMatchObject({ status: 500, origin: null })
  }
})

test("a middleware that fails is named once, and a page of a listed origin may read the answer", async () => {
  expect(await get("/store/regions")).toMatchObject({ status: 500, origin: "http://localhost:8000" })
  expect(logged).toMatchObject([
    { file: "src/api/middlewares.ts", error: expect.stringContaining("in between") },
  ])
})
