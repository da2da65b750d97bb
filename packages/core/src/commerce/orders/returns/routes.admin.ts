import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { adminOrder, assertChangedOrder, retrieveChangedOrder } from "../orders/index.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { acceptReturn } from "./accept-return.ts"
import { cancelReturn } from "./cancel-return.ts"
import { retrieveReturn } from "./lock-return.ts"
import { requestReturn } from "./request-return.ts"
import { listReturnsQuery, orderQuery, receiveReturnBody, requestReturnBody } from "./shapes.ts"

export const returnAdminOperations: readonly Operation[] = [
  operation({
    id: "PostOrdersOrderReturns",
    service: "returnService.create",
    method: "POST",
    path: "/admin/orders/{id}/return",
    refusals: [500],
    tag: "Orders",
    summary: "Request a return of an order.",
    about: "With `receive_now`, the items count as received; this does not refund them.",
    access: "admin",
    query: orderQuery,
    select: adminOrder,
    assertSelection: assertChangedOrder,
    body: requestReturnBody,
    response: answers({ order: resource("Order") }),
    ownsTransactions: true,
    isIdempotent: true,
    handler: async ({ params, body, selection }, context) => {
      await requestReturn(context, { ...body, orderId: params.id })
      return { order: await retrieveChangedOrder(context, params.id, selection) }
    },
  }),
  operation({
    id: "GetReturns",
    method: "GET",
    path: "/admin/returns",
    tag: "Returns",
    summary: "List returns.",
    access: "admin",
    query: listReturnsQuery,
    response: answersPage("returns", "Return"),
    handler: async ({ query }, { db }) => {
      const selection = withRelations("swap", "order")
      const { limit, offset, starting_after: startingAfter } = query
      const found = await fetchPage(db, { entity: "Return", selection, limit, offset, startingAfter })
      return page("returns", found, query)
    },
  }),
  operation({
    id: "PostReturnsReturnReceive",
    service: "returnService.receive",
    method: "POST",
    path: "/admin/returns/{id}/receive",
    tag: "Returns",
    summary: "Receive a return.",
    about:
      "Refunds the return. The quantities can differ from the request. If the refund is higher than what is left to refund, the return requires action instead.",
    access: "admin",
    body: receiveReturnBody,
    response: answers({ return: resource("Return") }),
    ownsTransactions: true,
    refusals: [422],
    handler: async ({ params, body }, context) => {
      await acceptReturn(context, params.id, body)
      return { return: await retrieveReturn(context.db, params.id, "swap") }
    },
  }),
  operation({
    id: "PostReturnsReturnCancel",
    service: "returnService.cancel",
    method: "POST",
    path: "/admin/returns/{id}/cancel",
    tag: "Returns",
    summary: "Cancel a return that was not received.",
    about: "The items can then be returned with another return.",
    access: "admin",
    response: answers({ order: resource("Order") }),
    handler: async ({ params }, context) => {
      const orderId = await cancelReturn(context, params.id)
      return { order: await retrieveChangedOrder(context, orderId) }
    },
  }),
]
