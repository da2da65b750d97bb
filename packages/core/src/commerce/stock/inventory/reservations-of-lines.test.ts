import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import { retrying } from "../../../platform/http/run.ts"
import { stageEvent } from "../../../platform/http/context.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { adjustReservationsOfLine } from "./adjust-reservations.ts"
import { releaseReservationsOfLines } from "./release-reservations.ts"
import { reserveForLine, reserveForLines } from "./reserve-for-lines.ts"
import { levelsOf, lineOf, linkItem, makeChannel, makeVariant } from "./testing/stock-fixture.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const contextOf = (db: Executor) => ({
  db,
  emit: (name: string, data: Readonly<Record<string, unknown>>) => stageEvent(db, name, data),
})

function inTransaction<T>(work: (context: ReturnType<typeof contextOf>) => Promise<T>): Promise<T> {
  return retrying(() => shop.engine.db.transaction().execute((db) => work(contextOf(db))))
}

function reservationsOf(lineId: string) {
  return shop.engine.db
    .selectFrom("reservation_item")
    .select(["inventory_item_id", "location_id", "quantity"])
    .where("line_item_id", "=", lineId)
    .where("deleted_at", "is", null)
    .orderBy("quantity", "desc")
    .execute()
}

describe("reserving", () => {
  test("promises units of every item of the variant and says so", async () => {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db)
    const [here] = locationIds as [string]
    const { variant, itemId } = await makeVariant(db, { [here]: 5 })
    const screws = await linkItem(db, variant.id, { [here]: 20 }, 4)
    const lineItem = lineOf(variant)
    const ids = await inTransaction((context) =>
      reserveForLine(context, { lineItem, quantity: 3, salesChannelId: channelId }),
    )
    expect(ids).toHaveLength(2)
    expect(await reservationsOf(lineItem.id)).toEqual([
      { inventory_item_id: screws, location_id: here, quantity: 12 },
      { inventory_item_id: itemId, location_id: here, quantity: 3 },
    ])
    expect(await levelsOf(db, screws)).toEqual({ [here]: { stocked: 20, reserved: 12 } })
    expect(await shop.events()).toContainEqual({ name: "reservation-item.created", data: { ids } })
  })

  test("takes a location that has all units, else several", async () => {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db, 2)
    const [first, second] = locationIds as [string, string]
    const { variant, itemId } = await makeVariant(db, { [first]: 2, [second]: 4 })
    const whole = lineOf(variant)
    const rest = lineOf(variant)
    await inTransaction((context) =>
      reserveForLine(context, { lineItem: whole, quantity: 3, salesChannelId: channelId }),
    )
    expect(await levelsOf(db, itemId)).toMatchObject({ [second]: { reserved: 3 }, [first]: { reserved: 0 } })
    await inTransaction((context) =>
      reserveForLine(context, { lineItem: rest, quantity: 3, salesChannelId: channelId }),
    )
    expect(await reservationsOf(rest.id)).toEqual([
      { inventory_item_id: itemId, location_id: first, quantity: 2 },
      { inventory_item_id: itemId, location_id: second, quantity: 1 },
    ])
  })

  test("refuses units that are not there and changes nothing", async () => {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db)
    const [here] = locationIds as [string]
    const { variant, itemId } = await makeVariant(db, { [here]: 2 })
    const lineItem = lineOf(variant)
    const refused = inTransaction((context) =>
      reserveForLine(context, { lineItem, quantity: 3, salesChannelId: channelId }),
    )
    await expect(refused).rejects.toMatchObject({ type: "not_allowed", code: "insufficient_inventory" })
    expect(await levelsOf(db, itemId)).toEqual({ [here]: { stocked: 2, reserved: 0 } })
    expect(await reservationsOf(lineItem.id)).toEqual([])
  })

  test("promises what is not there for backorders and by overbooking", async () => {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db)
    const [here] = locationIds as [string]
    const patient = await makeVariant(db, { [here]: 1 }, { allow_backorder: true })
    const strict = await makeVariant(db, { [here]: 1 })
    await inTransaction((context) =>
      reserveForLine(context, { lineItem: lineOf(patient.variant), quantity: 4, salesChannelId: channelId }),
    )
    await inTransaction((context) =>
      reserveForLine(context, {
        lineItem: lineOf(strict.variant),
        quantity: 4,
        locationId: here,
        overbook: true,
      }),
    )
    expect(await levelsOf(db, patient.itemId)).toEqual({ [here]: { stocked: 1, reserved: 4 } })
    expect(await levelsOf(db, strict.itemId)).toEqual({ [here]: { stocked: 1, reserved: 4 } })
  })

  test("passes over what is not counted, and refuses what is stocked nowhere", async () => {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db)
    const free = await makeVariant(db, {}, { manage_inventory: false })
    const nowhere = await makeVariant(db, {})
    const none = await inTransaction((context) =>
      reserveForLines(context, {
        lines: [
          { lineItem: lineOf(free.variant), quantity: 1 },
          { lineItem: { id: "item_x", variant_id: null }, quantity: 1 },
        ],
        salesChannelId: channelId,
      }),
    )
    expect(none).toEqual([])
    const lineItem = lineOf(nowhere.variant)
    await expect(
      inTransaction((context) =>
        reserveForLine(context, { lineItem, quantity: 1, salesChannelId: channelId }),
      ),
    ).rejects.toMatchObject({ type: "invalid_data" })
    await expect(
      inTransaction((context) =>
        reserveForLine(context, { lineItem, quantity: 1, locationId: locationIds[0] }),
      ),
    ).rejects.toMatchObject({
      type: "not_found",
      message: `Item ${nowhere.itemId} is not stocked at location ${locationIds[0]}`,
    })
  })

  test("takes the same number of statements for ten lines as for one", async () => {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db)
    const variants = []
    for (let i = 0; i < 10; i++) variants.push(await makeVariant(db, { [locationIds[0]!]: 5 }))
    const count = async (lines: { lineItem: ReturnType<typeof lineOf>; quantity: number }[]) => {
      const counted = await shop.countStatements(() =>
        inTransaction((context) => reserveForLines(context, { lines, salesChannelId: channelId })),
      )
      return counted.statements.filter((text) => !/^(begin|commit)/i.test(text)).length
    }
    expect(await count([{ lineItem: lineOf(variants[0]!.variant), quantity: 1 }])).toBe(2)
    expect(await count(variants.map(({ variant }) => ({ lineItem: lineOf(variant), quantity: 1 })))).toBe(2)
  })
})

describe("many at the same time", () => {
  test("50 orders of the last unit: one has it", async () => {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db)
    const [here] = locationIds as [string]
    const { variant, itemId } = await makeVariant(db, { [here]: 1 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        inTransaction((context) =>
          reserveForLine(context, { lineItem: lineOf(variant), quantity: 1, salesChannelId: channelId }),
        ),
      ),
    )
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason as Error] : [],
    )
    expect(refusals).toHaveLength(49)
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(CommerceError)
      expect((refusal as CommerceError).code).toBe("insufficient_inventory")
    }
    expect(await levelsOf(db, itemId)).toEqual({ [here]: { stocked: 1, reserved: 1 } })
  })

  test("50 orders of units that are spread: all that there are are sold, none twice", async () => {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db, 3)
    const stock = Object.fromEntries(locationIds.map((id, index) => [id, 10 + index]))
    const a = await makeVariant(db, stock)
    const b = await makeVariant(db, stock)
    const orders = Array.from({ length: 50 }, (_, index) => {
      const lines = [a, b].map(({ variant }) => ({ lineItem: lineOf(variant), quantity: 2 }))
      return inTransaction((context) =>
        reserveForLines(context, {
          lines: index % 2 ? lines : lines.toReversed(),
          salesChannelId: channelId,
        }),
      )
    })
    const outcomes = await Promise.allSettled(orders)
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(16)
    for (const { itemId } of [a, b]) {
      const levels = Object.values(await levelsOf(db, itemId))
      expect(levels.reduce((sum, level) => sum + level.reserved, 0)).toBe(32)
      expect(levels.every((level) => level.reserved <= level.stocked)).toBe(true)
    }
  })

  test("releasing and reserving at once leaves levels and reservations in agreement", async () => {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db)
    const [here] = locationIds as [string]
    const { variant, itemId } = await makeVariant(db, { [here]: 100 })
    const lines = Array.from({ length: 20 }, () => lineOf(variant))
    const reserve = (lineItem: (typeof lines)[number]) =>
      inTransaction((context) =>
        reserveForLine(context, { lineItem, quantity: 1, salesChannelId: channelId }),
      )
    const release = (lineItem: (typeof lines)[number]) =>
      inTransaction((context) => releaseReservationsOfLines(context, [lineItem.id]))
    await Promise.all(lines.map(reserve))
    await Promise.all(lines.flatMap((line) => [release(line), release(line), reserve(lineOf(variant))]))
    expect(await levelsOf(db, itemId)).toEqual({ [here]: { stocked: 100, reserved: 20 } })
  })
})

describe("giving back", () => {
  async function reserved(quantities: readonly [number, number]) {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db, 2)
    const [here, there] = locationIds as [string, string]
    const { variant, itemId } = await makeVariant(db, { [here]: 50, [there]: 50 })
    const lineItem = lineOf(variant)
    for (const [index, quantity] of quantities.entries())
      await inTransaction((context) =>
        reserveForLine(context, { lineItem, quantity, locationId: locationIds[index] }),
      )
    const adjust = (quantity: number) =>
      inTransaction((context) =>
        adjustReservationsOfLine(context, {
          lineItemId: lineItem.id,
          variantId: variant.id,
          locationId: here,
          quantity,
        }),
      )
    return { adjust, itemId, lineId: lineItem.id, here, there, channelId }
  }

  test("uses up the location's reservation first, then the others", async () => {
    const { adjust, itemId, lineId, here, there } = await reserved([3, 4])
    await adjust(-5)
    expect(await levelsOf(shop.engine.db, itemId)).toMatchObject({
      [here]: { reserved: 0 },
      [there]: { reserved: 2 },
    })
    expect(await reservationsOf(lineId)).toEqual([
      { inventory_item_id: itemId, location_id: there, quantity: 2 },
    ])
  })

  test("deletes an exact match and passes over what is not reserved", async () => {
    const { adjust, itemId, here, there } = await reserved([3, 4])
    await adjust(-3)
    expect(await levelsOf(shop.engine.db, itemId)).toMatchObject({
      [here]: { reserved: 0 },
      [there]: { reserved: 4 },
    })
    await adjust(-9)
    expect(await levelsOf(shop.engine.db, itemId)).toMatchObject({
      [here]: { reserved: 0 },
      [there]: { reserved: 0 },
    })
  })

  test("refuses to add", async () => {
    const { adjust, itemId, here } = await reserved([3, 4])
    await expect(adjust(1)).rejects.toMatchObject({ type: "invalid_data" })
    expect(await levelsOf(shop.engine.db, itemId)).toMatchObject({ [here]: { reserved: 3 } })
  })

  test("releases all of a line, once", async () => {
    const { itemId, lineId, here, there } = await reserved([3, 4])
    for (let i = 0; i < 2; i++)
      await inTransaction((context) => releaseReservationsOfLines(context, [lineId]))
    expect(await levelsOf(shop.engine.db, itemId)).toEqual({
      [here]: { stocked: 50, reserved: 0 },
      [there]: { stocked: 50, reserved: 0 },
    })
    const told = (await shop.events()).filter(
      (event) => JSON.stringify(event.data) === JSON.stringify({ line_item_id: lineId }),
    )
    expect(told.map((event) => event.name)).toEqual(["reservation-item.deleted"])
  })
})
