import { addedOperations, createApp } from "@stheno/core/host"
import { seedDemoShop } from "@stheno/demo-shop"
import Medusa from "@stheno/js-client"
import fs from "node:fs"
import { tmpdir } from "node:os"
import { format } from "node:util"
import ts from "typescript"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { programOf } from "@stheno/create-medusa-app/internal/testing/read-page.ts"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { stable } from "../stable.ts"
import { openCurlReader } from "./curl-reader.ts"

vi.setConfig({ testTimeout: 180_000 })

const guides = "modules/carts-and-checkout/storefront"
const output = new URL("../output/", import.meta.url)

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

/** Runs the code blocks of a page as one program, which sees these values: what they print, block by block. */
async function run(
  page: string,
  options: { readonly skips?: readonly string[]; readonly cartId?: string },
): Promise<{ readonly printed: readonly string[]; readonly cartId: string }> {
  const steps = programOf(page).filter(
    ({ region }) => !options.skips?.includes(region),
  )
  const code = steps
    .map(({ code: text }) => `${text}\nnext()`)
    .join("\n")
    .replaceAll("http://localhost:9000", server.baseUrl)
    .replace(/^import .*\n/gm, "")
    .replace(/^export /gm, "")
  const end = options.cartId ? "" : "\nreturn cart.id"
  const { outputText } = ts.transpileModule(
    `async function guide() {\n${code}${end}\n}`,
    { compilerOptions: { target: ts.ScriptTarget.ESNext } },
  )
  const printed: string[][] = [[]]
  const log = (...values: unknown[]) => printed.at(-1)!.push(format(...values))
  const names = ["Medusa", "console", "next", "cartId"]
  const program = new Function(...names, `${outputText}\nreturn guide()`) as (
    ...values: unknown[]
  ) => Promise<string>
  const next = () => printed.push([])
  const cartId = await program(Medusa, { log }, next, options.cartId)
  return {
    printed: steps.flatMap(({ output: name }, place) =>
      name ? [`${name}: ${printed[place]!.join("\n")}`] : [],
    ),
    cartId,
  }
}

const recorded = (page: string, skips: readonly string[]) =>
  programOf(page).flatMap(({ region, output: name }) =>
    name && !skips.includes(region) && !/\/(complete|create|address)$/.test(name)
      ? [
          `${name}: ${fs.readFileSync(new URL(`${name}.txt`, output), "utf8").trim()}`,
        ]
      : [],
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
