import { operation, type Context, type Operation } from "../http/operation.ts"
import { answers, resource } from "../http/response.ts"
import { answersPage, page } from "../http/results.ts"
import { adminOrder, retrieveChangedOrder } from "../orders/index.ts"
import { fetchPage } from "../query/fetch.ts"
import type { Selection } from "../query/selection.ts"
import { cancelSwap } from "./cancel-swap.ts"
import { createSwap } from "./create-swap.ts"
import { cancelSwapFulfillment, fulfillSwap, shipSwap } from "./fulfill-swap.ts"
import { processDifference } from "./process-difference.ts"
import { retrieveSwap } from "./read-swaps.ts"
import { createSwapBody, fulfillSwapBody, listSwapsQuery, orderQuery, shipSwapBody } from "./shapes.ts"

/** Every change of a swap answers its order. */
const change = {
  method: "POST",
  tag: "Orders",
  access: "admin",
  query: orderQuery,
  select: adminOrder,
  response: answers({ order: resource("Order") }),
} as const

async function changed(context: Context, id: string, selection: Selection) {
  return { order: await retrieveChangedOrder(context, id, selection) }
}

export const swapAdminOperations: readonly Operation[] = [
  operation({
    id: "GetSwaps",
    method: "GET",
    path: "/admin/swaps",
    tag: "Swaps",
    summary: "List swaps.",
    access: "admin",
    query: listSwapsQuery,
    response: answersPage("swaps", "Swap"),
    handler: async ({ query }, { db }) => {
      const { limit, offset } = query
      return page("swaps", await fetchPage(db, { entity: "Swap", limit, offset }), query)
    },
  }),
  operation({
    id: "GetSwapsSwap",
    method: "GET",
    path: "/admin/swaps/{id}",
    tag: "Swaps",
    summary: "Read a swap with the totals of its cart.",
    access: "admin",
    response: answers({ swap: resource("Swap") }),
    handler: async ({ params }, context) => ({ swap: await retrieveSwap(context, params.id!) }),
  }),
  operation({
    ...change,
    id: "PostOrdersOrderSwaps",
    path: "/admin/orders/{id}/swaps",
    summary: "Exchange items of an order.",
    about: "The customer confirms the swap and pays the difference by completing its cart.",
    body: createSwapBody,
    ownsTransactions: true,
    isIdempotent: true,
    handler: async ({ params, body, selection }, context) => {
      await createSwap(context, { ...body, orderId: params.id! })
      return changed(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersSwapCancel",
    path: "/admin/orders/{id}/swaps/{swap_id}/cancel",
    summary: "Cancel a swap.",
    about: "Its fulfillments and its return must be canceled first.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await cancelSwap(context, params.id!, params.swap_id!)
      return changed(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderSwapsSwapFulfillments",
    path: "/admin/orders/{id}/swaps/{swap_id}/fulfillments",
    summary: "Pack the new items of a swap.",
    body: fulfillSwapBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await fulfillSwap(context, params.id!, params.swap_id!, body)
      return changed(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersSwapFulfillmentsCancel",
    path: "/admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel",
    summary: "Cancel a fulfillment of a swap that was not sent.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await cancelSwapFulfillment(context, params.id!, params.swap_id!, params.fulfillment_id!)
      return changed(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderSwapsSwapShipments",
    path: "/admin/orders/{id}/swaps/{swap_id}/shipments",
    summary: "Say that a fulfillment of a swap was sent.",
    body: shipSwapBody,
    handler: async ({ params, body, selection }, context) => {
      await shipSwap(context, params.id!, params.swap_id!, body)
      return changed(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderSwapsSwapProcessPayment",
    path: "/admin/orders/{id}/swaps/{swap_id}/process-payment",
    summary: "Settle the difference of a swap.",
    about:
      "What the customer owes is captured, what the shop owes is paid back. The request may be repeated.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await processDifference(context, params.id!, params.swap_id!)
      return changed(context, params.id!, selection)
    },
  }),
]
