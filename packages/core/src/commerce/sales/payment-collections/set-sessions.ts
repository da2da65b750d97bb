import { sql } from "kysely"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { generalErrors } from "../../../platform/kernel/errors.ts"
import {
  dropAtProviders,
  performSessionSteps,
  rememberCustomer,
  type SessionChanges,
  type SessionRow,
  type SessionStep,
} from "../payments/index.ts"
import { loadById, type Executor } from "../../../platform/query/fetch.ts"
import { collectionErrors } from "./errors.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import {
  lockCollection,
  payerOf,
  readCollection,
  type CollectionPayer,
  type CollectionWith,
} from "./lock-collection.ts"
import { planRefresh, planSingle, planWanted, type PlannedCollection, type WantedSession } from "./rules.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

type Plan = (collection: PlannedCollection & { readonly id: string }) => readonly SessionStep<SessionRow>[]

/** What answers show of a collection whose sessions were set. */
const shown = ["payment_sessions", "region", "region.payment_providers"] as const

type ShownCollection = CollectionWith<(typeof shown)[number]>

const attempts = 4

/**
 * Lets one provider take the whole sum of a collection. What was prepared with others is dropped.
 * @returns the collection with its sessions and its region
 * @throws payment-collections.not_found, payment-collections.provider_not_found,
 *   payment-collections.sessions_closed, payments.provider_failed
 * @locks payment_collection; nothing while providers are asked
 * @since 0.1
 */
export async function setSession(context: Context, id: string, providerId: string): Promise<ShownCollection> {
  await settle(context, id, (collection) => planSingle(collection, providerId))
  return readCollection(context.db, id, ...shown)
}

/**
 * Splits the sum of a collection among providers. Sessions that are not named again are dropped.
 * @returns the collection with its sessions and its region
 * @throws payment-collections.not_found, payment-collections.sum_mismatch, payment-collections.sessions_closed,
 *   payments.provider_failed
 * @locks payment_collection; nothing while providers are asked
 * @since 0.1
 */
export async function setSessions(
  context: Context,
  id: string,
  wanted: readonly WantedSession[],
): Promise<ShownCollection> {
  await settle(context, id, (collection) => planWanted(collection, wanted))
  return readCollection(context.db, id, ...shown)
}

/**
 * Prepares a payment session of a collection again with its provider.
 * @returns the session that takes its place
 * @throws payment-collections.session_not_found, payment-collections.session_elsewhere,
 *   payment-collections.session_authorized, payments.provider_failed
 * @locks payment_collection; nothing while providers are asked
 * @since 0.1
 */
export async function refreshSession(
  context: Context,
  id: string,
  sessionId: string,
): Promise<Columns<"PaymentSession">> {
  const { db } = context
  const owner = await db
    .selectFrom("payment_collection_sessions")
    .select("payment_collection_id as id")
    .where("payment_session_id", "=", sessionId)
    .executeTakeFirst()
  if (!owner) throw collectionErrors.session_not_found(sessionId)
  if (owner.id !== id) throw collectionErrors.session_elsewhere(sessionId, id)
  const { saved } = await settle(context, id, (collection) => planRefresh(collection, sessionId))
  return await loadById(db, "PaymentSession", firstOf(saved).id)
}

/** Providers are called while nothing is locked; what they answered counts if the collection is as it was then. */
async function settle(context: Context, id: string, plan: Plan): Promise<SessionChanges> {
  for (let tried = 0; tried < attempts; tried++) {
    const before = await readCollection(context.db, id, ...shown)
    const steps = plan(planned(before))
    const payer = await payerOf(context.db, id, context.customerId)
    const about = { ...payer, currencyCode: before.currency_code, resourceId: id }
    const changes = await performSessionSteps(context.engine, steps, about, true)
    if (await writeIfUnchanged(context, before, changes, payer)) return changes
    await dropAtProviders(context.engine, changes.prepared)
  }
  throw generalErrors.conflict()
}

function planned(row: ShownCollection): PlannedCollection & { readonly id: string } {
  const providers = row.region?.payment_providers ?? []
  const providerIds = providers.filter((each) => each.is_installed).map((each) => each.id)
  return { ...row, providerIds }
}

function writeIfUnchanged(
  context: Context,
  before: ShownCollection,
  changes: SessionChanges,
  { customerId }: CollectionPayer,
): Promise<boolean> {
  return inTransaction(context, async ({ db }) => {
    const now = await lockCollection(db, before.id, "payment_sessions")
    if (fingerprint(now) !== fingerprint(before)) return false
    await writeChanges(db, before.id, changes)
    if (Object.keys(changes.customerMetadata).length > 0)
      await rememberCustomer(db, customerId ?? null, changes)
    return true
  })
}

/** What plans depend on. */
function fingerprint({ amount, status, payment_sessions }: CollectionWith<"payment_sessions">): string {
  const sorted = payment_sessions.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const sessions = sorted.map(({ id, amount: part, status: stands, data }) => [id, part, stands, data])
  return JSON.stringify([amount, status, sessions])
}

/** The sessions of a collection are all in use: none is the selected one. */
async function writeChanges(db: Executor, id: string, { removed, saved }: SessionChanges): Promise<void> {
  if (removed.length > 0) await db.deleteFrom("payment_session").where("id", "in", removed).execute()
  if (saved.length === 0) return
  await sql`with wanted as (select * from jsonb_to_recordset(${JSON.stringify(saved)}::jsonb)
      as s (id text, provider_id text, is_initiated boolean, status text, data jsonb, amount integer)),
    written as (insert into payment_session (id, provider_id, is_initiated, status, data, amount)
      select id, provider_id, is_initiated, status::payment_session_status_enum, data, amount from wanted
      on conflict (id) do update set is_initiated = excluded.is_initiated, status = excluded.status,
        data = excluded.data, amount = excluded.amount, updated_at = now()
      returning id)
    insert into payment_collection_sessions (payment_collection_id, payment_session_id)
    select ${id}, id from written on conflict do nothing`.execute(db)
}
