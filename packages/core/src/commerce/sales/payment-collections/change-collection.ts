import { sql } from "kysely"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import { dropAtProviders } from "../payments/index.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { removeSessions } from "./create-collection.ts"
import { collectionErrors } from "./errors.ts"
import { lockCollection, paidEdit, readCollection, type CollectionWith } from "./lock-collection.ts"

/** A change of a collection; what is absent stays as it is. */
export interface CollectionChange {
  readonly description?: string | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/**
 * Changes what is said about a payment collection.
 * @throws payment-collections.not_found
 * @locks payment_collection
 * @emits payment-collection.updated
 * @since 0.1
 */
export async function updateCollection(
  { db, emit }: Pick<Context, "db" | "emit">,
  id: string,
  { description, metadata }: CollectionChange,
): Promise<CollectionWith> {
  const before = await lockCollection(db, id)
  await db
    .updateTable("payment_collection")
    .set({
      ...(description === undefined ? {} : { description }),
      ...(metadata ? { metadata: JSON.stringify(mergeMetadata(before.metadata, metadata)) } : {}),
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .execute()
  const collection = await readCollection(db, id)
  await emit("payment-collection.updated", collection)
  return collection
}

/**
 * Says that the sum of a collection was paid outside: nobody is asked, and no payment is made of it.
 * @throws payment-collections.not_found
 * @locks payment_collection
 * @emits payment-collection.payment_authorized, once
 * @since 0.1
 */
export async function markAuthorized(
  { db, emit }: Pick<Context, "db" | "emit">,
  id: string,
): Promise<CollectionWith> {
  const before = await lockCollection(db, id)
  if (before.status === "authorized") return before
  await sql`update payment_collection set status = 'authorized', authorized_amount = amount, updated_at = now()
    where id = ${id}`.execute(db)
  const collection = await readCollection(db, id)
  await emit("payment-collection.payment_authorized", collection)
  return collection
}

/**
 * Deletes a payment collection of which nothing is paid, and that nothing points at. One that is not there is no
 * error.
 * @throws payment-collections.not_deletable, payment-collections.in_use
 * @locks payment_collection; nothing while providers are called
 * @emits payment-collection.deleted
 * @since 0.1
 */
export async function deleteCollection(context: Context, id: string): Promise<void> {
  const dropped = await inTransaction(context, async ({ db, emit }) => {
    if (!(await fetchById(db, "PaymentCollection", id))) return []
    const collection = await lockCollection(db, id, "payment_sessions")
    if (!["not_paid", "canceled"].includes(collection.status))
      throw collectionErrors.not_deletable(collection.status)
    if (await paidEdit(db, id)) throw collectionErrors.in_use()
    const { payment_sessions, ...row } = collection
    await removeSessions(db, id)
    await db.deleteFrom("payment_collection").where("id", "=", id).execute()
    await emit("payment-collection.deleted", row)
    return payment_sessions
  })
  await dropAtProviders(context.engine, dropped)
}
