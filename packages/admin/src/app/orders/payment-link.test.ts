import { expect, it } from "vitest"
import { paymentLink } from "./payment-link.ts"

const edit = { order_edit_id: "oe_1", payment_collection_id: "paycol_1" }

it("links to the page that the template names", () => {
  expect(paymentLink("https://shop.example.com/pay/{cart_id}", { cart_id: "cart_1" })).toBe(
    "https://shop.example.com/pay/cart_1",
  )
  const both = "/pay?cart={cart_id}&edit={order_edit_id}&collection={payment_collection_id}"
  expect(paymentLink(both, edit)).toBe("/pay?cart=&edit=oe_1&collection=paycol_1")
  expect(paymentLink(both, { cart_id: "cart_1" })).toBe("/pay?cart=cart_1&edit=&collection=")
})

it("makes no link without a template, or with one for something else", () => {
  expect(paymentLink(null, edit)).toBeUndefined()
  expect(paymentLink("https://shop.example.com/pay/{cart_id}", edit)).toBeUndefined()
  expect(paymentLink("https://shop.example.com/pay/{cart_id}", { cart_id: null })).toBeUndefined()
})
