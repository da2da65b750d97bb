import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { createInventoryModule, type InventoryModule } from "./inventory.ts"
import { createStockLocationModule, type StockLocationModule } from "./stock-location.ts"

let database: TestDatabase
let inventory: InventoryModule
let locations: StockLocationModule

beforeAll(async () => {
  database = await createTestDatabase({ max: 20 })
  inventory = createInventoryModule({ db: database.db })
  locations = createStockLocationModule({ db: database.db })
})
afterAll(() => database.drop())

const eventNames = async () => {
  const rows = await database.db.selectFrom("staged_job").select("event_name").orderBy("seq").execute()
  await database.db.deleteFrom("staged_job").execute()
  return rows.map((row) => row.event_name)
}

/** An item with so many units at a new location. */
async function stocked(units: number) {
  const location = await locations.create({ name: "Depot" })
  const item = await inventory.createInventoryItem({ title: "Coat" })
  const place = { inventory_item_id: item.id, location_id: location.id }
  await inventory.createInventoryLevel({ ...place, stocked_quantity: units })
  return { ...place, item: item.id, location: location.id }
}

describe("stock locations", () => {
  test("are made with an address, changed, listed and deleted", async () => {
    await eventNames()
    const made = await locations.create({
      name: "North",
      address: { address_1: "Quay 1", country_code: "dk" },
      metadata: { floor: 1 },
    })
    expect(made).toMatchObject({ name: "North", address: { address_1: "Quay 1" }, metadata: { floor: 1 } })
    const changed = await locations.update(made.id, {
      name: "Far north",
      address: { address_1: "Quay 2", country_code: "dk" },
      metadata: { door: "B" },
    })
    expect(changed).toMatchObject({
      name: "Far north",
      address_id: made.address_id,
      address: { address_1: "Quay 2" },
      metadata: { floor: 1, door: "B" },
    })
    const other = await locations.create({ name: "South", address: made.address_id! })
    expect(other.address_id).toBe(made.address_id)
    expect((await locations.list({ name: { contains: "far" } })).map(({ id }) => id)).toEqual([made.id])
    const [page, count] = await locations.listAndCount(
      { $or: [{ id: made.id }, { name: ["South"] }] },
      { take: 1, order: { name: "DESC" }, select: ["name"] },
    )
    expect([page.map(({ name }) => name), count]).toEqual([["South"], 2])
    await locations.delete(made.id)
    await expect(locations.retrieve(made.id)).rejects.toMatchObject({ type: "not_found" })
    expect(await locations.retrieve(made.id, { withDeleted: true })).toMatchObject({ id: made.id })
    expect(await eventNames()).toEqual([
      "stock-location.created",
      "stock-location.updated",
      "stock-location.created",
      "stock-location.deleted",
      "inventory-level.deleted",
      "reservation-item.deleted",
    ])
  })

  test("refuse what is not valid, and leave nothing behind", async () => {
    const [, before] = await locations.listAndCount()
    // @ts-expect-error the name is missing
    await expect(locations.create({})).rejects.toMatchObject({
      type: "invalid_data",
      message: "name should not be empty, name must be a string",
    })
    await expect(locations.create({ name: "a\0" })).rejects.toMatchObject({ type: "invalid_data" })
    await expect(locations.create({ name: "a", address: "laddr_none" })).rejects.toMatchObject({
      type: "not_found",
    })
    await expect(locations.update("sloc_none", { name: "b" })).rejects.toMatchObject({ type: "not_found" })
    await expect(locations.list({}, { select: ["flavour"] })).rejects.toMatchObject({ type: "invalid_data" })
    // @ts-expect-error the filter does not exist
    await expect(locations.list({ flavour: "sweet" })).rejects.toMatchObject({
      message: "property flavour should not exist",
    })
    expect((await locations.listAndCount())[1]).toBe(before)
  })
})

describe("inventory", () => {
  test("counts what is stocked, promised and left", async () => {
    const { item, location, ...place } = await stocked(10)
    const reservation = await inventory.createReservationItem({
      ...place,
      quantity: 4,
      line_item_id: "line_of_another_system",
      created_by: "usr_1",
      external_id: "x-1",
    })
    expect(reservation).toMatchObject({ quantity: 4, created_by: "usr_1", external_id: "x-1" })
    expect(await inventory.retrieveAvailableQuantity(item, [location])).toBe(6)
    expect(await inventory.retrieveStockedQuantity(item, [location])).toBe(10)
    expect(await inventory.retrieveReservedQuantity(item, [location])).toBe(4)
    expect(await inventory.confirmInventory(item, [location], 6)).toBe(true)
    expect(await inventory.confirmInventory(item, [location], 7)).toBe(false)
    expect(await inventory.retrieveAvailableQuantity(item, [])).toBe(0)
    await expect(inventory.confirmInventory("iitem_none", [location], 1)).rejects.toMatchObject({
      type: "not_found",
    })
    await inventory.updateReservationItem(reservation.id, { quantity: 10 })
    await expect(inventory.updateReservationItem(reservation.id, { quantity: 11 })).rejects.toMatchObject({
      code: "insufficient_inventory",
    })
    expect((await inventory.retrieveReservationItem(reservation.id)).quantity).toBe(10)
    await inventory.updateReservationItem(reservation.id, { quantity: 11, allow_backorder: true })
    expect(await inventory.retrieveAvailableQuantity(item, [location])).toBe(-1)
    await inventory.deleteReservationItemsByLineItem("line_of_another_system")
    expect(await inventory.retrieveAvailableQuantity(item, [location])).toBe(10)
  })

  test("never promises more than there is, however many ask at once", async () => {
    const { item, location, ...place } = await stocked(20)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => inventory.createReservationItem({ ...place, quantity: 1 })),
    )
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason as Error] : [],
    )
    expect(refused).toHaveLength(30)
    for (const reason of refused) expect(reason).toMatchObject({ code: "insufficient_inventory" })
    const [, count] = await inventory.listReservationItems({ inventory_item_id: item })
    expect(count).toBe(20)
    expect(await inventory.retrieveAvailableQuantity(item, [location])).toBe(0)
  })

  test("adjusts by one step, never below zero, and loses none of many adjustments", async () => {
    const { item, location } = await stocked(5)
    const changes = Array.from({ length: 30 }, (_, i) => (i % 2 ? 2 : -1))
    const outcomes = await Promise.allSettled(
      changes.map((change) => inventory.adjustInventory(item, location, change)),
    )
    const applied = changes.filter((_, i) => outcomes[i]!.status === "fulfilled")
    expect(await inventory.retrieveStockedQuantity(item, [location])).toBe(
      5 + applied.reduce((sum, change) => sum + change, 0),
    )
    await expect(inventory.adjustInventory(item, location, -1000)).rejects.toMatchObject({
      code: "insufficient_inventory",
    })
    await expect(inventory.adjustInventory(item, "sloc_none", 1)).rejects.toMatchObject({
      type: "not_found",
    })
  })

  test("makes several reservations or none", async () => {
    const first = await stocked(3)
    const second = await stocked(1)
    const wish = (quantity: number) => [
      { inventory_item_id: first.item, location_id: first.location, quantity: 2 },
      { inventory_item_id: second.item, location_id: second.location, quantity },
    ]
    await expect(inventory.createReservationItems(wish(2))).rejects.toMatchObject({
      code: "insufficient_inventory",
    })
    expect(await inventory.retrieveAvailableQuantity(first.item, [first.location])).toBe(3)
    const made = await inventory.createReservationItems(wish(1))
    expect(made.map(({ inventory_item_id }) => inventory_item_id)).toEqual([first.item, second.item])
    await inventory.deleteReservationItem(made.map(({ id }) => id))
    await inventory.deleteReservationItem(made.map(({ id }) => id))
    expect(await inventory.retrieveAvailableQuantity(first.item, [first.location])).toBe(3)
  })

  test("reads and writes levels one by one and in bulk", async () => {
    const { item, location } = await stocked(1)
    const other = await locations.create({ name: "Other" })
    await inventory.createInventoryLevels([
      { inventory_item_id: item, location_id: other.id, stocked_quantity: 2, incoming_quantity: 3 },
    ])
    const changed = await inventory.updateInventoryLevels([
      { inventory_item_id: item, location_id: other.id, stocked_quantity: 7 },
      { inventory_item_id: item, location_id: location, incoming_quantity: 9 },
    ])
    expect(changed.map((level) => [level.stocked_quantity, level.incoming_quantity])).toEqual([
      [7, 3],
      [1, 9],
    ])
    expect(await inventory.updateInventoryLevel(item, location, { stocked_quantity: 4 })).toMatchObject({
      stocked_quantity: 4,
      incoming_quantity: 9,
    })
    const [levels, count] = await inventory.listInventoryLevels({
      inventory_item_id: item,
      stocked_quantity: { gte: 5 },
    })
    expect([levels[0]?.location_id, count]).toEqual([other.id, 1])
    await expect(
      inventory.createInventoryLevel({ inventory_item_id: item, location_id: other.id, stocked_quantity: 1 }),
    ).rejects.toMatchObject({ type: "duplicate_error" })
    await expect(
      inventory.createInventoryLevel({
        inventory_item_id: item,
        location_id: location,
        stocked_quantity: 1,
        reserved_quantity: 1,
      }),
    ).rejects.toMatchObject({ type: "invalid_data" })
    await inventory.createReservationItem({ inventory_item_id: item, location_id: other.id, quantity: 1 })
    await expect(inventory.deleteInventoryLevel(item, other.id)).rejects.toMatchObject({
      type: "not_allowed",
    })
    await inventory.deleteReservationItemByLocationId(other.id)
    await inventory.deleteInventoryLevel(item, other.id)
    await inventory.deleteInventoryItemLevelByLocationId([location])
    await expect(inventory.retrieveInventoryLevel(item, location)).rejects.toMatchObject({
      type: "not_found",
    })
  })

  test("deletes items with their levels and brings them back", async () => {
    const { item, location, ...place } = await stocked(8)
    await inventory.updateInventoryItem(item, { sku: "COAT-1", metadata: { colour: "red" } })
    await inventory.createReservationItem({ ...place, quantity: 3 })
    await eventNames()
    await inventory.deleteInventoryItem(item)
    await expect(inventory.retrieveInventoryItem(item)).rejects.toMatchObject({ type: "not_found" })
    await inventory.restoreInventoryItem([item])
    const back = await inventory.retrieveInventoryItem(item, { relations: ["inventory_levels"] })
    expect(back).toMatchObject({ sku: "COAT-1", metadata: { colour: "red" } })
    expect(back.inventory_levels).toMatchObject([{ stocked_quantity: 8, reserved_quantity: 0 }])
    expect(await eventNames()).toEqual([
      "inventory-level.deleted",
      "inventory-item.deleted",
      "inventory-level.restored",
      "inventory-item.restored",
    ])
    const [found] = await inventory.listInventoryItems({ q: "coat-1", location_id: location })
    expect(found.map(({ id }) => id)).toEqual([item])
    await inventory.deleteInventoryItem(item)
    await inventory.createInventoryItem({ sku: "COAT-1" })
    await expect(inventory.restoreInventoryItem(item)).rejects.toMatchObject({ type: "duplicate_error" })
  })
})

describe("two modules in one process", () => {
  test("share a transaction: both change, or neither", async () => {
    const work = database.db.transaction().execute(async (transactionManager) => {
      const shared = { transactionManager }
      const location = await locations.create({ name: "Never" }, shared)
      const item = await inventory.createInventoryItem({ sku: "NEVER" }, shared)
      await inventory.createInventoryLevel(
        { inventory_item_id: item.id, location_id: location.id, stocked_quantity: 1 },
        shared,
      )
      expect(await inventory.retrieveStockedQuantity(item.id, [location.id], shared)).toBe(1)
      throw new Error("undo")
    })
    await expect(work).rejects.toThrow("undo")
    expect(await locations.list({ name: "Never" })).toEqual([])
    expect(await inventory.listInventoryItems({ sku: "NEVER" })).toEqual([[], 0])
  })

  test("tell nobody where they are asked to be quiet", async () => {
    await eventNames()
    const quiet = createInventoryModule({ db: database.db, events: false })
    await quiet.createInventoryItem({ title: "Quiet" })
    expect(await eventNames()).toEqual([])
  })
})
