import { fulfillExchangeBody } from "../fulfillments/index.ts"
import { operation, type Operation } from "../../../platform/http/operation.ts"
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
    service: "claimService.create",
    path: "/admin/orders/{id}/claims",
    refusals: [500, 422],
    summary: "Create a claim of an order.",
    about: "A claim of type `refund` is refunded immediately; a claim of type `replace` ships other items.",
    body: createClaimBody,
    ownsTransactions: true,
    isIdempotent: true,
    handler: async ({ params, body, selection }, context) => {
      await createClaim(context, params.id, body)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderClaimsClaim",
    service: "claimService.update",
    path: "/admin/orders/{id}/claims/{claim_id}",
    summary: "Update a claim.",
    about: "Images and tags of an item that are not listed are removed.",
    body: updateClaimBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await updateClaim(context, params.id, params.claim_id, body)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersClaimCancel",
    service: "claimService.cancel",
    path: "/admin/orders/{id}/claims/{claim_id}/cancel",
    summary: "Cancel a claim.",
    about: "Cancel the fulfillments and the return of the claim first. A refunded claim cannot be canceled.",
    handler: async ({ params, selection }, context) => {
      await cancelClaim(context, params.id, params.claim_id)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderClaimsClaimFulfillments",
    service: "claimService.createFulfillment",
    path: "/admin/orders/{id}/claims/{claim_id}/fulfillments",
    refusals: [500],
    summary: "Create a fulfillment of a claim.",
    body: fulfillExchangeBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await fulfillClaim(context, params.id, params.claim_id, body)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersClaimFulfillmentsCancel",
    path: "/admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel",
    refusals: [500],
    summary: "Cancel a fulfillment of a claim that was not shipped.",
    ownsTransactions: true,
    handler: async ({ params, selection }, context) => {
      await cancelClaimFulfillment(context, params.id, params.claim_id, params.fulfillment_id)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderClaimsClaimShipments",
    service: "claimService.createShipment",
    path: "/admin/orders/{id}/claims/{claim_id}/shipments",
    summary: "Mark a fulfillment of a claim as shipped.",
    body: shipClaimBody,
    handler: async ({ params, body, selection }, context) => {
      await shipClaim(context, params.id, params.claim_id, body)
      return answerOrder(context, params.id, selection)
    },
  }),
]
