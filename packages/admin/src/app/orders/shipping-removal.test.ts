import { expect, it } from "vitest"
import { removals } from "./shipping-removal.ts"

type Method = Parameters<typeof removals>[0]["shipping_methods"][number]

const method = (change: Partial<Method> = {}): Method => ({
  id: "sm_1",
  cart_id: null,
  price: 300,
  includes_tax: false,
  tax_total: 0,
  shipping_option: null,
  ...change,
})
const removable = (change: Partial<Method>, due: number, status: "pending" | "canceled" = "pending") =>
  removals({ id: "order_1", status, shipping_methods: [method(change)] }, due).length

it("removes an added method whose price is outstanding, or that costs nothing", () => {
  expect(removable({}, 300)).toBe(1)
  expect(removable({}, 299)).toBe(0)
  expect(removable({ tax_total: 60 }, 300)).toBe(0)
  expect(removable({ tax_total: 60, includes_tax: true }, 300)).toBe(1)
  expect(removable({ price: 0 }, 0)).toBe(1)
})

it("removes no method that the order was placed with, and none of a canceled order", () => {
  expect(removable({ cart_id: "cart_1" }, 300)).toBe(0)
  expect(removable({ cart_id: "cart_1", price: 0 }, 0)).toBe(0)
  expect(removable({ price: 0 }, 0, "canceled")).toBe(0)
})
