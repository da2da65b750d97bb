import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
let id: string
let products: string[]
let count = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

beforeEach(async () => {
  const made = await shop.admin("POST", "/admin/collections", { title: `Set ${++count}`, metadata: { a: 1 } })
  id = made.body.collection.id
  const answers = await Promise.all(
    ["Cup", "Plate"].map((title) => shop.admin("POST", "/admin/products", { title: `${title} ${count}` })),
  )
  products = answers.map(({ body }) => body.product.id)
})

const batch = (method: "POST" | "DELETE", product_ids: string[], collection = id) =>
  shop.admin(method, `/admin/collections/${collection}/products/batch`, { product_ids })

test("makes a collection with a handle of its title", async () => {
  const { body } = await shop.admin("GET", `/admin/collections/${id}`)
  expect(body.collection).toMatchObject({
    title: `Set ${count}`,
    handle: `set-${count}`,
    metadata: { a: 1 },
    deleted_at: null,
    products: [],
  })
  expect(await shop.events()).toContainEqual({ name: "product-collection.created", data: { id } })
  const twin = await shop.admin("POST", "/admin/collections", { title: "x", handle: `set-${count}` })
  expect([twin.status, twin.body.message]).toEqual([
    422,
    `Product_collection with handle set-${count} already exists.`,
  ])
})

test("changes what is mentioned and merges metadata", async () => {
  const { body } = await shop.admin("POST", `/admin/collections/${id}`, { title: "New", metadata: { b: 2 } })
  expect(body.collection).toMatchObject({ title: "New", handle: `set-${count}`, metadata: { a: 1, b: 2 } })
  expect(await shop.events()).toContainEqual({ name: "product-collection.updated", data: { id } })
})

test("a handle can be changed and removed", async () => {
  const made = (await shop.admin("POST", "/admin/collections", { title: "Handled", handle: "handled" })).body
  const path = `/admin/collections/${made.collection.id}` as const
  for (const handle of ["other-handle", null])
    expect((await shop.admin("POST", path, { handle })).body.collection).toMatchObject({
      handle,
      title: "Handled",
    })
})

test("takes products in and lets them go", async () => {
  const added = await batch("POST", [...products, "prod_no"])
  expect(added.status).toBe(200)
  expect(added.body.collection.products.map((product: { id: string }) => product.id).toSorted()).toEqual(
    products.toSorted(),
  )
  expect(added.body.collection.products[0].profile.type).toBe("default")
  const removed = await batch("DELETE", [products[0]!])
  expect(removed.body).toEqual({ id, object: "product-collection", removed_products: [products[0]] })
  const { body } = await shop.admin("GET", `/admin/collections/${id}`)
  expect(body.collection.products.map((product: { id: string }) => product.id)).toEqual([products[1]])
  const names = (await shop.events()).map(({ name }) => name)
  expect(names.slice(-2)).toEqual([
    "product-collection.products_added",
    "product-collection.products_removed",
  ])
})

test("a product that is in another collection stays there", async () => {
  const other = await shop.admin("POST", "/admin/collections", { title: `Other ${count}` })
  await batch("POST", products)
  await batch("DELETE", products, other.body.collection.id)
  const { body } = await shop.admin("GET", `/admin/collections/${id}`)
  expect(body.collection.products).toHaveLength(2)
})

test("refuses an unknown collection and an empty batch", async () => {
  for (const answer of [
    await batch("POST", products, "pcol_no"),
    await batch("DELETE", products, "pcol_no"),
    await shop.admin("DELETE", "/admin/collections/pcol_no"),
    await shop.admin("POST", "/admin/collections/pcol_no", { title: "x" }),
  ])
    expect([answer.status, answer.body.message]).toEqual([
      404,
      "Product collection with id: pcol_no was not found",
    ])
  expect((await batch("POST", [])).body.message).toBe("product_ids should not be empty")
})

test("deleting leaves the products and frees the handle", async () => {
  await batch("POST", products)
  const { body } = await shop.admin("DELETE", `/admin/collections/${id}`)
  expect(body).toEqual({ id, object: "product-collection", deleted: true })
  const product = await shop.admin("GET", `/admin/products/${products[0]}`)
  const values = Object.entries(product.body.product.collection as object)
  expect(values.filter(([, value]) => value !== null)).toEqual([["id", id]])
  expect((await shop.admin("GET", `/admin/collections/${id}`)).status).toBe(404)
  const again = await shop.admin("POST", "/admin/collections", { title: `Set ${count}` })
  expect(again.body.collection.handle).toBe(`set-${count}`)
})

test("lists collections with their products in one statement", async () => {
  await batch("POST", products)
  const path = `/admin/collections?handle=set-${count}` as const
  const counted = await shop.countStatements(() => shop.admin("GET", path))
  expect(counted.statements.filter((text) => text.includes('"product_collection"'))).toHaveLength(1)
  const { body } = counted.result
  expect(body).toMatchObject({ count: 1, offset: 0, limit: 10 })
  expect(Object.keys(body.collections[0]).toSorted()).toEqual([
    "created_at",
    "handle",
    "id",
    "products",
    "title",
    "updated_at",
  ])
  expect(body.collections[0].products).toHaveLength(2)
})

test("the store shows collections without their products", async () => {
  const listed = await shop.request("GET", `/store/collections?handle[]=set-${count}`)
  expect(listed.body).toMatchObject({ count: 1, offset: 0, limit: 10 })
  expect(listed.body.collections[0]).toMatchObject({ id, metadata: { a: 1 } })
  expect(listed.body.collections[0]).not.toHaveProperty("products")
  const one = await shop.request("GET", `/store/collections/${id}`)
  expect(one.body.collection.title).toBe(`Set ${count}`)
  expect((await shop.request("GET", "/store/collections/pcol_no")).status).toBe(404)
  const scalar = await shop.request("GET", `/store/collections?handle=set-${count}`)
  expect([scalar.status, scalar.body.message]).toEqual([400, "handle must be an array"])
})
