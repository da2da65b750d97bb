import { describe, expect, test } from "vitest"
import type { AllocatableLevel, ItemDemand } from "./allocation.ts"
import { allocateAll, itemDemands, type StockLink } from "./item-demands.ts"

const link = (variant_id: string, over: Partial<StockLink> = {}): StockLink => ({
  variant_id,
  inventory_item_id: `item_${variant_id}`,
  required_quantity: 1,
  allow_backorder: false,
  ...over,
})
const line = (id: string, variant_id: string | null, quantity: number) => ({
  lineItem: { id, variant_id },
  quantity,
})

describe("what lines need", () => {
  test("each item of the line's variant, as often as the variant needs it", () => {
    const links = [
      link("six", { required_quantity: 6 }),
      link("six", { inventory_item_id: "box" }),
      link("other"),
    ]
    expect(itemDemands(links, { lines: [line("line", "six", 2)] })).toEqual([
      {
        line_item_id: "line",
        variant_id: "six",
        inventory_item_id: "item_six",
        quantity: 12,
        isUnlimited: false,
      },
      { line_item_id: "line", variant_id: "six", inventory_item_id: "box", quantity: 2, isUnlimited: false },
    ])
  })

  test("lines without units, without a variant or whose variant has no items need none", () => {
    const lines = [
      line("none", "a", 0),
      line("negative", "a", -1),
      line("custom", null, 1),
      line("loose", "b", 1),
      line("one", "a", 1),
    ]
    expect(itemDemands([link("a")], { lines }).map((demand) => demand.line_item_id)).toEqual(["one"])
  })

  test("variants that can be backordered come last", () => {
    const links = [
      link("late", { allow_backorder: true }),
      link("soon"),
      link("later", { allow_backorder: true }),
    ]
    const lines = [line("1", "late", 1), line("2", "soon", 1), line("3", "later", 1), line("4", "soon", 1)]
    const order = itemDemands(links, { lines }).map((demand) => [demand.line_item_id, demand.isUnlimited])
    expect(order).toEqual([
      ["2", false],
      ["4", false],
      ["1", true],
      ["3", true],
    ])
  })

  test("with overbooking every demand can be met", () => {
    const isUnlimited = (overbook?: boolean) =>
      itemDemands([link("a")], {
        lines: [line("1", "a", 1)],
        ...(overbook !== undefined && { overbook }),
      })[0]!.isUnlimited
    expect([isUnlimited(true), isUnlimited(false), isUnlimited()]).toEqual([true, false, false])
  })
})

describe("where units come from", () => {
  const demand = (item: string, quantity: number): ItemDemand => ({
    line_item_id: "line",
    variant_id: `variant_${item}`,
    inventory_item_id: item,
    quantity,
    isUnlimited: false,
  })
  const level = (item: string, available: number): AllocatableLevel => ({
    id: `level_${item}`,
    inventory_item_id: item,
    location_id: "location",
    available,
  })

  test("the levels of the items", () => {
    const allocations = allocateAll([demand("a", 2), demand("b", 1)], [level("b", 1), level("a", 2)], null)
    expect(allocations.map((part) => [part.level.id, part.quantity])).toEqual([
      ["level_a", 2],
      ["level_b", 1],
    ])
  })

  test("an item that no level has is an error, which names the one location that was asked", () => {
    expect(() => allocateAll([demand("a", 1), demand("b", 1)], [level("a", 1)], null)).toThrow(
      "No stock location of the sales channel holds this item",
    )
    expect(() => allocateAll([demand("a", 1), demand("b", 1)], [level("a", 1)], "sloc_1")).toThrow(
      "Item b is not stocked at location sloc_1",
    )
  })

  test("too few units are an error, which names the first variant that lacks some", () => {
    expect(() =>
      allocateAll([demand("a", 1), demand("b", 2)], [level("a", 1), level("b", 1)], "sloc_1"),
    ).toThrow(/variant_b/)
    expect(allocateAll([demand("b", 1)], [level("b", 1)], "sloc_1")).toHaveLength(1)
  })
})
