import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
let id: string
let size: string
let small: string
let count = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

beforeEach(async () => {
  count++
  const { body } = await shop.admin("POST", "/admin/products", {
    title: `Cap ${count}`,
    status: "published",
    options: [{ title: "Size" }],
    variants: [
      {
        title: "S",
        sku: `cap-s-${count}`,
        metadata: { shelf: 4 },
        options: [{ value: "S" }],
        prices: [{ currency_code: "usd", amount: 10 }],
      },
    ],
  })
  id = body.product.id
  size = body.product.options[0].id
  small = body.product.variants[0].id
})

const add = (body: object) => shop.admin("POST", `/admin/products/${id}/variants`, { prices: [], ...body })
const change = (body: object) => shop.admin("POST", `/admin/products/${id}/variants/${small}`, body)

test("adds a variant as the last one", async () => {
  const { status, body } = await add({ title: "L", options: [{ option_id: size, value: "L" }] })
  expect(status).toBe(200)
  expect(
    body.product.variants.map(({ title, variant_rank }: Record<string, unknown>) => [title, variant_rank]),
  ).toEqual([
    ["S", 0],
    ["L", 1],
  ])
})

test.each([
  [
    "the values of another one",
    { title: "T", value: "S" },
    "Variant with title S with provided options already exists",
  ],
  ["a taken sku", { title: "T", value: "T", sku: true }, "Product_variant with sku cap-s-N already exists."],
])("refuses a variant with %s", async (_, { title, value, ...rest }, message) => {
  const sku = "sku" in rest ? { sku: `cap-s-${count}` } : {}
  const { status, body } = await add({ title, ...sku, options: [{ option_id: size, value }] })
  expect(status).toBe(400)
  expect(body).toEqual({ type: "invalid_data", message: message.replace("N", String(count)) })
})

test("refuses a variant of an unknown product or option", async () => {
  const variant = { title: "x", prices: [], options: [{ option_id: "opt_no", value: "x" }] }
  expect((await add(variant)).body.message).toBe("Variant options do not contain value for Size")
  const nowhere = await shop.admin("POST", "/admin/products/prod_no/variants", variant)
  expect([nowhere.status, nowhere.body.message]).toEqual([400, "Product id missing"])
})

test("concurrent requests get different ranks", async () => {
  const values = ["M", "L", "XL", "XXL"]
  const answers = await Promise.all(
    values.map((value) => add({ title: value, options: [{ option_id: size, value }] })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { body } = await shop.admin("GET", `/admin/products/${id}`)
  expect(body.product.variants.map((variant: { variant_rank: number }) => variant.variant_rank)).toEqual([
    0, 1, 2, 3, 4,
  ])
})

test("a variant is ranked by the number of those that are left", async () => {
  const product = await shop.admin("POST", "/admin/products", {
    title: `Ranked ${count}`,
    options: [{ title: "Size" }],
    variants: ["A", "B"].map((title) => ({ title, prices: [], options: [{ value: title }] })),
  })
  const { id: ranked, variants, options } = product.body.product
  await shop.admin("DELETE", `/admin/products/${ranked}/variants/${variants[0].id}`)
  const third = { title: "C", prices: [], options: [{ option_id: options[0].id, value: "C" }] }
  const { body } = await shop.admin("POST", `/admin/products/${ranked}/variants`, third)
  expect(body.product.variants.map((one: { variant_rank: number }) => one.variant_rank)).toEqual([1, 1])
})

test("changes a variant and keeps what is not mentioned", async () => {
  const { status, body } = await change({
    title: "Small",
    weight: 5,
    barcode: null,
    inventory_quantity: 9,
    metadata: { row: 2 },
    options: [{ option_id: size, value: "small" }],
  })
  expect(status).toBe(200)
  const [variant] = body.product.variants
  expect(variant).toMatchObject({
    title: "Small",
    sku: `cap-s-${count}`,
    weight: 5,
    metadata: { shelf: 4, row: 2 },
  })
  expect(variant.options[0].value).toBe("small")
  expect(variant.prices.map(({ amount }: { amount: number }) => amount)).toEqual([10])
  const { data } = (await shop.events()).findLast(({ name }) => name === "product-variant.updated")!
  expect(data).toEqual({
    id: small,
    product_id: id,
    fields: ["title", "barcode", "inventory_quantity", "weight", "metadata", "options"],
  })
})

test("refuses a price that is none", async () => {
  for (const prices of [[null], ["x"], [[]], [{ amount: 1, currency_code: "usd" }, null]])
    expect(await add({ title: "N", prices })).toMatchObject({ status: 400, body: { type: "invalid_data" } })
})

test("prices that are sent replace all prices", async () => {
  const { body } = await change({ prices: [{ currency_code: "usd", amount: 11 }] })
  expect(body.product.variants[0].prices).toMatchObject([{ currency_code: "usd", amount: 11 }])
  const none = await change({ prices: [] })
  expect(none.body.product.variants[0].prices).toEqual([])
})

test("a variant of another product is not found", async () => {
  const other = await shop.admin("POST", "/admin/products", {
    title: `Hat ${count}`,
    variants: [{ title: "X", prices: [] }],
  })
  const foreign = other.body.product.variants[0].id
  const path = `/admin/products/${id}/variants/${foreign}` as const
  const changed = await shop.admin("POST", path, { title: "mine" })
  expect([changed.status, changed.body.message]).toEqual([404, `Variant with id: ${foreign} was not found`])
  const removed = await shop.admin("DELETE", path)
  expect([removed.status, removed.body.variant_id]).toEqual([200, foreign])
  expect((await shop.admin("GET", `/admin/variants/${foreign}`)).body.variant.title).toBe("X")
})

test("a value for an option that the variant has none for", async () => {
  const { status, body } = await change({ options: [{ option_id: "opt_no", value: "x" }] })
  expect([status, body.message]).toEqual([404, "Product option value not found"])
})

test("deletes a variant and frees its sku", async () => {
  const path = `/admin/products/${id}/variants/${small}` as const
  const { status, body } = await shop.admin("DELETE", path)
  expect(status).toBe(200)
  expect(body).toMatchObject({ variant_id: small, object: "product-variant", deleted: true })
  expect(body.product.variants).toEqual([])
  expect(body.product.options[0].values).toEqual([])
  expect(await shop.events()).toContainEqual({
    name: "product-variant.deleted",
    data: { id: small, product_id: id, metadata: { shelf: 4 } },
  })
  const again = await add({ title: "S", sku: `cap-s-${count}`, options: [{ option_id: size, value: "S" }] })
  expect(again.status).toBe(200)
  expect((await shop.admin("DELETE", path)).body.deleted).toBe(true)
})

test("lists variants of all products, with prices and stock", async () => {
  const { status, body } = await shop.admin("GET", `/admin/variants?q=cap-s-${count}&currency_code=usd`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 1, offset: 0, limit: 20 })
  expect(body.variants[0]).toMatchObject({
    id: small,
    product: { id, title: `Cap ${count}` },
    calculated_price: 10,
    inventory_quantity: 0,
    purchasable: false,
  })
  expect(body.variants[0]).not.toHaveProperty("variant_rank")
})

test("a list takes the same statements, whatever its length", async () => {
  for (const value of ["M", "L", "XL"]) await add({ title: value, options: [{ option_id: size, value }] })
  const statementsOf = async <Path extends string>(path: Path) =>
    (await shop.countStatements(() => shop.admin("GET", path))).statements.length
  const few = await statementsOf("/admin/variants?limit=1")
  expect(await statementsOf("/admin/variants?limit=100")).toBe(few)
  const product = await statementsOf(`/admin/products/${id}/variants?limit=1`)
  expect(await statementsOf(`/admin/products/${id}/variants`)).toBe(product)
})

test("lists the variants of one product", async () => {
  await add({ title: "L", options: [{ option_id: size, value: "L" }] })
  const { body } = await shop.admin("GET", `/admin/products/${id}/variants?order=title&limit=1&offset=1`)
  expect(body).toMatchObject({ count: 2, offset: 1, limit: 1, variants: [{ id: small, variant_rank: 0 }] })
  const nowhere = await shop.admin("GET", "/admin/products/prod_no/variants")
  expect(nowhere.body).toEqual({ variants: [], count: 0, offset: 0, limit: 100 })
})
