import { operation, type Context, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { assertOwnOrder } from "../orders/index.ts"
import { selectionOf } from "../../../platform/query/selection.ts"
import { completeEdit } from "./confirm-edit.ts"
import { declineEdit } from "./end-edit.ts"
import { orderEditErrors } from "./errors.ts"
import { retrieveEdit } from "./read-order-edits.ts"
import { storeEdit, withStoreOrder } from "./selections.ts"
import { declineEditBody, editQuery } from "./shapes.ts"

const base = {
  tag: "Order Edits",
  access: "store",
  response: answers({ order_edit: resource("OrderEdit") }),
} as const

async function changed(context: Context, id: string) {
  return { order_edit: await retrieveEdit(context, id, selectionOf({}, storeEdit)) }
}

/** An edit is the customer's as its order is. */
function assertOwnEdit(context: Context, id: string): Promise<void> {
  return assertOwnOrder(context, { edit_id: id }, () => orderEditErrors.not_found(id))
}

export const orderEditStoreOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetOrderEditsOrderEdit",
    method: "GET",
    path: "/store/order-edits/{id}",
    summary: "Get an order edit with the totals that its order would have.",
    query: editQuery,
    select: storeEdit,
    handler: async ({ params, selection }, context) => {
      await assertOwnEdit(context, params.id)
      return { order_edit: withStoreOrder(await retrieveEdit(context, params.id, selection)) }
    },
  }),
  operation({
    ...base,
    id: "PostOrderEditsOrderEditComplete",
    method: "POST",
    path: "/store/order-edits/{id}/complete",
    summary: "Confirm an order edit.",
    about: "The increase of the total must be authorized first. You can repeat the request.",
    handler: async ({ params }, context) => {
      await assertOwnEdit(context, params.id)
      await completeEdit(context, params.id, context.customerId)
      return changed(context, params.id)
    },
  }),
  operation({
    ...base,
    id: "PostOrderEditsOrderEditDecline",
    method: "POST",
    path: "/store/order-edits/{id}/decline",
    summary: "Decline an order edit.",
    about: "The payments that were authorized for the edit are canceled. You can repeat the request.",
    body: declineEditBody,
    ownsTransactions: true,
    refusals: [422],
    handler: async ({ params, body }, context) => {
      await assertOwnEdit(context, params.id)
      await declineEdit(context, params.id, body.declined_reason)
      return changed(context, params.id)
    },
  }),
]
