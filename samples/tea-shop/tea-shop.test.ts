import { inspect } from "node:util"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { startProject, type ProjectServer } from "@stheno/testing/project-folder.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import { expectRecorded } from "../expect-recorded.ts"
import { filesOf } from "../folder-of.ts"
import { stable } from "../stable.ts"
import { startNeighbours } from "./neighbours.ts"

/** Compares what was answered with the record, without the IDs. */
function expectAnswer(name: string, value: unknown): void {
  const text =
    typeof value === "string"
      ? value
      : inspect(value, { depth: 9, breakLength: 80 })
  expectRecorded(`tea-shop/${name}.txt`, stable(text))
}

let neighbours: Awaited<ReturnType<typeof startNeighbours>>
let shop: ProjectServer
beforeAll(async () => {
  neighbours = await startNeighbours()
  vi.stubEnv("BUCKET_URL", `${neighbours.url}/files`)
  vi.stubEnv("CHAT_WEBHOOK", `${neighbours.url}/chat`)
  vi.stubEnv("EVENTS_URL", `${neighbours.url}/events`)
  vi.stubEnv("MARKETPLACE_URL", `${neighbours.url}/marketplace`)
  shop = await startProject(filesOf(import.meta.dirname))
})
afterAll(async () => {
  await shop.close()
  neighbours.close()
  vi.unstubAllEnvs()
})

const countsOfQuotes = async () =>
  ownBody<{ counts: object[] }>(await shop.admin("GET", "/admin/quotes")).counts

const soon = <T>(work: () => T) =>
  vi.waitFor(work, { timeout: 20_000, interval: 50 })

it("loads without a fault", () => {
  expect(shop.said.filter((line) => line.startsWith("Skipped"))).toEqual([])
})

it("asks for a quote once, however often it is sent", async () => {
  const body = { email: "ada@example.com", wish: "A kilo of oolong" }
  const key = { "idempotency-key": crypto.randomUUID() }
  const first = await shop.send("POST", "/store/quotes", body, key)
  const second = await shop.send("POST", "/store/quotes", body, key)
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
  expectAnswer("quote", first.body)
  const other = await shop.send(
    "POST",
    "/store/quotes",
    { ...body, wish: "Two kilos" },
    key,
  )
  expectAnswer("other-request", `${other.status}\n${JSON.stringify(other.body)}`)
  expectAnswer("counts", await countsOfQuotes())
  const wrong = await shop.send("POST", "/store/quotes", {
    email: "ada",
    wish: "A",
  })
  expectAnswer("refused", `${wrong.status}\n${JSON.stringify(wrong.body, null, 2)}`)
})

it("answers quotes behind the scenes", async () => {
  const asked = await shop.admin("POST", "/admin/quotes/answer")
  const { job_id } = ownBody<{ job_id: unknown }>(asked)
  expect([asked.status, typeof job_id]).toEqual([202, "string"])
  await soon(async () => {
    expect(await countsOfQuotes()).toEqual([{ state: "answered", count: 1 }])
  })
})

it("keeps the newest products for a minute, and forgets them when a product changes", async () => {
  const newest = async () =>
    ownBody<{ products: { title: string }[]; computed_at: string }>(
      await shop.send("GET", "/store/newest"),
    )
  const before = await newest()
  expect(before.products).toEqual([])
  expect(await newest()).toEqual(before)
  const product = { title: "Green tea", status: "published" }
  await shop.admin("POST", "/admin/products", product)
  const heard = () =>
    neighbours.events.find(({ name }) => name === "product.created")
  await soon(() => expect(heard()).toBeDefined())
  expectAnswer("handed-on", heard())
  await soon(async () =>
    expect((await newest()).products[0].title).toBe("Green tea"),
  )
  expectAnswer("newest", JSON.stringify(await newest()))
  expectAnswer(
    "tasting",
    JSON.stringify((await shop.send("GET", "/store/tasting")).body),
  )
})

it("forwards events, except those with tokens", async () => {
  const forwarded = (name: string) =>
    neighbours.events.filter((event) => event.name === name)
  await shop.admin("POST", "/admin/invites", {
    user: "grace@example.com",
    role: "member",
  })
  await shop.admin("POST", "/admin/product-categories", { name: "Green teas" })
  await soon(() => expect(forwarded("product-category.created")).toHaveLength(1))
  expect(forwarded("invite.created")).toEqual([])
})

it("rejects the tasting while its flag is off", async () => {
  vi.stubEnv("STHENO_FF_TASTING", "false")
  const other = await startProject(filesOf(import.meta.dirname))
  try {
    const { status, body } = await other.send("GET", "/store/tasting")
    expect(status).toBe(404)
    expectAnswer("tasting-off", JSON.stringify(body))
  } finally {
    await other.close()
  }
})

it("shares a cache over all processes", async () => {
  const first = (await shop.send("GET", "/store/weather")).body
  expect(first).toMatchObject({ sky: "clear" })
  expect((await shop.send("GET", "/store/weather")).body).toEqual(first)
})

it("uploads to the marketplace one after the other, and rejects who waits too long", async () => {
  const product = { title: "White tea", status: "published" }
  await shop.admin("POST", "/admin/products", product)
  const upload = async () => shop.admin("POST", "/admin/marketplace")
  neighbours.pace = 100
  const both = await Promise.all([upload(), upload()])
  const [first, second] = both.map((answer) =>
    ownBody<{ uploaded: number }>(answer),
  )
  expect(first.uploaded).toBeGreaterThan(0)
  expect(second).toEqual(first)
  expect(neighbours.uploads).toEqual({ count: 2 * first.uploaded, most: 1 })
  neighbours.pace = 4000
  const running = upload()
  await soon(() =>
    expect(neighbours.uploads.count).toBeGreaterThan(2 * first.uploaded),
  )
  const late = await upload()
  expectAnswer(
    "lock-not-free",
    `${late.status}\n${JSON.stringify(late.body, null, 2)}`,
  )
  neighbours.pace = 0
  expect((await running).status).toBe(200)
})

it("finds products by what the search provider knows", async () => {
  const product = { title: "Rain coat", status: "published" }
  const { id } = (await shop.admin("POST", "/admin/products", product)).body.product
  const find = async () =>
    ownBody<{ hits: { id: string; title: string }[] }>(
      await shop.send("POST", "/store/products/search", { q: "coat" }),
    )
  await soon(async () =>
    expect((await find()).hits.map(({ id }) => id)).toEqual([id]),
  )
  const { hits, ...rest } = await find()
  expectAnswer("search", {
    hits: hits.map(({ id, title }) => ({ id, title })),
    ...rest,
  })
})

it("imports a supplier's articles, and publishes a collection", async () => {
  const articles = [{ article: "assam", name: 'Assam "Gold"', price: 1290 }]
  const started = await shop.admin("POST", "/admin/supplier-imports", { articles })
  const finished = async (id: string) =>
    soon(async () => {
      const { batch_job } = (await shop.admin("GET", `/admin/batch-jobs/${id}`))
        .body
      expect(["completed", "failed"]).toContain(batch_job.status)
      return batch_job
    })
  const imported = await finished(
    ownBody<{ batch_job: { id: string } }>(started).batch_job.id,
  )
  expect(imported.result.errors ?? []).toEqual([])
  const { products } = (await shop.admin("GET", "/admin/products?handle=assam"))
    .body
  expect(products[0]).toMatchObject({ title: 'Assam "Gold"', status: "draft" })
  const { collection } = (
    await shop.admin("POST", "/admin/collections", { title: "Black" })
  ).body
  await shop.admin("POST", `/admin/products/${products[0].id}`, {
    collection_id: collection.id,
  })
  const asked = await shop.admin("POST", "/admin/batch-jobs", {
    type: "publish-products",
    context: { collection_id: collection.id },
    dry_run: false,
  })
  const { status, result } = await finished(asked.body.batch_job.id)
  expectAnswer("publish", { status, result })
  const refused = await shop.admin("POST", "/admin/batch-jobs", {
    type: "publish-products",
    context: {},
    dry_run: false,
  })
  expectAnswer(
    "publish-refused",
    `${refused.status}\n${JSON.stringify(refused.body)}`,
  )
})

it("greets the signed-in customer", async () => {
  expect((await shop.send("GET", "/store/whoami")).body).toMatchObject({
    greeting: "Hello",
  })
  const customer = { email: "ada@example.com", password: "correct-horse" }
  await shop.send("POST", "/store/customers", {
    ...customer,
    first_name: "Ada",
    last_name: "Byron",
  })
  const { access_token } = (await shop.send("POST", "/store/auth/token", customer))
    .body
  const { body } = await shop.send("GET", "/store/whoami", undefined, {
    authorization: `Bearer ${access_token}`,
  })
  expectAnswer("whoami", body)
})

it("knows who comes back", async () => {
  await openShop()
  for (const _ of [1, 2]) {
    const { cart } = (
      await shop.send("POST", "/store/carts", { region_id: await regionId() })
    ).body
    const variant = (await shop.send("GET", "/store/products?handle=rain-tea")).body
      .products[0].variants[0]
    await shop.send("POST", `/store/carts/${cart.id}/line-items`, {
      variant_id: variant.id,
      quantity: 1,
    })
    await shop.send("POST", `/store/carts/${cart.id}`, {
      email: "grace@example.com",
    })
    const options = (await shop.send("GET", `/store/shipping-options/${cart.id}`))
      .body.shipping_options
    await shop.send("POST", `/store/carts/${cart.id}/shipping-methods`, {
      option_id: options[0].id,
    })
    await shop.send("POST", `/store/carts/${cart.id}/payment-sessions`)
    const { body } = await shop.send("POST", `/store/carts/${cart.id}/complete`)
    expect(body.type).toBe("order")
  }
  expectAnswer("regulars", (await shop.admin("GET", "/admin/regulars")).body)
  await soon(() => expect(neighbours.told).toHaveLength(2))
})

const regionId = async () =>
  (await shop.send("GET", "/store/regions")).body.regions[0].id

/** One region, one way to ship, one tea. */
async function openShop(): Promise<void> {
  const { region } = (
    await shop.admin("POST", "/admin/regions", {
      name: "United States",
      currency_code: "usd",
      tax_rate: 0,
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
      countries: ["us"],
    })
  ).body
  const { shipping_profiles } = (
    await shop.admin("GET", "/admin/shipping-profiles")
  ).body
  const profile = shipping_profiles.find(({ type }) => type === "default")
  await shop.admin("POST", "/admin/shipping-options", {
    name: "Parcel",
    region_id: region.id,
    profile_id: profile.id,
    provider_id: "manual",
    data: { id: "manual-fulfillment" },
    price_type: "flat_rate",
    amount: 500,
  })
  await shop.admin("POST", "/admin/products", {
    title: "Rain tea",
    status: "published",
    options: [{ title: "Size" }],
    variants: [
      {
        title: "Bag",
        manage_inventory: false,
        prices: [{ currency_code: "usd", amount: 900 }],
        options: [{ value: "Bag" }],
      },
    ],
  })
}
