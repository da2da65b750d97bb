import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource, resources } from "../../../platform/http/response.ts"
import { listReturnReasons, retrieveReturnReason } from "./change-return-reasons.ts"

const tag = "Return Reasons"

export const returnReasonStoreOperations: readonly Operation[] = [
  operation({
    id: "GetReturnReasons",
    method: "GET",
    path: "/store/return-reasons",
    tag,
    summary: "List return reasons with their children.",
    about:
      "The children of a return reason are more specific reasons, such as `Wrong size` below `Does not fit`. A customer chooses one of them instead of their parent. The list has the reasons without a parent, oldest first; `return_reason_children` contains the others.",
    access: "store",
    response: answers({ return_reasons: resources("ReturnReason") }),
    handler: async (_, { db }) => ({ return_reasons: await listReturnReasons(db) }),
  }),
  operation({
    id: "GetReturnReasonsReason",
    method: "GET",
    path: "/store/return-reasons/{id}",
    tag,
    summary: "Get a return reason.",
    access: "store",
    response: answers({ return_reason: resource("ReturnReason") }),
    handler: async ({ params }, { db }) => ({ return_reason: await retrieveReturnReason(db, params.id) }),
  }),
]
