import type { Engine } from "@stheno/core"
import { sql } from "kysely"

/** How often an event was delivered. */
export interface Delivery {
  readonly id: string
  /** the collection that the event tells of */
  readonly collection: string
  readonly times: number
}

/** Makes the table that deliveries are recorded in. */
export async function createDeliveries(db: Engine["db"]): Promise<void> {
  await sql`create table delivered (event_id text not null, collection_id text not null)`.execute(db)
}

/** Has a subscriber record every collection it is told of. */
export function subscribeRecorder({ db, events }: Pick<Engine, "db" | "events">): void {
  events.subscribe("product-collection.created", async ({ id, data }) => {
    await sql`insert into delivered values (${id}, ${data.id})`.execute(db)
  })
}

/** Everything that was delivered so far. */
export async function readDeliveries(db: Engine["db"]): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    select event_id as id, collection_id as collection, count(*)::int as times
    from delivered group by event_id, collection_id`.execute(db)
  return rows
}
