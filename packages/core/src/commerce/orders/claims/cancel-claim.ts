import type { Context } from "../../../platform/http/operation.ts"
import { releaseReservationsOfLines } from "../../stock/inventory/index.ts"
import { lockClaim, lockOrderOfClaim, setClaimStatus } from "./lock-claim.ts"
import { cancelRefusal } from "./rules.ts"

/**
 * Cancels a claim and gives back what was reserved for its replacements. Canceled again, it stays as it is.
 * @throws claims.not_found, claims.not_in_order, claims.refunded, claims.open_fulfillments, claims.open_return
 * @locks order, claim, inventory levels
 * @emits claim.canceled
 * @since 0.1
 */
export async function cancelClaim(
  context: Pick<Context, "db" | "emit" | "engine">,
  orderId: string,
  id: string,
): Promise<void> {
  const { db, emit, engine } = context
  await lockOrderOfClaim(db, orderId, id)
  const claim = await lockClaim(db, orderId, id, "fulfillments", "return_order", "additional_items")
  if (claim.canceled_at) return
  const refusal = cancelRefusal(claim)
  if (refusal) throw refusal
  const lines = claim.additional_items.map((line) => line.id)
  await releaseReservationsOfLines(context, lines)
  const canceled_at = new Date(engine.now())
  await setClaimStatus(db, id, { fulfillment_status: "canceled", canceled_at })
  await emit("claim.canceled", { id, no_notification: claim.no_notification })
}
