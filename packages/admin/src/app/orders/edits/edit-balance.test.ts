import { describe, expect, it } from "vitest"
import { editBalance } from "./edit-balance.ts"

type Order = Parameters<typeof editBalance>[0]
type Edit = Parameters<typeof editBalance>[1][number]

const payment = (amount: number, canceled_at: string | null = null, provider_id = "stripe") => ({
  amount,
  captured_at: null as string | null,
  canceled_at,
  provider_id,
  swap_id: null as string | null,
})
const recorded = (amount: number) => ({
  ...payment(amount, null, "system"),
  captured_at: "2026-11-30T08:00:00.000Z",
})
const refund = (amount: number, reason: "discount" | "return" | "swap" | "claim" | "other") => ({
  amount,
  reason,
})
const order = (total: number, change: Partial<Order> = {}): Order => ({
  status: "pending",
  payment_status: "captured",
  cart_id: "cart_1",
  shipping_methods: [{ cart_id: "cart_1", price: 500 }],
  total,
  payments: [payment(10_000)],
  refunds: [],
  refundable_amount: 10_000,
  ...change,
})
const collection = (amount: number, change: Partial<NonNullable<Edit["payment_collection"]>> = {}) => ({
  id: "paycol_1",
  status: "not_paid" as const,
  amount,
  authorized_amount: null,
  payments: [],
  ...change,
})
const edit = (change: Partial<Edit> = {}): Edit => ({
  id: "oe_1",
  confirmed_at: "2026-01-01T00:00:00.000Z",
  canceled_at: null,
  payment_collection: null,
  ...change,
})

describe("what is left to settle without an edit", () => {
  const added = { cart_id: null, price: 300 }
  const placed = { cart_id: "cart_1", price: 500 }

  it("is the price of an added shipping method, until it is paid", () => {
    const shipping_methods = [placed, added]
    expect(editBalance(order(10_300, { shipping_methods }), [])).toMatchObject({ due: 300, refund: 0 })
    const payments = [payment(10_000), payment(300)]
    expect(editBalance(order(10_300, { shipping_methods, payments }), []).due).toBe(0)
    expect(editBalance(order(10_300, { shipping_methods, status: "canceled" }), []).due).toBe(0)
  })

  it("is nothing when a provider captured less than the order costs", () => {
    expect(editBalance(order(10_300), []).due).toBe(0)
  })

  it("is what the payments of an imported order do not cover, once it has a shipping method", () => {
    const imported = { cart_id: null, shipping_methods: [added] }
    expect(editBalance(order(10_300, imported), []).due).toBe(300)
    expect(editBalance(order(10_000, imported), []).due).toBe(0)
    expect(editBalance(order(10_300, { ...imported, shipping_methods: [] }), []).due).toBe(0)
    // Its payments were not imported.
    expect(editBalance(order(10_300, { ...imported, payments: [] }), []).due).toBe(0)
  })

  it("is what recorded payments lack, whatever the status says", () => {
    for (const payment_status of ["awaiting", "captured"] as const) {
      const part = { payment_status, cart_id: null, payments: [recorded(1000)] }
      expect(editBalance(order(10_000, part), []).due).toBe(9000)
      const whole = { ...part, payments: [recorded(1000), recorded(9000)] }
      expect(editBalance(order(10_000, whole), []).due).toBe(0)
    }
    expect(editBalance(order(10_000, { payments: [recorded(1000), payment(5000)] }), []).due).toBe(0)
  })

  it("is the total of an order that waits for a payment and has none", () => {
    const payments = [payment(10_000, "2026-01-02T00:00:00.000Z")]
    const unpaid = { payments, payment_status: "awaiting" } as const
    expect(editBalance(order(10_000, unpaid), []).due).toBe(10_000)
    expect(editBalance(order(10_000, { ...unpaid, payments: [payment(10_000)] }), []).due).toBe(0)
    expect(editBalance(order(10_000, { payments }), []).due).toBe(0)
  })

  it("is the total of an imported order without payments, if its status says that it is unpaid", () => {
    const imported = { cart_id: null, payments: [], shipping_methods: [added] }
    for (const payment_status of ["awaiting", "not_paid"] as const)
      expect(editBalance(order(10_000, { ...imported, payment_status }), []).due).toBe(10_000)
    expect(editBalance(order(10_000, imported), []).due).toBe(0)
  })

  it("is the rest after a part of an unpaid order was marked as paid", () => {
    const part = { ...payment(1), captured_at: "2026-01-02T00:00:00.000Z" }
    const unpaid = { payments: [part], payment_status: "awaiting" } as const
    expect(editBalance(order(10_000, unpaid), []).due).toBe(9999)
    expect(editBalance(order(10_000, { ...unpaid, payments: [part, payment(9000)] }), []).due).toBe(0)
  })

  it("does not count the payment of a swap", () => {
    const payments = [payment(10_000), { ...payment(500), swap_id: "swap_1" }]
    const shipping_methods = [placed, added]
    expect(editBalance(order(10_300, { shipping_methods, payments }), []).due).toBe(300)
  })

  it("does not take the payment of a swap for one of the order", () => {
    const ofSwap = { ...payment(500), captured_at: "2026-01-02T00:00:00.000Z", swap_id: "swap_1" }
    const imported = { cart_id: null, shipping_methods: [added], payments: [ofSwap] }
    expect(editBalance(order(10_000, imported), []).due).toBe(0)
    expect(editBalance(order(10_000, { payments: [recorded(100), ofSwap] }), []).due).toBe(9900)
  })
})

describe("what edits leave to settle", () => {
  it("is nothing without a confirmed edit, whatever was paid", () => {
    const open = edit({ confirmed_at: null, payment_collection: collection(2000) })
    expect(editBalance(order(12_000), [open])).toEqual({ due: 0, refund: 0, open: [], outside: [] })
  })

  it("is what the customer owes, with the payment that was requested", () => {
    const {
      due,
      refund: back,
      open,
    } = editBalance(order(12_000), [edit({ payment_collection: collection(2000) })])
    expect({ due, back }).toEqual({ due: 2000, back: 0 })
    expect(open).toEqual([{ id: "paycol_1", editId: "oe_1", at: "2026-01-01T00:00:00.000Z", amount: 2000 }])
  })

  it("is due without a request, too", () => {
    expect(editBalance(order(12_000), [edit()])).toMatchObject({ due: 2000, open: [] })
  })

  it("is nothing once the difference is paid in the storefront", () => {
    const paid = collection(2000, {
      status: "authorized",
      authorized_amount: 2000,
      payments: [{ amount: 2000 }],
    })
    const payments = [payment(10_000), payment(2000)]
    expect(editBalance(order(12_000, { payments }), [edit({ payment_collection: paid })])).toEqual({
      due: 0,
      refund: 0,
      open: [],
      outside: [],
    })
  })

  it("is nothing once the difference is marked as paid", () => {
    const paid = collection(2000, { status: "authorized", authorized_amount: 2000 })
    const { due, outside } = editBalance(order(12_000), [edit({ payment_collection: paid })])
    expect(due).toBe(0)
    expect(outside).toMatchObject([{ amount: 2000 }])
  })

  it("is what to refund when the total is lower, until it is refunded", () => {
    expect(editBalance(order(7000), [edit()])).toMatchObject({ due: 0, refund: 3000 })
    const partly = order(7000, { refunds: [refund(1000, "other")], refundable_amount: 9000 })
    expect(editBalance(partly, [edit()]).refund).toBe(2000)
    const wholly = order(7000, { refunds: [refund(3000, "discount")], refundable_amount: 7000 })
    expect(editBalance(wholly, [edit()]).refund).toBe(0)
  })

  it("leaves refunds for returned items aside", () => {
    const returned = order(7000, { refunds: [refund(2000, "return")], refundable_amount: 8000 })
    expect(editBalance(returned, [edit()]).refund).toBe(3000)
    const all = order(7000, { refunds: [refund(9000, "return")], refundable_amount: 1000 })
    expect(editBalance(all, [edit()]).refund).toBe(1000)
  })

  it("does not count payments that were canceled", () => {
    const payments = [payment(10_000), payment(2000, "2026-01-02T00:00:00.000Z")]
    expect(editBalance(order(12_000, { payments }), [edit()]).due).toBe(2000)
  })

  it("asks for nothing when a later edit takes the difference back, or the order is canceled", () => {
    const earlier = edit({ payment_collection: collection(2000) })
    expect(editBalance(order(10_000), [edit({ id: "oe_2" }), earlier])).toMatchObject({ due: 0, open: [] })
    expect(editBalance(order(12_000, { status: "canceled" }), [earlier]).due).toBe(0)
  })
})
