import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { levelsOf, makeChannel, makeVariant } from "../inventory/testing/stock-fixture.ts"

let shop: TestApp
let here: string
let there: string
beforeAll(async () => {
  shop = await createTestApp()
  ;[here, there] = (await makeChannel(shop.engine.db, 2)).locationIds as [string, string]
})
afterAll(() => shop.close())

const newItem = async () => (await makeVariant(shop.engine.db, { [here]: 10, [there]: 10 })).itemId

async function reserve(itemId: string, more: Record<string, unknown> = {}) {
  return shop.admin("POST", "/admin/reservations", {
    inventory_item_id: itemId,
    location_id: here,
    quantity: 3,
    ...more,
  })
}

async function newLine(quantity: number, fulfilled = 0): Promise<string> {
  const id = `item_line${Math.random()}`
  await shop.engine.db
    .insertInto("line_item")
    .values({ id, title: "Line", unit_price: 100, quantity, fulfilled_quantity: fulfilled })
    .execute()
  return id
}

test("are made by hand, say by whom, and count at their level", async () => {
  const itemId = await newItem()
  const { body } = await reserve(itemId, { description: "for the fair", metadata: { a: 1 } })
  expect(body.reservation).toMatchObject({
    inventory_item_id: itemId,
    location_id: here,
    quantity: 3,
    description: "for the fair",
    line_item_id: null,
    metadata: { a: 1 },
  })
  expect(body.reservation.created_by).toMatch(/^usr_/)
  expect(await levelsOf(shop.engine.db, itemId)).toMatchObject({ [here]: { stocked: 10, reserved: 3 } })
  expect(await shop.events()).toContainEqual({
    name: "reservation-item.created",
    data: { ids: [body.reservation.id] },
  })
})

test("change in size and place; the levels follow", async () => {
  const itemId = await newItem()
  const { id } = (await reserve(itemId, { metadata: { a: 1, b: 2 } })).body.reservation
  const update = (body: unknown) => shop.admin("POST", `/admin/reservations/${id}`, body)
  expect(
    (await update({ quantity: 5, metadata: { a: "", c: 3 }, description: "more" })).body.reservation,
  ).toMatchObject({ quantity: 5, metadata: { a: "", c: 3 }, description: "more" })
  expect(await levelsOf(shop.engine.db, itemId)).toMatchObject({ [here]: { reserved: 5 } })
  expect((await update({ quantity: 4, location_id: there })).body.reservation.location_id).toBe(there)
  const moved = { [here]: { reserved: 0 }, [there]: { reserved: 4 } }
  expect(await levelsOf(shop.engine.db, itemId)).toMatchObject(moved)
  const refused = await update({ location_id: "sloc_unknown" })
  expect([refused.status, refused.body.message]).toEqual([
    404,
    `Item ${itemId} is not stocked at location sloc_unknown`,
  ])
  expect(await levelsOf(shop.engine.db, itemId)).toMatchObject(moved)
})

test("many changes at once add up", async () => {
  const itemId = await newItem()
  const { id } = (await reserve(itemId)).body.reservation
  const answers = await Promise.all([
    ...[1, 2, 3, 4, 5].map((quantity) => shop.admin("POST", `/admin/reservations/${id}`, { quantity })),
    ...[1, 2, 3].map((quantity) => reserve(itemId, { quantity })),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const last = (await shop.admin("GET", `/admin/reservations/${id}`)).body.reservation.quantity
  expect(await levelsOf(shop.engine.db, itemId)).toMatchObject({ [here]: { reserved: last + 6 } })
})

test("give their units back once when they are deleted, also at the same time", async () => {
  const itemId = await newItem()
  const { id } = (await reserve(itemId)).body.reservation
  await reserve(itemId, { quantity: 1 })
  const answers = await Promise.all([1, 2, 3].map(() => shop.admin("DELETE", `/admin/reservations/${id}`)))
  for (const { body } of answers) expect(body).toEqual({ id, object: "reservation", deleted: true })
  expect(await levelsOf(shop.engine.db, itemId)).toMatchObject({ [here]: { reserved: 1 } })
  expect((await shop.admin("GET", `/admin/reservations/${id}`)).body).toEqual({
    type: "not_found",
    message: `Reservation with id ${id} not found`,
  })
})

test("for a line are no more than is still to be sent of it", async () => {
  const itemId = await newItem()
  const line_item_id = await newLine(5, 1)
  const first = await reserve(itemId, { line_item_id, quantity: 3 })
  expect(first.status).toBe(200)
  const second = await reserve(itemId, { line_item_id, quantity: 2 })
  expect([second.status, second.body.type]).toEqual([400, "invalid_data"])
  const path = `/admin/reservations/${first.body.reservation.id}` as const
  const refused = await shop.admin("POST", path, { quantity: 5 })
  expect([refused.status, refused.body.message]).toEqual([
    400,
    "The reservation quantity cannot be greater than the unfulfilled line item quantity",
  ])
  expect((await shop.admin("POST", path, { quantity: 4 })).status).toBe(200)
  const unknown = await reserve(itemId, { line_item_id: "item_unknown" })
  expect([unknown.status, unknown.body.message]).toEqual([404, "Line item with item_unknown was not found"])
  expect(await levelsOf(shop.engine.db, itemId)).toMatchObject({ [here]: { reserved: 4 } })
})

describe("lists", () => {
  test("are narrowed by item, place, line, size, maker and text", async () => {
    const itemId = await newItem()
    const line_item_id = await newLine(5)
    const { reservation } = (await reserve(itemId, { description: "100% sure", line_item_id })).body
    await reserve(itemId, { quantity: 9, location_id: there })
    const found = async (query: string) =>
      (
        await shop.admin("GET", `/admin/reservations?inventory_item_id[]=${itemId}&${query}`)
      ).body.reservations.map((row) => row.id)
    for (const query of [
      `location_id=${here}`,
      `line_item_id[]=${line_item_id}`,
      "quantity[lt]=9",
      "quantity=3",
      "description[contains]=0%25",
      "description=100%25 sure",
      `created_by[]=${reservation.created_by}&quantity[lte]=3`,
    ])
      expect([query, await found(query)]).toEqual([query, [reservation.id]])
    expect(await found("limit=10")).toHaveLength(2)
    const [other] = (await found("limit=10")).filter((id) => id !== reservation.id)
    expect(await found("description=null")).toEqual([other])
    expect(await found("description[contains]=0%25%25")).toEqual([])
  })

  test("show the line and the item when asked, in one statement", async () => {
    const itemId = await newItem()
    const line_item_id = await newLine(5)
    await reserve(itemId, { line_item_id })
    const counted = await shop.countStatements(() =>
      shop.admin("GET", `/admin/reservations?inventory_item_id[]=${itemId}&expand=line_item,inventory_item`),
    )
    expect(counted.result.body.reservations).toMatchObject([
      { line_item: { id: line_item_id, title: "Line" }, inventory_item: { id: itemId } },
    ])
    expect(counted.statements.filter((text) => text.includes('"reservation_item"'))).toHaveLength(1)
  })
})

test("refuse quantities that make no sense", async () => {
  const itemId = await newItem()
  const message = async (quantity: unknown) => {
    const { status, body } = await reserve(itemId, { quantity })
    return [status, body.message]
  }
  expect(await message(-1)).toEqual([400, "quantity must not be less than 0"])
  expect(await message("2")).toEqual([
    400,
    "quantity must be a number conforming to the specified constraints",
  ])
  expect(await message(1e12)).toEqual([400, "A value is out of range"])
  expect(await message(1.5)).toEqual([400, "A value is out of range"])
  expect(await levelsOf(shop.engine.db, itemId)).toMatchObject({ [here]: { reserved: 0 } })
})
