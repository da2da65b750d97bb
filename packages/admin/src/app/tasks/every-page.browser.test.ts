import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(() => shop?.close())

/** The ID of the first row of a list. */
async function idOf(list: string, query = ""): Promise<string> {
  return (await shop.firstOf(list, query)).id
}

const product = () => idOf("products", "&is_giftcard=false&q=soap")
const shippedOrder = () => idOf("orders", "&fulfillment_status[]=shipped")

async function draftOrder(): Promise<string> {
  const { regions } = await shop.read("/admin/regions?limit=1")
  const options = await shop.read(`/admin/shipping-options?region_id=${regions[0].id}&is_return=false`)
  const { variants } = await shop.read("/admin/variants?limit=1")
  const { draft_order } = await shop.send("/admin/draft-orders", {
    email: "ada@example.com",
    region_id: regions[0].id,
    items: [{ variant_id: variants[0].id, quantity: 1 }],
    shipping_methods: [{ option_id: options.shipping_options[0].id }],
  })
  return draft_order.id
}

const nothing = () => undefined

/** Each page of the router below `/a`, with the ID that its address needs. */
const pages: Record<string, () => Promise<string> | undefined> = {
  overview: nothing,
  orders: nothing,
  "orders/:id": () => idOf("orders"),
  "orders/:id/returns/new": shippedOrder,
  "orders/:id/claims/new": shippedOrder,
  "orders/:id/exchanges/new": shippedOrder,
  "orders/:id/edit": () => idOf("orders"),
  "draft-orders": nothing,
  "draft-orders/new": nothing,
  "draft-orders/:id": draftOrder,
  products: nothing,
  "products/edit": product,
  "products/import": nothing,
  "products/prices": product,
  "products/stock": product,
  "products/variants": product,
  "products/new": nothing,
  "products/:id": product,
  inventory: nothing,
  "inventory/locations": nothing,
  "inventory/reservations": nothing,
  "inventory/:id": () => idOf("inventory-items"),
  "product-types": nothing,
  "product-tags": nothing,
  "product-categories": nothing,
  "product-categories/:id": () => idOf("product-categories"),
  collections: nothing,
  "collections/:id": () => idOf("collections"),
  customers: nothing,
  "customers/:id": () => idOf("customers"),
  "customers/groups": nothing,
  "customers/groups/:id": () => idOf("customer-groups"),
  discounts: nothing,
  "discounts/new": nothing,
  "discounts/:id": () => idOf("discounts"),
  "gift-cards": nothing,
  "gift-cards/manage": nothing,
  "gift-cards/:id": () => idOf("gift-cards"),
  pricing: nothing,
  "pricing/new": nothing,
  "pricing/:id/import": () => idOf("price-lists"),
  "pricing/:id": () => idOf("price-lists"),
  settings: nothing,
  "settings/details": nothing,
  "settings/currencies": nothing,
  "settings/emails": nothing,
  "settings/emails/:id": async () => "order-placed",
  "settings/files": nothing,
  "settings/messages": nothing,
  "settings/personal-information": nothing,
  "settings/regions": nothing,
  "settings/regions/:id": () => idOf("regions"),
  "settings/return-reasons": nothing,
  "settings/shipping-profiles": nothing,
  "settings/shipping-profiles/:id": () => idOf("shipping-profiles"),
  "settings/taxes": nothing,
  "settings/taxes/:id": () => idOf("regions"),
  "settings/team": nothing,
  "sales-channels": nothing,
  "sales-channels/:id": () => idOf("sales-channels"),
  "publishable-api-keys": nothing,
  "publishable-api-keys/:id": () => idOf("publishable-api-keys"),
  "oauth/:id": async () => "unknown?code=c0de&state=s3cret",
}

/** They lead to another site: `catalog.browser.test.ts` follows them. */
const forwarding = new Set(["products/:id/preview"])

it("knows every page of the router", () => {
  const routes = readFileSync(fileURLToPath(new URL("../routes.tsx", import.meta.url)), "utf8")
  const paths = [...routes.matchAll(/page\(\s*"([^"/][^"]*)"/g)].map((match) =>
    match[1]!.replace(":name", ":id"),
  )
  expect(paths.length).toBeGreaterThan(50)
  expect([...Object.keys(pages), ...forwarding].sort()).toEqual(paths.sort())
})

const flawed = `<!doctype html><html lang="en"><title>Flaws</title>
  <style>@media (prefers-color-scheme: light) { p { color: #ddd; background: #fff } }</style>
  <main><h1>Flaws</h1><p>Pale</p><button></button></main>`

it("reports a color that is too pale in one theme, and a button without a name, at every width", async () => {
  await shop.page.goto("about:blank")
  await shop.page.setContent(flawed)
  const found = (await shop.flaws({ isOnLaptop: true })).map((flaw) => flaw.split(": ", 2).join(": "))
  const expected = (width: number) => [`dark, ${width} px: button-name`, `light, ${width} px: color-contrast`]
  expect(found).toEqual([1440, 390, 1024].flatMap(expected))
})

describe("axe finds nothing, and nothing is too wide", () => {
  it.each([...Object.entries(pages), ["nowhere", nothing] as const])("on %s", async (path, find) => {
    const id = await find()
    const address = path.includes(":id") ? path.replace(":id", id ?? "") : path + (id ? `?id=${id}` : "")
    await shop.page.goto(`${shop.dashboard}/a/${address}`)
    await shop.page.getByRole("heading", { level: 1 }).waitFor()
    expect(await shop.flaws({ isOnLaptop: true })).toEqual([])
    const missing = /There is nothing at this address|It may have been deleted/
    expect(await shop.page.getByText(missing).count()).toBe(path === "nowhere" ? 1 : 0)
  })
})
