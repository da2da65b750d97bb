import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { adjustInventory, validateStockAtLocation } from "./adjust-inventory.ts"
import { confirmInventory, findShortages, setAvailability } from "./availability.ts"
import type { StockedVariant } from "./compute-availability.ts"
import { createItemsForVariants, deleteItemsOfVariants } from "./items-of-variants.ts"
import { levelsOf, linkItem, makeChannel, makeVariant } from "./testing/stock-fixture.ts"

let shop: TestApp
let channelId: string
let here: string
let there: string
beforeAll(async () => {
  shop = await createTestApp()
  const channel = await makeChannel(shop.engine.db, 2)
  channelId = channel.channelId
  ;[here, there] = channel.locationIds as [string, string]
})
afterAll(() => shop.close())

const events: [string, unknown][] = []
const context = () => ({
  db: shop.engine.db,
  emit: (name: string, data: unknown) => {
    events.push([name, data])
    return Promise.resolve()
  },
})

describe("availability", () => {
  test("is the sum at the channel's locations, less what is promised", async () => {
    const { db } = shop.engine
    const elsewhere = (await makeChannel(db)).locationIds[0]!
    const { variant, itemId } = await makeVariant(db, { [here]: 5, [there]: 4, [elsewhere]: 100 })
    await db
      .updateTable("inventory_level")
      .set({ reserved_quantity: 2 })
      .where("inventory_item_id", "=", itemId)
      .where("location_id", "=", here)
      .execute()
    const [row] = await setAvailability(db, [variant], [channelId])
    expect(row).toEqual({ ...variant, inventory_quantity: 7, purchasable: true })
  })

  test("is nothing when all is promised, unless it can be ordered back", async () => {
    const { db } = shop.engine
    const sold = await makeVariant(db, { [here]: 0 })
    const patient = await makeVariant(db, { [here]: 0 }, { allow_backorder: true })
    const rows = await setAvailability(db, [sold.variant, patient.variant], [channelId])
    expect(rows.map(({ inventory_quantity, purchasable }) => [inventory_quantity, purchasable])).toEqual([
      [0, false],
      [0, true],
    ])
  })

  test("has no number without a channel or without items, and keeps one that is not counted", async () => {
    const { db } = shop.engine
    const counted = await makeVariant(db, { [here]: 3 })
    const free = await makeVariant(db, {}, { manage_inventory: false })
    const loose: StockedVariant = { id: "variant_loose", manage_inventory: true, inventory_quantity: 9 }
    const rows = await setAvailability(db, [counted.variant, free.variant, loose], undefined)
    expect(rows.map(({ purchasable }) => purchasable)).toEqual([false, true, true])
    expect(rows.map((row) => row.inventory_quantity)).toEqual([undefined, 0, undefined])
  })

  test("takes one statement for any number of variants", async () => {
    const { db } = shop.engine
    const variants = [(await makeVariant(db, { [here]: 1 })).variant, (await makeVariant(db, {})).variant]
    const { result, statements } = await shop.countStatements(() =>
      setAvailability(db, variants, [channelId]),
    )
    expect(statements).toHaveLength(1)
    expect(result).toMatchObject([{ purchasable: true }, { purchasable: false }])
  })
})

describe("confirming", () => {
  const confirm = (variant: StockedVariant, quantity: number, salesChannelId?: string | null) =>
    confirmInventory(shop.engine.db, { variant, quantity, salesChannelId })

  test("compares with every item's stock in the channel, or everywhere without one", async () => {
    const { db } = shop.engine
    const { variant } = await makeVariant(db, { [here]: 5, [there]: 1 })
    await linkItem(db, variant.id, { [there]: 9 }, 3)
    expect(await confirm(variant, 3, channelId)).toBe(true)
    expect(await confirm(variant, 4, channelId)).toBe(false)
    expect(await confirm(variant, 3)).toBe(true)
    const { channelId: empty } = await makeChannel(db, 1)
    expect(await confirm(variant, 1, empty)).toBe(false)
  })

  test("says yes to what is not counted, can be ordered back, or has no items", async () => {
    const { db } = shop.engine
    const free = await makeVariant(db, {}, { manage_inventory: false })
    const patient = await makeVariant(db, {}, { allow_backorder: true })
    expect(await confirm(free.variant, 9, channelId)).toBe(true)
    expect(await confirm(patient.variant, 9, channelId)).toBe(true)
    expect(await confirm({ id: "variant_loose", manage_inventory: true }, 9, channelId)).toBe(true)
  })

  test("adds up demands for one variant", async () => {
    const { variant } = await makeVariant(shop.engine.db, { [here]: 5 })
    const demands = [
      { variant, quantity: 3 },
      { variant, quantity: 3 },
    ]
    expect(await findShortages(shop.engine.db, demands, channelId)).toEqual([variant.id])
    expect(await findShortages(shop.engine.db, demands.slice(1), channelId)).toEqual([])
  })
})

describe("units that come and go", () => {
  test("change every item by what the variant needs of it", async () => {
    const { db } = shop.engine
    const { variant, itemId } = await makeVariant(db, { [here]: 5 })
    const screws = await linkItem(db, variant.id, { [here]: 20 }, 4)
    await adjustInventory(context(), { variantId: variant.id, locationId: here, change: -3 })
    expect(await levelsOf(db, itemId)).toEqual({ [here]: { stocked: 2, reserved: 0 } })
    expect(await levelsOf(db, screws)).toEqual({ [here]: { stocked: 8, reserved: 0 } })
    await adjustInventory(context(), { variantId: variant.id, locationId: here, change: 1 })
    expect(await levelsOf(db, screws)).toEqual({ [here]: { stocked: 12, reserved: 0 } })
  })

  test("never make a level negative, however many leave at once", async () => {
    const { db } = shop.engine
    const { variant, itemId } = await makeVariant(db, { [here]: 7 })
    const leave = () => adjustInventory(context(), { variantId: variant.id, locationId: here, change: -2 })
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, leave))
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3)
    expect(await levelsOf(db, itemId)).toEqual({ [here]: { stocked: 1, reserved: 0 } })
  })

  test("are refused where the item is not stocked, and passed over where nothing is counted", async () => {
    const { db } = shop.engine
    const { variant, itemId } = await makeVariant(db, {})
    const free = await makeVariant(db, {}, { manage_inventory: false })
    await expect(
      adjustInventory(context(), { variantId: variant.id, locationId: here, change: 1 }),
    ).rejects.toMatchObject({
      type: "not_found",
      message: `Item ${itemId} is not stocked at location ${here}`,
    })
    await adjustInventory(context(), { variantId: free.variant.id, locationId: here, change: 1 })
    expect(await levelsOf(db, free.itemId)).toEqual({})
  })

  test("are checked at a location before they leave", async () => {
    const { db } = shop.engine
    const { variant } = await makeVariant(db, { [here]: 2 })
    const lines = (quantity: number) => [
      { variant_id: null, quantity: 99 },
      { variant_id: variant.id, title: "Shirt", quantity },
    ]
    await validateStockAtLocation(db, lines(2), here)
    const refused = { type: "not_allowed", message: "Insufficient stock for item: Shirt" }
    await expect(validateStockAtLocation(db, lines(3), here)).rejects.toMatchObject(refused)
    const missing = { type: "not_allowed", message: "Inventory item for Shirt not found at location" }
    await expect(validateStockAtLocation(db, lines(1), there)).rejects.toMatchObject(missing)
  })

  test("count together for lines that are taken from the same item", async () => {
    const { db } = shop.engine
    const { variant } = await makeVariant(db, { [here]: 3 })
    const lines = (first: number, second: number) => [
      { variant_id: variant.id, title: "First", quantity: first },
      { variant_id: variant.id, title: "Second", quantity: second },
    ]
    await validateStockAtLocation(db, lines(1, 2), here)
    const refused = { type: "not_allowed", message: "Insufficient stock for item: Second" }
    await expect(validateStockAtLocation(db, lines(2, 2), here)).rejects.toMatchObject(refused)
  })
})

describe("items of variants", () => {
  test("take over the variant's sku and measures, and go with it", async () => {
    const { db } = shop.engine
    const { variant } = await makeVariant(db, {}, { manage_inventory: false })
    events.length = 0
    const [id] = await createItemsForVariants(context(), [
      { id: variant.id, manage_inventory: true, sku: "OWN-1", weight: 4, title: "One" },
      { id: "variant_free", manage_inventory: false, sku: "OWN-2" },
    ])
    const item = await db.selectFrom("inventory_item").selectAll().where("id", "=", id!).executeTakeFirst()
    expect(item).toMatchObject({ sku: "OWN-1", weight: 4, title: null, requires_shipping: true })
    expect(events).toEqual([["inventory-item.created", { ids: [id] }]])
    await deleteItemsOfVariants(context(), [variant.id])
    const gone = await db.selectFrom("inventory_item").selectAll().where("id", "=", id!).executeTakeFirst()
    expect(gone!.deleted_at).toBeInstanceOf(Date)
  })

  test("stay while another variant is made of them", async () => {
    const { db } = shop.engine
    const { variant, itemId } = await makeVariant(db, { [here]: 2 })
    const other = await makeVariant(db, {}, { manage_inventory: false })
    await db
      .insertInto("product_variant_inventory_item")
      .values({ id: "pvitem_shared", variant_id: other.variant.id, inventory_item_id: itemId })
      .execute()
    await deleteItemsOfVariants(context(), [variant.id])
    expect(await levelsOf(db, itemId)).toEqual({ [here]: { stocked: 2, reserved: 0 } })
    await deleteItemsOfVariants(context(), [other.variant.id])
    expect(await levelsOf(db, itemId)).toEqual({})
  })
})
