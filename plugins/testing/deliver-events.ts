import pg from "pg"
import { expect } from "vitest"

/** An event as subscribers receive it. */
export interface StoredEvent {
  readonly id: string
  readonly name: string
  readonly data: object
}

/** Has a store deliver events, as when earlier attempts have failed, and waits until the subscribers have succeeded. */
export async function deliverEvents(databaseUrl: string, events: readonly StoredEvent[]): Promise<void> {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  try {
    for (const { id, name, data } of events)
      await database.query("insert into staged_job (id, event_name, data) values ($1, $2, $3)", [
        id,
        name,
        data,
      ])
    const ids = events.map(({ id }) => id)
    const waiting = () => database.query("select from staged_job where id = any($1)", [ids])
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 30_000 }).toBe(0)
  } finally {
    await database.end()
  }
}
