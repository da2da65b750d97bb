import { sql, type RawBuilder } from "kysely"
import type { Engine } from "./engine.ts"
import type { CheckedEventName, PayloadOf } from "../kernel/event-catalogue.ts"
import { newId } from "../kernel/ids.ts"
import type { Executor } from "../query/fetch.ts"
import type { Caller } from "./caller.ts"
import type { Context } from "./operation.ts"

/** Makes the context of a handler. Events go into the outbox through the same executor as their change. */
export function createContext(
  engine: Engine,
  caller: Caller,
  request: Request,
  db: Executor,
  responseHeaders: Headers,
): Context {
  return {
    db,
    engine,
    userId: caller.userId,
    customerId: caller.customerId,
    salesChannelIds: caller.salesChannelIds,
    clientAddress: caller.clientAddress,
    request,
    responseHeaders,
    emit: (name, data) => stageEvent(db, name, data),
  }
}

/**
 * Writes an event into the outbox. It leaves once the surrounding transaction has committed, and never if it
 * does not.
 * @param data the event's payload; plain JSON
 * @since 0.1
 */
export async function stageEvent<const N extends string>(
  db: Executor,
  name: CheckedEventName<N>,
  data: PayloadOf<N>,
): Promise<void> {
  await stagingOf<string>(name, data).execute(db)
}

/**
 * Writes many events of one name into the outbox, in their order, with one statement.
 * @param payloads one per event; none is fine
 * @since 0.1
 */
export async function emitAll<N extends string>(
  { db }: Pick<Context, "db">,
  name: N,
  payloads: readonly PayloadOf<N>[],
): Promise<void> {
  if (payloads.length === 0) return
  const events = payloads.map((data) => ({ id: newId("job"), data }))
  await sql`insert into staged_job (id, event_name, data, options)
    select event->>'id', ${name}, event->'data', '{}'
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as given (event, place)
    order by place`.execute(db)
}

/**
 * The statement that writes an event into the outbox, for writes that take the event along: `with event as (…)`.
 * @param data the event's payload; plain JSON
 * @since 0.1
 */
export function stagingOf<N extends string>(name: N, data: PayloadOf<N>): RawBuilder<unknown> {
  return stagingOfAll([[name, data]])
}

/**
 * As `stagingOf`, of events that leave in this order.
 * @param events names with payloads
 * @since 0.1
 */
export function stagingOfAll(
  events: readonly (readonly [name: string, data: unknown])[],
): RawBuilder<unknown> {
  const rows = events.map(
    ([name, data]) => sql`(${newId("job")}, ${name}, ${JSON.stringify(data)}::jsonb, '{}'::jsonb)`,
  )
  return sql`insert into staged_job (id, event_name, data, options) values ${sql.join(rows)}`
}

/**
 * As `stagingOf`, with the row that another part of the statement returns; without a row, no event is stored.
 * @param from name of the part; its column `row` is the payload
 * @since 0.1
 */
export function stagingOfRow(name: string, from: string): RawBuilder<unknown> {
  return sql`insert into staged_job (id, event_name, data, options)
    select ${newId("job")}, ${name}, "row"::jsonb, '{}'::jsonb from ${sql.table(from)}`
}
