import type { Context } from "../../../platform/http/operation.ts"
import { releaseReservationsOfLines } from "../../stock/inventory/index.ts"
import {
  claimCalls,
  firstError,
  inPaymentStages,
  lockPaymentsOfSwap,
  recordOutcomes,
  type CallOutcome,
  type StageContext,
} from "../../sales/payments/index.ts"
import { lockOrderOfSwap, lockSwap, setSwapStatus } from "./lock-swap.ts"
import { swapErrors } from "./errors.ts"
import { cancelRefusal } from "./rules.ts"
import { refundsOfSwap } from "./swap-refunds.ts"

/**
 * Cancels a swap: its payment at the provider, then what was reserved for its new items. Canceled again, it stays
 * as it is.
 * @throws swaps.not_found, swaps.not_in_order, swaps.refunded, swaps.open_fulfillments, swaps.open_return,
 *   payments.provider_failed
 * @locks order, payments, swap, inventory levels; nothing while the provider is asked
 * @since 0.1
 */
export async function cancelSwap(context: Context, orderId: string, id: string): Promise<void> {
  const error = await inPaymentStages(context, {
    begin: async ({ db }) => {
      await lockOrderOfSwap(db, orderId, id)
      const payments = await lockPaymentsOfSwap(db, { orderId, id })
      const swap = await lockSwap(db, orderId, id, "fulfillments", "return_order")
      if (swap.canceled_at) return []
      const refusal = cancelRefusal(swap)
      if (refusal) throw refusal
      const { refunded, started } = await refundsOfSwap(db, id)
      if (refunded > 0 || started) throw swapErrors.refunded()
      const own = payments.filter((payment) => payment.swap_id === id && !payment.canceled_at)
      // Providers give back what is left of a captured payment, which would be less than the customer has paid.
      if (own.some((payment) => payment.amount_refunded > 0)) throw swapErrors.refunded()
      return claimCalls(
        db,
        own,
        own.map((payment) => ({ paymentId: payment.id, kind: "cancel" })),
      )
    },
    end: (stage, outcomes) => conclude(stage, { orderId, id }, outcomes),
  })
  if (error) throw error
}

async function conclude(
  stage: StageContext,
  { orderId, id }: { readonly orderId: string; readonly id: string },
  outcomes: readonly CallOutcome[],
) {
  const { db } = stage
  await lockOrderOfSwap(db, orderId, id)
  await lockPaymentsOfSwap(db, { orderId, id })
  const swap = await lockSwap(db, orderId, id, "additional_items")
  const error = firstError(await recordOutcomes(db, outcomes))
  if (error || swap.canceled_at) return error
  const lines = swap.additional_items.map((line) => line.id)
  await releaseReservationsOfLines(stage, lines)
  const canceled_at = new Date(stage.engine.now())
  await setSwapStatus(db, id, { payment_status: "canceled", fulfillment_status: "canceled", canceled_at })
  return undefined
}
