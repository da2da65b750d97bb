import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { retrieveWithMetadata } from "./change-return-reasons.ts"

/**
 * Operations on return reasons that v1 does not have.
 * @since 0.1
 */
export const addedReturnReasonOperations: readonly Operation[] = [
  operation({
    id: "GetReturnReasonsReasonMetadata",
    method: "GET",
    path: "/admin/return-reasons/{id}/metadata",
    tag: "Return Reasons",
    summary: "Get the metadata of a return reason.",
    about:
      "The other operations on return reasons accept `metadata`, but their responses leave it out, as in v1. " +
      "This response contains the return reason with its metadata, without its parent and its children.",
    access: "admin",
    response: answers({ return_reason: resource("ReturnReason") }),
    handler: async ({ params }, { db }) => ({ return_reason: await retrieveWithMetadata(db, params.id) }),
  }),
]
