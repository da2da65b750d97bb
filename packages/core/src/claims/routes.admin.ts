import { operation, type Context, type Operation } from "../http/operation.ts"
import { answers, resource } from "../http/response.ts"
import { adminOrder, retrieveChangedOrder } from "../orders/index.ts"
import type { Selection } from "../query/selection.ts"
import { cancelClaim } from "./cancel-claim.ts"
import { createClaim } from "./create-claim.ts"
import { cancelClaimFulfillment, fulfillClaim, shipClaim } from "./fulfill-claim.ts"
import { createClaimBody, fulfillClaimBody, orderQuery, shipClaimBody, updateClaimBody } from "./shapes.ts"
import { updateClaim } from "./update-claim.ts"

/** Every change of a claim answers its order. */
const change = {
  method: "POST",
  tag: "Orders",
  access: "admin",
  query: orderQuery,
  select: adminOrder,
  response: answers({ order: resource("Order") }),
} as const

async function changed(context: Context, id: string, selection: Selection) {
  return { order: await retrieveChangedOrder(context, id, selection) }
}

export const claimAdminOperations: readonly Operation[] = [
  operation({
    ...change,
    id: "PostOrdersOrderClaims",
    path: "/admin/orders/{id}/claims",
    summary: "Make a claim on an order.",
    about: "A claim of type `refund` is paid back at once; one of type `replace` sends other items.",
    body: createClaimBody,
    ownsTransactions: true,
    isIdempotent: true,
    handler: async ({ params, body, selection }, context) => {
      await createClaim(context, params.id!, body)
      return changed(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderClaimsClaim",
    path: "/admin/orders/{id}/claims/{claim_id}",
    summary: "Change a claim.",
    about: "Pictures and tags of an item that are not named go.",
    body: updateClaimBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await updateClaim(context, params.id!, params.claim_id!, body)
      return changed(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersClaimCancel",
    path: "/admin/orders/{id}/claims/{claim_id}/cancel",
    summary: "Cancel a claim.",
    about: "Its fulfillments and its return must be canceled first; a claim that was paid back stays.",
    handler: async ({ params, selection }, context) => {
      await cancelClaim(context, params.id!, params.claim_id!)
      return changed(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderClaimsClaimFulfillments",
    path: "/admin/orders/{id}/claims/{claim_id}/fulfillments",
    summary: "Pack the replacements of a claim.",
    body: fulfillClaimBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await fulfillClaim(context, params.id!, params.claim_id!, body)
      return changed(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersClaimFulfillmentsCancel",
    path: "/admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel",
    summary: "Cancel a fulfillment of a claim that was not sent.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await cancelClaimFulfillment(context, params.id!, params.claim_id!, params.fulfillment_id!)
      return changed(context, params.id!, selection)
    },
  }),
  operation({
    ...change,
    id: "PostOrdersOrderClaimsClaimShipments",
    path: "/admin/orders/{id}/claims/{claim_id}/shipments",
    summary: "Say that a fulfillment of a claim was sent.",
    body: shipClaimBody,
    handler: async ({ params, body, selection }, context) => {
      await shipClaim(context, params.id!, params.claim_id!, body)
      return changed(context, params.id!, selection)
    },
  }),
]
