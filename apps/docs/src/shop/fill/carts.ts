import type { Kit, Scene } from "./kit.ts"
import { cartOf, payableCart, placed, shippedCart } from "./orders.ts"

const onCart = (make: (kit: Kit) => Promise<{ id: string }>, ...more: string[]): Scene => {
  return async (kit) => ({ params: [(await make(kit)).id, ...more] })
}

const lineOf: Scene = async (kit) => {
  const { id, items } = await cartOf(kit)
  return { params: [id, items[0].id] }
}

/** A cart with two ways to pay, so that one can be dropped. */
const discounted = (kit: Kit) => cartOf(kit, { discounts: [{ code: "WELCOME10" }] })

const another = async (kit: Kit) => (await kit.ids("variant"))[2]!

export const cartScenes: Readonly<Record<string, Scene>> = {
  "store.GetCartsCart": onCart(cartOf),
  "store.PostCartsCart": async (kit) => {
    const { id, shipping_address } = await cartOf(kit)
    const { first_name, last_name, address_1, city, country_code, postal_code } = shipping_address
    const address = { first_name, last_name, address_1, city, country_code, postal_code }
    const discounts = [{ code: "WELCOME10" }]
    return { params: [id], body: { email: "ada@example.com", shipping_address: address, discounts } }
  },
  "store.DeleteCartsCartDiscountsDiscount": onCart(discounted, "WELCOME10"),
  "store.PostCartsCartShippingMethod": onCart(cartOf),
  "store.PostCartsCartTaxes": onCart(cartOf),
  "store.PostCartsCartLineItems": async (kit) => ({
    params: [(await cartOf(kit)).id],
    body: { variant_id: await another(kit), quantity: 2 },
  }),
  "store.PostCartsCartLineItemsItem": lineOf,
  "store.DeleteCartsCartLineItemsItem": lineOf,
  "store.PostCartsCartPaymentSessions": onCart(shippedCart),
  "store.PostCartsCartPaymentSession": onCart(payableCart),
  "store.PostCartsCartPaymentSessionUpdate": onCart(payableCart, "manual"),
  "store.PostCartsCartPaymentSessionsSession": onCart(payableCart, "manual"),
  "store.DeleteCartsCartPaymentSessionsSession": onCart(payableCart, "manual"),
  "store.PostCartsCartComplete": onCart(payableCart),
  "store.PostCartsCartCompleteCart": onCart(payableCart),
  "store.GetShippingOptionsCartId": onCart(cartOf),
  "admin.PostDraftOrdersDraftOrder": draft(),
  "admin.GetDraftOrdersDraftOrder": draft(),
  "admin.DeleteDraftOrdersDraftOrder": draft(),
  "admin.PostDraftOrdersDraftOrderLineItems": draft(),
  "admin.PostDraftOrdersDraftOrderRegisterPayment": draft(),
  "admin.PostDraftOrdersDraftOrderLineItemsItem": draft(true),
  "admin.DeleteDraftOrdersDraftOrderLineItemsItem": draft(true),
  "store.GetGiftCardsCode": async (kit) => ({
    params: [(await kit.make("admin.PostGiftCards")).gift_card.code],
  }),
  "admin.GetNotifications": async (kit) => {
    await placed(kit)
    return {}
  },
}

function draft(withLine = false): Scene {
  return async (kit) => {
    const { draft_order } = await kit.make("admin.PostDraftOrders")
    return { params: [draft_order.id, ...(withLine ? [draft_order.cart.items[0].id] : [])] }
  }
}
