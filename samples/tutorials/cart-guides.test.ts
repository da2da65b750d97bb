import { addedOperations, createApp } from "@stheno/core/host"
import { seedDemoShop } from "@stheno/demo-shop"
import { tmpdir } from "node:os"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { stable } from "../stable.ts"
import { openCurlReader } from "./curl-reader.ts"
import { runGuide, shownBy } from "./run-guide.ts"

vi.setConfig({ testTimeout: 180_000 })

const guides = "modules/carts-and-checkout/storefront"

let shop: TestApp
let server: ServedEngine
beforeEach(async () => {
  shop = await createTestApp()
  server = await serveEngine(shop.engine)
})
afterEach(async () => {
  await server.close()
  await shop.close()
})

/** Runs the code blocks of a page as one program, which sees the cart: what they print, and the ID of their cart. */
async function run(
  page: string,
  options: { readonly skips?: readonly string[]; readonly cartId?: string },
): Promise<{ readonly printed: readonly string[]; readonly cartId: string }> {
  const { skips = [], cartId } = options
  const { printed, returned } = await runGuide(server.baseUrl, {
    pages: [page],
    skips,
    values: { cartId },
    returns: { cartId: cartId ? "cartId" : "cart.id" },
  })
  return { printed, cartId: String(returned["cartId"]) }
}

/** What a page shows, without the outputs that contain other IDs in each store. */
const recorded = (page: string, skips: readonly string[]) =>
  shownBy({ pages: [page], skips }).filter(
    (text) => !/^\S+\/(complete|create|address): /.test(text),
  )

it("the guides to carts and checkout place an order in an empty store, as they show it", async () => {
  const { cartId, printed } = await run(`${guides}/implement-cart`, {})
  expect(printed.map(stable)).toEqual(
    expect.arrayContaining(recorded(`${guides}/implement-cart`, [])),
  )
  await run(`${guides}/implement-checkout-flow`, { cartId })
  const { orders } = (await shop.admin("GET", "/admin/orders")).body
  expect(orders).toMatchObject([{ cart_id: cartId, total: 10_500 }])
})

async function fillStore(): Promise<void> {
  const app = createApp(shop.engine, addedOperations)
  await seedDemoShop({
    fetch: async (request) => app.fetch(request),
    credentials: { email: "admin@example.com", password: "supersecret" },
    putImage: async (name) => `http://localhost:9000/${name}`,
  })
}

it("they place one in the demo store, whose first region and product are others", async () => {
  await fillStore()
  const skips = ["store", "admin"]
  const { cartId } = await run(`${guides}/implement-cart`, { skips })
  await run(`${guides}/implement-checkout-flow`, { cartId })
  const { order } = (await shop.request("GET", `/store/orders/cart/${cartId}`)).body
  expect([order.currency_code, order.items.length]).toEqual(["eur", 1])
  expect(order.total).toBeGreaterThan(order.shipping_total)
})

it.each(["an empty store", "the demo store"])(
  "the guide to products shows its products in %s",
  async (kind) => {
    const isEmpty = kind === "an empty store"
    if (!isEmpty) await fillStore()
    const page = "modules/products/storefront/show-products"
    const skips = isEmpty ? [] : ["region"]
    const { printed } = await run(page, { skips, cartId: "none" })
    // The demo store has more products, and other taxes.
    const differing = ["list", "search", "filter", "prices", "stock"]
    expect(printed.map(stable)).toEqual(
      expect.arrayContaining(recorded(page, isEmpty ? [] : differing)),
    )
  },
)

it.each(["an empty store", "the demo store"])(
  "the curl tabs of the guide to products find its coat in %s",
  async (kind) => {
    const isEmpty = kind === "an empty store"
    if (!isEmpty) await fillStore()
    const reader = openCurlReader(tmpdir(), server.baseUrl)
    try {
      const { PRODUCT_ID } = await reader.follow(
        "modules/products/storefront/show-products",
        { skips: isEmpty ? [] : ["region"] },
      )
      const { product } = (
        await shop.request("GET", `/store/products/${PRODUCT_ID}`)
      ).body
      expect(product.handle).toBe("rain-coat")
    } finally {
      reader.close()
    }
  },
)

it.each(["an empty store", "the demo store"])(
  "their curl tabs place an order in %s",
  async (kind) => {
    const isEmpty = kind === "an empty store"
    if (!isEmpty) await fillStore()
    const { regions } = (await shop.request("GET", "/store/regions")).body as {
      regions: { id: string; countries: { iso_2: string }[] }[]
    }
    const german = regions.find(({ countries }) =>
      countries.some(({ iso_2 }) => iso_2 === "de"),
    )
    const reader = openCurlReader(tmpdir(), server.baseUrl)
    try {
      const values = await reader.follow(`${guides}/implement-cart`, {
        skips: isEmpty ? [] : ["admin", "store"],
        chosen: german ? { REGION_ID: german.id } : {},
      })
      await reader.follow(`${guides}/implement-checkout-flow`)
      const { order } = (
        await shop.request("GET", `/store/orders/cart/${values["CART_ID"]}`)
      ).body
      expect([
        order.currency_code,
        order.items.length,
        order.items[0].quantity,
      ]).toEqual(["eur", 1, 1])
    } finally {
      reader.close()
    }
  },
)
