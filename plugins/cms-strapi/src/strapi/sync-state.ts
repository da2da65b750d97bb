import { sql, type Shop } from "@stheno/core"
import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Kind } from "../options.ts"

/** The values of an entry that the store and Strapi had in common last, by the names of the attributes. */
export type Synced = Readonly<Record<string, unknown>>

/** What the database knows about an entry. */
export interface EntryState {
  readonly id: string
  readonly kind: Kind
  readonly document_id: string | null
  readonly synced: Synced
  /** whether the entry has been published before */
  readonly was_published: boolean
}

type Db = Shop["db"]

/** Seconds for which a process may compare and write an entry alone. */
const leaseSeconds = 300

/** Milliseconds to wait for another process. */
const longestWait = 10_000

/**
 * Runs a function for one entry at a time, in all processes: Strapi has no version numbers that would reject the older
 * one of two changes.
 * @throws Error when another process does not end in time; the job is retried then
 */
export async function withLease(
  db: Db,
  { id, kind }: { readonly id: string; readonly kind: Kind },
  work: (state: EntryState) => Promise<void>,
): Promise<void> {
  await sql`insert into strapi_entry (id, kind) values (${id}, ${kind}) on conflict do nothing`.execute(db)
  const lease = randomUUID()
  const state = await claim(db, id, lease)
  try {
    await work(state)
  } finally {
    await sql`update strapi_entry set lease = null, leased_until = null
      where id = ${id} and lease = ${lease}`.execute(db)
  }
}

async function claim(db: Db, id: string, lease: string): Promise<EntryState> {
  for (const end = Date.now() + longestWait; ; await sleep(50)) {
    const { rows } = await sql<EntryState>`
      update strapi_entry set lease = ${lease}, leased_until = now() + make_interval(secs => ${leaseSeconds})
      where id = ${id} and (leased_until is null or leased_until < now())
      returning id, kind, document_id, synced, was_published`.execute(db)
    if (rows[0]) return rows[0]
    if (Date.now() > end) throw new Error(`Another process is still sending ${id} to Strapi`)
  }
}

/** Finds what the entries of things in the store are called in Strapi. */
export async function documentIdsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; document_id: string }>`
    select id, document_id from strapi_entry where id = any(${ids}) and document_id is not null`.execute(db)
  return new Map(rows.map((row) => [row.id, row.document_id]))
}

/** Finds what an entry in Strapi is about; undefined for entries that the store does not know. */
export async function stateOfDocument(db: Db, documentId: string): Promise<EntryState | undefined> {
  const { rows } = await sql<EntryState>`select id, kind, document_id, synced, was_published
    from strapi_entry where document_id = ${documentId} limit 1`.execute(db)
  return rows[0]
}

/** The variants of a product that have entries. */
export async function variantIdsOf(db: Db, productId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from strapi_entry where product_id = ${productId} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Reads what both sides have in common, and locks it until the transaction ends. */
export async function lockSynced(db: Db, id: string): Promise<Synced> {
  const { rows } = await sql<{ synced: Synced }>`
    select synced from strapi_entry where id = ${id} for update`.execute(db)
  return rows[0]?.synced ?? {}
}

/** Stores values that both sides have in common now, beside those of other attributes. */
export async function saveSynced(db: Db, id: string, synced: Synced): Promise<void> {
  await sql`update strapi_entry set synced = synced || ${JSON.stringify(synced)}::jsonb, was_published = true,
    updated_at = now() where id = ${id}`.execute(db)
}

/** What is stored after an entry was sent. */
export interface Sent {
  readonly documentId: string
  readonly productId: string | null
  readonly synced: Synced
  readonly isPublished: boolean
}

/** Stores what Strapi has after an entry was sent. */
export async function saveSent(db: Db, id: string, sent: Sent): Promise<void> {
  await sql`update strapi_entry set document_id = ${sent.documentId}, product_id = ${sent.productId},
    synced = synced || ${JSON.stringify(sent.synced)}::jsonb,
    was_published = was_published or ${sent.isPublished}, updated_at = now() where id = ${id}`.execute(db)
}

/** Forgets an entry that is deleted. */
export async function forgetState(db: Db, id: string): Promise<void> {
  await sql`delete from strapi_entry where id = ${id}`.execute(db)
}
