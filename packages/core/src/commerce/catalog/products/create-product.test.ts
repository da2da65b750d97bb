import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const shirt = {
  title: "Shirt",
  options: [{ title: "Size" }, { title: "Color" }],
  variants: [
    {
      title: "S black",
      sku: "shirt-s",
      options: [{ value: "S" }, { value: "black" }],
      prices: [
        { currency_code: "usd", amount: 1200 },
        { currency_code: "usd", amount: 1000, min_quantity: 5 },
      ],
    },
    { title: "M white", options: [{ value: "M" }, { value: "white" }], prices: [] },
  ],
}

async function countRows(table: "product" | "product_variant" | "product_tag" | "inventory_item") {
  const rows = await shop.engine.db.selectFrom(table).select("id").execute()
  return rows.length
}

test("makes a product with its options, variants, prices and inventory items", async () => {
  const { status, body } = await shop.admin("POST", "/admin/products", {
    ...shirt,
    images: ["http://img.example/1.png", "http://img.example/2.png"],
    tags: [{ value: "warm" }, { value: "warm" }],
    type: { value: "Tops" },
  })
  expect(status).toBe(200)
  const { product } = body
  expect(product).toMatchObject({
    title: "Shirt",
    handle: "shirt",
    status: "draft",
    discountable: true,
    is_giftcard: false,
    thumbnail: "http://img.example/1.png",
    type: { value: "Tops" },
    categories: [],
    sales_channels: [{ name: "Default Sales Channel" }],
    profile: { type: "default" },
  })
  expect(product.profile_id).toBe(product.profile.id)
  expect(product.tags.map(({ value }: { value: string }) => value)).toEqual(["warm"])
  expect(product.images.map(({ url }: { url: string }) => url)).toEqual([
    "http://img.example/1.png",
    "http://img.example/2.png",
  ])
  const [small, medium] = product.variants
  expect(small).toMatchObject({
    title: "S black",
    variant_rank: 0,
    manage_inventory: true,
    original_price: null,
  })
  expect(small.options.map(({ value }: { value: string }) => value)).toEqual(["S", "black"])
  expect(small.prices).toMatchObject([
    { amount: 1200, currency_code: "usd", min_quantity: null, variant_id: small.id },
    { amount: 1000, currency_code: "usd", min_quantity: 5, variant_id: small.id },
  ])
  expect(medium).toMatchObject({ title: "M white", variant_rank: 1, prices: [] })
  expect(medium).not.toHaveProperty("original_price")
  expect(await countRows("inventory_item")).toBe(2)
  const events = await shop.events()
  expect(events).toContainEqual({ name: "product.created", data: { id: product.id } })
  expect(events.filter(({ name }) => name === "product-variant.created").map(({ data }) => data)).toEqual([
    { id: small.id, product_id: product.id },
    { id: medium.id, product_id: product.id },
  ])
})

test("a price of a region is in the region's currency", async () => {
  const region = await shop.admin("POST", "/admin/regions", {
    name: "US",
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["us"],
  })
  const region_id = region.body.region.id
  const { body } = await shop.admin("POST", "/admin/products", {
    title: "Regional",
    variants: [{ title: "One", prices: [{ region_id, amount: 700 }] }],
  })
  expect(body.product.variants[0].prices).toMatchObject([{ region_id, currency_code: "usd", amount: 700 }])
})

test("a gift card product goes with the gift card profile", async () => {
  const { body } = await shop.admin("POST", "/admin/products", { title: "Voucher", is_giftcard: true })
  expect(body.product.profile.type).toBe("gift_card")
})

test("a gift card product is created not discountable, and can be made discountable later", async () => {
  const voucher = { title: "Undiscounted voucher", is_giftcard: true, discountable: true }
  const { body } = await shop.admin("POST", "/admin/products", voucher)
  expect(body.product.discountable).toBe(false)
  const changed = await shop.admin("POST", `/admin/products/${body.product.id}`, { discountable: true })
  expect(changed.body.product.discountable).toBe(true)
  const plain = await shop.admin("POST", "/admin/products", { title: "Plain", discountable: true })
  expect(plain.body.product.discountable).toBe(true)
})

test("many requests at once make a tag only once", async () => {
  const before = await countRows("product_tag")
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) =>
      shop.admin("POST", "/admin/products", { title: `Rush ${number}`, tags: [{ value: "rush" }] }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await countRows("product_tag")).toBe(before + 1)
  expect(new Set(answers.map(({ body }) => body.product.tags[0].id)).size).toBe(1)
})

test.each([
  ["too many values", [{ value: "S" }, { value: "x" }, { value: "y" }], "Product has 2 and variant has 3."],
  ["too few values", [{ value: "S" }], "Product has 2 and variant has 1."],
])("refuses a variant with %s and keeps nothing", async (_, options, reason) => {
  const before = [await countRows("product"), await countRows("product_variant")]
  const { status, body } = await shop.admin("POST", "/admin/products", {
    title: "Half done",
    options: shirt.options,
    variants: [{ title: "V", prices: [], options }],
  })
  expect(status).toBe(400)
  expect(body).toEqual({
    type: "invalid_data",
    message: `Product options length does not match variant options length. ${reason}`,
  })
  expect([await countRows("product"), await countRows("product_variant")]).toEqual(before)
})

test("a taken sku and an unknown currency are the caller's data, whatever the database calls them", async () => {
  const variant = { title: "V", options: [], prices: [] }
  const taken = await shop.admin("POST", "/admin/products", {
    title: "Second shirt",
    variants: [{ ...variant, sku: "shirt-s" }],
  })
  expect(taken.status).toBe(400)
  expect(taken.body).toEqual({
    type: "invalid_data",
    message: "Product_variant with sku shirt-s already exists.",
  })
  const unknown = await shop.admin("POST", "/admin/products", {
    title: "Third shirt",
    variants: [{ ...variant, prices: [{ currency_code: "zzz", amount: 1 }] }],
  })
  expect(unknown.status).toBe(400)
  expect(unknown.body).toEqual({
    type: "invalid_data",
    message: "Currency with currency_code zzz does not exist.",
  })
})

test("refuses what does not exist", async () => {
  const channel = await shop.admin("POST", "/admin/products", {
    title: "A",
    sales_channels: [{ id: "sc_no" }],
  })
  expect(channel.status).toBe(400)
  expect(channel.body.errors).toEqual(["Sales Channels sc_no do not exist"])
  const category = await shop.admin("POST", "/admin/products", {
    title: "A",
    categories: [{ id: "pcat_no" }],
  })
  expect(category.status).toBe(404)
  expect(category.body.message).toBe("Product_category with product_category_id pcat_no does not exist.")
  const collection = await shop.admin("POST", "/admin/products", { title: "A", collection_id: "pcol_no" })
  expect(collection.body.message).toBe("Product_collection with collection_id pcol_no does not exist.")
})

test("a price has a currency or a region, never both or none", async () => {
  const message =
    'Failed XOR relation between "region_id" and "currency_code"., Failed XOR relation between "currency_code" and "region_id".'
  for (const place of [{}, { currency_code: "usd", region_id: "reg_x" }]) {
    const { status, body } = await shop.admin("POST", "/admin/products", {
      title: "A",
      variants: [{ title: "V", prices: [{ amount: 5, ...place }] }],
    })
    expect(status).toBe(400)
    expect(body.message).toBe(message)
  }
})

test("numbers beyond the database's range are rejected without an internal error", async () => {
  const tooMuch = { title: "V", prices: [{ currency_code: "usd", amount: 3_000_000_000 }] }
  const amount = await shop.admin("POST", "/admin/products", { title: "Dear", variants: [tooMuch] })
  expect(amount.status).toBe(400)
  const weight = await shop.admin("POST", "/admin/products", { title: "Heavy", weight: 1e12 })
  expect(weight.status).toBe(400)
})

test("a text that is too long for its index is the caller's data", async () => {
  // PostgreSQL compresses what repeats itself.
  const long = Array.from({ length: 200 }, () => crypto.randomUUID()).join("")
  const create = (product: object) => shop.admin("POST", "/admin/products", product)
  for (const product of [{ title: long }, { title: "Long", handle: long }])
    expect(await create(product)).toMatchObject({ status: 400, body: { message: "A value is out of range" } })
  const text = long.slice(0, 2000)
  const short = await create({ title: text, handle: text })
  expect(short).toMatchObject({ status: 200, body: { product: { title: text, handle: text } } })
})

test("an empty code is none", async () => {
  const variants = [1, 2].map((number) => ({ title: `V${number}`, sku: "", barcode: "", prices: [] }))
  const { status, body } = await shop.admin("POST", "/admin/products", { title: "Codeless", variants })
  expect(status).toBe(200)
  expect(body.product.variants.map(({ sku, barcode }: Record<string, unknown>) => [sku, barcode])).toEqual([
    [null, null],
    [null, null],
  ])
})

test.each([
  [{ weight: 1.5 }, "weight must be an integer number"],
  [{ weight: "5" }, "weight must be a number conforming to the specified constraints"],
  [{ metadata: { "": 1 } }, "Key type is invalid. Metadata keys must be strings"],
])("refuses %j of a product that is there", async (change, message) => {
  const { body } = await shop.admin("GET", "/admin/products?limit=1")
  const answer = await shop.admin("POST", `/admin/products/${body.products[0].id}`, change)
  expect(answer.status).toBe(400)
  expect(answer.body).toEqual({ type: "invalid_data", message })
})
