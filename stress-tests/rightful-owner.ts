import type { Admin, Shop } from "./shop.ts"
import { askForEdit, exchange, type TwoCustomers } from "./two-customers.ts"

/** What came of a call. */
export interface OwnersCall {
  /** as in `kindOf` */
  readonly kind: string
  readonly status: number
  readonly text: string
}

/** What a call does, whatever it does it to: `POST /store/carts/{} {email}`. */
export function kindOf(method: string, path: string, body?: unknown): string {
  const bare = path.replace(/\/[a-z]+_[0-9A-Za-z]+/g, "/{}").replace(/display_id=.*/, "display_id={}")
  const names = body ? ` {${Object.keys(body).toSorted().join()}}` : ""
  return `${method} ${bare}${names}`
}

type Call = Admin

/**
 * What Ada may do with her own things, each thing in a state that allows it: carts are new ones, because completing
 * one or deleting a line ends what can be done with it.
 */
export async function ownersCalls(shop: Shop, two: TwoCustomers): Promise<readonly OwnersCall[]> {
  const made: OwnersCall[] = []
  const call: Call = async (method, path, body) => {
    const answer = await two.ada.send(method, path, body)
    made.push({ kind: kindOf(method, path, body), status: answer.status, text: answer.text })
    return answer
  }
  await callCarts(two, call)
  // Completing an edit replaces the lines of the order.
  await callOrders(shop, two, call)
  await callEdits(shop, two, call)
  await callAccount(two, call)
  return made
}

async function callCarts(two: TwoCustomers, call: Call): Promise<void> {
  const { ids, ada, variantId, shippingOptionId } = two
  const calls: [string, string, unknown?][] = [
    ["GET", ""],
    ["GET", "?expand=customer,shipping_address"],
    ["POST", "", { email: ada.email }],
    ["POST", "", { customer_id: ada.id }],
    ["POST", "", { shipping_address: ids.address }],
    ["POST", "", { billing_address: ids.address }],
    ["DELETE", "/discounts/TORTURE"],
    ["POST", "/shipping-methods", { option_id: shippingOptionId }],
    ["POST", "/taxes"],
    ["POST", "/line-items", { variant_id: variantId, quantity: 1 }],
    ["POST", "/line-items/{line}", { quantity: 9 }],
    ["DELETE", "/line-items/{line}"],
    ["POST", "/payment-sessions"],
    ["POST", "/payment-session", { provider_id: "manual" }],
    ["POST", "/payment-sessions/manual", { data: { a: 1 } }],
    ["POST", "/payment-sessions/manual/refresh"],
    ["DELETE", "/payment-sessions/manual"],
    ["POST", "/complete", {}],
    ["POST", "/complete-cart", {}],
  ]
  for (const [method, rest, body] of calls) {
    const id = await two.readyCart(ada)
    const { cart } = (await ada.send("GET", `/store/carts/${id}`)).body
    await call(method, `/store/carts/${id}${rest.replace("{line}", cart.items[0].id)}`, body)
  }
  await call("GET", `/store/shipping-options/${ids.cart}`)
  await call("GET", `/store/orders/cart/${ids.doneCart}`)
  await call("GET", `/store/swaps/${ids.swapCart}`)
}

/** An edit that is paid and completed, one whose sessions are authorized together, and one that is declined. */
async function callEdits(shop: Shop, two: TwoCustomers, call: Call): Promise<void> {
  const { ids, ada, otherVariantId: variantId } = two
  const newEdit = () => askForEdit(shop, ada, { orderId: ids.order, variantId })
  await payAndComplete(ids, call)
  const second = await newEdit()
  const collection = `/store/payment-collections/${second.collection}` as const
  await call("POST", `${collection}/sessions/batch/authorize`, { session_ids: [second.session] })
  await call("POST", `/store/order-edits/${second.edit}/complete`)
  const third = await newEdit()
  await call("POST", `/store/order-edits/${third.edit}/decline`, { declined_reason: "no" })
}

async function payAndComplete(
  ids: Readonly<Record<"edit" | "collection", string>>,
  call: Call,
): Promise<void> {
  const edit = `/store/order-edits/${ids.edit}` as const
  const path = `/store/payment-collections/${ids.collection}` as const
  await call("GET", edit)
  await call("GET", `${edit}?expand=items,payment_collection`)
  const { amount } = (await call("GET", path)).body.payment_collection
  await call("GET", `${path}?expand=payment_sessions`)
  await call("POST", `${path}/sessions`, { provider_id: "manual" })
  const { body } = await call("POST", `${path}/sessions/batch`, {
    sessions: [{ provider_id: "manual", amount }],
  })
  const { payment_session } = (
    await call("POST", `${path}/sessions/${body.payment_collection?.payment_sessions[0].id}`)
  ).body
  await call("POST", `${path}/sessions/${payment_session?.id}/authorize`)
  await call("POST", `${edit}/complete`)
}

async function callOrders(shop: Shop, two: TwoCustomers, call: Call): Promise<void> {
  const { ids, ada, otherVariantId } = two
  await call("GET", `/store/orders/${ids.order}`)
  await call("GET", `/store/orders?display_id=${two.displayId}&email=${ada.email}`)
  const items = [{ item_id: ids.orderLine, quantity: 1 }]
  await call("POST", "/store/returns", { order_id: ids.order, items })
  const order = (await ada.send("POST", `/store/carts/${await two.readyCart(ada)}/complete`, {})).body.data
  await exchange(shop, { ...ada, send: call }, { order, otherVariantId })
}

async function callAccount({ ids }: TwoCustomers, call: Call): Promise<void> {
  await call("POST", `/store/customers/me/addresses/${ids.address}`, { first_name: "Ada" })
  await call("POST", "/store/customers/me", { billing_address: ids.address })
  await call("DELETE", `/store/customers/me/addresses/${ids.address}`)
}
