import { expect, test } from "vitest"
import { allocateUnits, type ItemDemand } from "./allocation.ts"

const level = (id: string, available: number, inventory_item_id = "iitem_a") => ({
  id,
  inventory_item_id,
  location_id: `sloc_${id}`,
  available,
})

const demand = (quantity: number, more: Partial<ItemDemand> = {}): ItemDemand => ({
  line_item_id: "item_1",
  variant_id: "variant_1",
  inventory_item_id: "iitem_a",
  quantity,
  isUnlimited: false,
  ...more,
})

function plan(demands: ItemDemand[], levels: ReturnType<typeof level>[]) {
  const { allocations, short } = allocateUnits(demands, levels)
  return { taken: allocations.map((part) => `${part.level.id}:${part.quantity}`), short: short.length }
}

test("takes the first level that has all units", () => {
  expect(plan([demand(3)], [level("1", 2), level("2", 3), level("3", 9)])).toEqual({
    taken: ["2:3"],
    short: 0,
  })
})

test("splits over levels where none has enough", () => {
  expect(plan([demand(5)], [level("1", 2), level("2", -4), level("3", 4)])).toEqual({
    taken: ["1:2", "3:3"],
    short: 0,
  })
})

test("says which demands cannot be met and takes nothing for them", () => {
  expect(plan([demand(5), demand(2)], [level("1", 4)])).toEqual({ taken: ["1:2"], short: 1 })
})

test("counts what earlier demands took", () => {
  expect(plan([demand(2), demand(2), demand(2)], [level("1", 3), level("2", 3)])).toEqual({
    taken: ["1:2", "2:2", "1:1", "2:1"],
    short: 0,
  })
})

test("promises at the first level what may be ordered without stock", () => {
  const unlimited = demand(5, { isUnlimited: true })
  expect(plan([unlimited], [level("1", 0), level("2", 4)])).toEqual({ taken: ["1:5"], short: 0 })
  expect(plan([unlimited], [level("1", 0), level("2", 5)])).toEqual({ taken: ["2:5"], short: 0 })
})

test("never takes another item's units", () => {
  expect(plan([demand(1)], [level("1", 9, "iitem_b")])).toEqual({ taken: [], short: 1 })
})

test("an item without a level is short, also where nothing limits the demand", () => {
  expect(plan([demand(1, { isUnlimited: true }), demand(0)], [level("1", 9, "iitem_b")])).toEqual({
    taken: [],
    short: 2,
  })
})
