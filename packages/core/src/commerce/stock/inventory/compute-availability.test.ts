import { describe, expect, test } from "vitest"
import {
  addAvailability,
  managedIds,
  shortagesIn,
  type StockedVariant,
  type VariantStock,
} from "./compute-availability.ts"

const variant = (over: Partial<StockedVariant> = {}): StockedVariant => ({
  id: "variant",
  manage_inventory: true,
  allow_backorder: false,
  ...over,
})
const stock = (available: number, over: Partial<VariantStock> = {}): VariantStock => ({
  variant_id: "variant",
  inventory_item_id: "item",
  required_quantity: 1,
  available,
  ...over,
})

test("only variants whose stock is managed are counted", () => {
  expect(managedIds([variant(), variant({ id: "free", manage_inventory: false })])).toEqual(["variant"])
})

describe("what is shown of a variant", () => {
  const shown = (
    one: StockedVariant,
    rows: readonly VariantStock[],
    channels: readonly string[] | undefined = ["channel"],
  ) => {
    const [{ inventory_quantity, purchasable } = {} as StockedVariant] = addAvailability(
      [one],
      rows,
      channels,
    )
    return [inventory_quantity, purchasable]
  }

  test.each([
    [1, false, [1, true]],
    [0, false, [0, false]],
    [-1, false, [-1, false]],
    [0, true, [0, true]],
  ])("%i units, backorder %s: %j", (available, allow_backorder, expected) => {
    expect(shown(variant({ allow_backorder }), [stock(available)])).toEqual(expected)
  })

  test("the item that was linked first counts, and rows of other variants do not", () => {
    const rows = [stock(9, { variant_id: "other" }), stock(2), stock(7, { inventory_item_id: "second" })]
    expect(shown(variant(), rows)).toEqual([2, true])
  })

  test("without items it can be bought, and has no quantity", () => {
    expect(shown(variant({ inventory_quantity: 5 }), [])).toEqual([undefined, true])
  })

  test("without a sales channel it cannot be bought, and has no quantity", () => {
    const row = variant({ allow_backorder: true, inventory_quantity: 5 })
    addAvailability([row], [stock(3)], undefined)
    expect([row.inventory_quantity, row.purchasable]).toEqual([undefined, false])
  })

  test("a variant whose stock is not managed keeps its quantity, and those after it are completed", () => {
    const rows = [variant({ id: "free", manage_inventory: false, inventory_quantity: 4 }), variant()]
    expect(addAvailability(rows, [stock(3), stock(0, { variant_id: "free" })], ["channel"])).toBe(rows)
    expect(rows.map((row) => [row.inventory_quantity, row.purchasable])).toEqual([
      [4, true],
      [3, true],
    ])
  })
})

describe("of which variants there are too few units", () => {
  const of = (one: StockedVariant, quantity: number) => ({ variant: one, quantity })

  test("all that are there can be had, and not one more", () => {
    expect(shortagesIn([stock(3)], [of(variant(), 3)])).toEqual([])
    expect(shortagesIn([stock(3)], [of(variant(), 4)])).toEqual(["variant"])
  })

  test("demands for one variant are added up, and it is named once", () => {
    expect(shortagesIn([stock(3)], [of(variant(), 1), of(variant(), 2)])).toEqual([])
    expect(shortagesIn([stock(3)], [of(variant(), 2), of(variant(), 2)])).toEqual(["variant"])
  })

  test("a variant takes as many units of its item as it needs", () => {
    const sixpack = [stock(12, { required_quantity: 6 })]
    expect(shortagesIn(sixpack, [of(variant(), 2)])).toEqual([])
    expect(shortagesIn(sixpack, [of(variant(), 3)])).toEqual(["variant"])
  })

  test("variants that share an item share its units", () => {
    const rows = [stock(5), stock(5, { variant_id: "sixpack", required_quantity: 3 })]
    const sixpack = variant({ id: "sixpack" })
    expect(shortagesIn(rows, [of(variant(), 2), of(sixpack, 1)])).toEqual([])
    expect(shortagesIn(rows, [of(variant(), 3), of(sixpack, 1)])).toEqual(["variant", "sixpack"])
  })

  test("one that lacks units does not make others short", () => {
    const rows = [stock(3), stock(0, { variant_id: "other", inventory_item_id: "another" })]
    expect(shortagesIn(rows, [of(variant(), 1), of(variant({ id: "other" }), 1)])).toEqual(["other"])
  })

  test("every item of a variant must be there", () => {
    const rows = [stock(3), stock(1, { inventory_item_id: "lid" })]
    expect(shortagesIn(rows, [of(variant(), 1)])).toEqual([])
    expect(shortagesIn(rows, [of(variant(), 2)])).toEqual(["variant"])
  })

  test("a variant without items, without managed stock, or that can be backordered lacks nothing", () => {
    expect(shortagesIn([], [of(variant(), 1)])).toEqual([])
    expect(shortagesIn([stock(0)], [of(variant({ manage_inventory: false }), 1)])).toEqual([])
    expect(shortagesIn([stock(0)], [of(variant({ allow_backorder: true }), 1)])).toEqual([])
  })

  test("what can be backordered takes nothing from the others", () => {
    const rows = [stock(1), stock(1, { variant_id: "late" })]
    const late = variant({ id: "late", allow_backorder: true })
    expect(shortagesIn(rows, [of(late, 5), of(variant(), 1)])).toEqual([])
  })
})
