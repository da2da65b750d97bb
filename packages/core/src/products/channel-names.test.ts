import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../server/src/testing/test-app.ts"

let shop: TestApp
/** IDs by channel, `fair` or `web`, and what they are of */
const ids: Record<string, Record<"variant" | "collection" | "key", string>> = {}
let region: string

beforeAll(async () => {
  shop = await createTestApp()
  const post = async (path: string, body: object) => (await shop.admin("POST", path, body)).body
  const settings = { currency_code: "usd", tax_rate: 0, countries: ["us"] }
  const providers = { payment_providers: ["manual"], fulfillment_providers: ["manual"] }
  region = (await post("/admin/regions", { name: "US", ...settings, ...providers })).region.id
  for (const name of ["fair", "web"]) {
    const channel = (await post("/admin/sales-channels", { name })).sales_channel.id
    const key = (await post("/admin/publishable-api-keys", { title: name })).publishable_api_key.id
    await post(`/admin/publishable-api-keys/${key}/sales-channels/batch`, {
      sales_channel_ids: [{ id: channel }],
    })
    const { collection } = await post("/admin/collections", { title: `${name} collection` })
    const { product } = await post("/admin/products", {
      title: `${name} product`,
      status: "published",
      sales_channels: [{ id: channel }],
      collection_id: collection.id,
      type: { value: `${name} type` },
      tags: [{ value: `${name} tag` }],
      variants: [
        { title: `${name} variant`, manage_inventory: false, prices: [{ currency_code: "usd", amount: 1 }] },
      ],
    })
    ids[name] = { variant: product.variants[0].id, collection: collection.id, key }
  }
  await post("/admin/collections", { title: "empty collection" })
})
afterAll(() => shop.close())

const asFair = () => ({ "x-publishable-api-key": ids.fair!.key })

test.each([
  ["/store/collections", ["fair collection", "empty collection"]],
  ["/store/product-types", ["fair type"]],
  ["/store/product-types?q=type", ["fair type"]],
  ["/store/product-tags", ["fair tag"]],
])("%s shows a publishable key what its own channels use", async (path, names) => {
  const { body, text } = await shop.request("GET", path, undefined, asFair())
  for (const name of names) expect(text).toContain(name)
  expect(text).not.toContain("web ")
  expect(body.count).toBe(names.length)
  expect((await shop.request("GET", path)).text).toContain("web ")
})

test("a publishable key does not find another channel's collection", async () => {
  const read = (name: string) =>
    shop.request("GET", `/store/collections/${ids[name]!.collection}`, undefined, asFair())
  expect((await read("fair")).body.collection.title).toBe("fair collection")
  const refused = await read("web")
  expect([refused.status, refused.text.includes("web ")]).toEqual([404, false])
})

test("an error about a line item does not name another channel's product", async () => {
  const make = (name: string) => {
    const items = [{ variant_id: ids[name]!.variant, quantity: 1 }]
    return shop.request("POST", "/store/carts", { region_id: region, items }, asFair())
  }
  const { cart } = (await make("fair")).body
  expect(cart.items[0].title).toBe("fair product")
  const line = { variant_id: ids.web!.variant, quantity: 1 }
  const added = await shop.request("POST", `/store/carts/${cart.id}/line-items`, line, asFair())
  for (const refused of [await make("web"), added])
    expect([refused.status, refused.text.includes("web ")]).toEqual([400, false])
})
