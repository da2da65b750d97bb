import { describe, expect, test } from "vitest"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import {
  assertAllowed,
  cancelRefusal,
  orderTransitions,
  paymentStatusAfterCapture,
  paymentStatusAfterRefund,
  statusAfterFulfilling,
  statusAfterShipping,
  type OrderAction,
  type OrderStatus,
} from "./rules.ts"

const statuses: readonly OrderStatus[] = ["pending", "completed", "archived", "canceled", "requires_action"]

/** What is allowed where; everything else is refused. */
const allowed: Record<OrderAction, readonly OrderStatus[]> = {
  update: ["pending", "completed", "archived", "requires_action"],
  "add shipping method": ["pending", "completed", "archived", "requires_action"],
  capture: ["pending", "completed", "archived", "requires_action"],
  refund: ["pending", "completed", "archived", "requires_action"],
  fulfill: ["pending", "completed", "archived", "requires_action"],
  ship: ["pending", "completed", "archived", "requires_action"],
  return: ["pending", "completed", "archived", "requires_action"],
  exchange: ["pending", "completed", "archived", "requires_action"],
  claim: ["pending", "completed", "archived", "requires_action"],
  edit: ["pending", "completed", "archived", "requires_action"],
  complete: ["pending", "completed", "archived", "requires_action"],
  archive: ["completed"],
  cancel: ["pending", "completed", "archived", "canceled", "requires_action"],
}

/** Where v1 says something other than that a canceled order cannot do it. */
const refusals: Partial<Record<OrderAction, RegExp>> = {
  archive: /^Can't archive an unprocessed order$/,
  return: /^Cannot create a return for a canceled item\.$/,
  exchange: /^Cannot create a swap on a canceled item\.$/,
  claim: /^Cannot create a claim on a canceled item\.$/,
}

describe("what can be done with an order where it stands", () => {
  const cases = (Object.keys(orderTransitions) as OrderAction[]).flatMap((action) =>
    statuses.map((status) => ({ action, status, isAllowed: allowed[action].includes(status) })),
  )
  test.each(cases)("$action, $status: $isAllowed", ({ action, status, isAllowed }) => {
    const attempt = () => assertAllowed(action, { status })
    if (isAllowed) expect(attempt).not.toThrow()
    else {
      expect(attempt).toThrow(CommerceError)
      expect(attempt).toThrow(refusals[action] ?? /canceled order/)
    }
  })

  test("only completing, archiving and cancelling move an order", () => {
    const moves = Object.entries(orderTransitions).flatMap(([action, transition]) =>
      "to" in transition ? [[action, transition.to]] : [],
    )
    expect(moves).toEqual([
      ["complete", "completed"],
      ["archive", "archived"],
      ["cancel", "canceled"],
    ])
  })
})

describe("cancelling", () => {
  const order = { refunds: [], fulfillments: [], returns: [], swaps: [], claims: [] }
  const done = { canceled_at: "2026-01-01" }

  test("nothing stands against an order of which all parts are canceled", () => {
    const canceled = {
      fulfillments: [done],
      returns: [{ status: "canceled" }],
      swaps: [done],
      claims: [done],
    }
    expect(cancelRefusal({ ...order, ...canceled })).toBeUndefined()
  })
  test.each([
    ["refunds", { refunds: [{}] }, "Order with refund(s) cannot be canceled"],
    ["a fulfillment", { fulfillments: [done, { canceled_at: null }] }, "All fulfillments must be canceled"],
    ["a return", { returns: [{ status: "requested" }] }, "All returns must be canceled"],
    ["a swap", { swaps: [{ canceled_at: null }] }, "All swaps must be canceled"],
    ["a claim", { claims: [{}] }, "All claims must be canceled"],
  ])("%s stands against it", (_, part, message) => {
    expect(cancelRefusal({ ...order, ...part })?.message).toContain(message)
  })
})

describe("the payment status", () => {
  test.each([
    [{ paid: 100, refunded: 0, uncaptured: 0 }, "captured"],
    [{ paid: 100, refunded: 0, uncaptured: 1 }, "requires_action"],
    [{ paid: 100, refunded: 40, uncaptured: 0 }, "partially_refunded"],
    [{ paid: 100, refunded: 100, uncaptured: 0 }, "refunded"],
    [{ paid: 0, refunded: 0, uncaptured: 0 }, "captured"],
  ] as const)("after capturing %o: %s", (state, status) => {
    expect(paymentStatusAfterCapture(state)).toBe(status)
  })
  test.each([
    [{ paid: 100, refunded: 0, uncaptured: 0 }, "captured"],
    [{ paid: 100, refunded: 1, uncaptured: 0 }, "partially_refunded"],
    [{ paid: 100, refunded: 100, uncaptured: 0 }, "refunded"],
  ] as const)("after refunding %o: %s", (state, status) => {
    expect(paymentStatusAfterRefund(state, "captured")).toBe(status)
  })
})

describe("the fulfillment status", () => {
  test("counts packed units of every line", () => {
    expect(statusAfterFulfilling([{ quantity: 2, fulfilled_quantity: 2 }])).toBe("fulfilled")
    expect(
      statusAfterFulfilling([
        { quantity: 2, fulfilled_quantity: 2 },
        { quantity: 1, fulfilled_quantity: null },
      ]),
    ).toBe("partially_fulfilled")
  })
  test("counts sent units of every line", () => {
    expect(statusAfterShipping([{ quantity: 2, shipped_quantity: 2 }])).toBe("shipped")
    expect(statusAfterShipping([{ quantity: 2, fulfilled_quantity: 2, shipped_quantity: 1 }])).toBe(
      "partially_shipped",
    )
    expect(statusAfterShipping([{ quantity: 2, shipped_quantity: 2 }, { quantity: 1 }])).toBe(
      "partially_shipped",
    )
  })
})
