import { sql } from "kysely"
import { keyFor, readToken, readTokenOfV1, signToken } from "../../people/auth/index.ts"
import { differsFromV1 } from "../../../platform/kernel/v1-compatibility.ts"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { orderErrors } from "./errors.ts"

/** Seconds that a token to take over orders lives. */
export const claimTokenLifetime = 24 * 3600

/**
 * Asks to take over orders that were placed without an account. The token goes out with the event, to be sent to
 * the addresses the orders were placed with; the answer does not hold it.
 * @param orderIds ids that do not exist, and orders that are the customer's already, are passed over
 * @throws orders.customer_without_account
 * @emits order-update-token.created for each e-mail address
 * @since 0.1
 */
export async function requestClaim(
  context: Pick<Context, "db" | "engine" | "emit">,
  customerId: string,
  orderIds: readonly string[],
): Promise<void> {
  const { db, engine, emit } = context
  const customer = await fetchById(db, "Customer", customerId)
  if (!customer?.has_account) throw orderErrors.customer_without_account()
  const { rows } = await sql<{ id: string; email: string }>`select id, email from "order"
    where id = any(${orderIds}) and customer_id <> ${customerId} order by id`.execute(db)
  for (const [old_email, orders] of groupBy(rows, (row) => row.email)) {
    const ids = orders.map((order) => order.id)
    const claims = { claimingCustomerId: customerId, orders: ids, email: old_email }
    const token = await signToken(keyOf(engine), claims, claimTokenLifetime)
    await emit("order-update-token.created", { old_email, new_customer_id: customerId, orders: ids, token })
  }
}

/**
 * Moves orders to the customer who requested them, as a token proves. A token works once: afterwards, the orders do
 * not belong to the address that it was sent to.
 * @throws orders.invalid_token also when none of the orders is as it was
 * @locks the orders in the order of their ids
 * @emits order.updated for each order
 * @since 0.1
 */
export async function acceptClaim(
  { db, engine }: Pick<Context, "db" | "engine">,
  token: string,
): Promise<void> {
  const claims = (await readToken(keyOf(engine), token)) ?? (await claimsOfV1(engine, token))
  // Tokens of claims hold the ID as text.
  const customerId = claims?.claimingCustomerId as string | undefined
  const customer = customerId ? await fetchById(db, "Customer", customerId) : undefined
  if (!customer) throw orderErrors.invalid_token()
  // Without claims, nobody is named as the customer, and the error was thrown.
  const { rows } = await sql<{ id: string }>`with locked as materialized (
      select id from "order" where id = any(${claims!.orders}) and email = coalesce(${claims!.email ?? null}, email)
        and customer_id <> ${customer.id} order by id for update)
    update "order" o set customer_id = ${customer.id}, email = ${customer.email}, updated_at = now()
    from locked where o.id = locked.id returning o.id`.execute(db)
  if (rows.length === 0) throw orderErrors.invalid_token()
  await emitAll(
    { db },
    "order.updated",
    rows.map(({ id }) => ({ id, no_notification: null })),
  )
}

async function claimsOfV1(engine: Context["engine"], token: string) {
  const claims = await readTokenOfV1(engine.config.jwtSecret, token)
  const isForOrders = claims?.claimingCustomerId !== undefined
  return isForOrders && !differsFromV1(engine, "tokensOfV1") ? claims : undefined
}

function keyOf({ config }: Context["engine"]): string {
  return keyFor("order-claim", config.jwtSecret)
}
