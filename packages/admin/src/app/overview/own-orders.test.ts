import { expect, it } from "vitest"
import { hasOwnOrder } from "./own-orders.ts"

it("counts the orders that a demo store came with as none", () => {
  expect([hasOwnOrder(24, { demo_orders: 24 }), hasOwnOrder(25, { demo_orders: 24 })]).toEqual([false, true])
})

it("counts every order of a store without a demo", () => {
  expect([hasOwnOrder(0, null), hasOwnOrder(1, null), hasOwnOrder(1, { note: "x" })]).toEqual([
    false,
    true,
    true,
  ])
  expect(hasOwnOrder(1, { demo_orders: "24" }), "what somebody else wrote").toBe(true)
})
