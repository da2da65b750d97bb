import { newId } from "@stheno/core"
import { build } from "esbuild"
import { sql } from "kysely"
import { spawn, type ChildProcess } from "node:child_process"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { createDice, type Dice } from "./random-sales.ts"
import { openShop, type Shop } from "./shop.ts"
import { outOf, startDeadline, type TortureContext, type TortureTest } from "./test.ts"

const wantedEvents = 100_000
const aggregates = 200
const listeners = 2
/** writers wait while so many events do */
const longestBacklog = 3_000

/** R13: whoever delivers events dies all the time. */
export const eventCrashes: TortureTest = {
  id: "R13",
  title: "100,000 events, delivered by processes that are killed",
  async run(context) {
    const shop = await openShop()
    const program = await bundleListener()
    try {
      await prepare(shop)
      const dice = createDice(context.random)
      // What the writers leave is delivered in the rest of the time, and a little longer when it must.
      const isTooLate = startDeadline(context.minutes + 0.25)
      const crowd = startListeners(program, shop.databaseUrl)
      const written = await writeWhileKilling({ shop, crowd, dice, context })
      const drained = await drain(shop, isTooLate)
      crowd.stop()
      context.figure("events", outOf(written, wantedEvents))
      context.figure("kills", crowd.kills())
      context.figure("seconds to drain", (drained / 1000).toFixed(1))
      await judge(shop, context)
    } finally {
      rmSync(program, { force: true })
      await shop.close()
    }
  },
}

async function bundleListener(): Promise<string> {
  const root = join(import.meta.dirname, "..")
  const outfile = join(root, "node_modules/.cache", `event-listener-${process.pid}.mjs`)
  await build({
    absWorkingDir: root,
    entryPoints: ["torture/event-listener.ts"],
    outfile,
    bundle: true,
    conditions: ["stheno-source"],
    external: ["pg-native"],
    platform: "node",
    format: "esm",
    // pg is written for require.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url)',
    },
    logLevel: "error",
  })
  return outfile
}

/** Tables for the listeners' books. PostgreSQL is not killed here, so that nobody has to wait for its disk. */
async function prepare({ engine: { db } }: Shop): Promise<void> {
  await sql`do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`.execute(
    db,
  )
  await sql`create table torture_heard (place bigserial primary key, event_id text, aggregate text, number int)`.execute(
    db,
  )
  await sql`create table torture_effect (event_id text primary key, aggregate text)`.execute(db)
  await sql`create table torture_written (event_id text primary key, aggregate text, number int)`.execute(db)
  await sql`create table torture_count (aggregate text primary key, effects int not null default 0)`.execute(
    db,
  )
  await sql`insert into torture_count (aggregate) select 'thing_' || n from generate_series(0, ${aggregates} - 1) n`.execute(
    db,
  )
  await sql`delete from staged_job`.execute(db)
}

interface Crowd {
  kill(dice: Dice): void
  kills(): number
  stop(): void
}

/** Processes of which another starts when one is killed. */
function startListeners(program: string, url: string): Crowd {
  let isStopping = false
  let kills = 0
  const children: ChildProcess[] = []
  const start = (slot: number) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: url }
    const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "ignore", "inherit"] })
    children[slot] = child
    child.on("close", () => void (isStopping || start(slot)))
  }
  for (let slot = 0; slot < listeners; slot++) start(slot)
  return {
    kill: (dice) => void (dice.pick(children).kill("SIGKILL") && kills++),
    kills: () => kills,
    stop() {
      isStopping = true
      for (const child of children) child.kill("SIGKILL")
    },
  }
}

interface Scene {
  readonly shop: Shop
  readonly crowd: Crowd
  readonly dice: Dice
  readonly context: TortureContext
}

async function writeWhileKilling({ shop, crowd, dice, context }: Scene): Promise<number> {
  const isOver = startDeadline(context.minutes * 0.75)
  const numbers = Array<number>(aggregates).fill(0)
  let written = 0
  let nextKill = performance.now() + 2000
  while (written < wantedEvents && !isOver()) {
    const isLost = dice.chance(0.05)
    const count = Math.min(dice.whole(1, 200), wantedEvents - written)
    const drawn = Array.from({ length: count }, () => dice.whole(0, aggregates - 1))
    const before = [...numbers]
    const events = drawn.map((n) => ({ id: newId("job"), aggregate: `thing_${n}`, number: ++numbers[n]! }))
    if (await write(shop, events, isLost)) written += count
    else numbers.splice(0, aggregates, ...before)
    if (performance.now() > nextKill) {
      crowd.kill(dice)
      nextKill = performance.now() + dice.whole(300, 3000)
    }
    while ((await backlog(shop)) > longestBacklog && !isOver()) await sleep(20)
  }
  return written
}

type NewEvent = { readonly id: string; readonly aggregate: string; readonly number: number }

/** Writes events as changes do, in a transaction, which may come to nothing in the end. */
async function write({ engine }: Shop, events: readonly NewEvent[], isLost: boolean): Promise<boolean> {
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

async function backlog({ engine }: Shop): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from staged_job`.execute(engine.db)
  return rows[0]!.n
}

/** @returns milliseconds until nothing waited any more */
async function drain(shop: Shop, isTooLate: () => boolean): Promise<number> {
  const start = performance.now()
  while ((await backlog(shop)) > 0 && !isTooLate()) await sleep(50)
  return performance.now() - start
}

async function judge({ engine }: Shop, { breach, figure }: TortureContext): Promise<void> {
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
  figure("heard twice", twice.rows[0]!.n)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
