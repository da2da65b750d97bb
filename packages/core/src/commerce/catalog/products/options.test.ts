import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
let id: string
let size: string
let color: string
let count = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

beforeEach(async () => {
  const { body } = await shop.admin("POST", "/admin/products", {
    title: `Mug ${++count}`,
    options: [{ title: "Size" }, { title: "Color" }],
    variants: ["S", "L"].map((value) => ({
      title: value,
      prices: [],
      options: [{ value }, { value: "white" }],
    })),
  })
  id = body.product.id
  size = body.product.options[0].id
  color = body.product.options[1].id
})

const pathOfAll = () => `/admin/products/${id}/options` as const
const pathOf = (option: string) => `/admin/products/${id}/options/${option}` as const
const titles = (product: { options: { title: string }[] }) => product.options.map(({ title }) => title)

test("a new option gives every variant a value", async () => {
  const { status, body } = await shop.admin("POST", pathOfAll(), { title: "Handle" })
  expect(status).toBe(200)
  expect(titles(body.product)).toEqual(["Size", "Color", "Handle"])
  expect(body.product.options[2].values.map(({ value }: { value: string }) => value)).toEqual([
    "Default Value",
    "Default Value",
  ])
  expect(await shop.events()).toContainEqual({ name: "product.updated", data: { id, fields: ["options"] } })
})

test("refuses a title twice", async () => {
  const { status, body } = await shop.admin("POST", pathOfAll(), { title: "Size" })
  expect(status).toBe(422)
  expect(body).toEqual({
    code: "invalid_request_error",
    type: "duplicate_error",
    message: "An option with the title: Size already exists",
  })
  const renamed = await shop.admin("POST", pathOf(color), { title: "size" })
  expect([renamed.status, renamed.body.message]).toEqual([404, "An option with title size already exists"])
})

test("renames an option", async () => {
  const { body } = await shop.admin("POST", pathOf(size), { title: "Volume" })
  expect(titles(body.product)).toEqual(["Volume", "Color"])
  const unknown = await shop.admin("POST", pathOf("opt_no"), { title: "x" })
  expect([unknown.status, unknown.body.message]).toEqual([404, "Option with id: opt_no does not exist"])
})

test("an option goes only when no two variants become the same", async () => {
  const refused = await shop.admin("DELETE", pathOf(size))
  expect(refused.status).toBe(400)
  expect(refused.body.type).toBe("invalid_data")
  const { status, body } = await shop.admin("DELETE", pathOf(color))
  expect(status).toBe(200)
  expect(body).toMatchObject({ option_id: color, object: "option", deleted: true })
  expect(titles(body.product)).toEqual(["Size"])
  expect(body.product.variants[0].options).toHaveLength(1)
  expect((await shop.admin("DELETE", pathOf("opt_no"))).body.deleted).toBe(true)
})

test("metadata of an option is stored, merged, and left alone where it is not sent", async () => {
  const metadataOf = (
    body: { product: { options: { id: string; title: string; metadata: unknown }[] } },
    title: string,
  ) => body.product.options.find((option) => option.title === title)?.metadata
  const created = await shop.admin("POST", pathOfAll(), { title: "Handle", metadata: { a: 1, none: "" } })
  expect(metadataOf(created.body, "Handle")).toEqual({ a: 1 })
  const changed = await shop.admin("POST", pathOf(size), { title: "Size", metadata: { a: 1, b: "2" } })
  expect(metadataOf(changed.body, "Size")).toEqual({ a: 1, b: "2" })
  expect(metadataOf(changed.body, "Color")).toBeNull()
  const merged = await shop.admin("POST", pathOf(size), { title: "Sizes", metadata: { a: "", c: 3 } })
  expect(metadataOf(merged.body, "Sizes")).toEqual({ b: "2", c: 3 })
  const renamed = await shop.admin("POST", pathOf(size), { title: "Size" })
  expect(metadataOf(renamed.body, "Size")).toEqual({ b: "2", c: 3 })
  const wrong = await shop.admin("POST", pathOf(size), { title: "Size", metadata: "x" })
  expect(wrong.status).toBe(400)
})

test("a deleted option returns the stored prices of the variants, those of price lists included, as in v1", async () => {
  const { product } = (await shop.admin("GET", `/admin/products/${id}`)).body
  const [variant] = product.variants
  const prices = [{ currency_code: "usd", amount: 100 }]
  await shop.admin("POST", `/admin/products/${id}/variants/${variant.id}`, { prices })
  const list = { name: "Sale", description: "Sale", type: "sale" }
  const sale = [{ variant_id: variant.id, currency_code: "usd", amount: 50 }]
  await shop.admin("POST", "/admin/price-lists", { ...list, prices: sale })
  const amounts = (row: typeof product) =>
    row.variants
      .flatMap((each: { prices: { amount: number }[] }) => each.prices.map(({ amount }) => amount))
      .sort((a: number, b: number) => a - b)
  const renamed = await shop.admin("POST", pathOf(size), { title: "Volume" })
  expect(amounts(renamed.body.product)).toEqual([100])
  expect(amounts((await shop.admin("DELETE", pathOf("opt_no"))).body.product)).toEqual([50, 100])
})

test("a search among the variants of a product returns the product of each, as in v1", async () => {
  const list = async (query: string) =>
    (await shop.admin("GET", `/admin/products/${id}/variants?${query}`)).body.variants
  expect(await list("q=mug")).toMatchObject([{ product: { id } }, { product: { id } }])
  expect((await list(""))[0].product).toBeUndefined()
})
