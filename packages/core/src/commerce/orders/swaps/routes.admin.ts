import { fulfillExchangeBody } from "../fulfillments/index.ts"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { answerOrder, orderChange } from "../orders/index.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { cancelSwap } from "./cancel-swap.ts"
import { createSwap } from "./create-swap.ts"
import { cancelSwapFulfillment, fulfillSwap, shipSwap } from "./fulfill-swap.ts"
import { processDifference } from "./process-difference.ts"
import { retrieveSwap } from "./read-swaps.ts"
import { createSwapBody, listSwapsQuery, shipSwapBody } from "./shapes.ts"

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
      const { limit, offset, starting_after: startingAfter } = query
      return page("swaps", await fetchPage(db, { entity: "Swap", limit, offset, startingAfter }), query)
    },
  }),
  operation({
    id: "GetSwapsSwap",
    method: "GET",
    path: "/admin/swaps/{id}",
    tag: "Swaps",
    summary: "Get a swap with the totals of its cart.",
    access: "admin",
    response: answers({ swap: resource("Swap") }),
    handler: async ({ params }, context) => ({ swap: await retrieveSwap(context, params.id) }),
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderSwaps",
    service: "swapService.create",
    path: "/admin/orders/{id}/swaps",
    refusals: [500],
    summary: "Create a swap of an order.",
    about: "The customer confirms the swap and pays the difference by completing its cart.",
    body: createSwapBody,
    unique: {
      property: "custom_shipping_options",
      cause: "two of the `custom_shipping_options` have the same `option_id`",
    },
    ownsTransactions: true,
    isIdempotent: true,
    handler: async ({ params, body, selection }, context) => {
      await createSwap(context, { ...body, orderId: params.id })
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersSwapCancel",
    service: "swapService.cancel",
    path: "/admin/orders/{id}/swaps/{swap_id}/cancel",
    refusals: [422],
    summary: "Cancel a swap.",
    about: "Cancel the fulfillments and the return of the swap first.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await cancelSwap(context, params.id, params.swap_id)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderSwapsSwapFulfillments",
    service: "swapService.createFulfillment",
    path: "/admin/orders/{id}/swaps/{swap_id}/fulfillments",
    refusals: [500],
    summary: "Create a fulfillment of a swap.",
    body: fulfillExchangeBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await fulfillSwap(context, params.id, params.swap_id, body)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersSwapFulfillmentsCancel",
    path: "/admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel",
    refusals: [500],
    summary: "Cancel a fulfillment of a swap that was not shipped.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await cancelSwapFulfillment(context, params.id, params.swap_id, params.fulfillment_id)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderSwapsSwapShipments",
    service: "swapService.createShipment",
    path: "/admin/orders/{id}/swaps/{swap_id}/shipments",
    summary: "Mark a fulfillment of a swap as shipped.",
    body: shipSwapBody,
    handler: async ({ params, body, selection }, context) => {
      await shipSwap(context, params.id, params.swap_id, body)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderSwapsSwapProcessPayment",
    service: "swapService.processDifference",
    path: "/admin/orders/{id}/swaps/{swap_id}/process-payment",
    refusals: [422],
    summary: "Settle the difference of a swap.",
    about: "Captures what the customer owes, or refunds what the store owes. You can repeat the request.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await processDifference(context, params.id, params.swap_id)
      return answerOrder(context, params.id, selection)
    },
  }),
]
