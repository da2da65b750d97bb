import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { lockOrder } from "../orders/index.ts"
import { returnErrors } from "./errors.ts"
import { lockReturn, ownerOfReturn } from "./lock-return.ts"

/**
 * Cancels a return whose goods have not arrived.
 * @returns id of the order, also for the return of a swap or a claim
 * @throws returns.not_found, returns.canceling_received
 * @locks order, then the return
 * @since 0.1
 */
export async function cancelReturn({ db }: Pick<Context, "db">, id: string): Promise<string> {
  const { orderId } = await ownerOfReturn(db, id)
  await lockOrder(db, orderId)
  const { status } = await lockReturn(db, id)
  if (status === "received") throw returnErrors.canceling_received()
  await sql`update return set status = 'canceled', updated_at = now() where id = ${id}`.execute(db)
  return orderId
}
