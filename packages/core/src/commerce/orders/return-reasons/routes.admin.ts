import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource, resources } from "../../../platform/http/response.ts"
import { answersDeleted, deleted } from "../../../platform/http/results.ts"
import {
  createReturnReason,
  deleteReturnReason,
  listReturnReasons,
  retrieveReturnReason,
  updateReturnReason,
} from "./change-return-reasons.ts"
import { createReturnReasonBody, updateReturnReasonBody } from "./shapes.ts"

const answersReason = answers({ return_reason: resource("ReturnReason") })
const tag = "Return Reasons"

export const returnReasonAdminOperations: readonly Operation[] = [
  operation({
    id: "GetReturnReasons",
    method: "GET",
    path: "/admin/return-reasons",
    tag,
    summary: "List return reasons with their children.",
    about:
      "The children of a return reason are more specific reasons, such as `Wrong size` below `Does not fit`. The list has the reasons without a parent, oldest first; `return_reason_children` contains the others.",
    access: "admin",
    response: answers({ return_reasons: resources("ReturnReason") }),
    handler: async (_, { db }) => ({ return_reasons: await listReturnReasons(db) }),
  }),
  operation({
    id: "PostReturnReasons",
    service: "returnReasonService.create",
    method: "POST",
    path: "/admin/return-reasons",
    answers404: true,
    tag,
    summary: "Create a return reason.",
    access: "admin",
    body: createReturnReasonBody,
    response: answersReason,
    unique: "value",
    handler: async ({ body }, context) => ({ return_reason: await createReturnReason(context, body) }),
  }),
  operation({
    id: "GetReturnReasonsReason",
    method: "GET",
    path: "/admin/return-reasons/{id}",
    tag,
    summary: "Get a return reason.",
    access: "admin",
    response: answersReason,
    handler: async ({ params }, { db }) => ({ return_reason: await retrieveReturnReason(db, params.id) }),
  }),
  operation({
    id: "PostReturnReasonsReason",
    service: "returnReasonService.update",
    method: "POST",
    path: "/admin/return-reasons/{id}",
    tag,
    summary: "Update a return reason.",
    access: "admin",
    body: updateReturnReasonBody,
    response: answersReason,
    unique: "value",
    handler: async ({ params, body }, context) => ({
      return_reason: await updateReturnReason(context, params.id, body),
    }),
  }),
  operation({
    id: "DeleteReturnReason",
    service: "returnReasonService.delete",
    method: "DELETE",
    path: "/admin/return-reasons/{id}",
    tag,
    summary: "Delete a return reason and its children.",
    about: "Customers can no longer choose them. Items of earlier returns keep their `reason_id`.",
    access: "admin",
    response: answersDeleted("return_reason"),
    handler: async ({ params }, context) => {
      await deleteReturnReason(context, params.id)
      return deleted(params.id, "return_reason")
    },
  }),
]
