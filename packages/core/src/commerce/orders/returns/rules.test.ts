import { describe, expect, test } from "vitest"
import {
  linesOfOrder,
  receivedItems,
  returnLines,
  statusAfterReturn,
  type OrderLine,
  type OrderLines,
} from "./rules.ts"

/** Only what the rules read of a line. */
const line = (id: string, quantity = 3, returned_quantity: number | null = null) =>
  ({ id, quantity, returned_quantity }) as OrderLine

const canceled_at = "2026-11-25T10:00:00.000Z"
const order = (over: Partial<OrderLines> = {}): OrderLines => ({
  items: [line("item_own")],
  swaps: [],
  claims: [],
  ...over,
})
const wanted = (item_id: string, quantity: number) => ({ item_id, quantity })

/** Ids and quantities that come back. */
const unitsOf = (lines: ReturnType<typeof returnLines>) =>
  lines.map((entry) => [entry.line.id, entry.wanted.quantity])

test("an order's lines include the lines of its swaps and claims until these are canceled", () => {
  const lines = linesOfOrder(
    order({
      swaps: [{ canceled_at: null, additional_items: [line("item_swap")] }],
      claims: [{ canceled_at, additional_items: [line("item_claim")] }],
    }),
  )
  expect(lines.map((entry) => [entry.line.id, entry.isCanceled])).toEqual([
    ["item_own", false],
    ["item_swap", false],
    ["item_claim", true],
  ])
})

describe("which lines come back", () => {
  test("as many units as the line has, and not one more", () => {
    expect(unitsOf(returnLines(order(), [wanted("item_own", 3)]))).toEqual([["item_own", 3]])
    expect(() => returnLines(order(), [wanted("item_own", 4)])).toThrow(/more items than have been purchased/)
  })

  test("no units are allowed, fewer than none are not", () => {
    expect(unitsOf(returnLines(order(), [wanted("item_own", 0)]))).toEqual([["item_own", 0]])
    expect(() => returnLines(order(), [wanted("item_own", -1)])).toThrow(/quantity must not be less than 0/)
  })

  test("a line that is named twice comes back once, with the units of both and the last note", () => {
    const lines = returnLines(order(), [
      { ...wanted("item_own", 1), reason_id: "rr_1", note: "torn" },
      { ...wanted("item_own", 2), note: "stained" },
    ])
    expect(lines.map((entry) => entry.wanted)).toEqual([
      { item_id: "item_own", quantity: 3, reason_id: "rr_1", note: "stained" },
    ])
    expect(() => returnLines(order(), [wanted("item_own", 2), wanted("item_own", 2)])).toThrow(/more items/)
  })

  test("units that came back before, or that others use up, are not left: the larger number counts", () => {
    const come = (returned: number | null, used: number | undefined, quantity: number) => () =>
      returnLines(order({ items: [line("item_own", 3, returned)] }), [wanted("item_own", quantity)], {
        used: new Map(used === undefined ? [] : [["item_own", used]]),
      })
    expect(unitsOf(come(1, undefined, 2)())).toEqual([["item_own", 2]])
    expect(come(1, undefined, 3)).toThrow(/more items/)
    expect(unitsOf(come(null, 2, 1)())).toEqual([["item_own", 1]])
    expect(come(null, 2, 2)).toThrow(/more items/)
    expect(unitsOf(come(1, 2, 1)())).toEqual([["item_own", 1]])
    expect(come(2, 1, 2)).toThrow(/more items/)
  })

  test("lines of a swap come back, unless it is canceled", () => {
    const swapped = (canceled: string | null) =>
      order({ swaps: [{ canceled_at: canceled, additional_items: [line("item_swap")] }] })
    expect(unitsOf(returnLines(swapped(null), [wanted("item_swap", 1)]))).toEqual([["item_swap", 1]])
    expect(() => returnLines(swapped(canceled_at), [wanted("item_swap", 1)])).toThrow(
      "Cannot create a return for a canceled item.",
    )
    expect(() => returnLines(swapped(canceled_at), [wanted("item_swap", 1)], { isSwap: true })).toThrow(
      "Cannot create a swap on a canceled item.",
    )
  })

  test("a line of another order is not found", () => {
    expect(() => returnLines(order(), [wanted("item_other", 1)])).toThrow(
      "Line item with item_other was not found",
    )
  })
})

test("what arrives is requested when exactly the announced units do", () => {
  const announced = [wanted("item_a", 2), wanted("item_b", 1)]
  const arrived = [wanted("item_a", 2), wanted("item_b", 3), wanted("item_c", 1)]
  expect(receivedItems(announced, arrived)).toEqual([
    { item_id: "item_a", quantity: 2, requested_quantity: 2, received_quantity: 2, is_requested: true },
    { item_id: "item_b", quantity: 3, requested_quantity: 1, received_quantity: 3, is_requested: false },
    { item_id: "item_c", quantity: 1, requested_quantity: null, received_quantity: 1, is_requested: false },
  ])
})

test.each([
  [[3, 2], "partially_returned"],
  [[3, 3], "returned"],
  [[3, 4], "returned"],
  [[3, null], "partially_returned"],
  [[null, null], "partially_returned"],
] as const)("an order of two lines of 3 with %j back is %s", (returned, status) => {
  const lines = returned.map((returned_quantity) => ({ quantity: 3, returned_quantity }))
  expect(statusAfterReturn(lines)).toBe(status)
})
