import { sql } from "kysely"
import { firstOf } from "../kernel/certain.ts"
import type { Executor } from "../query/fetch.ts"

/** Attempts to deliver an event: the pauses between them add up to a day, so that a mail server may be away for one. */
export const eventAttempts = 36

/** An event whose attempts have all failed. */
export interface FailedEvent {
  /** the ID of the event, which subscribers receive */
  readonly id: string
  /** the name of the event */
  readonly name: string
  /** the payload of the event */
  readonly data: Readonly<Record<string, unknown>>
  /** the number of attempts */
  readonly attempts: number
}

/**
 * Lists the events whose attempts have all failed, newest first. With an event bus, the bus keeps its own.
 * @param db the database of the store
 * @param limit how many events to return at most
 * @since 0.1
 */
export async function listFailedEvents(db: Executor, limit = 100): Promise<FailedEvent[]> {
  const { rows } = await sql<FailedEvent>`select id, event_name as name, data, attempts from staged_job
    where attempts >= ${eventAttempts} order by seq desc limit ${limit}`.execute(db)
  return rows
}

/**
 * Counts the events whose attempts have all failed.
 * @param db the database of the store
 * @since 0.1
 */
export async function countFailedEvents(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from staged_job
    where attempts >= ${eventAttempts}`.execute(db)
  return firstOf(rows).count
}

/**
 * Delivers a failed event again, to all of its subscribers and with as many attempts as a new one.
 * @param db the database of the store
 * @param id the ID of the event
 * @returns `false` when no failed event has this ID
 * @since 0.1
 */
export async function retryFailedEvent(db: Executor, id: string): Promise<boolean> {
  const { rows } = await sql`update staged_job
    set attempts = 0, not_before = null, leased_by = null, leased_until = null
    where id = ${id} and attempts >= ${eventAttempts} returning id`.execute(db)
  return rows.length > 0
}

/**
 * Deletes the failed events about an object, whose payloads may contain its data.
 * @param db the database of the store
 * @param prefix how the names of the events begin, e.g. `customer.`
 * @param id the ID in the payloads
 * @since 0.1
 */
export async function deleteFailedEvents(db: Executor, prefix: string, id: string): Promise<void> {
  // The hash is what the index has.
  await sql`delete from staged_job
    where hashtextextended(data->>'id', 0) = hashtextextended(${id}, 0) and data->>'id' = ${id}
      and starts_with(event_name, ${prefix}) and attempts >= ${eventAttempts}`.execute(db)
}

/**
 * Deletes the failed events with a name whose payloads have no `id`, and one of these values.
 * @param db the database of the store
 * @param name the name of the events
 * @param values the keys and their values, in upper or lower case
 * @since 0.1
 */
export async function deleteFailedEventsWith(
  db: Executor,
  name: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  // The index has null for the hash of a missing ID.
  await sql`delete from staged_job
    where hashtextextended(data->>'id', 0) is null and event_name = ${name} and attempts >= ${eventAttempts}
      and exists (select from jsonb_each_text(${JSON.stringify(values)}::jsonb) as given
        where lower(data->>given.key) = lower(given.value))`.execute(db)
}
