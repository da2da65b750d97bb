import { sql } from "kysely"
import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { startProject, type ProjectServer } from "@stheno/testing/project-folder.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import { expectRecorded } from "../expect-recorded.ts"

interface Brand {
  id: string
  name: string
  products: { id: string }[]
}

interface Brands {
  brands: Brand[]
}

let shop: ProjectServer
beforeAll(async () => {
  shop = await startProject(filesHere())
})
afterAll(() => shop.close())

function filesHere(): Record<string, string> {
  const entries = fs.readdirSync(import.meta.dirname, {
    recursive: true,
    withFileTypes: true,
  })
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(import.meta.dirname, file),
        fs.readFileSync(file, "utf8"),
      ]),
  )
}

it("loads without a fault", () => {
  expect(shop.said.filter((line) => line.startsWith("Skipped"))).toEqual([])
})

it("lists and reads brands in the store", async () => {
  const listed = await shop.send("GET", "/store/brands?limit=5")
  expect(listed.body).toMatchObject({
    count: 1,
    limit: 5,
    brands: [{ name: "House brand" }],
  })
  expect(listed.headers.get("cache-control")).toBe("public, max-age=60")
  const { id } = ownBody<Brands>(listed).brands[0]
  expect((await shop.send("GET", `/store/brands/${id}`)).body).toMatchObject({
    brand: { id },
  })
  expect((await shop.send("GET", "/store/brands/none")).body).toEqual({
    type: "not_found",
    message: "There is no brand none",
  })
  expect((await shop.send("GET", "/store/me-too")).status).toBe(401)
})

it("takes brands with products, and refuses what the project does not want", async () => {
  const made = await shop.admin("POST", "/admin/brands", {
    name: "Acme",
    founded: 1949,
  })
  const { id } = ownBody<{ brand: Brand }>(made).brand
  const without = await shop.admin("POST", "/admin/products", {
    title: "Hat",
    status: "published",
  })
  expect(without.body.message).toBe("A published product needs a brand.")
  const product = { title: "Hat", status: "published", brand_id: id }
  const hat = (await shop.admin("POST", "/admin/products", product)).body.product
  expect(hat).toMatchObject({ brand_id: id })
  const margin = (value: number) =>
    shop.admin("POST", `/admin/products/${hat.id}`, { margin: value })
  expect((await margin(91)).body.message).toBe(
    "The margin must be at most 90 percent.",
  )
  expect((await margin(20)).status).toBe(200)
  const read = await shop.admin("GET", `/admin/products/${hat.id}?expand=brand`)
  expect(read.body.product).toMatchObject({ margin: 20, brand: { name: "Acme" } })
  const listed = await shop.send("GET", "/store/brands?expand=products")
  const [acme] = ownBody<Brands>(listed).brands
  expect(acme.products.map((one) => one.id)).toEqual([hat.id])
})

it("answers the custom requests of the JavaScript client", async () => {
  const send = globalThis.fetch
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    send(url.replace("http://localhost:9000", shop.host.apiUrl), init),
  )
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined)
  await import("./use-brands.ts")
  const printed = log.mock.calls.map((values) => values.map(String).join(" "))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  const regions = ["post", "get", "delete"]
  for (const [place, region] of regions.entries())
    expectRecorded(`brand-shop/use-brands/${region}.txt`, printed[place])
  expect(printed).toHaveLength(regions.length)
  const { brands } = ownBody<Brands>(await shop.send("GET", "/store/brands"))
  expect(brands.map(({ name }) => name)).not.toContain("Northwind")
})

it("rejects carts with a middleware", async () => {
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
  const { cart } = (
    await shop.send("POST", "/store/carts", { region_id: region.id })
  ).body
  const complete = async (email: string) => {
    await shop.send("POST", `/store/carts/${cart.id}`, { email })
    return (await shop.send("POST", `/store/carts/${cart.id}/complete`)).body
      .message
  }
  expect(await complete("a@example.org")).toBe("We do not deliver there.")
  expect(await complete("a@example.com")).not.toBe("We do not deliver there.")
})

it("decides what a dozen costs, and the taxes of a cart in francs", async () => {
  await shop.admin("POST", "/admin/store/currencies/chf")
  const { region } = (
    await shop.admin("POST", "/admin/regions", {
      name: "Switzerland",
      currency_code: "chf",
      tax_rate: 8.1,
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
      countries: ["ch"],
    })
  ).body
  const { brands } = ownBody<Brands>(await shop.send("GET", "/store/brands"))
  const { product } = (
    await shop.admin("POST", "/admin/products", {
      title: "Watch strap",
      status: "published",
      brand_id: brands[0].id,
      options: [{ title: "Size" }],
      variants: [
        {
          title: "One",
          manage_inventory: false,
          options: [{ value: "One" }],
          prices: [{ currency_code: "chf", amount: 1990 }],
        },
      ],
    })
  ).body
  const { cart } = (
    await shop.send("POST", "/store/carts", { region_id: region.id })
  ).body
  const withLine = async (quantity: number) =>
    (
      await shop.send("POST", `/store/carts/${cart.id}/line-items`, {
        variant_id: product.variants[0].id,
        quantity,
      })
    ).body.cart
  // 1990 at 8.1 % is 161.19, and 12 * 1791 at 8.1 % is 1740.85.
  const one = await withLine(1)
  expect([one.subtotal, one.tax_total]).toEqual([1990, 160])
  const dozen = await withLine(11)
  expect([dozen.subtotal, dozen.tax_total]).toEqual([21_492, 1740])
})

it("does its job", async () => {
  const id = await shop.host.jobs.enqueue("count-brands", {})
  const { db, close } = openDatabase({ url: shop.databaseUrl, max: 1 })
  const state = sql<{
    state: string
  }>`select state from pgboss.job where id = ${id}`
  await vi.waitFor(
    async () =>
      expect((await state.execute(db)).rows).toEqual([{ state: "completed" }]),
    { timeout: 20_000, interval: 50 },
  )
  await close()
})

it("takes back what it did when a later step fails", async () => {
  const { db, close } = openDatabase({ url: shop.databaseUrl, max: 1 })
  const names = async () =>
    (await sql<{ name: string }>`select name from brand order by name`.execute(db))
      .rows
  const before = await names()
  const refused = await shop.admin("POST", "/admin/published-brands", {
    name: "Nobody",
  })
  expect([refused.status, await names()]).toEqual([500, before])
  const made = await shop.admin("POST", "/admin/published-brands", {
    name: "Somebody",
  })
  expect(made.body).toMatchObject({ brand: { name: "Somebody" } })
  expect(await names()).toHaveLength(before.length + 1)
  await close()
})
