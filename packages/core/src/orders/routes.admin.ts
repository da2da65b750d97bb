import { operation, type Operation, type OperationInput } from "../http/operation.ts"
import { answers, resource } from "../http/response.ts"
import { answersPage, page } from "../http/results.ts"
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
    method: "GET",
    path: "/admin/orders/{id}",
    summary: "Read an order with its totals.",
    about: "Pass `returnable_items` in `expand` to get the lines that can be returned.",
    query: orderQuery,
    handler: async ({ params, query }, context) => {
      const order = await findOrder(context, params.id!, adminView(context.db, query))
      if (!order) throw orderErrors.not_found_with_colon(params.id!)
      return { order }
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrder",
    path: "/admin/orders/{id}",
    summary: "Change whom an order belongs to and where it goes.",
    about: "An address is changed in part; its `country_code` must be repeated each time.",
    body: updateOrderBody,
    handler: async ({ params, body, selection }, context) => {
      await updateOrder(context, params.id!, body)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderShippingMethods",
    path: "/admin/orders/{id}/shipping-methods",
    summary: "Add a shipping method to an order.",
    about: "It carries no tax, as in v1. An order has one method for each shipping profile.",
    body: addShippingMethodBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await addShippingMethod(context, params.id!, body)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderComplete",
    path: "/admin/orders/{id}/complete",
    summary: "Say that nothing is left to do with an order.",
    handler: async ({ params, selection }, context) => {
      await completeOrder(context, params.id!)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderArchive",
    path: "/admin/orders/{id}/archive",
    summary: "Put a completed order away.",
    handler: async ({ params, selection }, context) => {
      await archiveOrder(context, params.id!)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderCancel",
    path: "/admin/orders/{id}/cancel",
    summary: "Cancel an order with its payments and reservations.",
    about: "Refunds, and fulfillments, returns, swaps and claims that are not canceled, stand against it.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await cancelOrder(context, params.id!)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderCapture",
    path: "/admin/orders/{id}/capture",
    summary: "Take the money of an order's payments.",
    about: "What is captured already stays as it is, so the request may be repeated.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await captureOrder(context, params.id!)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderRefunds",
    path: "/admin/orders/{id}/refund",
    summary: "Pay back a part of an order.",
    about: "Send an `Idempotency-Key` to be able to repeat the request without paying back twice.",
    body: refundOrderBody,
    ownsTransactions: true,
    isIdempotent: true,
    handler: async ({ params, body, selection }, context) => {
      await refundOrder(context, params.id!, body)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderFulfillments",
    path: "/admin/orders/{id}/fulfillment",
    summary: "Pack items of an order.",
    about:
      "With a `location_id`, the units leave the stock of that location, and what was reserved for them goes.",
    body: fulfillOrderBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await fulfillOrder(context, params.id!, body)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderFulfillmentsCancel",
    path: "/admin/orders/{id}/fulfillments/{fulfillment_id}/cancel",
    summary: "Cancel a fulfillment that was not sent.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await cancelOrderFulfillment(context, params.id!, params.fulfillment_id!)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderShipment",
    path: "/admin/orders/{id}/shipment",
    summary: "Say that a fulfillment was sent.",
    body: shipOrderBody,
    handler: async ({ params, body, selection }, context) => {
      await shipOrder(context, params.id!, body)
      return answerOrder(context, params.id!, selection)
    },
  }),
]
