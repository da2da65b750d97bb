import { operation, type Operation } from "../../../platform/http/operation.ts"
import { trackingBody } from "../fulfillments/index.ts"
import { answerOrder, orderChange } from "../orders/index.ts"
import { changeSwapTracking } from "./fulfill-swap.ts"

/**
 * Operations on swaps that v1 does not have.
 * @since 0.1
 */
export const addedSwapOperations: readonly Operation[] = [
  operation({
    ...orderChange,
    id: "PostOrdersOrderSwapsSwapFulfillmentsTrackingNumbers",
    path: "/admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/tracking-numbers",
    summary: "Replace the tracking numbers of a fulfillment of a swap.",
    about:
      "Use it to correct a tracking number after the shipment. The customer is not notified: `order.updated` is emitted, and not `swap.shipment_created`.",
    body: trackingBody,
    handler: async ({ params, body, selection }, context) => {
      const { id, swap_id: swapId, fulfillment_id: fulfillmentId } = params
      const trackingNumbers = body.tracking_numbers
      await changeSwapTracking(context, id, swapId, { fulfillmentId, trackingNumbers })
      return answerOrder(context, id, selection)
    },
  }),
]
