import { expect, test } from "vitest"
import { planRelease, type ReservedRow } from "./plan-release.ts"

const row = (id: string, quantity: number, over: Partial<ReservedRow> = {}): ReservedRow => ({
  id,
  inventory_item_id: "item",
  quantity,
  required_quantity: 1,
  is_here: true,
  ...over,
})

test("a reservation of exactly this size at the location goes, wherever it is in the order", () => {
  expect(planRelease([row("a", 5), row("b", 3)], 3)).toEqual({ deleted: ["b"], reduced: [] })
})

test("a reservation of this size elsewhere does not go before those in front of it", () => {
  expect(planRelease([row("a", 5), row("b", 3, { is_here: false })], 3)).toEqual({
    deleted: [],
    reduced: [{ id: "a", quantity: 3 }],
  })
})

test("reservations are used up in their order, and those behind stay as they are", () => {
  expect(planRelease([row("a", 2), row("b", 4), row("c", 9)], 5)).toEqual({
    deleted: ["a"],
    reduced: [{ id: "b", quantity: 3 }],
  })
  expect(planRelease([row("a", 2), row("b", 4), row("c", 9)], 6)).toEqual({
    deleted: ["a", "b"],
    reduced: [],
  })
})

test("more units than are reserved are passed over", () => {
  expect(planRelease([row("a", 2), row("b", 1)], 5)).toEqual({ deleted: ["a", "b"], reduced: [] })
  expect(planRelease([], 5)).toEqual({ deleted: [], reduced: [] })
})

test("each item of the variant gives back the units that the variant needs of it", () => {
  const reserved = [
    row("bottle", 12, { inventory_item_id: "bottle", required_quantity: 6 }),
    row("box", 2, { inventory_item_id: "box" }),
  ]
  expect(planRelease(reserved, 1)).toEqual({
    deleted: [],
    reduced: [
      { id: "bottle", quantity: 6 },
      { id: "box", quantity: 1 },
    ],
  })
  expect(planRelease(reserved, 2)).toEqual({ deleted: ["bottle", "box"], reduced: [] })
})
