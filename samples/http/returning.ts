import { orderOf } from "./buying.ts"
import { short } from "./orders.ts"
import type { Journey, Recorder } from "./recorder.ts"

/** What comes back: return reasons, returns, claims and swaps. */
export const returning: Journey = async (recorder) => {
  await reasons(recorder)
  await returns(recorder)
  await claims(recorder)
  await swaps(recorder)
}

/** An order that is paid and sent. */
export async function sentOrder(
  recorder: Recorder,
): Promise<{ id: string; item: string }> {
  const { admin } = recorder
  const quiet = { quiet: true }
  const { id } = await orderOf(recorder)
  await admin("PostOrdersOrderCapture", [id], quiet)
  const { order } = await admin("GetOrdersOrder", [id], quiet)
  const [item] = order.items
  const body = { items: [{ item_id: item.id, quantity: item.quantity }] }
  const { order: packed } = await admin("PostOrdersOrderFulfillments", [id], {
    ...quiet,
    body,
  })
  const shipment = { fulfillment_id: packed.fulfillments[0].id }
  await admin("PostOrdersOrderShipment", [id], { ...quiet, body: shipment })
  return { id, item: item.id }
}

async function reasons({ admin, server, store, known }: Recorder): Promise<void> {
  const { return_reason } = await admin("PostReturnReasons", [], {
    body: { value: "too_small", label: "Too small" },
  })
  const { id } = return_reason
  known.reason = id
  await admin("PostReturnReasonsReason", [id], {
    body: { description: "It does not fit" },
  })
  await admin("GetReturnReasonsReason", [id])
  await server("GetReturnReasonsReasonMetadata", [id])
  await admin("GetReturnReasons")
  await store("GetReturnReasons")
  await store("GetReturnReasonsReason", [id])
  const { return_reason: other } = await admin("PostReturnReasons", [], {
    quiet: true,
    body: { value: "changed_mind", label: "Changed my mind" },
  })
  await admin("DeleteReturnReason", [other.id])
}

async function returns(recorder: Recorder): Promise<void> {
  const { admin, store, known } = recorder
  const order = await sentOrder(recorder)
  const items = [{ item_id: order.item, quantity: 1, reason_id: known.reason }]
  const { return: asked } = await store("PostReturns", [], {
    body: {
      order_id: order.id,
      items,
      return_shipping: { option_id: known.parcelBack },
    },
  })
  await admin("PostReturnsReturnReceive", [asked.id], {
    body: { items: [{ item_id: order.item, quantity: 1 }] },
  })
  const { order: returning } = await admin("PostOrdersOrderReturns", [order.id], {
    query: { ...short, expand: "returns,returns.items" },
    body: { items, return_shipping: { option_id: known.parcelBack, price: 300 } },
  })
  const open = returning.returns.find(({ status }) => status === "requested")
  await admin("PostReturnsReturnCancel", [open.id], { query: short })
  await admin("GetReturns")
}

async function claims(recorder: Recorder): Promise<void> {
  const { admin, known } = recorder
  const order = await sentOrder(recorder)
  const place = { query: { ...short, expand: "claims,claims.fulfillments" } }
  const claim = {
    type: "replace",
    claim_items: [
      {
        item_id: order.item,
        quantity: 1,
        reason: "production_failure",
        tags: ["seam"],
      },
    ],
    additional_items: [{ variant_id: known.small, quantity: 1 }],
    shipping_methods: [{ option_id: known.parcel, price: 0 }],
    return_shipping: { option_id: known.parcelBack, price: 0 },
  }
  const { order: claimed } = await admin("PostOrdersOrderClaims", [order.id], {
    query: {
      ...short,
      expand: "claims,claims.claim_items,claims.additional_items",
    },
    body: claim,
  })
  const ids = [order.id, claimed.claims[0].id] as const
  await admin("PostOrdersOrderClaimsClaim", ids, {
    ...place,
    body: { metadata: { photo: "seen" } },
  })
  const fulfilled = async (quiet: boolean): Promise<string> => {
    const answer = await admin("PostOrdersOrderClaimsClaimFulfillments", ids, {
      ...place,
      quiet,
      body: {},
    })
    const { fulfillments } = answer.order.claims[0]
    return fulfillments.find(({ canceled_at }) => !canceled_at).id
  }
  await admin(
    "PostOrdersClaimFulfillmentsCancel",
    [...ids, await fulfilled(false)],
    place,
  )
  const fulfillment_id = await fulfilled(true)
  await admin("PostOrdersOrderClaimsClaimShipments", ids, {
    ...place,
    body: { fulfillment_id },
  })
  await recorder.server(
    "PostOrdersOrderClaimsClaimFulfillmentsTrackingNumbers",
    [...ids, fulfillment_id],
    { ...place, body: { tracking_numbers: ["DK123456"] } },
  )
  const other = await sentOrder(recorder)
  const refused = {
    ...claim,
    claim_items: [{ item_id: other.item, quantity: 1, reason: "other" }],
  }
  const { order: second } = await admin("PostOrdersOrderClaims", [other.id], {
    query: { expand: "claims,claims.return_order" },
    quiet: true,
    body: refused,
  })
  const [last] = second.claims
  await admin("PostReturnsReturnCancel", [last.return_order.id], { quiet: true })
  await admin("PostOrdersClaimCancel", [other.id, last.id], place)
}

async function swaps(recorder: Recorder): Promise<void> {
  const { admin, store, known } = recorder
  const place = { query: { ...short, expand: "swaps,swaps.fulfillments" } }
  const order = await sentOrder(recorder)
  const body = {
    return_items: [{ item_id: order.item, quantity: 1 }],
    additional_items: [{ variant_id: known.red, quantity: 1 }],
    return_shipping: { option_id: known.parcelBack, price: 0 },
  }
  const { order: swapping } = await admin("PostOrdersOrderSwaps", [order.id], {
    ...place,
    body,
  })
  const [swap] = swapping.swaps
  const ids = [order.id, swap.id] as const
  await store("GetSwapsSwapCartId", [swap.cart_id])
  await payFor(recorder, swap.cart_id)
  await admin("GetSwapsSwap", [swap.id])
  await admin("GetSwaps")
  await admin("PostOrdersOrderSwapsSwapProcessPayment", ids, place)
  const fulfilled = async (quiet: boolean): Promise<string> => {
    const answer = await admin("PostOrdersOrderSwapsSwapFulfillments", ids, {
      ...place,
      quiet,
      body: { location_id: known.depot },
    })
    const { fulfillments } = answer.order.swaps[0]
    return fulfillments.find(({ canceled_at }) => !canceled_at).id
  }
  await admin(
    "PostOrdersSwapFulfillmentsCancel",
    [...ids, await fulfilled(false)],
    place,
  )
  const fulfillment_id = await fulfilled(true)
  await admin("PostOrdersOrderSwapsSwapShipments", ids, {
    ...place,
    body: { fulfillment_id },
  })
  await recorder.server(
    "PostOrdersOrderSwapsSwapFulfillmentsTrackingNumbers",
    [...ids, fulfillment_id],
    { ...place, body: { tracking_numbers: ["DK123456"] } },
  )
  await store("PostSwaps", [], {
    body: {
      order_id: order.id,
      return_items: [{ item_id: order.item, quantity: 1 }],
      additional_items: [{ variant_id: known.small, quantity: 1 }],
    },
  })
  const other = await sentOrder(recorder)
  const { order: second } = await admin("PostOrdersOrderSwaps", [other.id], {
    query: { expand: "swaps,swaps.return_order" },
    quiet: true,
    body: { ...body, return_items: [{ item_id: other.item, quantity: 1 }] },
  })
  const [last] = second.swaps
  await admin("PostReturnsReturnCancel", [last.return_order.id], { quiet: true })
  await admin("PostOrdersSwapCancel", [other.id, last.id], place)
}

/** Pays the difference of a swap as a storefront does. */
async function payFor({ store, known }: Recorder, cart: string): Promise<void> {
  const quiet = { quiet: true }
  await store("PostCartsCartShippingMethod", [cart], {
    ...quiet,
    body: { option_id: known.parcel },
  })
  await store("PostCartsCartPaymentSessions", [cart], quiet)
  await store("PostCartsCartComplete", [cart], quiet)
}
