import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
let id: string
let small: string
let large: string
let size: string
let count = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

beforeEach(async () => {
  count++
  const { body } = await shop.admin("POST", "/admin/products", {
    title: `Shirt ${count}`,
    metadata: { a: 1, b: 2 },
    images: ["http://img.example/1.png"],
    tags: [{ value: "red" }, { value: "blue" }],
    type: { value: "Tops" },
    options: [{ title: "Size" }],
    variants: [
      {
        title: "S",
        sku: `s-${count}`,
        options: [{ value: "S" }],
        prices: [{ currency_code: "usd", amount: 10 }],
      },
      { title: "L", sku: `l-${count}`, options: [{ value: "L" }], prices: [] },
    ],
  })
  id = body.product.id
  size = body.product.options[0].id
  small = body.product.variants[0].id
  large = body.product.variants[1].id
})

const update = (body: unknown) => shop.admin("POST", `/admin/products/${id}`, body)

test("changes what is mentioned, merges metadata, and says so", async () => {
  const { status, body } = await update({ subtitle: "New", status: "published", metadata: { b: "", c: 3 } })
  expect(status).toBe(200)
  expect(body.product).toMatchObject({ title: `Shirt ${count}`, subtitle: "New", status: "published" })
  expect(body.product.metadata).toEqual({ a: 1, c: 3 })
  expect(body.product.variants).toHaveLength(2)
  expect(await shop.events()).toContainEqual({
    name: "product.updated",
    data: { id, fields: ["subtitle", "status", "metadata"] },
  })
})

test("lists that are sent replace what there was", async () => {
  const { body } = await update({
    images: ["http://img.example/2.png"],
    tags: [{ value: "blue" }, { value: "green" }],
    type: null,
    sales_channels: [],
  })
  expect(body.product.images.map(({ url }) => url)).toEqual(["http://img.example/2.png"])
  expect(body.product.tags.map(({ value }) => value).toSorted()).toEqual(["blue", "green"])
  expect(body.product.type).toBeNull()
  expect(body.product.sales_channels).toEqual([])
  expect(body.product.thumbnail).toBe("http://img.example/1.png")
})

test("keeps the order of images, and shows images of v1 in the order in which they were added", async () => {
  const [a, b, c] = ["a", "b", "c"].map((name) => `http://img.example/${name}-${count}.png`) as [
    string,
    string,
    string,
  ]
  const urls = (body: { product: { images: { url: string }[] } }) => body.product.images.map(({ url }) => url)
  expect(urls((await update({ images: [a, b, c] })).body)).toEqual([a, b, c])
  expect(urls((await update({ images: [c, a, b, c] })).body)).toEqual([c, a, b])
  expect(urls((await update({ images: [b, c] })).body)).toEqual([b, c])
  expect(urls((await shop.admin("GET", `/admin/products/${id}`)).body)).toEqual([b, c])
  await sql`update product_images set rank = null where product_id = ${id}`.execute(shop.engine.db)
  expect(urls((await shop.admin("GET", `/admin/products/${id}`)).body)).toEqual([b, c])
  await sql`insert into product_images (product_id, image_id)
    select ${id}, id from image where url = ${a}`.execute(shop.engine.db)
  expect(urls((await shop.admin("GET", `/admin/products/${id}`)).body)).toEqual([a, b, c])
  expect(urls((await update({ images: [c, b, a] })).body)).toEqual([c, b, a])
})

test("replaces the variants with the list, in its order", async () => {
  const { status, body } = await update({
    variants: [
      { title: "M", inventory_quantity: 3, options: [{ option_id: size, value: "M" }], prices: [] },
      { id: small, title: "Small", inventory_quantity: 0, prices: [{ currency_code: "usd", amount: 12 }] },
    ],
  })
  expect(status).toBe(200)
  expect(
    body.product.variants.map((variant: Record<string, unknown>) => [variant.title, variant.variant_rank]),
  ).toEqual([
    ["M", 0],
    ["Small", 1],
  ])
  expect(body.product.variants[1].prices.map(({ amount }: { amount: number }) => amount)).toEqual([12])
  expect(body.product.options[0].values.map(({ value }) => value).toSorted()).toEqual(["M", "S"])
  const names = (await shop.events())
    .filter(({ data }) => (data as { product_id?: string }).product_id === id)
    .map(({ name }) => name)
  expect(names.slice(-3)).toEqual([
    "product-variant.deleted",
    "product-variant.updated",
    "product-variant.created",
  ])
})

test("refuses variants of another product and changes nothing", async () => {
  const other = await shop.admin("POST", "/admin/products", {
    title: `Other ${count}`,
    variants: [{ title: "X", prices: [] }],
  })
  const foreign = other.body.product.variants[0].id
  const { status, body } = await update({ title: "No", variants: [{ id: foreign, inventory_quantity: 1 }] })
  expect(status).toBe(404)
  expect(body.message).toBe(`Variants with id: ${foreign} are not associated with this product`)
  const { body: after } = await shop.admin("GET", `/admin/products/${id}`)
  expect(after.product.title).toBe(`Shirt ${count}`)
  expect(after.product.variants).toHaveLength(2)
})

test("a handle is what the request says, also null", async () => {
  const { body } = await shop.admin("POST", "/admin/products", { title: `Handled ${count}` })
  const path = `/admin/products/${body.product.id}` as const
  for (const handle of [`other-handle-${count}`, null])
    expect((await shop.admin("POST", path, { handle })).body.product.handle).toBe(handle)
  expect((await shop.admin("POST", path, { title: "New" })).body.product.handle).toBeNull()
})

test("a new variant says how many there are", async () => {
  const variant = { title: "M", options: [{ option_id: size, value: "M" }], prices: [] }
  const { status, body } = await update({ variants: [{ id: small }, { id: large }, variant] })
  expect(status).toBe(400)
  expect(body.message).toBe(
    "Can't insert null value in field inventory_quantity on insert in table product_variant",
  )
})

test("one key of the metadata", async () => {
  const path = `/admin/products/${id}/metadata` as const
  const set = await shop.admin("POST", path, { key: "season", value: "fall" })
  expect(set.body.product.metadata).toEqual({ a: 1, b: 2, season: "fall" })
  const removed = await shop.admin("POST", path, { key: "a", value: "" })
  expect(removed.body.product.metadata).toEqual({ b: 2, season: "fall" })
  expect((await shop.admin("POST", path, { key: "a" })).body.message).toBe("value must be a string")
})

test("deleting frees the handle and the codes", async () => {
  const { status, body } = await shop.admin("DELETE", `/admin/products/${id}`)
  expect(status).toBe(200)
  expect(body).toEqual({ id, object: "product", deleted: true })
  expect((await shop.admin("GET", `/admin/products/${id}`)).status).toBe(404)
  expect((await shop.admin("GET", `/admin/variants/${small}`)).status).toBe(404)
  expect(await shop.events()).toContainEqual({ name: "product.deleted", data: { id } })
  const again = await shop.admin("POST", "/admin/products", {
    title: `Shirt ${count}`,
    variants: [{ title: "S", sku: `s-${count}`, prices: [] }],
  })
  expect(again.status).toBe(200)
  expect(again.body.product.handle).toBe(`shirt-${count}`)
  expect((await shop.admin("DELETE", `/admin/products/${id}`)).body.deleted).toBe(true)
})

test("a product that does not exist", async () => {
  const { status, body } = await shop.admin("POST", "/admin/products/prod_no", { title: "x" })
  expect(status).toBe(404)
  expect(body).toEqual({ type: "not_found", message: "Product with id: prod_no was not found" })
})

test("two changes at once both count", async () => {
  await Promise.all([
    update({ metadata: { left: 1 } }),
    update({ metadata: { right: 2 } }),
    update({ metadata: { middle: 3 } }),
  ])
  const { body } = await shop.admin("GET", `/admin/products/${id}`)
  expect(body.product.metadata).toEqual({ a: 1, b: 2, left: 1, right: 2, middle: 3 })
})
