/**
 * Delivers the events of a shop to a subscriber that keeps books, until it is killed. Run as a process of its own by
 * `event-crashes.ts`; of the environment it takes DATABASE_URL.
 */
import { createEngine, startOutbox } from "@stheno/core/host"
import { sql } from "kysely"
import { openDatabase } from "@stheno/server/internal/database.ts"

const { db } = openDatabase({ url: process.env.DATABASE_URL!, max: 4 })
const engine = createEngine({ db })
engine.events.subscribe("*", async ({ id, data }) => {
  const { rows } = await sql<{ isNew: boolean }>`
    with heard as (insert into torture_heard (event_id, aggregate, number)
      values (${id}, ${data.id}, ${data.number})),
    effect as (insert into torture_effect (event_id, aggregate) values (${id}, ${data.id})
      on conflict do nothing returning aggregate),
    counted as (update torture_count set effects = effects + 1 where aggregate in (select aggregate from effect))
    select exists (select from effect) as "isNew"`.execute(db)
  // Now and then it fails after it has done its part.
  if (rows[0]!.isNew && Number(data.number) % 997 === 0) throw new Error("fails once")
})
startOutbox(engine, { pollInterval: 20, lease: 1 })
console.log("ready")
