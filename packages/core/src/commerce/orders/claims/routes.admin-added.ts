import { operation, type Operation } from "../../../platform/http/operation.ts"
import { trackingBody } from "../fulfillments/index.ts"
import { answerOrder, orderChange } from "../orders/index.ts"
import { changeClaimTracking } from "./fulfill-claim.ts"

/**
 * Operations on claims that v1 does not have.
 * @since 0.1
 */
export const addedClaimOperations: readonly Operation[] = [
  operation({
    ...orderChange,
    id: "PostOrdersOrderClaimsClaimFulfillmentsTrackingNumbers",
    path: "/admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/tracking-numbers",
    summary: "Replace the tracking numbers of a fulfillment of a claim.",
    about:
      "Use it to correct a tracking number after the shipment. The customer is not notified: `claim.updated` is emitted, and not `claim.shipment_created`.",
    body: trackingBody,
    handler: async ({ params, body, selection }, context) => {
      const { id, claim_id: claimId, fulfillment_id: fulfillmentId } = params
      const trackingNumbers = body.tracking_numbers
      await changeClaimTracking(context, id, claimId, { fulfillmentId, trackingNumbers })
      return answerOrder(context, id, selection)
    },
  }),
]
