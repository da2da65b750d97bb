import { operation, type Context, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { selectionOf } from "../../../platform/query/selection.ts"
import { addEditLine } from "./add-line.ts"
import { removeEditLine, undoChange, updateEditLine } from "./change-items.ts"
import { deleteOrderEdit, updateOrderEdit } from "./change-order-edit.ts"
import { confirmEdit } from "./confirm-edit.ts"
import { createOrderEdit } from "./create-order-edit.ts"
import { cancelEdit } from "./end-edit.ts"
import { listEdits, retrieveEdit } from "./read-order-edits.ts"
import { requestEdit } from "./request-edit.ts"
import { adminEdit } from "./selections.ts"
import {
  addLineBody,
  createEditBody,
  editQuery,
  listEditsQuery,
  requestEditBody,
  updateEditBody,
  updateLineBody,
} from "./shapes.ts"

const base = {
  tag: "Order Edits",
  access: "admin",
  response: answers({ order_edit: resource("OrderEdit") }),
} as const

const change = { ...base, method: "POST" } as const

async function changed(context: Context, id: string) {
  return { order_edit: await retrieveEdit(context, id, selectionOf({}, adminEdit)) }
}

export const orderEditAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetOrderEdits",
    method: "GET",
    path: "/admin/order-edits",
    summary: "List order edits with the totals that their orders would have.",
    about: "`q` matches a part of the internal note.",
    query: listEditsQuery,
    select: { ...adminEdit, isList: true },
    response: answersPage("order_edits", "OrderEdit"),
    handler: async ({ query, selection }, context) =>
      page("order_edits", await listEdits(context, query, selection), query),
  }),
  operation({
    ...change,
    id: "PostOrderEdits",
    service: "orderEditService.create",
    path: "/admin/order-edits",
    answers404: true,
    summary: "Create an order edit.",
    about: "The edit contains copies of the order's lines. An order has one active edit at a time.",
    body: createEditBody,
    handler: async ({ body }, context) => changed(context, await createOrderEdit(context, body)),
  }),
  operation({
    ...base,
    id: "GetOrderEditsOrderEdit",
    method: "GET",
    path: "/admin/order-edits/{id}",
    summary: "Get an order edit with the totals that its order would have.",
    query: editQuery,
    select: adminEdit,
    handler: async ({ params, selection }, context) => ({
      order_edit: await retrieveEdit(context, params.id, selection),
    }),
  }),
  operation({
    ...change,
    id: "PostOrderEditsOrderEdit",
    service: "orderEditService.update",
    path: "/admin/order-edits/{id}",
    summary: "Update the internal note of an order edit.",
    body: updateEditBody,
    handler: async ({ params, body }, context) => {
      await updateOrderEdit(context, params.id, body)
      return changed(context, params.id)
    },
  }),
  operation({
    ...base,
    id: "DeleteOrderEditsOrderEdit",
    service: "orderEditService.delete",
    method: "DELETE",
    path: "/admin/order-edits/{id}",
    summary: "Delete an order edit that was not requested yet.",
    about: "The order does not change. Succeeds even if the order edit does not exist.",
    response: answersDeleted("order_edit"),
    handler: async ({ params }, context) => {
      await deleteOrderEdit(context, params.id)
      return deleted(params.id, "order_edit")
    },
  }),
  operation({
    ...change,
    id: "PostOrderEditsEditLineItems",
    service: "orderEditService.addLineItem",
    path: "/admin/order-edits/{id}/items",
    summary: "Add a line to an order edit.",
    about: "The line has the current price of the variant.",
    body: addLineBody,
    ownsTransactions: true,
    handler: async ({ params, body }, context) => {
      await addEditLine(context, params.id, body)
      return changed(context, params.id)
    },
  }),
  operation({
    ...change,
    id: "PostOrderEditsEditLineItemsLineItem",
    service: "orderEditService.updateLineItem",
    path: "/admin/order-edits/{id}/items/{item_id}",
    summary: "Update the quantity of a line of an order edit.",
    about: "The line keeps its price. Fulfilled and returned units cannot be removed.",
    body: updateLineBody,
    handler: async ({ params, body }, context) => {
      await updateEditLine(context, params.id, { lineId: params.item_id, quantity: body.quantity })
      return changed(context, params.id)
    },
  }),
  operation({
    ...base,
    id: "DeleteOrderEditsOrderEditLineItemsLineItem",
    service: "orderEditService.removeLineItem",
    method: "DELETE",
    path: "/admin/order-edits/{id}/items/{item_id}",
    summary: "Remove a line from an order edit.",
    about:
      "The order itself changes only when the edit is confirmed. Succeeds even if the line does not exist.",
    handler: async ({ params }, context) => {
      await removeEditLine(context, params.id, params.item_id)
      return changed(context, params.id)
    },
  }),
  operation({
    ...base,
    id: "DeleteOrderEditsOrderEditItemChange",
    method: "DELETE",
    path: "/admin/order-edits/{id}/changes/{change_id}",
    summary: "Undo a change of an order edit.",
    about:
      "A line that the change added is removed, a line that it removed is added again, and a changed quantity is restored.",
    response: answersDeleted("item_change"),
    handler: async ({ params }, context) => {
      await undoChange(context, params.id, params.change_id)
      return deleted(params.change_id, "item_change")
    },
  }),
  operation({
    ...change,
    id: "PostOrderEditsOrderEditRequest",
    service: "orderEditService.requestConfirmation",
    path: "/admin/order-edits/{id}/request",
    summary: "Request the customer's confirmation of an order edit.",
    about:
      "The increase of the order's total becomes a payment collection. After further changes, send the request again to update the collection. An order edit that is confirmed, declined or canceled is unchanged.",
    body: requestEditBody,
    ownsTransactions: true,
    handler: async ({ params, body }, context) => {
      await requestEdit(context, params.id, body.payment_collection_description)
      return changed(context, params.id)
    },
  }),
  operation({
    ...change,
    id: "PostOrderEditsOrderEditCancel",
    service: "orderEditService.cancel",
    path: "/admin/order-edits/{id}/cancel",
    refusals: [422],
    summary: "Cancel an order edit.",
    about: "The payments that were authorized for the edit are canceled. You can repeat the request.",
    ownsTransactions: true,
    handler: async ({ params }, context) => {
      await cancelEdit(context, params.id)
      return changed(context, params.id)
    },
  }),
  operation({
    ...change,
    id: "PostOrderEditsOrderEditConfirm",
    service: "orderEditService.confirm",
    path: "/admin/order-edits/{id}/confirm",
    summary: "Confirm an order edit, paid or not.",
    about: "The lines and reservations of the edit move to the order. You can repeat the request.",
    handler: async ({ params }, context) => {
      await confirmEdit(context, params.id, context.userId)
      return changed(context, params.id)
    },
  }),
]
