import { operation, type Operation, type OperationInput } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { addShippingMethod } from "./add-shipping-method.ts"
import { cancelOrder } from "./cancel-order.ts"
import { cancelOrderFulfillment } from "./cancel-order-fulfillment.ts"
import { captureOrder } from "./capture-order.ts"
import { archiveOrder, completeOrder } from "./complete-order.ts"
import { orderErrors } from "./errors.ts"
import { fulfillOrder } from "./fulfill-order.ts"
import { findOrders } from "./list-orders.ts"
import { answerOrder, orderChange } from "./order-change.ts"
import { adminView, withoutReturnableItems } from "./order-view.ts"
import { refundOrder } from "./refund-order.ts"
import { findOrder } from "./retrieve-order.ts"
import { adminOrder } from "./selections.ts"
import {
  addShippingMethodBody,
  fulfillOrderBody,
  listOrdersQuery,
  orderQuery,
  refundOrderBody,
  shipOrderBody,
  updateOrderBody,
} from "./shapes.ts"
import { shipOrder } from "./ship-order.ts"
import { updateOrder } from "./update-order.ts"

const base = {
  tag: "Orders",
  access: "admin",
  response: answers({ order: resource("Order") }),
} satisfies Partial<OperationInput<undefined, undefined>>

const change = { ...orderChange, query: orderQuery } as const

export const orderAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetOrders",
    method: "GET",
    path: "/admin/orders",
    summary: "List orders.",
    query: listOrdersQuery,
    select: { ...adminOrder, isList: true },
    response: answersPage("orders", "Order"),
    handler: async ({ query, selection }, context) => {
      const wanted = withoutReturnableItems(selection)
      return page("orders", await findOrders(context, query, { wanted, shows: "asked" }), query)
    },
  }),
  operation({
    ...base,
    id: "GetOrdersOrder",
    service: "orderService.retrieveWithTotals",
    method: "GET",
    path: "/admin/orders/{id}",
    summary: "Get an order with its totals.",
    about: "Pass `returnable_items` in `expand` to get the lines that can be returned.",
    query: orderQuery,
    handler: async ({ params, query }, context) => {
      const order = await findOrder(context, params.id, adminView(context.db, query))
      if (!order) throw orderErrors.not_found_with_colon(params.id)
      return { order }
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrder",
    service: "orderService.update",
    path: "/admin/orders/{id}",
    summary: "Update the customer and the addresses of an order.",
    about: "Addresses are updated in part; repeat the `country_code` each time.",
    body: updateOrderBody,
    handler: async ({ params, body, selection }, context) => {
      await updateOrder(context, params.id, body)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderShippingMethods",
    service: "orderService.addShippingMethod",
    path: "/admin/orders/{id}/shipping-methods",
    summary: "Add a shipping method to an order.",
    about: "The method has no tax, as in v1. An order has one method for each shipping profile.",
    body: addShippingMethodBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await addShippingMethod(context, params.id, body)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderComplete",
    service: "orderService.completeOrder",
    path: "/admin/orders/{id}/complete",
    summary: "Complete an order.",
    about:
      "Call this when nothing is left to do with the order. The status of the order becomes `completed`.",
    handler: async ({ params, selection }, context) => {
      await completeOrder(context, params.id)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderArchive",
    service: "orderService.archive",
    path: "/admin/orders/{id}/archive",
    summary: "Archive an order.",
    about: "The order must be completed. Its status becomes `archived`.",
    handler: async ({ params, selection }, context) => {
      await archiveOrder(context, params.id)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderCancel",
    service: "orderService.cancel",
    path: "/admin/orders/{id}/cancel",
    refusals: [422],
    summary: "Cancel an order with its payments and reservations.",
    about:
      "Orders with refunds, or with fulfillments, returns, swaps or claims that are not canceled, cannot be canceled.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await cancelOrder(context, params.id)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderCapture",
    service: "orderService.capturePayment",
    path: "/admin/orders/{id}/capture",
    refusals: [422],
    summary: "Capture the payments of an order.",
    about: "Captured payments are unchanged, so you can repeat the request.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await captureOrder(context, params.id)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderRefunds",
    service: "orderService.createRefund",
    path: "/admin/orders/{id}/refund",
    summary: "Refund an order.",
    about: "Send an `Idempotency-Key` so that you can repeat the request without refunding twice.",
    body: refundOrderBody,
    ownsTransactions: true,
    isIdempotent: true,
    refusals: [422],
    handler: async ({ params, body, selection }, context) => {
      await refundOrder(context, params.id, body)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderFulfillments",
    service: "orderService.createFulfillment",
    path: "/admin/orders/{id}/fulfillment",
    refusals: [500],
    summary: "Create a fulfillment of an order.",
    about:
      "With a `location_id`, the units are removed from the stock of that location, and their reservations are deleted.",
    body: fulfillOrderBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await fulfillOrder(context, params.id, body)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderFulfillmentsCancel",
    service: "orderService.cancelFulfillment",
    path: "/admin/orders/{id}/fulfillments/{fulfillment_id}/cancel",
    refusals: [500],
    summary: "Cancel a fulfillment that was not shipped.",
    about:
      "The fulfillment provider cancels it first. The units come back into stock, and the items can be fulfilled again.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await cancelOrderFulfillment(context, params.id, params.fulfillment_id)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderShipment",
    service: "orderService.createShipment",
    path: "/admin/orders/{id}/shipment",
    summary: "Mark a fulfillment as shipped.",
    body: shipOrderBody,
    handler: async ({ params, body, selection }, context) => {
      await shipOrder(context, params.id, body)
      return answerOrder(context, params.id, selection)
    },
  }),
]
