import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { levelsOf, makeChannel, makeVariant } from "../inventory/testing/stock-fixture.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const path = (id: string, query = "") => `/admin/stock-locations/${id}${query}` as const

async function newLocation(more: Record<string, unknown> = {}) {
  const { status, body } = await shop.admin("POST", "/admin/stock-locations", { name: "Depot", ...more })
  expect(status).toBe(200)
  return body.stock_location
}

test("are made with an address and say so", async () => {
  const location = await newLocation({ address: { address_1: "Dock 1", country_code: "dk" } })
  expect(location.address_id).toMatch(/^laddr_/)
  expect(location).not.toHaveProperty("address")
  const { body } = await shop.admin("GET", path(location.id, "?expand=address"))
  expect(body.stock_location.address).toMatchObject({ address_1: "Dock 1", city: null, country_code: "dk" })
  expect(await shop.events()).toContainEqual({ name: "stock-location.created", data: { id: location.id } })
})

test("get names without blanks around them, and need more than blanks", async () => {
  expect((await newLocation({ name: "  Depot 2 \t" })).name).toBe("Depot 2")
  expect((await newLocation({ name: "Depot  3" })).name).toBe("Depot  3")
  const { status, body } = await shop.admin("POST", "/admin/stock-locations", { name: "  " })
  expect([status, body.message]).toEqual([400, "name should not be empty"])
})

test("keep what is not changed, in the address and the metadata too", async () => {
  const location = await newLocation({
    metadata: { a: 1, b: 2 },
    address: { address_1: "Dock 1", city: "Port", country_code: "dk" },
  })
  const { body } = await shop.admin("POST", path(location.id, "?expand=address"), {
    metadata: { b: "", c: 3 },
    address: { address_1: "Dock 2", country_code: "se" },
  })
  expect(body.stock_location).toMatchObject({
    name: "Depot",
    address_id: location.address_id,
    metadata: { a: 1, c: 3 },
    address: { address_1: "Dock 2", city: "Port", country_code: "se" },
  })
})

test("share an address that is named, and refuse an unknown one", async () => {
  const { address_id } = await newLocation({ address: { address_1: "Dock 1", country_code: "dk" } })
  expect((await newLocation({ address_id })).address_id).toBe(address_id)
  const { status } = await shop.admin("POST", "/admin/stock-locations", {
    name: "Depot",
    address_id: "laddr_unknown",
  })
  expect(status).toBe(404)
})

test("are found by name, text and sales channel", async () => {
  const { channelId, locationIds } = await makeChannel(shop.engine.db)
  const named = await newLocation({ name: "North_wing" })
  const found = async (query: string) =>
    (await shop.admin("GET", `/admin/stock-locations?${query}`)).body.stock_locations.map((row) => row.id)
  expect(await found("q=h_W")).toEqual([named.id])
  expect(await found("name=North_wing")).toEqual([named.id])
  expect(await found(`sales_channel_id=${channelId}`)).toEqual(locationIds)
  expect(await found(`sales_channel_id=${channelId}&q=north`)).toEqual([])
  expect(await found(`sales_channel_id[]=${channelId}&sales_channel_id[]=a&id=${named.id}`)).toEqual(
    locationIds,
  )
  const unknown = await shop.admin("GET", "/admin/stock-locations?sales_channel_id[]=a&sales_channel_id[]=b")
  expect([unknown.status, unknown.body]).toMatchObject([
    404,
    { message: "Sales channel with id: a, b was not found" },
  ])
})

test("show the channels that sell from them, and not those that stopped", async () => {
  const { channelId, locationIds } = await makeChannel(shop.engine.db)
  const channels = async () =>
    (await shop.admin("GET", path(locationIds[0]!, "?expand=sales_channels"))).body.stock_location
      .sales_channels
  expect(await channels()).toMatchObject([{ id: channelId }])
  await shop.admin("DELETE", `/admin/sales-channels/${channelId}/stock-locations`, {
    location_id: locationIds[0],
  })
  expect(await channels()).toEqual([])
})

test("take their stock along when they are deleted", async () => {
  const { db } = shop.engine
  const { locationIds } = await makeChannel(db, 2)
  const [gone, kept] = locationIds as [string, string]
  const { itemId } = await makeVariant(db, { [gone]: 5, [kept]: 6 })
  const reservation = await shop.admin("POST", "/admin/reservations", {
    inventory_item_id: itemId,
    location_id: gone,
    quantity: 1,
  })
  for (let i = 0; i < 2; i++)
    expect((await shop.admin("DELETE", path(gone))).body).toEqual({
      id: gone,
      object: "stock_location",
      deleted: true,
    })
  expect(await levelsOf(db, itemId)).toEqual({ [kept]: { stocked: 6, reserved: 0 } })
  expect((await shop.admin("GET", `/admin/reservations/${reservation.body.reservation.id}`)).status).toBe(404)
  expect((await shop.admin("GET", path(gone))).body.message).toBe(
    `StockLocation with id ${gone} was not found`,
  )
  const deletions = (await shop.events()).filter(({ name }) => name === "stock-location.deleted")
  expect(deletions).toEqual([{ name: "stock-location.deleted", data: { id: gone } }])
})

test("lists and retrieves take a fixed number of statements", async () => {
  const { id } = await newLocation()
  const count = (where: string) =>
    shop
      .countStatements(() => shop.admin("GET", where))
      .then(({ statements }) => statements.filter((text) => text.includes('"stock_location"')).length)
  expect(await count("/admin/stock-locations?limit=50&expand=address,sales_channels")).toBe(1)
  expect(await count(path(id))).toBe(1)
})

test("refuse unknown fields and unknown locations", async () => {
  expect((await shop.admin("POST", "/admin/stock-locations", {})).body.message).toBe(
    "name should not be empty, name must be a string",
  )
  expect((await shop.admin("POST", path("sloc_unknown"), { name: "x" })).status).toBe(404)
  expect((await shop.admin("GET", "/admin/stock-locations?fields=colour")).status).toBe(400)
})
