import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { makeChannel, makeVariant } from "./commerce/stock/inventory/testing/stock-fixture.ts"
import { makeOrder } from "./commerce/orders/orders/testing/order-fixture.ts"
import { operations } from "./operations.ts"

let shop: TestApp
let region: string
beforeAll(async () => {
  shop = await createTestApp()
  region = await created("/admin/regions", { ...plainRegion, countries: ["us"] }, "region")
})
afterAll(() => shop.close())

type Body = Record<string, unknown>

const plainRegion = {
  name: "America",
  currency_code: "usd",
  tax_rate: 0,
  payment_providers: ["manual"],
  fulfillment_providers: ["manual"],
}

/** Creates something and returns its ID. */
async function created(path: `/${string}`, body: Body, key: string): Promise<string> {
  const reply = await shop.admin("POST", path, body)
  expect([path, reply.status]).toEqual([path, 200])
  const made: unknown = Reflect.get(reply.body, key)
  return (made as { id: string }).id
}

const post = async (path: `/${string}`, body: Body) => (await shop.admin("POST", path, body)).status

/** Both statuses: of a value that is free, and of the same value again. */
async function twice(path: `/${string}`, body: Body, more: Body = {}): Promise<number[]> {
  return [await post(path, body), await post(path, { ...body, ...more })]
}

/** Changes a second thing to a free value, then to the value of the first. */
async function changedTo(path: `/${string}`, id: string, free: Body, taken: Body): Promise<number[]> {
  return [await post(`${path}/${id}`, free), await post(`${path}/${id}`, taken)]
}

/** Creates two things that have the same kind of unique value, and changes the second. */
async function change(path: `/${string}`, key: string, column: string, body: Body = {}): Promise<number[]> {
  await created(path, { ...body, [column]: `first-${key}` }, key)
  const id = await created(path, { ...body, [column]: `second-${key}` }, key)
  return changedTo(path, id, { [column]: `third-${key}` }, { [column]: `first-${key}` })
}

const discount = (code: string) => ({
  code,
  is_dynamic: true,
  valid_duration: "P30D",
  rule: { type: "percentage", value: 10, allocation: "total" },
  regions: [region],
})

const product = (title: string) => ({ title, options: [{ title: "Size" }] })

/**
 * The operations where the database finds a value that is taken, with a request that is accepted and one that is not.
 * Others find it themselves and throw an error of their slice, such as `customers.has_account`.
 */
const meetings: Readonly<Record<string, () => Promise<number[]>>> = {
  "admin.PostProducts": () => twice("/admin/products", product("Taken twice")),
  "admin.PostProductsProduct": () => change("/admin/products", "product", "handle", product("Changed")),
  "admin.PostCollections": () => twice("/admin/collections", { title: "Taken twice" }),
  "admin.PostCollectionsCollection": () =>
    change("/admin/collections", "collection", "handle", { title: "Changed" }),
  "admin.PostProductCategories": () => twice("/admin/product-categories", { name: "Taken twice" }),
  "admin.PostProductCategoriesCategory": () =>
    change("/admin/product-categories", "product_category", "handle", { name: "Changed" }),
  "admin.PostCustomerGroupsGroup": () => change("/admin/customer-groups", "customer_group", "name"),
  "admin.PostReturnReasons": () => twice("/admin/return-reasons", { label: "Taken", value: "twice" }),
  "admin.PostReturnReasonsReason": () =>
    change("/admin/return-reasons", "return_reason", "value", { label: "Changed" }),
  "admin.PostDiscounts": () => twice("/admin/discounts", discount("TWICE")),
  "admin.PostDiscountsDiscount": () => change("/admin/discounts", "discount", "code", discount("CHANGED")),
  "admin.PostDiscountsDiscountDynamicCodes": async () => {
    const id = await created("/admin/discounts", discount("TEMPLATE"), "discount")
    return twice(`/admin/discounts/${id}/dynamic-codes`, { code: "ONCE" })
  },
  "admin.PostInventoryItems": async () => {
    const ids = [await makeVariant(shop.engine.db, {}), await makeVariant(shop.engine.db, {})]
    const [first, second] = ids.map(({ variant }) => variant.id)
    return twice("/admin/inventory-items", { variant_id: first, sku: "TWICE" }, { variant_id: second })
  },
  "admin.PostInventoryItemsInventoryItem": async () => {
    const items = [await newItem("FIRST"), await newItem("SECOND")]
    return changedTo("/admin/inventory-items", items[1]!, { sku: "THIRD" }, { sku: "FIRST" })
  },
  "admin.PostInventoryItemsInventoryItemLocationLevels": async () => {
    const { locationIds } = await makeChannel(shop.engine.db, 1)
    const path = `/admin/inventory-items/${await newItem("LEVELS")}/location-levels` as const
    return twice(path, { location_id: locationIds[0], stocked_quantity: 1 })
  },
  "admin.PostDraftOrders": async () => {
    const { regionId, optionId } = await fulfilledOrder()
    const draft = (count: number) => ({
      email: "draft@example.com",
      region_id: regionId,
      items: [{ title: "Shirt", unit_price: 1000, quantity: 1 }],
      shipping_methods: Array.from({ length: count }, () => ({ option_id: optionId, price: 100 })),
    })
    return [await post("/admin/draft-orders", draft(1)), await post("/admin/draft-orders", draft(2))]
  },
  "admin.PostOrdersOrderSwaps": async () => {
    const { path, lineId, optionId } = await fulfilledOrder()
    const swap = (count: number) => ({
      return_items: [{ item_id: lineId, quantity: 1 }],
      custom_shipping_options: Array.from({ length: count }, () => ({ option_id: optionId, price: 100 })),
    })
    return [await post(`${path}/swaps`, swap(1)), await post(`${path}/swaps`, swap(2))]
  },
  "admin.PostCustomersCustomer": async () => {
    const guest = (id: string) => ({ id, email: `${id}@example.com`, has_account: false })
    await shop.engine.db
      .insertInto("customer")
      .values([guest("cus_1"), guest("cus_2")])
      .execute()
    const [free, taken] = [{ email: "cus_3@example.com" }, { email: "cus_1@example.com" }]
    return changedTo("/admin/customers", "cus_2", free, taken)
  },
  "store.PostCustomersCustomer": async () => {
    const password = "supersecret"
    await shop.request("POST", "/store/customers", { email: "first@example.com", password })
    const { headers } = await shop.request("POST", "/store/customers", { email: "me@example.com", password })
    const cookie = headers.get("set-cookie")!.split(";")[0]!
    const move = async (email: string) =>
      (await shop.request("POST", "/store/customers/me", { email }, { cookie })).status
    return [await move("free@example.com"), await move("first@example.com")]
  },
}

/** An order whose goods were sent, and the shipping option of its region. */
async function fulfilledOrder() {
  const { id, regionId, lineIds } = await makeOrder(shop.engine.db)
  const path = `/admin/orders/${id}` as const
  const [lineId] = lineIds
  expect(await post(`${path}/capture`, {})).toBe(200)
  expect(await post(`${path}/fulfillment`, { items: [{ item_id: lineId, quantity: 2 }] })).toBe(200)
  const { id: optionId } = await shop.engine.db
    .selectFrom("shipping_option")
    .select("id")
    .where("region_id", "=", regionId)
    .executeTakeFirstOrThrow()
  return { path, regionId, lineId, optionId }
}

async function newItem(sku: string): Promise<string> {
  const { variant } = await makeVariant(shop.engine.db, {})
  return created("/admin/inventory-items", { variant_id: variant.id, sku }, "inventory_item")
}

test.each(Object.entries(meetings))("%s answers 422 to a value that is taken", async (_, meet) => {
  expect(await meet()).toEqual([200, 422])
})
test("operations name the value that must be unique, and others do not", () => {
  const named = operations.filter(({ unique }) => unique !== undefined)
  expect(named.map(({ area, id }) => `${area}.${id}`).toSorted()).toEqual(Object.keys(meetings).toSorted())
  const properties = (body: unknown) => Object.keys((body as { shape: object }).shape)
  for (const { id, unique, body } of named) {
    const property = typeof unique === "string" ? unique : unique?.property
    expect([id, properties(body)]).toEqual([id, expect.arrayContaining([property])])
  }
})
