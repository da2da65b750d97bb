import { fulfillExchangeBody } from "../fulfillments/index.ts"
import { operation, type Operation } from "../http/operation.ts"
import { answerOrder, orderChange } from "../orders/index.ts"
import { cancelClaim } from "./cancel-claim.ts"
import { createClaim } from "./create-claim.ts"
import { cancelClaimFulfillment, fulfillClaim, shipClaim } from "./fulfill-claim.ts"
import { createClaimBody, shipClaimBody, updateClaimBody } from "./shapes.ts"
import { updateClaim } from "./update-claim.ts"

export const claimAdminOperations: readonly Operation[] = [
  operation({
    ...orderChange,
    id: "PostOrdersOrderClaims",
    path: "/admin/orders/{id}/claims",
    summary: "Make a claim on an order.",
    about: "A claim of type `refund` is paid back at once; one of type `replace` sends other items.",
    body: createClaimBody,
    ownsTransactions: true,
    isIdempotent: true,
    handler: async ({ params, body, selection }, context) => {
      await createClaim(context, params.id!, body)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderClaimsClaim",
    path: "/admin/orders/{id}/claims/{claim_id}",
    summary: "Change a claim.",
    about: "Pictures and tags of an item that are not named go.",
    body: updateClaimBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await updateClaim(context, params.id!, params.claim_id!, body)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersClaimCancel",
    path: "/admin/orders/{id}/claims/{claim_id}/cancel",
    summary: "Cancel a claim.",
    about: "Its fulfillments and its return must be canceled first; a claim that was paid back stays.",
    handler: async ({ params, selection }, context) => {
      await cancelClaim(context, params.id!, params.claim_id!)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderClaimsClaimFulfillments",
    path: "/admin/orders/{id}/claims/{claim_id}/fulfillments",
    summary: "Pack the replacements of a claim.",
    body: fulfillExchangeBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await fulfillClaim(context, params.id!, params.claim_id!, body)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersClaimFulfillmentsCancel",
    path: "/admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel",
    summary: "Cancel a fulfillment of a claim that was not sent.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await cancelClaimFulfillment(context, params.id!, params.claim_id!, params.fulfillment_id!)
      return answerOrder(context, params.id!, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderClaimsClaimShipments",
    path: "/admin/orders/{id}/claims/{claim_id}/shipments",
    summary: "Say that a fulfillment of a claim was sent.",
    body: shipClaimBody,
    handler: async ({ params, body, selection }, context) => {
      await shipClaim(context, params.id!, params.claim_id!, body)
      return answerOrder(context, params.id!, selection)
    },
  }),
]
