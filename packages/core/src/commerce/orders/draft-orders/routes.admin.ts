import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { adminRules, retrieveOrder } from "../orders/index.ts"
import { selectionOf } from "../../../platform/query/selection.ts"
import { createDraftOrder } from "./create-draft-order.ts"
import { deleteDraftOrder } from "./delete-draft-order.ts"
import { addLineToDraft, removeDraftLine, updateDraftLine } from "./draft-lines.ts"
import { payDraftOrder } from "./pay-draft-order.ts"
import { listDraftOrders, retrieveChangedDraft, retrieveDraftOrder } from "./read-draft-orders.ts"
import { listedDraft } from "./selections.ts"
import {
  addLineBody,
  createDraftOrderBody,
  listDraftOrdersQuery,
  updateDraftOrderBody,
  updateLineBody,
} from "./shapes.ts"
import { changeDraft, updateDraftOrder } from "./update-draft-order.ts"

const base = {
  tag: "Draft Orders",
  access: "admin",
  response: answers({ draft_order: resource("DraftOrder") }),
} as const

export const draftOrderAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetDraftOrders",
    method: "GET",
    path: "/admin/draft-orders",
    summary: "List draft orders.",
    query: listDraftOrdersQuery,
    select: listedDraft,
    response: answersPage("draft_orders", "DraftOrder"),
    handler: async ({ query, selection }, context) =>
      page("draft_orders", await listDraftOrders(context, query, selection), query),
  }),
  operation({
    ...base,
    id: "PostDraftOrders",
    service: "draftOrderService.create",
    method: "POST",
    path: "/admin/draft-orders",
    answers404: true,
    summary: "Create a draft order.",
    body: createDraftOrderBody,
    unique: {
      property: "shipping_methods",
      cause: "two of the `shipping_methods` with a `price` have the same `option_id`",
    },
    ownsTransactions: true,
    underKey: "whole",
    handler: async ({ body }, context) => {
      const id = await createDraftOrder(context, body)
      return { draft_order: await retrieveDraftOrder(context, id) }
    },
  }),
  operation({
    ...base,
    id: "GetDraftOrdersDraftOrder",
    method: "GET",
    path: "/admin/draft-orders/{id}",
    summary: "Get a draft order with the totals of its cart.",
    handler: async ({ params }, context) => ({
      draft_order: await retrieveDraftOrder(context, params.id),
    }),
  }),
  operation({
    ...base,
    id: "PostDraftOrdersDraftOrder",
    service: "draftOrderService.update",
    method: "POST",
    path: "/admin/draft-orders/{id}",
    summary: "Update an open draft order.",
    about: "The response contains `no_notification_order` as it was before the update.",
    body: updateDraftOrderBody,
    handler: async ({ params, body }, context) => {
      const before = await updateDraftOrder(context, params.id, body)
      return { draft_order: { ...(await retrieveChangedDraft(context, params.id)), ...before } }
    },
  }),
  operation({
    ...base,
    id: "DeleteDraftOrdersDraftOrder",
    service: "draftOrderService.delete",
    method: "DELETE",
    path: "/admin/draft-orders/{id}",
    answers404: false,
    summary: "Delete a draft order that did not become an order.",
    about: "Succeeds even if the draft order does not exist.",
    response: answersDeleted("draft-order"),
    handler: async ({ params }, context) => {
      await deleteDraftOrder(context, params.id)
      return deleted(params.id, "draft-order")
    },
  }),
  operation({
    ...base,
    id: "PostDraftOrdersDraftOrderLineItems",
    method: "POST",
    path: "/admin/draft-orders/{id}/line-items",
    summary: "Add a line to a draft order.",
    about: "Without a `variant_id`, the line is a custom item with `title` and `unit_price`.",
    body: addLineBody,
    handler: async ({ params, body }, context) => {
      await changeDraft(context, params.id, (stage, cart) => addLineToDraft(stage, cart, body))
      return { draft_order: await retrieveChangedDraft(context, params.id) }
    },
  }),
  operation({
    ...base,
    id: "PostDraftOrdersDraftOrderLineItemsItem",
    method: "POST",
    path: "/admin/draft-orders/{id}/line-items/{line_id}",
    summary: "Update a line of a draft order.",
    about:
      "Quantity 0 removes the line. Every change removes the shipping methods of the draft; metadata is merged key by key.",
    body: updateLineBody,
    handler: async ({ params, body }, context) => {
      await changeDraft(context, params.id, (stage, cart) =>
        updateDraftLine(stage, cart, params.line_id, body),
      )
      return { draft_order: await retrieveChangedDraft(context, params.id) }
    },
  }),
  operation({
    ...base,
    id: "DeleteDraftOrdersDraftOrderLineItemsItem",
    method: "DELETE",
    path: "/admin/draft-orders/{id}/line-items/{line_id}",
    summary: "Remove a line from a draft order.",
    about: "Removes the shipping methods of the draft too.",
    handler: async ({ params }, context) => {
      await changeDraft(context, params.id, (stage, cart) => removeDraftLine(stage, cart, params.line_id))
      return { draft_order: await retrieveChangedDraft(context, params.id) }
    },
  }),
  operation({
    ...base,
    id: "PostDraftOrdersDraftOrderRegisterPayment",
    service: "draftOrderService.registerCartCompletion",
    method: "POST",
    path: "/admin/draft-orders/{id}/pay",
    refusals: [422],
    summary: "Mark a draft order as paid and create its order.",
    response: answers({ order: resource("Order") }),
    ownsTransactions: true,
    handler: async ({ params }, context) => {
      const id = await payDraftOrder(context, params.id)
      return { order: await retrieveOrder(context, id, selectionOf({}, adminRules(context.db))) }
    },
  }),
]
