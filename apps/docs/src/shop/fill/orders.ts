import type { BodyTo } from "@stheno/testing/reply.ts"
import type { Filled, Kit, Scene } from "./kit.ts"

type Cart = BodyTo<"GET", "/store/carts/:id">["cart"]

/** An order as the admin API returns it. */
export type Order = BodyTo<"GET", "/admin/orders/:id">["order"]

const address = {
  first_name: "Ada",
  last_name: "Byron",
  address_1: "Lindenstraße 8",
  city: "Berlin",
  country_code: "de",
  postal_code: "10969",
}

/** A cart of two pieces of the shop's first variant, with an address. */
export async function cartOf(kit: Kit, body: object = {}): Promise<Cart> {
  const [[region_id], [variant_id]] = await Promise.all([kit.ids("reg"), kit.ids("variant")])
  const { cart } = await kit.store("POST", "/store/carts", {
    region_id,
    items: [{ variant_id, quantity: 2 }],
  })
  const details = {
    email: "reader@example.com",
    shipping_address: address,
    billing_address: address,
    ...body,
  }
  return (await kit.store("POST", `/store/carts/${cart.id}`, details)).cart
}

/** Such a cart with a way to ship it. */
export async function shippedCart(kit: Kit, body?: object): Promise<Cart> {
  const { id } = await cartOf(kit, body)
  const [option_id] = await kit.ids("so")
  return (await kit.store("POST", `/store/carts/${id}/shipping-methods`, { option_id })).cart
}

/** Such a cart with a session for its payment. */
export async function payableCart(kit: Kit, body?: object): Promise<Cart> {
  const { id } = await shippedCart(kit, body)
  return (await kit.store("POST", `/store/carts/${id}/payment-sessions`)).cart
}

/** An order that was just placed. */
export async function placed(kit: Kit, body?: object): Promise<Order> {
  const { id } = await payableCart(kit, body)
  const { data } = await kit.store("POST", `/store/carts/${id}/complete`)
  return (await kit.admin("GET", `/admin/orders/${data.id}`)).order
}

/** An order that is paid. */
export async function paid(kit: Kit): Promise<Order> {
  const { id } = await placed(kit)
  return (await kit.admin("POST", `/admin/orders/${id}/capture`)).order
}

/** A paid order of which one piece is packed. */
async function packed(kit: Kit): Promise<Order> {
  const { id, items } = await paid(kit)
  const part = { items: [{ item_id: items[0].id, quantity: 1 }] }
  return (await kit.admin("POST", `/admin/orders/${id}/fulfillment`, part)).order
}

/** An order that is paid and sent. */
export async function sent(kit: Kit): Promise<Order> {
  const { id, items } = await paid(kit)
  const whole = { items: [{ item_id: items[0].id, quantity: items[0].quantity }] }
  const { order } = await kit.admin("POST", `/admin/orders/${id}/fulfillment`, whole)
  await kit.admin("POST", `/admin/orders/${id}/shipment`, { fulfillment_id: order.fulfillments[0].id })
  return order
}

const inState = (make: (kit: Kit) => Promise<Order>, body?: (order: Order) => unknown): Scene => {
  return async (kit): Promise<Filled> => {
    const order = await make(kit)
    return { params: [order.id], ...(body ? { body: body(order) } : {}) }
  }
}

/** An extra that can be added to an order's ways of shipping. */
const extraShipping: Scene = async (kit) => {
  const order = await placed(kit)
  const { shipping_profile } = await kit.make("admin.PostShippingProfiles")
  const { shipping_option } = await kit.admin("POST", "/admin/shipping-options", {
    name: "Gift wrap",
    region_id: order.region_id,
    profile_id: shipping_profile.id,
    provider_id: "manual",
    price_type: "flat_rate",
    amount: 400,
    data: { id: "manual-fulfillment" },
  })
  return { params: [order.id], body: { option_id: shipping_option.id, price: 0 } }
}

const paymentOf = async (kit: Kit, make: (kit: Kit) => Promise<Order>): Promise<Filled> => {
  const { id } = await make(kit)
  return { params: [await kit.value("select id from payment where order_id = $1", id)] }
}

/** An order whose stock is reserved no more. */
const unreserved: Scene = async (kit) => {
  const { id, items } = await placed(kit)
  const { reservations } = await kit.admin("GET", `/admin/orders/${id}/reservations`)
  for (const each of reservations) await kit.admin("DELETE", `/admin/reservations/${each.id}`)
  return { params: [id, items[0].id], body: {} }
}

/** A guest's order, which a customer says is theirs. */
const guestOrder = async (kit: Kit): Promise<string> => (await placed(kit)).id

export const orderScenes: Readonly<Record<string, Scene>> = {
  "admin.PostOrdersOrder": inState(placed),
  "admin.PostOrdersOrderShippingMethods": extraShipping,
  "admin.PostOrdersOrderComplete": inState(sent),
  "admin.PostOrdersOrderArchive": inState(async (kit) => {
    const { id } = await sent(kit)
    return (await kit.admin("POST", `/admin/orders/${id}/complete`)).order
  }),
  "admin.PostOrdersOrderCancel": inState(placed),
  "admin.PostOrdersOrderCapture": inState(placed),
  "admin.PostOrdersOrderRefunds": inState(paid),
  "admin.PostOrdersOrderFulfillments": inState(paid, ({ items }) => ({
    items: [{ item_id: items[0].id, quantity: 1 }],
  })),
  "admin.PostOrdersOrderFulfillmentsCancel": async (kit) => {
    const order = await packed(kit)
    return { params: [order.id, order.fulfillments[0].id] }
  },
  "admin.PostOrdersOrderShipment": inState(packed, ({ fulfillments }) => ({
    fulfillment_id: fulfillments[0].id,
    tracking_numbers: ["DE123456"],
  })),
  "admin.PostOrdersOrderLineItemReservations": unreserved,
  "admin.GetOrdersOrderReservations": inState(placed),
  "admin.GetPaymentsPayment": (kit) => paymentOf(kit, placed),
  "admin.PostPaymentsPaymentCapture": (kit) => paymentOf(kit, placed),
  "admin.PostPaymentsPaymentRefunds": (kit) => paymentOf(kit, paid),
  "store.GetOrders": async (kit) => {
    const { display_id, email } = await placed(kit)
    return { query: `display_id=${display_id}&email=${encodeURIComponent(email)}` }
  },
  "store.GetOrdersOrder": inState(placed),
  "store.GetOrdersOrderCartId": async (kit) => ({ params: [(await placed(kit)).cart_id] }),
  "store.PostOrdersCustomerOrderClaim": async (kit) => ({ body: { order_ids: [await guestOrder(kit)] } }),
  "store.PostOrdersCustomerOrderClaimsCustomerOrderClaimAccept": async (kit) => {
    await kit.customer("POST", "/store/orders/batch/customer/token", { order_ids: [await guestOrder(kit)] })
    return { body: { token: await tokenOf(kit, "order-update-token.created") } }
  },
}

/** What the newest event of a name told: in a mail, nobody but its reader would see it. */
export async function tokenOf(kit: Kit, event: string): Promise<string> {
  return kit.value(
    "select data ->> 'token' from staged_job where event_name = $1 order by seq desc limit 1",
    event,
  )
}
