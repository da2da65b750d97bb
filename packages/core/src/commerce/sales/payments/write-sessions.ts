import { sql, type RawBuilder } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import type { SessionChanges } from "./perform-session-steps.ts"

type Session = Columns<"PaymentSession">

/**
 * Writes what became of a plan for the payment sessions of a cart, if the cart may be claimed. One statement.
 * @param cart with `id` and `payment_sessions` as they were
 * @param claim `claimed as (…)`: gives a row when the cart is still as it was, and locks it
 * @returns the sessions of the cart afterwards, as answers show them; undefined when the claim failed
 * @since 0.1
 */
export async function writeSessions(
  db: Executor,
  cart: { readonly id: string; readonly payment_sessions: readonly Session[] },
  { changes, claim }: { readonly changes: SessionChanges; readonly claim: RawBuilder<unknown> },
): Promise<Session[] | undefined> {
  const { removed } = changes
  // A cart has one selected session at most: rows that give the selection up come before the one that takes it.
  const saved = changes.saved.toSorted((a, b) => Number(a.is_selected) - Number(b.is_selected))
  const { rows } = await sql<WrittenSession>`with ${claim},
    removed as (delete from payment_session where id = any(${removed}::text[]) and exists (select from claimed)),
    saved as (insert into payment_session
        (id, cart_id, provider_id, is_selected, is_initiated, status, data, amount)
      select s.id, ${cart.id}, provider_id, is_selected, is_initiated, status::payment_session_status_enum, data,
        amount
      from claimed, jsonb_to_recordset(${JSON.stringify(saved)}::jsonb) as s (id text, provider_id text,
        is_selected boolean, is_initiated boolean, status text, data jsonb, amount integer)
      on conflict (id) do update set is_selected = excluded.is_selected, is_initiated = excluded.is_initiated,
        status = excluded.status, data = excluded.data, amount = excluded.amount, updated_at = now()
      returning *)
    select exists (select from claimed) as is_claimed, saved.* from (select 1) one left join saved on true`.execute(
    db,
  )
  if (!rows[0]?.is_claimed) return undefined
  const written = rows.filter((row) => row.id !== null).map(onWire)
  const gone = new Set([...removed, ...written.map((session) => session.id)])
  const kept = cart.payment_sessions.filter((session) => !gone.has(session.id))
  return [...kept, ...written].toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))
}

/** A session as the driver returns it, or a row of null that says only whether the cart was claimed. */
type WrittenSession = { is_claimed: boolean } & (
  | { [Name in keyof Session]: null }
  | (Omit<Session, "created_at" | "updated_at" | "payment_authorized_at"> & {
      created_at: Date | string
      updated_at: Date | string
      payment_authorized_at: Date | string | null
    })
)

function onWire({ is_claimed: _, ...row }: Exclude<WrittenSession, { id: null }>): Session {
  return {
    ...row,
    created_at: isoText(row.created_at),
    updated_at: isoText(row.updated_at),
    payment_authorized_at: row.payment_authorized_at && isoText(row.payment_authorized_at),
  }
}

function isoText(date: Date | string): string {
  return new Date(date).toISOString()
}
