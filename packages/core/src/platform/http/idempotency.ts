import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import { sql } from "kysely"
import { newId } from "../kernel/ids.ts"
import { defineErrors } from "../kernel/errors.ts"
import type { Executor } from "../query/fetch.ts"
import { firstOf } from "../kernel/certain.ts"

export const idempotencyErrors = defineErrors("idempotency", {
  other_request: {
    type: "not_allowed",
    message: () => "The idempotency key was used for another request",
    when: "The `Idempotency-Key` was used before with another path or another body.",
    fix: "Use a new key for a new request; repeat a request with the same path and body.",
  },
  busy: {
    type: "conflict",
    message: () => "An earlier request with this idempotency key is still at work. Try again.",
    when: "The first request with this `Idempotency-Key` is still waiting for a provider.",
    fix: "Send the request again, with the same key, after a minute.",
    isPassing: true,
  },
})

/** The answer that an earlier request with the same key got. */
export interface StoredAnswer {
  readonly status: number
  readonly body: string
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The key that a request runs under. */
export interface Key {
  readonly value: string
  /** the caller sent it, so that another request may carry it too; a new one is known to nobody yet */
  readonly isGiven: boolean
}

/**
 * The key that the request runs under. A key that the server gave out, or any UUID of the caller's own, is kept;
 * anything else is replaced by a new one, as v1 does.
 */
export function keyOf(request: Request): Key {
  const wished = request.headers.get("idempotency-key")
  return wished && uuid.test(wished)
    ? { value: wished.toLowerCase(), isGiven: true }
    : { value: crypto.randomUUID(), isGiven: false }
}

/**
 * The key that rows made by a request carry: the one that the caller sent, else a new one.
 * @since 0.1
 */
export function rowKeyOf(context: { readonly idempotencyKey?: string; readonly request: Request }): string {
  return context.idempotencyKey ?? keyOf(context.request).value
}

/** What makes two requests the same: method, path, query and body, and the account that sends them. */
export function fingerprintOf(request: Request, body: string, customerId?: string): string {
  const { pathname, search } = new URL(request.url)
  const whose = customerId ? `${customerId}\n` : ""
  return bytesToHex(
    sha256(new TextEncoder().encode(`${whose}${request.method} ${pathname}${search}\n${body}`)),
  )
}

/**
 * Claims the key for this request, or finds the answer it got before. Waits while another request with the same
 * key is at work. One statement: the unique index is what makes others wait.
 * @throws idempotency.other_request
 * @locks the key, until the surrounding transaction ends
 */
export async function claimKey(
  db: Executor,
  key: string,
  fingerprint: string,
  request: Request,
): Promise<StoredAnswer | undefined> {
  const { rows } = await sql<{
    fingerprint: string | null
    response_code: number | null
    response_text: string | null
  }>`insert into idempotency_key
      (id, idempotency_key, request_method, request_path, recovery_point, fingerprint, locked_at)
    values (${newId("ikey")}, ${key}, ${request.method}, ${new URL(request.url).pathname}, 'started',
      ${fingerprint}, now())
    on conflict (idempotency_key) do update set locked_at = excluded.locked_at
    returning fingerprint, response_code, response_text`.execute(db)
  const stored = firstOf(rows)
  if (stored.fingerprint !== fingerprint) throw idempotencyErrors.other_request()
  return stored.response_code === null
    ? undefined
    : { status: stored.response_code, body: stored.response_text ?? "" }
}

/**
 * Lets a stage of an operation in stages happen once per key: true for the first request that gets here, false
 * for every repetition. Call it first in the stage's own transaction, so that both are kept or neither is.
 * @param key of a claimed key; without one nobody can repeat the request, and the stage always happens
 * @param point a word for the stage
 * @locks the key, until the surrounding transaction ends
 */
export async function isFirstAt(db: Executor, key: string | undefined, point: string): Promise<boolean> {
  if (!key) return true
  const { numAffectedRows } = await sql`update idempotency_key set recovery_point = ${point}
    where idempotency_key = ${key} and recovery_point = 'started'`.execute(db)
  return numAffectedRows === 1n
}

/**
 * Makes sure that no other request with the key has been answered. Call it in the transaction of the last stage.
 * @throws idempotency.busy, so that a repetition gets the answer that was kept
 */
export async function assertUnanswered(db: Executor, key: string | undefined): Promise<void> {
  if (!key) return
  const { rows } = await sql`select from idempotency_key
    where idempotency_key = ${key} and response_code is not null`.execute(db)
  if (rows.length > 0) throw idempotencyErrors.busy()
}

/** Deletes a claimed key, because the response cannot be stored. */
export async function forgetKey(db: Executor, key: string): Promise<void> {
  await sql`delete from idempotency_key where idempotency_key = ${key}`.execute(db)
}

/**
 * Keeps the answer under a claimed key.
 * @returns the answer to give: where another request with the key was faster, its answer
 */
export async function storeAnswer(db: Executor, key: string, answer: StoredAnswer): Promise<StoredAnswer> {
  const { rows } = await sql<{ response_code: number; response_text: string }>`
    update idempotency_key set recovery_point = 'finished', locked_at = null,
      response_text = case when response_code is null then ${answer.body} else response_text end,
      response_code = coalesce(response_code, ${answer.status})
    where idempotency_key = ${key} returning response_code, response_text`.execute(db)
  const [stored] = rows
  return stored ? { status: stored.response_code, body: stored.response_text } : answer
}

/**
 * Keeps the answer under a key that nobody knew before.
 * @param answered.isRepeatable whether the request could be answered again from what it has changed: then the commit
 *   does not wait for the disk, which saves a third of the time of a small request
 */
export async function insertAnswer(
  db: Executor,
  key: string,
  answered: { fingerprint: string; request: Request; answer: StoredAnswer; isRepeatable: boolean },
): Promise<void> {
  const { fingerprint, request, answer, isRepeatable } = answered
  const commit = isRepeatable ? sql`set_config('synchronous_commit', 'off', true)` : sql`null`
  await sql`insert into idempotency_key (id, idempotency_key, request_method, request_path, recovery_point,
      fingerprint, response_code, response_text)
    select ${newId("ikey")}, ${key}, ${request.method}, ${new URL(request.url).pathname}, 'finished',
      ${fingerprint}, ${answer.status}::int, ${answer.body} from (select ${commit}) as setting`.execute(db)
}
