import { expect, test } from "vitest"
import { refundableOf, spreadRefund } from "./rules.ts"

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
