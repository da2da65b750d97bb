import { describe, expect, test } from "vitest"
import type { OrderLine } from "../returns/index.ts"
import { assertAllowed, assertConsistent, cancelRefusal, claimedLines, claimRefund } from "./rules.ts"

const line = (shipped: number | null) => ({
  id: "item_1",
  unit_price: 1000,
  quantity: 3,
  shipped_quantity: shipped,
  includes_tax: false,
  tax_lines: [],
  adjustments: [],
})

describe("a claim contradicts itself", () => {
  const item = { item_id: "item_1", quantity: 1 }
  const refund = { type: "refund", claim_items: [item] } as const
  const replace = { type: "replace", claim_items: [item], additional_items: [{}] } as const

  test("not with items, and replacements where it replaces", () => {
    expect(() => assertConsistent(refund)).not.toThrow()
    expect(() => assertConsistent({ ...refund, refund_amount: 100 })).not.toThrow()
    expect(() => assertConsistent(replace)).not.toThrow()
    expect(() => assertConsistent({ ...replace, refund_amount: 0 })).not.toThrow()
  })

  test.each([null, undefined, []])("when it replaces by %j", (additional_items) => {
    expect(() => assertConsistent({ ...replace, additional_items })).toThrow(/at least one additional item/)
    expect(() => assertConsistent({ ...refund, additional_items })).not.toThrow()
  })

  test("without items", () => {
    expect(() => assertConsistent({ ...refund, claim_items: [] })).toThrow(/at least one claim item/)
  })

  test("when it replaces and refunds", () => {
    expect(() => assertConsistent({ ...replace, refund_amount: 100 })).toThrow(
      'Claim has type "replace" but must be type "refund" to have a refund_amount.',
    )
  })
})

describe("the lines of a claim", () => {
  /** Three units that were sent. */
  const sent = (over: Partial<OrderLine> = {}) =>
    ({
      id: "item_1",
      variant_id: "variant_1",
      quantity: 4,
      fulfilled_quantity: 3,
      returned_quantity: null,
      ...over,
    }) as OrderLine
  const wanted = (quantity: number, over: object = {}) => ({
    item_id: "item_1",
    quantity,
    reason: "other" as const,
    ...over,
  })
  const claim = (
    entries: readonly ReturnType<typeof wanted>[],
    {
      line: over = {},
      isCanceled = false,
      used,
    }: { line?: object; isCanceled?: boolean; used?: number } = {},
  ) =>
    claimedLines(
      [{ line: sent(over), isCanceled }],
      entries,
      new Map(used === undefined ? [] : [["item_1", used]]),
    ).map((entry) => [entry.line.variant_id, entry.wanted.quantity])
  const tooMany = "Cannot claim more of an item than has been fulfilled."

  test("have as many units as were sent, and not one more", () => {
    expect(claim([wanted(3)])).toEqual([["variant_1", 3]])
    expect(() => claim([wanted(4)])).toThrow(tooMany)
    expect(() => claim([wanted(1)], { line: { fulfilled_quantity: null } })).toThrow(tooMany)
  })

  test("have at least one unit", () => {
    expect(claim([wanted(1)])).toEqual([["variant_1", 1]])
    expect(() => claim([wanted(0)])).toThrow(tooMany)
    expect(() => claim([wanted(-1)])).toThrow(tooMany)
  })

  test("share the units with what the same claim names before", () => {
    expect(claim([wanted(1), wanted(2)])).toEqual([
      ["variant_1", 1],
      ["variant_1", 2],
    ])
    expect(() => claim([wanted(2), wanted(2)])).toThrow(tooMany)
  })

  test("leave out units that others use up or that came back: the larger number counts", () => {
    expect(claim([wanted(1)], { used: 2 })).toEqual([["variant_1", 1]])
    expect(() => claim([wanted(2)], { used: 2 })).toThrow(tooMany)
    expect(claim([wanted(1)], { line: { returned_quantity: 2 }, used: 1 })).toEqual([["variant_1", 1]])
    expect(() => claim([wanted(2)], { line: { returned_quantity: 2 }, used: 1 })).toThrow(tooMany)
    expect(() => claim([wanted(3)], { line: { returned_quantity: 1 } })).toThrow(tooMany)
  })

  test("belong to the order, are not canceled, have a variant and a reason", () => {
    expect(() => claim([wanted(1, { item_id: "item_2" })])).toThrow("Line item with item_2 was not found")
    expect(() => claim([wanted(1)], { isCanceled: true })).toThrow(
      "Cannot create a claim on a canceled item.",
    )
    expect(() => claim([wanted(1)], { line: { variant_id: null } })).toThrow(
      "Cannot claim a custom line item",
    )
    expect(() => claim([wanted(1, { reason: null })])).toThrow(/reason must be one of/)
  })
})

describe("what can be done with a claim", () => {
  type Claim = Parameters<typeof assertAllowed>[1]
  const open: Claim = { canceled_at: null, fulfillment_status: "not_fulfilled", type: "replace" }
  const attempt =
    (action: Parameters<typeof assertAllowed>[0], over: Partial<Claim> = {}) =>
    () =>
      assertAllowed(action, { ...open, ...over })

  test.each([
    ["update", "be updated"],
    ["fulfill", "be fulfilled"],
    ["ship", "be fulfilled as shipped"],
  ] as const)("%s, unless it is canceled", (action, words) => {
    expect(attempt(action)).not.toThrow()
    expect(attempt(action, { canceled_at: "2026-11-25T10:00:00.000Z" })).toThrow(
      `Canceled claim cannot ${words}`,
    )
  })

  test("it is fulfilled once, and again after a cancellation", () => {
    expect(attempt("fulfill", { fulfillment_status: "canceled" })).not.toThrow()
    expect(attempt("fulfill", { fulfillment_status: "fulfilled" })).toThrow("already been fulfilled")
    expect(attempt("ship", { fulfillment_status: "fulfilled" })).not.toThrow()
  })

  test("only replacements are fulfilled", () => {
    expect(attempt("fulfill", { type: "refund" })).toThrow(
      'Claims with the type "refund" can not be fulfilled.',
    )
    expect(attempt("update", { type: "refund" })).not.toThrow()
  })
})

test("a claim refunds the claimed units of lines that were sent, and nothing for others", () => {
  const refundOf = (shipped: number | null, quantity: number) =>
    claimRefund([{ line: line(shipped), wanted: { item_id: "item_1", quantity } }], { discounts: [] })
  expect([refundOf(3, 2), refundOf(2, 2)]).toEqual([2000, 2000])
  expect([refundOf(1, 2), refundOf(0, 1), refundOf(null, 1)]).toEqual([0, 0, 0])
})

test("a claim is not canceled after its refund, during its fulfillment or before its return is canceled", () => {
  type Claim = Parameters<typeof cancelRefusal>[0]
  const open: Claim = { refund_amount: null, fulfillments: [], return_order: null }
  const message = (claim: Partial<Claim>) => cancelRefusal({ ...open, ...claim })?.message
  expect(message({})).toBeUndefined()
  expect(message({ refund_amount: 100 })).toBe("Claim with a refund cannot be canceled")
  expect(message({ fulfillments: [{ canceled_at: null }] })).toMatch(/fulfillment/i)
  expect(message({ fulfillments: [{ canceled_at: "2026-11-25T10:00:00.000Z" }] })).toBeUndefined()
  expect(message({ return_order: { status: "requested" } })).toMatch(/^Return must be canceled/)
  expect(message({ return_order: { status: "canceled" } })).toBeUndefined()
  expect(message({ refund_amount: 0 })).toBeUndefined()
  const canceled = { canceled_at: "2026-11-25T10:00:00.000Z" }
  expect(message({ fulfillments: [canceled, { canceled_at: null }] })).toMatch(/fulfillment/i)
})
