import type { Columns } from "../../../platform/query/selected.ts"
import type { StageContext } from "../../sales/payments/index.ts"
import { setClaimStatus } from "./lock-claim.ts"

/**
 * Records that the refund of a claim was paid. The claim must be locked.
 * @emits claim.refund_processed, the first time
 * @since 0.1
 */
export async function settleClaim(
  { db, emit }: Pick<StageContext, "db" | "emit">,
  {
    id,
    payment_status,
    no_notification,
  }: Pick<Columns<"ClaimOrder">, "id" | "payment_status" | "no_notification">,
): Promise<void> {
  if (payment_status === "refunded") return
  await setClaimStatus(db, id, { payment_status: "refunded" })
  await emit("claim.refund_processed", { id, no_notification })
}
