import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { makeOrder } from "../../orders/orders/testing/order-fixture.ts"

let shop: TestApp
/** IDs by channel, `fair` or `web`, and what they are of */
const ids: Record<string, Record<"variant" | "collection" | "category" | "key", string>> = {}
let region: string

beforeAll(async () => {
  shop = await createTestApp()
  const post = async <Path extends string>(path: Path, body: object) =>
    (await shop.admin("POST", path, body)).body
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
    const category = (await post("/admin/product-categories", { name: `${name} category`, is_active: true }))
      .product_category.id
    const below = await post("/admin/product-categories", {
      name: `${name} shelf`,
      is_active: true,
      parent_category_id: ids.fair?.category ?? category,
    })
    const { product } = await post("/admin/products", {
      title: `${name} product`,
      status: "published",
      sales_channels: [{ id: channel }],
      collection_id: collection.id,
      categories: [{ id: category }, { id: below.product_category.id }],
      type: { value: `${name} type` },
      tags: [{ value: `${name} tag` }],
      variants: [
        {
          title: `${name} variant`,
          manage_inventory: false,
          prices: ["usd", "eur"].map((currency_code) => ({ currency_code, amount: 1 })),
        },
      ],
    })
    ids[name] = { variant: product.variants[0].id, collection: collection.id, category, key }
  }
  await post("/admin/collections", { title: "empty collection" })
  await post("/admin/product-categories", { name: "empty category", is_active: true })
})
afterAll(() => shop.close())

const asFair = () => ({ "x-publishable-api-key": ids.fair!.key })

test.each([
  ["/store/collections", ["fair collection", "empty collection"]],
  ["/store/product-types", ["fair type"]],
  ["/store/product-types?q=type", ["fair type"]],
  ["/store/product-tags", ["fair tag"]],
  ["/store/product-categories", ["fair category", "fair shelf", "empty category"]],
  [
    "/store/product-categories?include_descendants_tree=true",
    ["fair category", "fair shelf", "empty category"],
  ],
])("%s shows a publishable key what its own channels use", async (path, names) => {
  const { body, text } = await shop.request("GET", path, undefined, asFair())
  for (const name of names) expect(text).toContain(name)
  expect(text).not.toContain("web ")
  expect(body).toHaveProperty("count", names.length)
  expect((await shop.request("GET", path)).text).toContain("web ")
})

test("a publishable key does not find another channel's collection", async () => {
  const read = (name: string) =>
    shop.request("GET", `/store/collections/${ids[name]!.collection}`, undefined, asFair())
  expect((await read("fair")).body.collection.title).toBe("fair collection")
  const refused = await read("web")
  expect([refused.status, refused.text.includes("web ")]).toEqual([404, false])
})

test("a publishable key does not find another channel's category", async () => {
  const read = (name: string) =>
    shop.request("GET", `/store/product-categories/${ids[name]!.category}`, undefined, asFair())
  const { body, text } = await read("fair")
  expect(body.product_category.category_children).toMatchObject([{ name: "fair shelf" }])
  expect(text).not.toContain("web ")
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

test("a swap takes new items of the publishable key's channels only", async () => {
  const { db } = shop.engine
  const { id, lineIds } = await makeOrder(db)
  await db
    .updateTable("order")
    .set({ payment_status: "captured", fulfillment_status: "fulfilled" })
    .where("id", "=", id)
    .execute()
  await db.updateTable("line_item").set({ fulfilled_quantity: 2 }).where("order_id", "=", id).execute()
  const swap = (name: string) =>
    shop.request(
      "POST",
      "/store/swaps",
      {
        order_id: id,
        return_items: [{ item_id: lineIds[0], quantity: 1 }],
        additional_items: [{ variant_id: ids[name]!.variant, quantity: 1 }],
      },
      asFair(),
    )
  const refused = await swap("web")
  expect([refused.status, refused.text.includes("web ")]).toEqual([400, false])
  const made = await swap("fair")
  expect([made.status, made.text.includes("fair product")]).toEqual([200, true])
})
