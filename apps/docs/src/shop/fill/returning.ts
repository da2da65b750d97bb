import type { BodyTo } from "@stheno/testing/reply.ts"
import type { Filled, Kit, Scene } from "./kit.ts"
import { sent, type Order } from "./orders.ts"

type Return = BodyTo<"POST", "/store/returns">["return"]

/** A way to send things back. */
async function wayBack(kit: Kit): Promise<string> {
  const [region_id] = await kit.ids("reg")
  const { shipping_options } = await kit.admin(
    "GET",
    `/admin/shipping-options?region_id=${region_id}&is_return=true`,
  )
  if (shipping_options[0]) return shipping_options[0].id
  const { shipping_option } = await kit.admin("POST", "/admin/shipping-options", {
    name: "Parcel back",
    region_id,
    provider_id: "manual",
    price_type: "flat_rate",
    amount: 300,
    is_return: true,
    data: { id: "manual-fulfillment-return" },
  })
  return shipping_option.id
}

async function reason(kit: Kit): Promise<string> {
  const [known] = await kit.ids("rr")
  return known ?? (await kit.make("admin.PostReturnReasons")).return_reason.id
}

/** What a return needs: a sent order, what comes back, and how. */
async function comingBack(kit: Kit): Promise<{ order: Order; items: object[]; option_id: string }> {
  const order = await sent(kit)
  const items = [{ item_id: order.items[0].id, quantity: 1, reason_id: await reason(kit) }]
  return { order, items, option_id: await wayBack(kit) }
}

async function returned(kit: Kit): Promise<Return> {
  const { order, items, option_id } = await comingBack(kit)
  const body = { order_id: order.id, items, return_shipping: { option_id } }
  return (await kit.store("POST", "/store/returns", body)).return
}

async function claimBody(kit: Kit): Promise<{ order: Order; body: object }> {
  const { order, option_id } = await comingBack(kit)
  const [variant_id] = await kit.ids("variant")
  const [shipping] = await kit.ids("so")
  const claim_items = [
    { item_id: order.items[0].id, quantity: 1, reason: "production_failure", tags: ["seam"] },
  ]
  const body = {
    type: "replace",
    claim_items,
    additional_items: [{ variant_id, quantity: 1 }],
    shipping_methods: [{ option_id: shipping, price: 0 }],
    return_shipping: { option_id, price: 0 },
  }
  return { order, body }
}

/** An order and its claim, the thing that comes back already called off where the claim must be. */
async function claimed(kit: Kit, isFree = false): Promise<[order: string, claim: string]> {
  const { order, body } = await claimBody(kit)
  await kit.admin("POST", `/admin/orders/${order.id}/claims`, body)
  const claim = await kit.value(
    "select id from claim_order where order_id = $1 order by created_at desc",
    order.id,
  )
  if (isFree) {
    const back = await kit.value("select id from return where claim_order_id = $1", claim)
    await kit.admin("POST", `/admin/returns/${back}/cancel`)
  }
  return [order.id, claim]
}

async function packedClaim(kit: Kit): Promise<{ ids: [string, string]; parcel: string }> {
  const ids = await claimed(kit)
  await kit.admin("POST", `/admin/orders/${ids[0]}/claims/${ids[1]}/fulfillments`, {})
  return { ids, parcel: await kit.value("select id from fulfillment where claim_order_id = $1", ids[1]) }
}

async function swapBody(kit: Kit) {
  const { order, option_id } = await comingBack(kit)
  const variant_id = (await kit.ids("variant"))[2]
  const return_items = [{ item_id: order.items[0].id, quantity: 1 }]
  const additional_items = [{ variant_id, quantity: 1 }]
  return { order, body: { return_items, additional_items, return_shipping: { option_id, price: 0 } } }
}

async function swapped(kit: Kit, isFree = false): Promise<{ ids: [string, string]; cart: string }> {
  const { order, body } = await swapBody(kit)
  await kit.admin("POST", `/admin/orders/${order.id}/swaps`, body)
  const swap = await kit.value("select id from swap where order_id = $1 order by created_at desc", order.id)
  if (isFree) {
    const back = await kit.value("select id from return where swap_id = $1", swap)
    await kit.admin("POST", `/admin/returns/${back}/cancel`)
  }
  return { ids: [order.id, swap], cart: await kit.value("select cart_id from swap where id = $1", swap) }
}

/** A swap whose difference the customer has paid. */
async function paidSwap(kit: Kit): Promise<[string, string]> {
  const { ids, cart } = await swapped(kit)
  const [option_id] = await kit.ids("so")
  await kit.store("POST", `/store/carts/${cart}/shipping-methods`, { option_id })
  await kit.store("POST", `/store/carts/${cart}/payment-sessions`)
  await kit.store("POST", `/store/carts/${cart}/complete`)
  return ids
}

async function packedSwap(kit: Kit): Promise<{ ids: [string, string]; parcel: string }> {
  const ids = await paidSwap(kit)
  const [location_id] = await kit.ids("sloc")
  await kit.admin("POST", `/admin/orders/${ids[0]}/swaps/${ids[1]}/fulfillments`, { location_id })
  return { ids, parcel: await kit.value("select id from fulfillment where swap_id = $1", ids[1]) }
}

const withReturn = async (kit: Kit, body?: (back: Return) => object): Promise<Filled> => {
  const back = await returned(kit)
  return { params: [back.id], ...(body ? { body: body(back) } : {}) }
}

export const returningScenes: Readonly<Record<string, Scene>> = {
  "admin.PostOrdersOrderReturns": async (kit) => {
    const { order, items, option_id } = await comingBack(kit)
    return { params: [order.id], body: { items, return_shipping: { option_id, price: 300 } } }
  },
  "store.PostReturns": async (kit) => {
    const { order, items, option_id } = await comingBack(kit)
    return { body: { order_id: order.id, items, return_shipping: { option_id } } }
  },
  "admin.PostReturnsReturnReceive": (kit) =>
    withReturn(kit, ({ items }) => ({ items: [{ item_id: items[0].item_id, quantity: 1 }] })),
  "admin.PostReturnsReturnCancel": (kit) => withReturn(kit),
  "admin.PostOrdersOrderClaims": async (kit) => {
    const { order, body } = await claimBody(kit)
    return { params: [order.id], body }
  },
  "admin.PostOrdersOrderClaimsClaim": async (kit) => ({ params: await claimed(kit) }),
  "admin.PostOrdersClaimCancel": async (kit) => ({ params: await claimed(kit, true) }),
  "admin.PostOrdersOrderClaimsClaimFulfillments": async (kit) => ({ params: await claimed(kit), body: {} }),
  "admin.PostOrdersClaimFulfillmentsCancel": async (kit) => {
    const { ids, parcel } = await packedClaim(kit)
    return { params: [...ids, parcel] }
  },
  "admin.PostOrdersOrderClaimsClaimShipments": async (kit) => {
    const { ids, parcel } = await packedClaim(kit)
    return { params: ids, body: { fulfillment_id: parcel } }
  },
  "admin.PostOrdersOrderSwaps": async (kit) => {
    const { order, body } = await swapBody(kit)
    return { params: [order.id], body }
  },
  "store.PostSwaps": async (kit) => {
    const { order, body } = await swapBody(kit)
    const { return_items, additional_items } = body
    return { body: { order_id: order.id, return_items, additional_items } }
  },
  "admin.GetSwapsSwap": async (kit) => ({ params: [(await swapped(kit)).ids[1]] }),
  "store.GetSwapsSwapCartId": async (kit) => ({ params: [(await swapped(kit)).cart] }),
  "admin.PostOrdersSwapCancel": async (kit) => ({ params: (await swapped(kit, true)).ids }),
  "admin.PostOrdersOrderSwapsSwapProcessPayment": async (kit) => ({ params: await paidSwap(kit) }),
  "admin.PostOrdersOrderSwapsSwapFulfillments": async (kit) => ({ params: await paidSwap(kit) }),
  "admin.PostOrdersSwapFulfillmentsCancel": async (kit) => {
    const { ids, parcel } = await packedSwap(kit)
    return { params: [...ids, parcel] }
  },
  "admin.PostOrdersOrderSwapsSwapShipments": async (kit) => {
    const { ids, parcel } = await packedSwap(kit)
    return { params: ids, body: { fulfillment_id: parcel } }
  },
  "admin.DeleteReturnReason": async (kit) => ({
    params: [(await kit.make("admin.PostReturnReasons")).return_reason.id],
  }),
  "admin.GetReturnReasonsReason": async (kit) => ({ params: [await reason(kit)] }),
  "store.GetReturnReasonsReason": async (kit) => ({ params: [await reason(kit)] }),
  "admin.PostReturnReasonsReason": async (kit) => ({ params: [await reason(kit)] }),
}
