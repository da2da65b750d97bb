import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { assertOwnOrder, orderErrors } from "../orders/index.ts"
import { retrieveReturn } from "./lock-return.ts"
import { requestReturn } from "./request-return.ts"
import { requestStoreReturnBody } from "./shapes.ts"

export const returnStoreOperations: readonly Operation[] = [
  operation({
    id: "PostReturns",
    method: "POST",
    path: "/store/returns",
    refusals: [500],
    answers404: true,
    tag: "Returns",
    summary: "Request a return of an order.",
    access: "store",
    body: requestStoreReturnBody,
    response: answers({ return: resource("Return") }),
    ownsTransactions: true,
    isIdempotent: true,
    handler: async ({ body }, context) => {
      const { order_id: orderId, ...request } = body
      const notFound = orderErrors.not_found_with_colon
      await assertOwnOrder(context, { id: orderId }, () => notFound(orderId))
      const id = await requestReturn(context, { ...request, orderId, notFound })
      return { return: await retrieveReturn(context.db, id, "items.reason") }
    },
  }),
]
