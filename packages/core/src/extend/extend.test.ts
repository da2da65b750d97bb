import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import * as z from "zod"
import { createTestApp, sender, type Send, type TestApp } from "@stheno/testing/test-app.ts"
import { createApp } from "../app.ts"
import { entities } from "../entities.ts"
import type { Engine } from "../platform/http/engine.ts"
import { CommerceError } from "../platform/kernel/errors.ts"
import { operations } from "../operations.ts"
import { many, one } from "../platform/query/entity.ts"
import { fetchRows } from "../platform/query/fetch.ts"
import { EntityRegistry } from "../platform/query/registry.ts"
import { readingThrough } from "./storefront-view.ts"
import {
  column,
  defineMiddlewares,
  endpoint,
  extendInput,
  extendModel,
  extendService,
  migration,
  model,
  service,
} from "./index.ts"
import {
  emptyExtension,
  extendShop,
  listOwnMigrations,
  migrateOwn,
  revertOwnMigration,
  type Extension,
  type Placed,
} from "./host.ts"

const at = <T>(definition: T, file = "src/a.ts"): Placed<T> => ({
  origin: { file, plugin: undefined, options: {} },
  definition,
})

const Brand = model({
  name: "Brand",
  table: "brand",
  columns: { name: column.text(), secret: column.text({ nullable: true }) },
  relations: { products: many("Product", "brand_id") },
  storefront: ["name"],
})
const Branded = extendModel("Product", {
  columns: {
    brand_id: column.text(),
    margin: column.integer(),
    season: column.enum(["summer", "winter"]),
  },
  relations: { brand: one("Brand", "brand_id") },
  storefront: ["brand_id", "brand"],
})

const brandTable = migration({
  up: `create table brand (id text primary key, name text not null, secret text,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now());
    alter table product add column brand_id text references brand (id), add column margin int,
      add column season text check (season in ('summer', 'winter'))`,
  down: "alter table product drop column brand_id, drop column margin, drop column season; drop table brand",
})

let shop: TestApp
let engine: Engine
beforeAll(async () => {
  shop = await createTestApp()
  engine = readingThrough(shop.engine, new EntityRegistry(entities))
  await migrateOwn(engine.db, [{ ...at(brandTable), name: "project/0001-brand" }])
})
afterAll(() => shop.close())

/** An app with a project, and calls of its API. */
async function appWith(extension: Partial<Extension>, attempts = 0) {
  const used = { ...engine, config: { ...engine.config, loginAttemptsPerMinute: attempts } }
  const extended = extendShop(used, operations, { extension: { ...emptyExtension, ...extension } })
  const app = createApp(used, [], extended)
  const login = { email: "admin@example.com", password: "supersecret" }
  const send = sender(app)
  const { access_token } = (await send("POST", "/admin/auth/token", login)).body
  const admin: Send = (method, path, body) =>
    send(method, path, body, { authorization: `Bearer ${access_token}` })
  return { extended, send, admin }
}

interface OpenApi {
  readonly paths: Record<string, object>
  readonly components: { readonly schemas: Record<string, object> }
}

/** The description of an API, with what the project adds. */
async function documentOf(send: Send, area: "store" | "admin"): Promise<OpenApi> {
  return JSON.parse((await send("GET", `/openapi/${area}.json`)).text) as OpenApi
}

test("a transaction of the shop covers statements, services and events, or nothing", async () => {
  const { extended } = await appWith({})
  const left = async (key: string) => {
    const { rows } = await sql`select 1 from staged_job where data ->> 'key' = ${key}
      union all select 1 from brand where id = ${key}
      union all select 1 from customer where email = ${`${key}@example.com`}`.execute(engine.db)
    return rows.length
  }
  const work = (key: string, error?: Error) =>
    extended.shopOver().transaction(async ({ db, emit, services, transaction }) => {
      await sql`insert into brand (id, name) values (${key}, 'Acme')`.execute(db)
      await emit("brand.kept", { key })
      await transaction((inner) =>
        inner.services.customerService.create({
          email: `${key}@example.com`,
          first_name: "Ada",
          last_name: "L",
          password: "a long password",
        }),
      )
      if (error) throw error
      return (await services.customerService.list({ email: `${key}@example.com` })).length
    })
  await expect(work("undone", new Error("no"))).rejects.toThrow("no")
  expect(await left("undone")).toBe(0)
  expect(await work("done")).toBe(1)
  expect(await left("done")).toBe(3)
  await sql`delete from brand where id = 'done'`.execute(engine.db)
})

describe("endpoints", () => {
  const post = endpoint({
    access: "public",
    params: z.object({ id: z.string().min(2) }),
    query: z.object({ n: z.coerce.number().optional() }),
    body: z.object({ name: z.string(), size: z.number().max(3).optional() }),
    response: z.object({ name: z.string() }),
    handler: async ({ params, query, body }, { db, emit }) => {
      const id = `${params.id}${query.n ?? ""}`
      await sql`insert into brand (id, name) values (${id}, ${body.name})`.execute(db)
      await emit("brand.created", { id })
      if (body.name === "refused") throw new CommerceError("not_allowed", "No.")
      if (body.name === "broken") throw new Error("secret details")
      return { name: body.name }
    },
  })
  const app = () =>
    appWith({
      endpoints: [
        { ...at(post), method: "PUT", path: "/store/brands/{id}" },
        {
          ...at(endpoint({ access: "admin", handler: (_, { userId }) => ({ userId }) })),
          method: "GET",
          path: "/admin/me-too",
        },
        { ...at(endpoint({ access: "customer", handler: () => ({}) })), method: "GET", path: "/admin/x" },
      ],
    })

  test("limit the calls of an address per minute, each key by itself", async () => {
    const limited = (key: string) =>
      at(endpoint({ access: "public", limit: { key, times: 1 }, handler: () => ({ key }) }))
    const { send } = await appWith(
      {
        endpoints: [
          { ...limited("tickets"), method: "POST", path: "/store/tickets" },
          { ...limited("quotes"), method: "POST", path: "/store/quotes" },
        ],
      },
      2,
    )
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await send("POST", "/store/tickets", {})).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await send("POST", "/store/quotes", {})).status).toBe(200)
  })

  test("keep the response of a repeated request under its key, unless it is a secret", async () => {
    let calls = 0
    const counting = (more: { underKey?: "never"; ownsTransactions?: boolean }) =>
      at(endpoint({ access: "public", ...more, handler: () => ({ call: ++calls }) }))
    const { send } = await appWith({
      endpoints: [
        { ...counting({}), method: "POST", path: "/store/kept" },
        { ...counting({ ownsTransactions: true }), method: "POST", path: "/store/staged" },
        { ...counting({ underKey: "never" }), method: "POST", path: "/store/secret" },
        {
          ...counting({ underKey: "never", ownsTransactions: true }),
          method: "POST",
          path: "/store/secrets",
        },
      ],
    })
    const twice = async <Path extends string>(path: Path) => {
      const headers = { "idempotency-key": crypto.randomUUID() }
      const answers = [await send("POST", path, {}, headers), await send("POST", path, {}, headers)]
      const { rows } = await sql`select from idempotency_key
        where idempotency_key = ${headers["idempotency-key"]}`.execute(engine.db)
      return {
        calls: answers.map(({ body }) => (body as unknown as { call: number }).call),
        kept: rows.length,
      }
    }
    expect(await twice("/store/kept")).toEqual({ calls: [1, 1], kept: 1 })
    expect(await twice("/store/staged")).toEqual({ calls: [2, 2], kept: 1 })
    expect(await twice("/store/secret")).toEqual({ calls: [3, 4], kept: 0 })
    expect(await twice("/store/secrets")).toEqual({ calls: [5, 6], kept: 0 })
  })

  test("validate, answer in v1's form, and do everything or nothing", async () => {
    const { send } = await app()
    expect((await send("PUT", "/store/brands/b1?n=7", { name: "Acme" })).body).toEqual({ name: "Acme" })
    const wrong = await send("PUT", "/store/brands/b2?n=x", { name: "Acme" })
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { type: "invalid_data", message: "n must be a number conforming to the specified constraints" },
    ])
    expect((await send("PUT", "/store/brands/b2", { size: 4 })).body.message).toBe(
      "name must be a string, size must not be greater than 3",
    )
    expect((await send("PUT", "/store/brands/b", { name: "Acme" })).body.message).toBe(
      "id must have at least 2 characters",
    )
    expect((await send("PUT", "/store/brands/b3", { name: "refused" })).body).toEqual({
      type: "not_allowed",
      message: "No.",
    })
    const broken = await send("PUT", "/store/brands/b4", { name: "broken" })
    expect([broken.status, broken.body.message]).toEqual([500, "An unknown error occurred."])
    const { rows } = await sql`select id from brand`.execute(engine.db)
    expect(rows).toEqual([{ id: "b17" }])
    expect(await shop.events()).toContainEqual({ name: "brand.created", data: { id: "b17" } })
    expect((await shop.events()).filter(({ name }) => name === "brand.created")).toHaveLength(1)
  })

  test("check their access, and are in the OpenAPI document", async () => {
    const { send, admin, extended } = await app()
    expect((await send("GET", "/admin/me-too")).status).toBe(401)
    expect((await admin("GET", "/admin/me-too")).text).toMatch(/^\{"userId":"usr_/)
    const { paths } = await documentOf(send, "store")
    expect(paths["/store/brands/{id}"]).toHaveProperty(
      "put.parameters[0]",
      expect.objectContaining({ in: "path" }),
    )
    expect(paths["/store/brands/{id}"]).toMatchObject({
      put: {
        requestBody: { content: { "application/json": { schema: { required: ["name"] } } } },
        responses: {
          200: { content: { "application/json": { schema: { properties: { name: { type: "string" } } } } } },
        },
      },
    })
    expect(extended.problems).toEqual([
      {
        file: "src/a.ts",
        message: 'GET is below /admin, where no customer is known, and has the access "customer".',
        remedy: 'Use the access "admin" or "public", or move the file below src/api/store.',
      },
    ])
  })
})

describe("models", () => {
  const extension = {
    models: [at(Brand), at(Branded)],
    inputs: [
      at(extendInput("AdminPostProductsReq", { fields: { brand_id: z.string().optional() } })),
      at(
        extendInput("admin.PostProductsProduct", {
          fields: { margin: z.number().int().optional() },
          apply: async ({ extra, params }, { db }) => {
            if (extra.margin === 13) throw new CommerceError("not_allowed", "Not 13.")
            await sql`update product set margin = ${extra.margin} where id = ${params.id}`.execute(db)
          },
        }),
      ),
    ],
  }

  test("take further input, are stored, read, expanded and filtered by", async () => {
    await sql`insert into brand (id, name, secret) values ('acme', 'Acme', 'x')`.execute(engine.db)
    const { admin, send, extended } = await appWith(extension)
    expect(extended.problems).toEqual([])
    const made = (
      await admin("POST", "/admin/products", { title: "Hat", status: "published", brand_id: "acme" })
    ).body
    expect(made.product).toMatchObject({ title: "Hat", brand_id: "acme" })
    const { id } = made.product
    const read = (await admin("GET", `/admin/products/${id}?expand=brand`)).body.product
    expect(read).toMatchObject({ brand_id: "acme", margin: null, brand: { name: "Acme", secret: "x" } })
    expect((await admin("GET", "/admin/products?brand_id=acme")).body.count).toBe(1)
    expect((await admin("GET", "/admin/products?brand_id=other&fields=id,brand_id")).body.count).toBe(0)
    expect((await admin("POST", "/admin/products", { title: "x", brand_id: 1 })).body.message).toBe(
      "brand_id must be a string",
    )
    const refused = await admin("POST", `/admin/products/${id}`, { title: "Cap", margin: 13 })
    expect([refused.status, refused.body.message]).toEqual([400, "Not 13."])
    await admin("POST", `/admin/products/${id}`, { margin: 12 })
    expect((await admin("GET", `/admin/products/${id}`)).body.product).toMatchObject({
      title: "Hat",
      margin: 12,
    })
    const shown = (await send("GET", `/store/products/${id}?expand=brand`)).body.product
    expect(shown).toHaveProperty("brand_id", "acme")
    expect(shown).not.toHaveProperty("margin")
    const { brand } = shown as unknown as { brand: object }
    expect(Object.keys(brand).sort()).toEqual(["id", "name"])
    expect((await send("GET", `/store/products/${id}?fields=margin`)).status).toBe(400)
    expect((await documentOf(send, "admin")).components.schemas.Brand).toMatchObject({
      properties: { products: { type: "array" } },
    })
  })

  test("check the values of enum columns in filters, and describe them", async () => {
    const { admin, send } = await appWith(extension)
    const { id } = (await admin("POST", "/admin/products", { title: "Scarf" })).body.product
    const set = (season: string) =>
      sql`update product set season = ${season} where id = ${id}`.execute(engine.db)
    await set("winter")
    await expect(set("spring")).rejects.toMatchObject({ code: "23514" })
    const of = (query: string) => admin("GET", `/admin/products?fields=id,season&${query}`)
    expect((await of("season=winter")).body.products).toMatchObject([{ id, season: "winter" }])
    expect((await of("season[]=summer&season[]=winter")).body.count).toBe(1)
    const refused = await of("season=spring")
    expect([refused.status, refused.body.message]).toEqual([
      400,
      "season must be one of the following values: summer, winter",
    ])
    const { Product } = (await documentOf(send, "admin")).components.schemas
    expect(Product).toHaveProperty("properties.season.enum", ["summer", "winter", null])
  })

  test("are closed in the selections of Store endpoints, and whole for the project's code and for admins", async () => {
    await sql`insert into brand (id, name, secret) values ('closed', 'Closed', 'x') on conflict do nothing`.execute(
      engine.db,
    )
    const list = (access: "store" | "admin") =>
      endpoint({
        access,
        select: { allowedRelations: ["products"] },
        handler: async ({ selection }, { db }) => ({
          brands: await fetchRows(db, { entity: "Brand", selection, filters: { id: "closed" } }),
          whole: await fetchRows(db, { entity: "Brand", filters: { id: "closed" } }),
        }),
      })
    const Closed = model({ name: "Brand", table: "brand", columns: Brand.columns })
    const app = (opened: typeof Brand | typeof Closed) =>
      appWith({
        models: [at(opened)],
        endpoints: (["store", "admin"] as const).map((access) => ({
          ...at(list(access)),
          method: "GET",
          path: `/${access}/brands`,
        })),
      })
    const columns = ["created_at", "id", "name", "secret", "updated_at"]
    const keysOf = ({ text }: { text: string }) => {
      const { brands, whole } = JSON.parse(text) as Record<"brands" | "whole", object[]>
      return [brands[0]!, whole[0]!].map((row) => Object.keys(row).sort())
    }
    const closed = await app(Closed)
    expect(keysOf(await closed.send("GET", "/store/brands"))).toEqual([["id"], columns])
    expect((await closed.send("GET", "/store/brands?fields=secret")).status).toBe(400)
    expect(keysOf(await closed.admin("GET", "/admin/brands"))).toEqual([columns, columns])
    const opened = await app(Brand)
    expect(keysOf(await opened.send("GET", "/store/brands"))).toEqual([["id", "name"], columns])
    expect((await opened.send("GET", "/store/brands?fields=name")).body).toHaveProperty("brands", [
      { id: "closed", name: "Closed" },
    ])
  })

  test("lead the Store API to published products only, unless a relation says otherwise", async () => {
    const db = engine.db
    await sql`insert into brand (id, name) values ('mixed', 'Mixed')`.execute(db)
    await sql`insert into product (id, title, handle, status, brand_id) values
      ('prod_shown', 'Shown', 'shown', 'published', 'mixed'), ('prod_kept', 'Kept', 'kept', 'draft', 'mixed')`.execute(
      db,
    )
    const list = (access: "store" | "admin") =>
      endpoint({
        access,
        select: { allowedRelations: ["products", "drafts"] },
        handler: async ({ selection }, { db }) => ({
          brands: await fetchRows(db, { entity: "Brand", selection, filters: { id: "mixed" } }),
        }),
      })
    const app = await appWith({
      models: [
        at(
          model({
            name: "Brand",
            table: "brand",
            columns: Brand.columns,
            relations: {
              ...Brand.relations,
              drafts: many("Product", "brand_id", { where: { status: "draft" } }),
            },
            storefront: ["products", "drafts"],
          }),
        ),
        at(Branded),
      ],
      endpoints: (["store", "admin"] as const).map((access) => ({
        ...at(list(access)),
        method: "GET",
        path: `/${access}/brands`,
      })),
    })
    const titles = async (send: Send, path: string, relation: "products" | "drafts") => {
      const { text } = await send("GET", `${path}?expand=${relation}`)
      const { brands } = JSON.parse(text) as { brands: Record<string, { title: string }[]>[] }
      return brands[0]![relation]!.map(({ title }) => title).sort()
    }
    expect(await titles(app.send, "/store/brands", "products")).toEqual(["Shown"])
    expect(await titles(app.admin, "/admin/brands", "products")).toEqual(["Kept", "Shown"])
    expect(await titles(app.send, "/store/brands", "drafts")).toEqual(["Kept"])
  })

  test("that refer to nothing are named with what was probably meant", async () => {
    const { extended } = await appWith({
      models: [
        at(extendModel("Produkt", {})),
        at(extendModel("Order", { relations: { b: one("Brnd", "x") } })),
      ],
      inputs: [at(extendInput("AdminPostProductReq", { fields: {} }))],
    })
    expect(extended.problems.map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
      "There is no entity Produkt to extend. Did you mean Product?",
      "The relation b of Order leads nowhere: there is no entity Brnd. Correct the relation.",
      "Unknown operation AdminPostProductReq. Did you mean admin.PostProducts?",
    ])
  })
})

test("an endpoint's query leaves fields and expand to its selection, so that its rest can be filters", async () => {
  await sql`insert into brand (id, name) values ('rest', 'Rest') on conflict do nothing`.execute(engine.db)
  const list = (query: z.ZodObject) =>
    endpoint({
      access: "admin",
      query,
      select: {},
      handler: async ({ query: { fields, ...filters }, selection }, { db }) => ({
        fields,
        brands: await fetchRows(db, { entity: "Brand", selection, filters: filters as { id: string } }),
      }),
    })
  const { admin } = await appWith({
    models: [at(Brand)],
    endpoints: [
      { ...at(list(z.object({ id: z.string() }))), method: "GET", path: "/admin/brands" },
      {
        ...at(list(z.object({ id: z.string(), fields: z.string() }))),
        method: "GET",
        path: "/admin/own-fields",
      },
    ],
  })
  const read = await admin("GET", "/admin/brands?id=rest&fields=name&expand=")
  expect([read.status, read.body]).toEqual([200, { brands: [{ id: "rest", name: "Rest" }] }])
  expect((await admin("GET", "/admin/own-fields?id=rest&fields=name")).body).toHaveProperty("fields", "name")
})

describe("services", () => {
  test("work in the transaction of the request, built-in and of the project", async () => {
    const greetings = service(({ db, services, pluginOptions }) => ({
      async greet(id: string) {
        const product = await services.productService.retrieve(id, { select: ["title"] })
        const { rows } = await sql<{
          open: boolean
        }>`select pg_current_xact_id_if_assigned() is not null as open`.execute(db)
        return `${String(pluginOptions.word)} ${product.title} ${rows[0]!.open}`
      },
    }))
    const { send } = await appWith({
      services: [
        {
          ...at(greetings),
          name: "greetingService",
          origin: { file: "a", plugin: "p", options: { word: "Hi" } },
        },
      ],
      endpoints: [
        {
          ...at(
            endpoint({
              access: "public",
              body: z.object({ title: z.string(), fails: z.boolean().optional() }),
              handler: async ({ body }, { services, container }) => {
                const made = await services.productService.create({ title: body.title })
                const greeter = container.resolve("greetingService") as ReturnType<typeof greetings.make>
                const text = await greeter.greet(String(made.id))
                if (body.fails) throw new CommerceError("not_allowed", text)
                return { text }
              },
            }),
          ),
          method: "POST",
          path: "/greet",
        },
      ],
    })
    expect((await send("POST", "/greet", { title: "Shoe", fails: true })).body.message).toBe("Hi Shoe true")
    expect((await send("POST", "/greet", { title: "Shoe" })).body).toEqual({ text: "Hi Shoe true" })
    const { rows } = await sql`select title from product where title = 'Shoe'`.execute(engine.db)
    expect(rows).toHaveLength(1)
  })

  test("that are misspelt are named with the right name", async () => {
    const warn = vi.spyOn(engine.log, "warn").mockImplementation(() => {})
    const { services, container } = extendShop(engine, operations, { extension: emptyExtension }).shopOver()
    expect(Reflect.get(services, "prodctService")).toBeUndefined()
    expect(Reflect.get(services, "wishlistService")).toBeUndefined()
    expect(warn.mock.calls).toEqual([
      [{ service: "prodctService" }, "Unknown service prodctService. Did you mean productService?"],
    ])
    expect(() => container.resolve("logge")).toThrow("Unknown service logge. Did you mean logger?")
    expect(() => container.resolve("wishlist")).toThrow(/^Unknown service wishlist\.$/)
    expect(container.resolve("productService")).toBe(services.productService)
    warn.mockRestore()
  })

  test("that a project changes are what our operations go through", async () => {
    const louder = extendService("productService", (base) => ({
      create: async (data) => base.create({ ...data, title: String(data?.title).toUpperCase() }),
      delete: async (id) => {
        throw new CommerceError("not_allowed", `${id} stays`)
      },
    }))
    const { admin } = await appWith({ services: [{ ...at(louder), name: "productService" }] })
    const made = await admin("POST", "/admin/products", { title: "quiet" })
    expect([made.status, made.body.product.title]).toEqual([200, "QUIET"])
    expect((await admin("DELETE", "/admin/products/prod_1")).body.message).toBe("prod_1 stays")
    expect((await admin("POST", "/admin/products", { title: 1 })).body.message).toBe("title must be a string")
  })
})

test("carts and orders are retrieved with their totals where these are requested", async () => {
  const { extended } = await appWith({})
  const { services } = extended.shopOver()
  await sql`insert into region (id, name, currency_code, tax_rate) values ('reg_totals', 'EU', 'eur', 0)`.execute(
    engine.db,
  )
  const cart = await services.cartService.create({ region_id: "reg_totals" })
  const { id } = cart
  const whole = await services.cartService.retrieveWithTotals(id, { relations: ["region"] })
  expect([whole.id, whole.total, whole.region?.id]).toEqual([id, 0, cart.region_id])
  const part = await services.cartService.retrieve(id, { select: ["id", "total"] })
  expect([part.id, part.total, part.email]).toEqual([id, 0, undefined])
  expect(await services.cartService.retrieve(id)).not.toHaveProperty("total")
  await expect(services.cartService.retrieveWithTotals("cart_0")).rejects.toThrow("cart_0")
  await expect(services.orderService.retrieve("order_0", { select: ["total"] })).rejects.toThrow("order_0")
})

test("a method of a service needs its IDs before its data", async () => {
  const { services } = (await appWith({})).extended.shopOver()
  const update = services.cartService.updateLineItem as (...input: unknown[]) => Promise<unknown>
  await expect(update("cart_1", { quantity: 1 })).rejects.toThrow(
    "cartService.updateLineItem needs id and line_id before its data",
  )
})

test("an extension of a service that does not exist is left out and named with the nearest one", async () => {
  const typo = extendService("prodctService" as "productService", () => ({}))
  const own = service(() => ({ hello: () => "hello" }))
  const ofOwn = extendService("helloService" as "productService", () => ({}))
  const { extended } = await appWith({
    services: [
      { ...at(typo, "src/services/product.ts"), name: "productService" },
      { ...at(own), name: "helloService" },
      { ...at(ofOwn), name: "louderService" },
    ],
  })
  expect(extended.problems).toEqual([
    {
      file: "src/services/product.ts",
      message: "Cannot extend the unknown service prodctService.",
      remedy: "Did you mean productService?",
    },
  ])
  expect("prodctService" in extended.shopOver().services).toBe(false)
})

test("middlewares see requests, answer in their place, and fail alone", async () => {
  const { send } = await appWith({
    middlewares: [
      at(
        defineMiddlewares({
          routes: [
            {
              matcher: "/store/*",
              middlewares: [
                async (request, next) => {
                  const response = await next(request)
                  response.headers.set("x-seen", "yes")
                  return response
                },
              ],
            },
            {
              matcher: "/store/regions/:id",
              methods: ["GET"],
              middlewares: [() => Response.json({ mine: true })],
            },
            {
              matcher: /^\/store\/collections$/,
              middlewares: [
                () => {
                  throw new Error("oh")
                },
              ],
            },
          ],
        }),
      ),
    ],
  })
  const regions = await send("GET", "/store/regions")
  expect([regions.status, regions.headers.get("x-seen")]).toEqual([200, "yes"])
  expect((await send("GET", "/store/regions/1")).body).toEqual({ mine: true })
  expect((await send("GET", "/store/collections")).status).toBe(500)
  expect((await send("GET", "/health")).headers.get("x-seen")).toBeNull()
})

test("migrations apply once and in order, say what they are, and go back", async () => {
  const first = {
    ...at(migration({ up: "create table m_one (id int)", down: "drop table m_one" })),
    name: "project/m1",
  }
  const second = {
    ...at(
      migration({ up: async (db) => void (await sql`create table m_two (id int)`.execute(db)) }),
      "src/m2.ts",
    ),
    name: "project/m2",
  }
  const broken = {
    ...at(migration({ up: "create table m_three (id int); select nonsense" }), "src/m3.ts"),
    name: "project/m3",
  }
  const { db } = engine
  const [one, two] = await Promise.all([migrateOwn(db, [first, second]), migrateOwn(db, [first, second])])
  expect([...one, ...two].sort()).toEqual(["project/m1", "project/m2"])
  await expect(migrateOwn(db, [first, second, broken])).rejects.toMatchObject({
    file: "src/m3.ts",
    message: 'column "nonsense" does not exist',
  })
  const states = await listOwnMigrations(db, [first, second, broken])
  expect(states.map(({ appliedAt, isRevertible }) => [appliedAt instanceof Date, isRevertible])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
  await expect(revertOwnMigration(db, [first, second])).rejects.toThrow("does not say how")
  expect(await revertOwnMigration(db, [first])).toBe("project/m1")
  expect((await sql`select to_regclass('m_one') as found`.execute(db)).rows).toEqual([{ found: null }])
  const edited = { ...first, definition: migration({ up: "create table m_other (id int)" }) }
  await migrateOwn(db, [first])
  await expect(migrateOwn(db, [edited])).rejects.toThrow("was edited after this database applied it")
})
