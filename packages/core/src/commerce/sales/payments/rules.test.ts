import { expect, test } from "vitest"
import { cutsOf, refundableOf, spreadRefund } from "./rules.ts"

const payment = (
  id: string,
  amount: number,
  amount_refunded = 0,
  captured_at: string | null = "2026-01-01",
) => ({
  id,
  amount,
  amount_refunded,
  captured_at,
})

test("what was never taken cannot be paid back", () => {
  expect(refundableOf(payment("a", 100, 0, null))).toBe(0)
  expect(refundableOf(payment("a", 100, 30))).toBe(70)
  expect(refundableOf(payment("a", 100, 130))).toBe(0)
})

test("what was canceled cannot be paid back, also when it was taken before", () => {
  const canceled = { ...payment("a", 100), canceled_at: "2026-01-02" }
  expect(refundableOf(canceled)).toBe(0)
  expect(spreadRefund([canceled, payment("b", 50)], 60)).toBeUndefined()
})

test("payments are used up one after the other, and the parts sum to the whole", () => {
  const payments = [payment("a", 100, 90), payment("b", 50, 0, null), payment("c", 100)]
  expect(spreadRefund(payments, 5)).toEqual([{ paymentId: "a", amount: 5 }])
  expect(spreadRefund(payments, 60)).toEqual([
    { paymentId: "a", amount: 10 },
    { paymentId: "c", amount: 50 },
  ])
  expect(spreadRefund(payments, 110)?.reduce((sum, part) => sum + part.amount, 0)).toBe(110)
  expect(spreadRefund(payments, 111)).toBeUndefined()
  expect(spreadRefund(payments, 0)).toEqual([])
})

test("after a payment outside, collections request at most what is outstanding", () => {
  const [one, two] = [
    { id: "one", amount: 400, authorized: 0 },
    { id: "two", amount: 500, authorized: 200 },
  ]
  expect(cutsOf([one, two], { amount: 100, outstanding: 700 })).toEqual([])
  expect(cutsOf([one, two], { amount: 100, outstanding: 600 })).toEqual([
    { id: "two", paid: 0, after: { amount: 400, authorized_amount: 200, status: "partially_authorized" } },
  ])
  expect(cutsOf([one, two], { amount: 500, outstanding: 200 })).toEqual([
    { id: "one", paid: 0, after: { amount: 200, authorized_amount: null, status: "not_paid" } },
    { id: "two", paid: 300, after: { amount: 500, authorized_amount: 500, status: "authorized" } },
  ])
  // A later edit has lowered the total.
  expect(cutsOf([one, two], { amount: 150, outstanding: 0 })).toEqual([
    { id: "one", paid: 150, after: { amount: 150, authorized_amount: 150, status: "authorized" } },
    { id: "two", paid: 0, after: { amount: 200, authorized_amount: 200, status: "authorized" } },
  ])
  expect(cutsOf([two, one], { amount: 300, outstanding: 0 })[1]).toEqual({
    id: "one",
    paid: 0,
    after: { amount: 400, authorized_amount: 0, status: "canceled" },
  })
})
