import { afterAll, beforeAll, it, vi } from "vitest"
import { readConfig } from "../config/read-config.ts"
import { expect } from "@stheno/testing/expect.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import { startProject, type ProjectServer } from "@stheno/testing/project-folder.ts"
import { startWorkerHost } from "../worker-host.ts"
import { loadProject } from "./load-project.ts"

const soon = { timeout: 20_000, interval: 50 }

/** A shop with replacements of built-in parts. */
const files = {
  "src/migrations/1690000000000-word.js": `
    exports.Word1690000000000 = class {
      name = "Word1690000000000"
      async up(queryRunner) {
        await queryRunner.query("create table word (text text primary key, created_at timestamptz not null default now())")
        await queryRunner.query("insert into word (text) values ($1)", ["first"])
      }
      async down(queryRunner) { await queryRunner.query("drop table word") }
    }`,
  "src/migrations/1690000000001-note.sql": `
    alter table cart add column wish text, add column risk text;
    alter table "order" add column desk text;`,
  "src/models/notes.ts": `
    import { column, extendModel } from "@stheno/core"
    export const WishedCart = extendModel("Cart", {
      columns: { wish: column.text({ nullable: true }), risk: column.text({ nullable: true }) },
      storefront: ["wish"],
    })
    export const DeskOrder = extendModel("Order", { columns: { desk: column.text({ nullable: true }) } })`,
  "src/api/inputs.ts": `
    import { extendInput, z } from "@stheno/core"
    export const carts = extendInput("StorePostCartsCartReq", { fields: { wish: z.string().optional() } })
    export const orders = extendInput("AdminPostOrdersOrderReq", { fields: { desk: z.string().optional() } })`,
  "src/word.ts": `
    import { sql, type Shop } from "@stheno/core"
    export const write = async (text: string, { db }: Pick<Shop, "db">) =>
      void (await sql\`insert into word (text) values (\${text})\`.execute(db))
    export const words = async ({ db }: Pick<Shop, "db">) =>
      (await sql<{ text: string }>\`select text from word order by created_at, text\`.execute(db)).rows.map((row) => row.text)`,
  "src/api/admin/words/route.ts": `
    import { endpoint, z } from "@stheno/core"
    import { words, write } from "../../../word"
    export const GET = endpoint({ access: "admin", handler: async (_, shop) => ({ words: await words(shop) }) })
    export const POST = endpoint({
      access: "admin",
      body: z.object({ word: z.string() }),
      handler: async ({ body }, shop) => {
        await write(body.word, shop)
        await shop.emit("word.written", { id: body.word })
        return { made: Math.random() }
      },
    })`,
  "src/api/store/slow/route.ts": `
    import { cached, endpoint } from "@stheno/core"
    let computed = 0
    export const GET = endpoint({
      access: "public",
      handler: async (_, { cache }) => ({
        computed: await cached(cache, "slow", { seconds: 60, compute: async () => ++computed }),
      }),
    })`,
  "src/api/store/steps/route.ts": `
    import { CommerceError, endpoint, steps } from "@stheno/core"
    const reserve = steps({
      name: "reserve",
      run: () => { throw new CommerceError("not_allowed", "The other shop has no room.") },
    })
    export const POST = endpoint({ access: "public", handler: (_, shop) => reserve.run(undefined, shop) })`,
  "src/subscribers/written.ts": `
    import { subscriber } from "@stheno/core"
    import { write } from "../word"
    export default subscriber({ event: "word.written", handler: async (told) => write("heard " + told.data.id, told) })`,
  "src/jobs/note.ts": `
    import { job } from "@stheno/core"
    import { write } from "../word"
    export default job({ name: "note", handler: async (asked) => write("job " + asked.data.text, asked) })`,
  "src/strategies/count.ts": `
    import { batchJobStrategy, sql } from "@stheno/core"
    export default batchJobStrategy({
      type: "count-words",
      preProcess: async ({ context }) => ({ asked: context.least }),
      process: async ({ db, context }) => {
        const { rows } = await sql\`select text from word where length(text) >= \${context.least}\`.execute(db)
        return { long: rows.length }
      },
    })`,
  "src/strategies/members.ts": `
    import { priceSelectionStrategy } from "@stheno/core"
    export default priceSelectionStrategy(({ usual, context }) =>
      context.currency_code === "usd" && usual.calculated_price !== null
        ? { ...usual, calculated_price: usual.calculated_price - 100 }
        : usual)`,
  "src/providers/house.ts": `
    import { provider } from "@stheno/core"
    export default provider("payment", ({ env }) => ({
      id: "house",
      initiate: async ({ amount, currencyCode }) => ({ data: { amount, currency: currencyCode } }),
      update: async (data, { amount }) => ({ ...data, amount }),
      authorize: async (data) => ({ status: "authorized", data: { ...data, isAuthorized: true } }),
      status: async (data) => (data.isAuthorized ? "authorized" : "pending"),
      remove: async () => ({}),
      capture: async (data, call) => ({ ...data, captured: data.amount, under: typeof call?.id }),
      refund: async (data, amount) => ({ ...data, refunded: amount }),
      cancel: async (data) => ({ ...data, isCanceled: true }),
    }))`,
  "src/providers/titles.ts": `
    import { provider, type SearchHit } from "@stheno/core"
    export default provider("search", () => {
      const held = new Map<string, SearchHit>()
      return {
        id: "titles",
        index: async (documents) => documents.forEach((one) => held.set(one.id, one)),
        delete: async (ids) => ids.forEach((id) => held.delete(id)),
        search: async ({ text }) => ({ hits: [...held.values()].filter(({ title }) => String(title).includes(text)) }),
      }
    })`,
}

let shop: ProjectServer
beforeAll(async () => {
  shop = await startProject(files)
})
afterAll(() => shop.close())

async function post<Path extends string>(path: Path, body: object = {}) {
  const send = path.startsWith("/admin") ? shop.admin : shop.send
  const answer = await send("POST", path, body)
  expect([path, answer.status, answer.status === 200 ? "" : answer.body]).toEqual([path, 200, ""])
  return answer.body
}

const wordsOf = async ({ admin }: ProjectServer) =>
  ownBody<{ words: string[] }>(await admin("GET", "/admin/words")).words
const words = () => wordsOf(shop)

it("uses every file, a migration of v1 among them", async () => {
  expect(shop.said.filter((line) => line.startsWith("Skipped"))).toEqual([])
  expect(await words()).toContain("first")
})

it("computes what is cached once", async () => {
  const first = await shop.send("GET", "/store/slow")
  const second = await shop.send("GET", "/store/slow")
  expect([first.body, second.body]).toEqual([{ computed: 1 }, { computed: 1 }])
})

it("answers a request that is repeated under its key as before, and does it once", async () => {
  const login = { email: "admin@example.com", password: "supersecret" }
  const { access_token } = (await shop.send("POST", "/admin/auth/token", login)).body
  const headers = {
    authorization: `Bearer ${access_token}`,
    "idempotency-key": "0b9f6c1e-6a55-4f0e-9d3c-1f2a3b4c5d6e",
  }
  const first = await shop.send("POST", "/admin/words", { word: "once" }, headers)
  const again = await shop.send("POST", "/admin/words", { word: "once" }, headers)
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
  const other = await shop.send("POST", "/admin/words", { word: "twice" }, headers)
  expect([other.status, other.body.message]).toEqual([
    400,
    "The idempotency key was used for another request",
  ])
  expect((await words()).filter((word) => /^(?:once|twice)$/.test(word))).toEqual(["once"])
})

it("responds with the error of a step", async () => {
  const { status, body } = await shop.send("POST", "/store/steps")
  expect([status, body]).toEqual([400, { type: "not_allowed", message: "The other shop has no room." }])
})

it("runs custom batch jobs", async () => {
  const asked = { type: "count-words", context: { least: 5 } }
  const { status, body: made } = await shop.admin("POST", "/admin/batch-jobs", asked)
  expect([status, made.batch_job.type]).toEqual([201, "count-words"])
  await vi.waitFor(async () => {
    const { body } = await shop.admin("GET", `/admin/batch-jobs/${made.batch_job.id}`)
    expect([body.batch_job.status, body.batch_job.result]).toMatchObject([
      "completed",
      { long: expect.any(Number) },
    ])
  }, soon)
})

it("sells at its own prices, paid by its own provider, found by its own search", async () => {
  const { region } = await post("/admin/regions", {
    name: "United States",
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: ["house"],
    fulfillment_providers: ["manual"],
    countries: ["us"],
  })
  const { product } = await post("/admin/products", {
    title: "Cup",
    status: "published",
    variants: [{ title: "One", manage_inventory: false, prices: [{ currency_code: "usd", amount: 1000 }] }],
  })
  const listed = await shop.send("GET", `/store/products/${product.id}?region_id=${region.id}`)
  expect(listed.body.product.variants[0]).toMatchObject({ original_price: 1000, calculated_price: 900 })
  const items = [{ variant_id: product.variants[0].id, quantity: 2 }]
  const { cart } = await post("/store/carts", { region_id: region.id, items })
  const changed = await post(`/store/carts/${cart.id}`, { email: "ada@example.com", wish: "a bow" })
  const read = (await shop.send("GET", `/store/carts/${cart.id}`)).body.cart
  const named = (await shop.send("GET", `/store/carts/${cart.id}?fields=id,wish`)).body.cart
  for (const shown of [changed.cart, read, named]) expect(shown).toHaveProperty("wish", "a bow")
  expect(read).not.toHaveProperty("risk")
  expect((await shop.send("GET", `/store/carts/${cart.id}?fields=risk`)).status).toBe(400)
  await post(`/store/carts/${cart.id}/payment-sessions`)
  await post(`/store/carts/${cart.id}/payment-session`, { provider_id: "house" })
  const { data: order } = await post(`/store/carts/${cart.id}/complete`)
  await post(`/admin/orders/${order.id}/capture`)
  expect((await post(`/admin/orders/${order.id}`, { desk: "north" })).order).toHaveProperty("desk", "north")
  const { body } = await shop.admin("GET", `/admin/orders/${order.id}`)
  const list = (await shop.admin("GET", "/admin/orders?fields=id,desk")).body.orders
  expect([body.order, list[0]]).toMatchObject([{ desk: "north" }, { desk: "north" }])
  expect("desk" in (await shop.send("GET", `/store/orders/${order.id}`)).body.order).toBe(false)
  expect([body.order.total, body.order.payments]).toMatchObject([
    1800,
    [{ provider_id: "house", data: { captured: 1800, currency: "usd", under: "string" } }],
  ])
  await vi.waitFor(async () => {
    const { hits } = await post("/store/products/search", { q: "Cu" })
    expect(hits).toMatchObject([{ id: product.id, title: "Cup" }])
  }, soon)
})

it("works in a worker beside a server that does not", async () => {
  const quiet = await startProject(files, { WORKER: "off" })
  const project = await loadProject(quiet.directory)
  const config = readConfig({
    DATABASE_URL: quiet.databaseUrl,
    LOG_LEVEL: "silent",
    DATA_DIR: quiet.directory,
  })
  const written = () => wordsOf(quiet)
  await quiet.admin("POST", "/admin/words", { word: "news" })
  await quiet.host.jobs.enqueue("note", { text: "do" })
  const said: string[] = []
  const worker = await startWorkerHost(config, { project: project!, onProgress: (line) => said.push(line) })
  try {
    await vi.waitFor(
      async () => expect(await written()).toEqual(expect.arrayContaining(["heard news", "job do"])),
      soon,
    )
    expect(said).toEqual([])
  } finally {
    await worker.stop()
    await quiet.close()
  }
})
