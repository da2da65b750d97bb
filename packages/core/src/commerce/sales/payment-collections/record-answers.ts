import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { SessionRow } from "../payments/index.ts"
import type { PaymentSessionStatus } from "../../../platform/kernel/payment-provider.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import { fetchById, loadById, type Executor } from "../../../platform/query/fetch.ts"
import { lockCollection, paidEdit, readCollection, type CollectionWith } from "./lock-collection.ts"
import { statusAfterAuthorizing } from "./rules.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/** The result of authorizing a session. */
export interface Answer {
  readonly session: SessionRow
  readonly status: PaymentSessionStatus
  readonly data: ProviderData
}

type Write = Pick<Context, "db" | "emit">

/**
 * Writes down what providers answered: a payment for each session that is authorized now, and where the collection
 * stands. The payments of an edit that is confirmed already are the order's at once. The order must be locked.
 * @returns results that authorized money that is no longer needed
 * @locks payment_collection
 * @emits payment-collection.payment_authorized, payment.created
 * @since 0.1
 */
export async function recordAnswers(
  context: Write,
  id: string,
  answers: readonly Answer[],
): Promise<readonly Answer[]> {
  const collection = await lockAlive(context.db, id)
  const edit = await paidEdit(context.db, id)
  const sessions = new Map((collection?.payment_sessions ?? []).map((session) => [session.id, session]))
  const isAwaited = ({ session }: Answer) => sessions.has(session.id) && !edit?.isEnded
  const unused = answers.filter((answer) => answer.status === "authorized" && !isAwaited(answer))
  const current = answers.filter(
    (answer) => isAwaited(answer) && valueOf(sessions, answer.session.id).status !== "authorized",
  )
  if (!collection) return unused
  // If no session was to be authorized, the collection still says how far it is paid, as in v1.
  const isCounted = answers.length === 0 && !edit?.isEnded && collection.status !== "authorized"
  if (current.length === 0 && !isCounted) return unused
  const orderId = edit?.isConfirmed ? edit.orderId : null
  for (const answer of current) await recordAnswer(context, collection, { answer, orderId })
  await conclude(context, id)
  return unused
}

async function lockAlive(db: Executor, id: string): Promise<CollectionWith<"payment_sessions"> | undefined> {
  await sql`select id from payment_collection where id = ${id} for update`.execute(db)
  const isThere = await fetchById(db, "PaymentCollection", id)
  return isThere && lockCollection(db, id, "payment_sessions")
}

async function recordAnswer(
  { db, emit }: Write,
  collection: CollectionWith,
  { answer, orderId }: { readonly answer: Answer; readonly orderId: string | null },
): Promise<void> {
  const { session, status, data } = answer
  const isAuthorized = status === "authorized"
  await sql`update payment_session set status = ${status}::payment_session_status_enum,
      data = ${JSON.stringify(data)}::jsonb, updated_at = now(),
      payment_authorized_at = case when ${isAuthorized} then now() end
    where id = ${session.id}`.execute(db)
  if (!isAuthorized) return
  const paymentId = newId("pay")
  const amount = session.amount ?? 0
  await sql`with payment as (insert into payment (id, order_id, amount, currency_code, provider_id, data)
      values (${paymentId}, ${orderId}, ${amount}, ${collection.currency_code}, ${session.provider_id},
        ${JSON.stringify(data)}::jsonb))
    insert into payment_collection_payments (payment_collection_id, payment_id)
    values (${collection.id}, ${paymentId})`.execute(db)
  await emit("payment.created", await loadById(db, "Payment", paymentId))
}

async function conclude({ db, emit }: Write, id: string): Promise<void> {
  const { amount, payment_sessions } = await readCollection(db, id, "payment_sessions")
  const authorized = payment_sessions
    .filter((session) => session.status === "authorized")
    .reduce((sum, session) => sum + (session.amount ?? 0), 0)
  const status = statusAfterAuthorizing(amount, authorized)
  await db
    .updateTable("payment_collection")
    .set({ status, authorized_amount: authorized, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute()
  if (status === "authorized")
    await emit("payment-collection.payment_authorized", await readCollection(db, id))
}
