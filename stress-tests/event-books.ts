import { newId } from "@stheno/core"
import { sql } from "kysely"
import type { Dice } from "./random-sales.ts"
import type { Shop } from "./shop.ts"
import type { TortureContext } from "./test.ts"

const aggregates = 200

/** Makes the tables in which listeners keep books of what they heard, and empties the outbox. */
export async function openBooks({ engine: { db } }: Pick<Shop, "engine">): Promise<void> {
  await sql`create table torture_heard (place bigserial primary key, event_id text, aggregate text, number int)`.execute(
    db,
  )
  await sql`create table torture_effect (event_id text primary key, aggregate text)`.execute(db)
  await sql`create table torture_written (event_id text primary key, aggregate text, number int)`.execute(db)
  await sql`create table torture_count (aggregate text primary key, effects int not null default 0)`.execute(
    db,
  )
  await sql`insert into torture_count (aggregate) select kind || '_' || n from unnest(array['thing', 'late']) kind, generate_series(0, ${aggregates} - 1) n`.execute(
    db,
  )
  await sql`delete from staged_job`.execute(db)
}

/**
 * Returns what writes a number of events of random things, numbered per thing. One time in twenty the transaction
 * comes to nothing in the end.
 * @param kind what the things are called, of which each writer needs its own: they are numbered from 1
 * @returns how many were committed
 */
export function createWriter(
  shop: Pick<Shop, "engine">,
  dice: Dice,
  kind = "thing",
): (count: number) => Promise<number> {
  const numbers = Array<number>(aggregates).fill(0)
  return async (count) => {
    const drawn = Array.from({ length: count }, () => dice.whole(0, aggregates - 1))
    const before = [...numbers]
    const events = drawn.map((n) => ({ id: newId("job"), aggregate: `${kind}_${n}`, number: ++numbers[n]! }))
    if (await write(shop, events, dice.chance(0.05))) return count
    numbers.splice(0, aggregates, ...before)
    return 0
  }
}

type NewEvent = { readonly id: string; readonly aggregate: string; readonly number: number }

/** Writes events as changes do, in a transaction, which may come to nothing in the end. */
async function write(
  { engine }: Pick<Shop, "engine">,
  events: readonly NewEvent[],
  isLost: boolean,
): Promise<boolean> {
  const work = engine.db.transaction().execute(async (db) => {
    await sql`with given as (select id, aggregate, number from
        jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (id text, aggregate text, number int)),
      books as (insert into torture_written select * from given)
      insert into staged_job (id, event_name, data, options)
      select id, 'torture.happened', jsonb_build_object('id', aggregate, 'number', number), '{}' from given
      order by number`.execute(db)
    if (isLost) throw new Lost()
  })
  return work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Lost) return false
      throw error
    },
  )
}

class Lost extends Error {}

/** How many events wait. */
export async function backlog({ engine }: Pick<Shop, "engine">): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from staged_job`.execute(engine.db)
  return rows[0]!.n
}

/** Every event was heard, in the order of its thing, and had one effect. */
export async function judgeBooks(
  { engine }: Pick<Shop, "engine">,
  { breach, figure }: TortureContext,
): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    with first as (select event_id, aggregate, number, min(place) as place from torture_heard group by 1, 2, 3)
    select
      (select count(*)::int from staged_job) as "events still waiting",
      (select count(*)::int from torture_written w where not exists
        (select from torture_heard h where h.event_id = w.event_id)) as "events that nobody heard of",
      (select count(*)::int from torture_heard h where not exists
        (select from torture_written w where w.event_id = h.event_id)) as "deliveries of events that never were",
      (select count(*)::int from torture_count c where effects <>
        (select count(*) from torture_written w where w.aggregate = c.aggregate)) as "things with another number of effects",
      (select count(*)::int from (select number < lag(number) over (partition by aggregate order by place) as is_late
        from first) o where is_late) as "events out of order",
      (select count(*)::int from (select number - max(number) over (partition by aggregate order by place
        rows between unbounded preceding and 1 preceding) as step from torture_heard) o where step < 0) as "old events heard again"`.execute(
    engine.db,
  )
  for (const [what, count] of Object.entries(rows[0]!)) if (count > 0) breach(`${count} ${what}`)
  const twice = await sql<{ n: number }>`select (select count(*) from torture_heard)::int
    - (select count(*) from torture_written)::int as n`.execute(engine.db)
  figure("received twice", twice.rows[0]!.n)
}
