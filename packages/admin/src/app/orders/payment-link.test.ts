import { expect, it } from "vitest"
import { editLink, paymentLink } from "./payment-link.ts"

const edit = { order_edit_id: "oe_1", payment_collection_id: "paycol_1" }
const store = "https://store.example.com/de"

it("links to the page that the template names", () => {
  expect(paymentLink("https://shop.example.com/pay/{cart_id}", { cart_id: "cart_1" }, store)).toBe(
    "https://shop.example.com/pay/cart_1",
  )
  const both = "/pay?cart={cart_id}&edit={order_edit_id}&collection={payment_collection_id}"
  expect(paymentLink(both, edit, store)).toBe(
    "https://store.example.com/pay?cart=&edit=oe_1&collection=paycol_1",
  )
  expect(paymentLink(both, { cart_id: "cart_1" }, store)).toBe(
    "https://store.example.com/pay?cart=cart_1&edit=&collection=",
  )
})

it("makes no link without a template, or with one for something else", () => {
  expect(paymentLink(null, edit, store)).toBeUndefined()
  expect(paymentLink("https://shop.example.com/pay/{cart_id}", edit, store)).toBeUndefined()
  expect(paymentLink("https://shop.example.com/pay/{cart_id}", { cart_id: null }, store)).toBeUndefined()
})

it("makes no link of a path without the address of the storefront", () => {
  expect(paymentLink("/pay/{cart_id}", { cart_id: "cart_1" }, undefined)).toBeUndefined()
  expect(paymentLink("https://shop.example.com/pay/{cart_id}", { cart_id: "cart_1" }, undefined)).toBe(
    "https://shop.example.com/pay/cart_1",
  )
})

it.each([
  ["https://shop.example.com/pay?edit={order_edit_id}", "https://shop.example.com/pay?edit=oe_1"],
  ["/pay?edit={order_edit_id}&cart={cart_id}", "https://store.example.com/pay?edit=oe_1&cart="],
  ["pay/{payment_collection_id}", "https://store.example.com/de/pay/paycol_1"],
  ["https://shop.example.com/pay/{cart_id}", "https://store.example.com/de/order-edits/oe_1"],
  [null, "https://store.example.com/de/order-edits/oe_1"],
  ["", "https://store.example.com/de/order-edits/oe_1"],
])("links to the page of an edit that the template %s names", (template, link) => {
  expect(editLink(template, { id: "oe_1", payment_collection_id: "paycol_1" }, store)).toBe(link)
})

it("links to an edit without a payment on the page of our storefront if the template names payments", () => {
  const free = { id: "oe_1", payment_collection_id: null }
  expect(editLink("/pay/{payment_collection_id}", free, store)).toBe(
    "https://store.example.com/de/order-edits/oe_1",
  )
})

it("makes no link to an edit without the address of the storefront, unless the template has one", () => {
  expect(editLink(null, { id: "oe_1" }, undefined)).toBeUndefined()
  expect(editLink("/pay/{order_edit_id}", { id: "oe_1" }, undefined)).toBeUndefined()
  expect(editLink("https://shop.example.com/{order_edit_id}", { id: "oe_1" }, undefined)).toBe(
    "https://shop.example.com/oe_1",
  )
})
