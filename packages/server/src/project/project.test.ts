import { sql } from "kysely"
import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, it, vi } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { openDatabase, type OpenDatabase } from "../database.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import { startProject, writeFiles, type ProjectServer } from "@stheno/testing/project-folder.ts"
import { loadProject } from "./load-project.ts"

const soon = { timeout: 20_000, interval: 50 }

/** A shop with brands: every kind of file once. */
const brands = {
  "medusa-config.js": `
    module.exports = {
      projectConfig: { store_cors: "http://shop.test", redis_url: "redis://x" },
      plugins: ["medusa-payment-manual"],
      featureFlags: { brands: true },
    }`,
  "src/models/brand.ts": `
    import { column, extendModel, many, model, one, type TableOf } from "@stheno/core"
    export const Brand = model({
      name: "Brand", table: "brand", idPrefix: "brand",
      columns: { name: column.text() },
      relations: { products: many("Product", "brand_id") },
      storefront: ["name", "products"],
    })
    export const BrandedProduct = extendModel("Product", {
      columns: { brand_id: column.text() },
      relations: { brand: one("Brand", "brand_id") },
      storefront: ["brand_id", "brand"],
    })
    declare module "@stheno/core" {
      interface Database { brand: TableOf<typeof Brand> }
    }`,
  "src/migrations/0001-brand.sql": `
    create table brand (id text primary key, name text not null,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now());
    alter table product add column brand_id text references brand (id);
    -- down
    alter table product drop column brand_id;
    drop table brand;`,
  "src/migrations/0002-heard.ts": `
    import { migration } from "@stheno/core"
    export default migration({ up: "create table heard (line text)", down: "drop table heard" })`,
  "src/services/brand.ts": `
    import { newId, service } from "@stheno/core"
    export default service(({ db, emit, flags }) => ({
      async create(name: string) {
        const id = newId("brand")
        await db.insertInto("brand").values({ id, name }).execute()
        await emit("brand.created", { id, isFlagged: flags.isEnabled("brands") })
        return { id, name }
      },
    }))`,
  "src/services/legacy.js": `
    module.exports = class LegacyService {
      constructor({ brandService, logger }, options) { this.brands = brandService; this.logger = logger }
      create(name) { return this.brands.create(name + "!") }
    }`,
  "src/api/inputs.ts": `
    import { extendInput, z } from "@stheno/core"
    export const products = extendInput("AdminPostProductsReq", { fields: { brand_id: z.string().optional() } })`,
  "src/api/middlewares.ts": `
    import { defineMiddlewares } from "@stheno/core"
    export default defineMiddlewares({
      routes: [{ matcher: "/store/brands", middlewares: [async (request, next) => {
        const response = await next()
        response.headers.set("x-brands", "1")
        return response
      }] }],
    })`,
  "src/api/store/brands/route.ts": `
    import { endpoint, fetchRows } from "@stheno/core"
    export const GET = endpoint({
      access: "store",
      handler: async (_, { db }) => ({ brands: await fetchRows(db, { entity: "Brand", order: "name" }) }),
    })`,
  "src/api/admin/brands/route.ts": `
    import { endpoint, z } from "@stheno/core"
    import { nameShape } from "../../shapes"
    export const POST = endpoint({
      access: "admin",
      summary: "Make a brand.",
      body: z.object({ name: nameShape, way: z.enum(["new", "old"]).default("new") }),
      response: z.object({ brand: z.object({ id: z.string(), name: z.string() }) }),
      handler: async ({ body }, { services, container }) => ({
        brand: body.way === "new"
          ? await services.brandService.create(body.name)
          : await container.resolve("legacyService").create(body.name),
      }),
    })`,
  "src/api/shapes.ts": `import { z } from "@stheno/core"\nexport const nameShape = z.string().min(2)`,
  "src/api/admin/brands/[id]/route.ts": `
    import { CommerceError, endpoint } from "@stheno/core"
    export const DELETE = endpoint({
      access: "admin",
      handler: async ({ params }, { db }) => {
        const { numDeletedRows } = await db.deleteFrom("brand").where("id", "=", params.id).executeTakeFirst()
        if (numDeletedRows === 0n) throw new CommerceError("not_found", "Brand with id: " + params.id + " was not found")
      },
    })`,
  "src/subscribers/brand.ts": `
    import { sql, subscriber } from "@stheno/core"
    let failures = 1
    export default subscriber({
      event: "brand.created",
      handler: async ({ db, data, id }) => {
        if (failures-- > 0) throw new Error("not yet")
        await sql\`insert into heard (line) values (\${"new " + data.isFlagged})\`.execute(db)
      },
    })`,
  "src/subscribers/legacy.js": `
    const { sql } = require("@stheno/core")
    exports.default = async ({ data, eventName, container }) => {
      await sql\`insert into heard (line) values (\${eventName})\`.execute(container.resolve("manager"))
    }
    exports.config = { event: ["brand.created"], context: { subscriberId: "legacy" } }`,
  "src/jobs/count.ts": `
    import { sql, type JobArguments } from "@stheno/core"
    export default async function ({ db, data }: JobArguments) {
      await sql\`insert into heard (line) values (\${"job " + data.word})\`.execute(db)
    }
    export const config = { name: "count-brands", schedule: "0 3 * * *", data: { word: "counted" } }`,
  "src/loaders/first.ts": `
    export default async (container) => {
      await container.resolve("brandService").create("Loaded")
    }`,
}

describe("a project", () => {
  let shop: ProjectServer
  let database: OpenDatabase
  beforeAll(async () => {
    shop = await startProject(brands, {})
    database = openDatabase({ url: shop.databaseUrl, max: 2 })
  })
  afterAll(async () => {
    await database.close()
    await shop.close()
  })
  const heard = async () =>
    (await sql<{ line: string }>`select line from heard`.execute(database.db)).rows.map(({ line }) => line)

  it("migrates, and says what it did and nothing else", () => {
    expect(shop.said.filter((line) => !/PostgreSQL|migration 000/.test(line))).toEqual([
      "Applied migration project/0001-brand",
      "Applied migration project/0002-heard",
    ])
  })

  it("serves endpoints with its services, in one transaction, and tells subscribers of both forms", async () => {
    const made = await shop.admin("POST", "/admin/brands", { name: "Acme" })
    expect([made.status, made.body]).toMatchObject([200, { brand: { name: "Acme" } }])
    expect((await shop.admin("POST", "/admin/brands", { name: "Old", way: "old" })).body).toMatchObject({
      brand: { name: "Old!" },
    })
    const answer = await shop.send("GET", "/store/brands", undefined, { origin: "http://shop.test" })
    const { brands } = ownBody<{ brands: { name: string }[] }>(answer)
    const { headers } = answer
    expect(brands.map(({ name }) => name)).toEqual(["Acme", "Loaded", "Old!"])
    expect([headers.get("x-brands"), headers.get("access-control-allow-origin")]).toEqual([
      "1",
      "http://shop.test",
    ])
    await vi.waitFor(async () => {
      const lines = await heard()
      expect(lines.filter((line) => line === "new true")).toHaveLength(3)
      expect(lines.filter((line) => line === "brand.created")).toHaveLength(3)
    }, soon)
  })

  it("refuses what is not valid, in v1's form, and who may not", async () => {
    expect((await shop.send("POST", "/admin/brands", { name: "Acme" })).status).toBe(401)
    expect((await shop.admin("POST", "/admin/brands", { name: "A", way: "x" })).body).toEqual({
      type: "invalid_data",
      message: "name must have at least 2 characters, way must be one of the following values: new, old",
    })
    expect((await shop.admin("DELETE", "/admin/brands/none")).body).toEqual({
      type: "not_found",
      message: "Brand with id: none was not found",
    })
  })

  it("has its column on products: as input, in the answer, expanded", async () => {
    const { brand } = ownBody<{ brand: { id: string } }>(
      await shop.admin("POST", "/admin/brands", { name: "Hats & Co" }),
    )
    const made = await shop.admin("POST", "/admin/products", {
      title: "Hat",
      status: "published",
      brand_id: brand.id,
    })
    const { product } = (await shop.send("GET", `/store/products/${made.body.product.id}?expand=brand`)).body
    expect(product).toMatchObject({ brand: { id: brand.id, name: "Hats & Co" } })
    const gone = await shop.admin("DELETE", `/admin/brands/${brand.id}`)
    expect(gone.body.type).toBe("not_found")
  })

  it("does its jobs", async () => {
    await shop.host.jobs.enqueue("count-brands", {})
    await vi.waitFor(async () => expect(await heard()).toContain("job counted"), soon)
  })

  it("takes on new code while it runs, and leaves what is broken out", async () => {
    const { directory } = shop
    writeFiles(
      {
        "src/api/store/hello/route.ts": `
          import { endpoint } from "@stheno/core"
          export const GET = endpoint({ access: "public", handler: () => ({ hello: "world" }) })`,
        "src/api/shapes.ts": `import { z } from "@stheno/core"\nexport const nameShape = z.string().min(3)`,
        "src/api/store/broken/route.ts": `import { endpoint } from "@stheno/core"\n\nexport const GET = endpoint({,})`,
      },
      directory,
    )
    fs.rmSync(path.join(directory, "src/subscribers/legacy.js"))
    shop.said.length = 0
    await shop.host.reload((await loadProject(directory))!)
    expect((await shop.send("GET", "/store/hello")).body).toEqual({ hello: "world" })
    expect((await shop.admin("POST", "/admin/brands", { name: "AB" })).body.message).toBe(
      "name must have at least 3 characters",
    )
    expect((await shop.send("GET", "/store/broken")).status).toBe(404)
    expect(shop.said).toEqual([
      "Skipped src/api/store/broken/route.ts:3: Syntax error: Unexpected token. Correct this line.",
    ])
  })
})

it("reads a definition that CommonJS exports as the whole module", async () => {
  const directory = writeFiles({
    "medusa-config.js": `module.exports = { projectConfig: { jwtSecret: "of v1's starter" } }`,
    "src/jobs/tidy.js": `
      const { job } = require("@stheno/core")
      module.exports = job({ name: "tidy", handler: async () => {} })`,
  })
  const project = await loadProject(directory)
  fs.rmSync(directory, { recursive: true })
  expect([project!.problems, project!.parts.jobs.map(({ definition }) => definition.name)]).toEqual([
    [],
    ["tidy"],
  ])
  expect(project!.notes).toEqual([expect.stringContaining("projectConfig.jwtSecret has no effect: v1")])
})

it("takes on a changed ES module in JavaScript that TypeScript imports, and what awaits at its top", async () => {
  const word = (text: string) => `export const word = "${text}"`
  const directory = writeFiles({
    "package.json": `{ "type": "module" }`,
    "stheno.config.ts": "export default {}",
    "src/words.js": word("first"),
    "src/slow.js": `export const slow = await Promise.resolve("slow")`,
    "src/deep.js": `
      import { slow } from "./slow.js"
      import { word } from "./words.js"
      export const deep = slow + "-" + word + (await "")`,
    "src/awaited.ts": `
      import { deep } from "./deep.js"
      export const number: string = await Promise.resolve(deep)`,
    "src/jobs/say.ts": `
      import { word } from "../words.js"
      export default async function () {}
      export const config = { name: word }`,
    "src/jobs/wait.ts": `
      import { number } from "../awaited"
      export default async function () {}
      export const config = { name: "wait-" + number }`,
  })
  const names = async () =>
    (await loadProject(directory))!.parts.jobs.map(({ definition }) => definition.name)
  expect(await names()).toEqual(["first", "wait-slow-first"])
  writeFiles({ "src/words.js": word("second") }, directory)
  expect(await names()).toEqual(["second", "wait-slow-second"])
  writeFiles({ "src/slow.js": `export const slow = await Promise.resolve("late")` }, directory)
  expect(await names()).toEqual(["second", "wait-late-second"])
  writeFiles({ "src/deep.js": `export const deep = "other"` }, directory)
  expect(await names()).toEqual(["second", "wait-other"])
  fs.rmSync(directory, { recursive: true })
})

it("gets further subscribers, also in a folder without a project, but none that the project has itself", async () => {
  const code = `export default async () => {}\nexport const config = { event: "product.updated" }`
  const directory = writeFiles({ "more/renew.js": code, "more/count.js": code })
  const subscribers = ["renew", "count"].map((name) => path.join(directory, "more", `${name}.js`))
  const files = async (further: readonly string[]) =>
    (await loadProject(directory, { subscribers: further }))?.parts.subscribers.map(
      ({ origin }) => origin.file,
    )
  expect(await files([])).toBeUndefined()
  expect(await files(subscribers)).toEqual(["more/renew.js", "more/count.js"])
  writeFiles({ "stheno.config.ts": "export default {}", "src/subscribers/renew.ts": code }, directory)
  expect(await files([])).toEqual(["src/subscribers/renew.ts"])
  expect(await files(subscribers)).toEqual(["src/subscribers/renew.ts", "more/count.js"])
  fs.rmSync(directory, { recursive: true })
})

describe("what is wrong with a project", () => {
  const broken = {
    "stheno.config.ts": `
      import { defineConfig } from "@stheno/core"
      export default defineConfig({ projectConfig: { sotre_cors: "x", port: "many", redis_url: "x" }, plugin: [], plugins: ["not-there"] })`,
    "src/api/store/plain/route.ts": `export const GET = (req, res) => res.json({})`,
    "src/api/store/imports/route.ts": `import { x } from "./nowhere"\nexport const GET = x`,
    "src/api/store/throws/route.ts": `export const a: number = 1\n\nthrow new Error("I do not load")`,
    "src/api/index.ts": `export default () => []`,
    "src/subscribers/no-config.ts": `export default () => {}`,
    "src/jobs/bad.ts": `export default () => {}\nexport const config = { name: "a b", schedule: "0 3 * * *" }`,
    "src/jobs/cron.ts": `export default () => {}\nexport const config = { name: "b", schedule: "soon" }`,
    "src/models/tableless.ts": `import { column, model } from "@stheno/core"
      export const T = model({ name: "T", table: "tableless", columns: { a: column.text() } })`,
    "src/models/misnamed.ts": `import { column, extendModel, one } from "@stheno/core"
      export const P = extendModel("Prodct", { columns: { a: column.text() } })
      export const O = extendModel("Order", { relations: { badge: one("Badgee", "id") } })`,
    "src/migrations/0001-bad.sql": `create tabel x (id int)`,
    "src/services/v1.js": `const { ProductService } = require("@medusajs/medusa")\nmodule.exports = ProductService`,
    "src/loaders/late.ts": `
      export default async () => {
        throw new Error("no fuel")
      }`,
    "src/providers/bad.ts": `import { provider } from "@stheno/core"
      export default provider("payment", () => { throw new Error("no key") })`,
    "src/providers/half.js": `const { provider } = require("@stheno/core")
      module.exports = provider("search", () => ({ id: "half", index: async () => {}, search: "soon" }))`,
    "src/providers/kind.js": `const { provider } = require("@stheno/core")
      module.exports = provider("fulfilment", () => ({ id: "post" }))`,
    "src/api/store/fine/route.ts": `import { endpoint } from "@stheno/core"
      export const GET = endpoint({ access: "public", handler: () => ({ fine: true }) })`,
  }

  it("is named with file, line and remedy, and the rest works", async () => {
    const shop = await startProject(broken)
    const said = shop.said.filter((line) => line.startsWith("Skipped"))
    expect((await shop.send("GET", "/store/fine")).body).toEqual({ fine: true })
    expect((await shop.send("GET", "/health")).status).toBe(200)
    await shop.close()
    expect(said.map((line) => line.replace("Skipped ", ""))).toEqual([
      "stheno.config.ts: Unknown key plugin. Did you mean plugins?",
      "stheno.config.ts: Unknown key projectConfig.sotre_cors. Did you mean store_cors?",
      'stheno.config.ts: projectConfig.port must be a whole number from 0 to 65535, not "many". Correct projectConfig.port.',
      "stheno.config.ts: The plugin not-there is not installed. Install it with npm install not-there, or put it into plugins/not-there.",
      "src/services/v1.js: It imports @medusajs/medusa, which does not exist. It was written for Medusa v1: import what it needs from @stheno/core.",
      "src/api/index.ts: Express routers are not supported. Put each route into a separate folder as route.ts, with endpoint().",
      "src/api/store/imports/route.ts: It imports ./nowhere, which does not exist. Correct the path.",
      'src/api/store/plain/route.ts: GET was not created with endpoint(). Write export const GET = endpoint({ access: "public", handler: async (input, shop) => … }).',
      "src/api/store/throws/route.ts:3: I do not load. Correct this file; the rest of the project works without it.",
      "src/subscribers/no-config.ts: The exports of the file (default) cannot be used here. Export a function as default and config = { event }, or the result of subscriber() as default.",
      `src/jobs/bad.ts: The job's name "a b" contains characters that are not allowed. Use letters, digits, periods, hyphens and underscores.`,
      'src/jobs/cron.ts: The schedule "soon" is not a cron expression. Write five fields, such as "0 3 * * *" for 3 a.m. UTC.',
      "src/providers/bad.ts:2: no key. Correct this file; the rest of the project works without it.",
      "src/providers/half.js: The search provider has no delete, search. Add them. The interface of the provider describes each of them.",
      "src/providers/kind.js: Unknown kind of provider fulfilment. Did you mean fulfillment?",
      'src/migrations/0001-bad.sql: The migration failed: syntax error at or near "tabel". Correct it. It was rolled back, and later migrations were not applied.',
      "src/models/tableless.ts: There is no table tableless. Add a migration to src/migrations that creates what is missing.",
      "src/models/misnamed.ts: There is no entity Prodct to extend. Did you mean Product?",
      "src/models/misnamed.ts: The relation badge of Order leads nowhere: there is no entity Badgee. Correct the relation.",
      "src/loaders/late.ts:3: no fuel. Correct this file; the rest of the project works without it.",
    ])
  })

  it("keeps it from starting in production", async () => {
    const secret = "0123456789abcdef0123456789abcdef"
    const production = {
      NODE_ENV: "production",
      JWT_SECRET: secret,
      COOKIE_SECRET: secret,
      ADMIN_PASSWORD: "correct horse",
    }
    await expect(
      startProject({ "src/loaders/late.ts": broken["src/loaders/late.ts"] }, production),
    ).rejects.toMatchObject({
      code: "project_broken",
      message: expect.stringContaining("src/loaders/late.ts:3: no fuel."),
    })
  })

  it("is distinguished from ignored parts of v1", async () => {
    const directory = writeFiles({ "medusa-config.js": brands["medusa-config.js"] })
    const project = await loadProject(directory)
    fs.rmSync(directory, { recursive: true })
    expect([project!.problems, project!.settings, project!.notes]).toEqual([
      [],
      { STORE_CORS: "http://shop.test" },
      [
        "medusa-config.js: projectConfig.redis_url has no effect: events, jobs and sessions are stored in PostgreSQL, and Redis is not needed.",
        "medusa-config.js: the plugin medusa-payment-manual is not needed: the manual payment provider is built in.",
      ],
    ])
  })
})
