import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { defaultSalesChannelId } from "./index.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

async function newChannel(name: string, more: object = {}): Promise<string> {
  return (await shop.admin("POST", "/admin/sales-channels", { name, ...more })).body.sales_channel.id
}

async function newProduct(handle: string): Promise<string> {
  const id = newId("prod")
  await shop.engine.db.insertInto("product").values({ id, title: handle, handle }).execute()
  return id
}

async function newLocation(name: string): Promise<string> {
  const id = newId("sloc")
  await shop.engine.db.insertInto("stock_location").values({ id, name }).execute()
  return id
}

const productsOf = async (channelId: string) => {
  const rows = await shop.engine.db
    .selectFrom("product_sales_channel")
    .select("product_id")
    .where("sales_channel_id", "=", channelId)
    .execute()
  return rows.map(({ product_id }) => product_id).toSorted()
}

test("a channel is made, changed and deleted, and tells each time", async () => {
  const created = await shop.admin("POST", "/admin/sales-channels", { name: "Market", is_disabled: true })
  const id = created.body.sales_channel.id
  expect(created.body.sales_channel).toMatchObject({
    name: "Market",
    description: null,
    is_disabled: true,
    metadata: null,
    deleted_at: null,
  })
  const change = { description: "lively", is_disabled: false }
  const { body } = await shop.admin("POST", `/admin/sales-channels/${id}`, change)
  expect(body.sales_channel).toMatchObject({ name: "Market", ...change })
  expect((await shop.admin("DELETE", `/admin/sales-channels/${id}`)).body).toEqual({
    id,
    object: "sales-channel",
    deleted: true,
  })
  expect((await shop.admin("DELETE", `/admin/sales-channels/${id}`)).status).toBe(200)
  const ofChannel = (await shop.events()).filter((event) => (event.data as { id: string }).id === id)
  expect(ofChannel.map(({ name }) => name)).toEqual([
    "sales_channel.created",
    "sales_channel.updated",
    "sales_channel.deleted",
  ])
  for (const [method, input] of [
    ["GET", undefined],
    ["POST", { name: "x" }],
  ] as const)
    expect((await shop.admin(method, `/admin/sales-channels/${id}`, input)).body).toEqual({
      type: "not_found",
      message: `Sales channel with id: ${id} was not found`,
    })
})

test("the default channel stays", async () => {
  const id = await defaultSalesChannelId(shop.engine.db)
  expect((await shop.admin("DELETE", `/admin/sales-channels/${id}`)).body).toEqual({
    type: "not_allowed",
    message: "You cannot delete the default sales channel",
  })
  expect((await shop.admin("GET", `/admin/sales-channels/${id}`)).body.sales_channel.name).toBe(
    "Default Sales Channel",
  )
})

test("lists filter, order and search; a search goes by age", async () => {
  for (const [name, description] of [
    ["List b", "first"],
    ["List a", "second"],
    ["Other", "list"],
  ] as const)
    await newChannel(name, { description })
  const names = async (query: string) =>
    (await shop.admin("GET", `/admin/sales-channels?${query}`)).body.sales_channels.map(
      ({ name }: { name: string }) => name,
    )
  expect(await names("q=list&order=name")).toEqual(["List b", "List a", "Other"])
  expect(await names("q=list&limit=1&offset=1")).toEqual(["List a"])
  expect(await names("order=name&limit=3&offset=1")).toEqual(["List a", "List b", "Other"])
  expect(await names("description=second")).toEqual(["List a"])
  expect(await names("q=100%25")).toEqual([])
})

test("a list takes one statement, as a retrieve does", async () => {
  const list = await shop.countStatements(() => shop.admin("GET", "/admin/sales-channels"))
  expect(list.statements.filter((text) => text.includes('"sales_channel"'))).toHaveLength(1)
  const id = list.result.body.sales_channels[0].id
  const one = await shop.countStatements(() => shop.admin("GET", `/admin/sales-channels/${id}`))
  expect(one.statements.filter((text) => text.includes('"sales_channel"'))).toHaveLength(1)
})

test("products join once and leave; unknown ones are refused as a whole", async () => {
  const channel = await newChannel("Products")
  const [a, b] = [await newProduct("a"), await newProduct("b")]
  const path = `/admin/sales-channels/${channel}/products/batch` as const
  await shop.admin("POST", path, { product_ids: [{ id: a }, { id: a }] })
  expect((await shop.admin("POST", path, { product_ids: [{ id: a }, { id: b }] })).status).toBe(200)
  expect(await productsOf(channel)).toEqual([a, b].toSorted())
  const refused = await shop.admin("POST", path, {
    product_ids: [{ id: "prod_x" }, { id: b }, { id: "prod_y" }],
  })
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      errors: ["Products prod_x, prod_y do not exist"],
      message: "Provided request body contains errors. Please check the data and retry the request",
    },
  ])
  await shop.admin("DELETE", path, { product_ids: [{ id: a }, { id: "prod_x" }] })
  expect(await productsOf(channel)).toEqual([b])
  const unknown = "/admin/sales-channels/sc_x/products/batch"
  const added = await shop.admin("POST", unknown, { product_ids: [{ id: a }] })
  expect([added.status, added.body.message]).toEqual([
    404,
    "Sales_channel with sales_channel_id sc_x does not exist.",
  ])
  expect((await shop.admin("DELETE", unknown, { product_ids: [{ id: a }] })).status).toBe(404)
})

test("a stock location serves a channel once, also with concurrent requests", async () => {
  const [channel, location] = [await newChannel("Served"), await newLocation("Berlin")]
  const path = `/admin/sales-channels/${channel}/stock-locations` as const
  const served = () =>
    shop.engine.db
      .selectFrom("sales_channel_location")
      .select("location_id")
      .where("sales_channel_id", "=", channel)
      .where("deleted_at", "is", null)
      .execute()
  await Promise.all([1, 2, 3].map(() => shop.admin("POST", path, { location_id: location })))
  expect(await served()).toEqual([{ location_id: location }])
  expect((await shop.admin("POST", path, { location_id: "sloc_x" })).body).toEqual({
    type: "not_found",
    message: "StockLocation with id sloc_x was not found",
  })
  expect((await shop.admin("DELETE", path, { location_id: location })).body).toEqual({
    id: channel,
    object: "stock-location",
    deleted: true,
  })
  expect(await served()).toEqual([])
  await shop.admin("POST", path, { location_id: location })
  await shop.admin("DELETE", `/admin/sales-channels/${channel}`)
  expect(await served()).toEqual([])
})

test("is closed to everyone else", async () => {
  expect((await shop.request("POST", "/admin/sales-channels", { name: "x" })).status).toBe(401)
})
