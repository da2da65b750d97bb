import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { BodyTo } from "@stheno/testing/reply.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { makeVariant } from "../../stock/inventory/testing/stock-fixture.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await shop.admin("POST", "/admin/store", { currencies: ["usd", "eur", "dkk"] })
})
afterAll(() => shop.close())

const newVariant = async () => (await makeVariant(shop.engine.db, {}, { manage_inventory: false })).variant

type PriceList = BodyTo<"GET", "/admin/price-lists/pl_1">["price_list"]

async function newList(prices: readonly unknown[] = [], more: Record<string, unknown> = {}) {
  const { status, body } = await shop.admin("POST", "/admin/price-lists", {
    name: "List",
    description: "A list",
    type: "sale",
    prices,
    ...more,
  })
  expect(status).toBe(200)
  return body.price_list
}

const usd = (variant: { readonly id: string }, amount: number, more = {}) => ({
  variant_id: variant.id,
  currency_code: "usd",
  amount,
  ...more,
})

const amounts = (list: PriceList) => list.prices.map(({ amount }) => amount)
const pricesAt = async (list: PriceList) =>
  amounts((await shop.admin("GET", `/admin/price-lists/${list.id}`)).body.price_list)

test("is a draft sale by default, and shows the variant of each price", async () => {
  const variant = await newVariant()
  const list = await newList([usd(variant, 500, { min_quantity: 2 })])
  expect(list).toMatchObject({
    name: "List",
    type: "sale",
    status: "draft",
    starts_at: null,
    ends_at: null,
    includes_tax: false,
    customer_groups: [],
  })
  expect(list.prices).toHaveLength(1)
  expect(list.prices[0]).toMatchObject({
    amount: 500,
    currency_code: "usd",
    min_quantity: 2,
    price_list_id: list.id,
    variant_id: variant.id,
    variant: { id: variant.id },
    variants: [{ id: variant.id }],
  })
})

test("changes what is said and nothing else; null takes a date away", async () => {
  const list = await newList([], { starts_at: "2024-01-01T00:00:00.000Z", ends_at: "2024-02-01" })
  const { body } = await shop.admin("POST", `/admin/price-lists/${list.id}`, {
    ends_at: null,
    status: "active",
    includes_tax: true,
  })
  expect(body.price_list).toMatchObject({
    name: "List",
    status: "active",
    starts_at: "2024-01-01T00:00:00.000Z",
    ends_at: null,
    includes_tax: true,
  })
})

test("is for customer groups, which an update replaces", async () => {
  const groups: string[] = []
  for (const name of ["Staff", "Dealers"])
    groups.push((await shop.admin("POST", "/admin/customer-groups", { name })).body.customer_group.id)
  const list = await newList([], { customer_groups: [{ id: groups[0] }, { id: groups[0] }] })
  expect(list.customer_groups.map(({ name }) => name)).toEqual(["Staff"])
  const update = (ids: string[]) =>
    shop.admin("POST", `/admin/price-lists/${list.id}`, { customer_groups: ids.map((id) => ({ id })) })
  expect((await update([groups[1]!])).body.price_list.customer_groups).toMatchObject([{ name: "Dealers" }])
  expect((await update(["cgrp_unknown"])).body).toEqual({
    type: "not_found",
    message: "CustomerGroup with id cgrp_unknown was not found",
  })
  const all = await shop.admin("GET", "/admin/price-lists?customer_groups=")
  expect(all.body.count).toBe((await shop.admin("GET", "/admin/price-lists")).body.count)
  const found = await shop.admin("GET", `/admin/price-lists?customer_groups[]=${groups[1]}`)
  expect(found.body.price_lists.map(({ id }) => id)).toEqual([list.id])
  expect((await shop.admin("GET", "/admin/price-lists?q=dealer")).body).toMatchObject({ count: 1 })
})

describe("prices", () => {
  test("an update changes those it names and adds the others", async () => {
    const [one, two] = [await newVariant(), await newVariant()]
    const list = await newList([usd(one, 100), usd(one, 80, { min_quantity: 5 })])
    const named = list.prices[1]
    const { body } = await shop.admin("POST", `/admin/price-lists/${list.id}`, {
      prices: [{ id: named.id, variant_id: one.id, amount: 75 }, usd(two, 200)],
    })
    expect(amounts(body.price_list)).toEqual([100, 75, 200])
    expect(body.price_list.prices[1]).toMatchObject({ id: named.id, min_quantity: 5, currency_code: "usd" })
  })

  test("an update with the ID of another list's price leaves that list alone", async () => {
    const variant = await newVariant()
    const [list, other] = [await newList(), await newList([usd(variant, 85)])]
    const update = { prices: [usd(variant, 7, { id: other.prices[0].id })] }
    const { body } = await shop.admin("POST", `/admin/price-lists/${list.id}`, update)
    expect([amounts(body.price_list), await pricesAt(other)]).toEqual([[7], [85]])
  })

  test("a batch adds, or replaces all", async () => {
    const [one, two] = [await newVariant(), await newVariant()]
    const list = await newList([usd(one, 100)])
    const batch = (body: unknown) => shop.admin("POST", `/admin/price-lists/${list.id}/prices/batch`, body)
    expect(amounts((await batch({ prices: [usd(one, 90)] })).body.price_list)).toEqual([100, 90])
    expect(amounts((await batch({ prices: [usd(two, 10)], override: true })).body.price_list)).toEqual([10])
    expect(amounts((await batch({ prices: [], override: true })).body.price_list)).toEqual([])
  })

  test("replacements at the same time do not mix", async () => {
    const variant = await newVariant()
    const list = await newList()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((amount) =>
        shop.admin("POST", `/admin/price-lists/${list.id}/prices/batch`, {
          prices: [usd(variant, amount), usd(variant, amount * 100)],
          override: true,
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const [small, large] = (await pricesAt(list)) as [number, number]
    expect(await pricesAt(list)).toHaveLength(2)
    expect(large).toBe(small * 100)
  })

  test("are deleted by id, variant and product, in this list only", async () => {
    const [one, two] = [await newVariant(), await newVariant()]
    const list = await newList([usd(one, 1), usd(one, 2), usd(two, 3), usd(two, 4)])
    const same = await newList([usd(one, 5), usd(two, 6)])
    const path = `/admin/price-lists/${list.id}` as const
    const ids = list.prices.map(({ id }) => id)
    const foreign = same.prices[0].id
    expect(
      (await shop.admin("DELETE", `${path}/prices/batch`, { price_ids: [ids[0], foreign] })).body,
    ).toEqual({ ids: [ids[0], foreign], object: "money-amount", deleted: true })
    expect((await shop.admin("DELETE", `${path}/variants/${one.id}/prices`)).body.ids).toEqual([ids[1]])
    expect((await shop.admin("DELETE", `${path}/products/${two.product_id}/prices`)).body.ids).toEqual(
      ids.slice(2),
    )
    expect(await pricesAt(list)).toEqual([])
    expect(await pricesAt(same)).toEqual([5, 6])
    const products = await shop.admin("DELETE", `/admin/price-lists/${same.id}/products/prices/batch`, {
      product_ids: [one.product_id, two.product_id],
    })
    expect(products.body.ids).toHaveLength(2)
  })

  test("of a region are in its currency", async () => {
    const region = await shop.admin("POST", "/admin/regions", {
      name: "Denmark",
      currency_code: "dkk",
      tax_rate: 25,
      countries: ["dk"],
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
    })
    const variant = await newVariant()
    const region_id = region.body.region.id
    const list = await newList([{ variant_id: variant.id, region_id, amount: 7 }])
    expect(list.prices[0]).toMatchObject({ region_id, currency_code: "dkk", amount: 7 })
  })
})

describe("refusals", () => {
  test("of a price for nowhere, for two places, or of no whole amount", async () => {
    const xor =
      'Failed XOR relation between "region_id" and "currency_code"., Failed XOR relation between "currency_code" and "region_id".'
    const create = async (price: unknown) => {
      const { status, body } = await shop.admin("POST", "/admin/price-lists", {
        name: "List",
        description: "A list",
        type: "sale",
        prices: [price],
      })
      return [status, body.message]
    }
    expect(await create(null)).toEqual([
      400,
      "each value in nested property prices must be either object or array",
    ])
    expect(await create({ variant_id: "v", amount: 1 })).toEqual([400, xor])
    expect(await create({ variant_id: "v", amount: 1, currency_code: "usd", region_id: "r" })).toEqual([
      400,
      xor,
    ])
    expect(await create({ variant_id: "v", amount: 1.5, currency_code: "usd" })).toEqual([
      400,
      "amount must be an integer number",
    ])
    expect(await create({ variant_id: "v", amount: 1e12, currency_code: "usd" })).toEqual([
      400,
      "A value is out of range",
    ])
    expect(await create({ variant_id: "v", amount: 1, region_id: "reg_unknown" })).toEqual([
      404,
      "Region with reg_unknown was not found",
    ])
    expect(await create({ variant_id: "v", amount: 1, currency_code: "zzz" })).toEqual([
      404,
      "Currency with currency_code zzz does not exist.",
    ])
  })

  test("of missing properties, in v1's words", async () => {
    expect((await shop.admin("POST", "/admin/price-lists", {})).body.message).toBe(
      "name must be a string, description must be a string, type must be one of the following values: sale, override, prices must be an array",
    )
  })

  test("of an unknown list", async () => {
    const unknown = { type: "not_found", message: "Price list with id: pl_unknown was not found" }
    const path = "/admin/price-lists/pl_unknown"
    expect((await shop.admin("GET", path)).body).toEqual(unknown)
    expect((await shop.admin("POST", path, { name: "x" })).body).toEqual(unknown)
    expect((await shop.admin("POST", `${path}/prices/batch`, { prices: [] })).body).toEqual(unknown)
    expect((await shop.admin("DELETE", `${path}/prices/batch`, { price_ids: ["x"] })).body).toEqual(unknown)
    expect((await shop.admin("DELETE", path)).status).toBe(200)
    expect((await shop.admin("GET", `${path}/products`)).body).toMatchObject({ products: [], count: 0 })
  })
})

test("deleting takes the prices along", async () => {
  const variant = await newVariant()
  const list = await newList([usd(variant, 1)])
  const path = `/admin/price-lists/${list.id}` as const
  for (let i = 0; i < 2; i++)
    expect((await shop.admin("DELETE", path)).body).toEqual({
      id: list.id,
      object: "price-list",
      deleted: true,
    })
  expect((await shop.admin("GET", path)).status).toBe(404)
  const left = await shop.engine.db
    .selectFrom("money_amount")
    .select("id")
    .where("price_list_id", "=", list.id)
    .where("deleted_at", "is", null)
    .execute()
  expect(left).toEqual([])
})

test("lists and retrieves take a fixed number of statements", async () => {
  const list = await newList([usd(await newVariant(), 1), usd(await newVariant(), 2)])
  const reading = <Path extends string>(path: Path) =>
    shop
      .countStatements(() => shop.admin("GET", path))
      .then(({ statements }) => statements.filter((text) => text.includes('"price_list"')).length)
  expect(await reading("/admin/price-lists?limit=100&expand=prices")).toBe(1)
  expect(await reading(`/admin/price-lists/${list.id}`)).toBe(1)
})

test("shows the products that have prices in the list, with default prices and without prices of other lists", async () => {
  const variant = await newVariant()
  await newList([usd(variant, 3)])
  const list = await newList([usd(variant, 1), usd(variant, 2)])
  const { body } = await shop.admin("GET", `/admin/price-lists/${list.id}/products?expand=variants`)
  expect(body).toMatchObject({ count: 1, limit: 50, offset: 0 })
  expect(body.products[0].id).toBe(variant.product_id)
  expect(
    body.products[0].variants[0].prices.map(({ price_list, amount }) => [price_list.id, amount]),
  ).toEqual([
    [list.id, 1],
    [list.id, 2],
  ])
  const none = await shop.admin("GET", `/admin/price-lists/${list.id}/products?q=nothing`)
  expect(none.body).toMatchObject({ products: [], count: 0 })
})

test("one status or type of a list filter is as good as a list of it", async () => {
  const listed = async (query: string) =>
    (await shop.admin("GET", `/admin/price-lists?limit=100&${query}`)).body.count
  for (const [one, many] of [
    ["status=active", "status[]=active"],
    ["type=sale", "type[]=sale"],
  ] as const)
    expect(await listed(one)).toBe(await listed(many))
  expect((await shop.admin("GET", "/admin/price-lists?status=none")).body.message).toBe(
    "each value in status must be one of the following values: active, draft",
  )
})

test("a product of a deleted collection shows what is left of it, as the product itself does", async () => {
  const { collection } = (await shop.admin("POST", "/admin/collections", { title: "Gone soon" })).body
  const variant = { title: "One", prices: [{ currency_code: "usd", amount: 10 }], options: [{ value: "1" }] }
  const { product } = (
    await shop.admin("POST", "/admin/products", {
      title: "Left",
      collection_id: collection.id,
      options: [{ title: "Size" }],
      variants: [variant],
    })
  ).body
  const { price_list } = (
    await shop.admin("POST", "/admin/price-lists", {
      name: "With a collection",
      description: "d",
      type: "sale",
      prices: [{ variant_id: product.variants[0].id, currency_code: "usd", amount: 5 }],
    })
  ).body
  const listed = async () =>
    (await shop.admin("GET", `/admin/price-lists/${price_list.id}/products`)).body.products[0].collection
  expect(await listed()).toMatchObject({ id: collection.id, title: "Gone soon" })
  await shop.admin("DELETE", `/admin/collections/${collection.id}`)
  expect(await listed()).toMatchObject({ id: collection.id, title: null, handle: null })
})

test("each change sends an event, and what changes nothing sends none", async () => {
  const variant = await newVariant()
  const list = await newList([usd(variant, 1)])
  const path = `/admin/price-lists/${list.id}`
  const price_ids = list.prices.map(({ id }) => id)
  await shop.admin("POST", path, { name: "Renamed" })
  await shop.admin("POST", `${path}/prices/batch`, { prices: [usd(variant, 2)] })
  await shop.admin("DELETE", `${path}/prices/batch`, { price_ids })
  await shop.admin("DELETE", `${path}/variants/${variant.id}/prices`)
  await shop.admin("DELETE", `${path}/variants/${variant.id}/prices`)
  await shop.admin("DELETE", path)
  await shop.admin("DELETE", path)
  const sent = (await shop.events()).filter(({ data }) => (data as { id?: string }).id === list.id)
  const updated = Array.from({ length: 4 }, () => "price-list.updated")
  expect(sent.map(({ name }) => name)).toEqual(["price-list.created", ...updated, "price-list.deleted"])
})
