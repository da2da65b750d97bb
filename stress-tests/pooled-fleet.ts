import { sql } from "kysely"
import { createDirectory } from "@stheno/testing/child-server.ts"
import { pgBouncerMissing, startPgBouncer } from "@stheno/testing/pgbouncer.ts"
import { writeFiles } from "@stheno/testing/project-folder.ts"
import { createGoods, judgeSales, sellWhileDisturbed, sleep, type Buyer, type Placed } from "./buyers.ts"
import { backlog, createWriter, judgeBooks, openBooks } from "./event-books.ts"
import { createFixtures, type Fixtures } from "./fixtures.ts"
import { startServers, type KilledServers } from "./killed-servers.ts"
import { judgeExports, requestExports } from "./pooled-exports.ts"
import { sellLastUnits, sellLimitedOffer, judgeOffers } from "./pooled-offers.ts"
import { createDice, type Dice } from "./random-sales.ts"
import { openShop, type Shop } from "./shop.ts"
import { startDeadline, type TortureContext, type TortureTest } from "./test.ts"

const servers = 4
const workers = 2
/** seconds that a process leases events for, and what a start and the polling of the others add */
const lease = 30
const margin = 10
/** writers wait while so many events do */
const longestBacklog = 2_000

/** R20: many processes on one database behind a pooler, of which one is killed every other moment. */
export const pooledFleet: TortureTest = {
  id: "R20",
  title: "four servers and two workers behind PgBouncer in transaction mode, killed at random",
  missing: pgBouncerMissing,
  async run(context) {
    const shop = await openShop()
    const bouncer = await startPgBouncer(shop.databaseUrl)
    const folder = writeFiles(project)
    const dataDir = createDirectory()
    try {
      const fixtures = await createFixtures(shop)
      await openBooks(shop)
      await sql`create table torture_order_heard (order_id text)`.execute(shop.engine.db)
      const fleet = await startServers(bouncer.url, servers, context.random, {
        workers,
        env: { DATABASE_DIRECT_URL: shop.databaseUrl, LOGIN_ATTEMPTS_PER_MINUTE: "0" },
        cwd: folder,
        dataDir,
      })
      await play({ shop, fixtures, fleet, dice: createDice(context.random), dataDir }, context)
    } finally {
      await bouncer.stop()
      await shop.close()
    }
  },
}

/** Keeps the books of `event-books.ts`, and fails now and then after it has done its part. */
const project = {
  "stheno.config.ts": "export default {}",
  "src/subscribers/books.ts": `
    import { sql, subscriber } from "@stheno/core"
    export default subscriber({ event: ["torture.happened", "order.placed"], handler: async ({ id, eventName, data, engine }) => {
      if (eventName === "order.placed")
        return void (await sql\`insert into torture_order_heard values (\${data.id})\`.execute(engine.db))
      const { rows } = await sql\`
        with heard as (insert into torture_heard (event_id, aggregate, number)
          values (\${id}, \${data.id}, \${data.number})),
        effect as (insert into torture_effect (event_id, aggregate) values (\${id}, \${data.id})
          on conflict do nothing returning aggregate),
        counted as (update torture_count set effects = effects + 1 where aggregate in (select aggregate from effect))
        select exists (select from effect) as "isNew"\`.execute(engine.db)
      if (rows[0].isNew && Number(data.number) % 97 === 0) throw new Error("fails once")
    } })`,
}

interface Scene {
  readonly shop: Shop
  readonly fixtures: Fixtures
  readonly fleet: KilledServers
  readonly dice: Dice
  readonly dataDir: string
}

async function play(scene: Scene, context: TortureContext): Promise<void> {
  const { shop, fixtures, fleet, dice, dataDir } = scene
  await fleet.ready()
  // The rest of the time is for what the kills left behind.
  const minutes = context.minutes * 0.6
  const limited = { ...context, minutes, isOver: startDeadline(minutes) }
  const winners: Placed[] = []
  const market = {
    url: () => fleet.url(),
    isDown: (status: number) => status === 503,
    refusal: /insufficient_inventory|cart_total_changed/,
    disturb: async (isOver: () => boolean, tally: Buyer["tally"]) => {
      const buyer: Buyer = { market, tally, ...limited, isTooLate: startDeadline(minutes + 1) }
      await Promise.all([
        killUntil(isOver, fleet, dice, tally),
        writeUntil(isOver, shop, dice, context),
        requestExports(isOver, buyer),
        repeatUntil(isOver, async () => {
          winners.push(...(await sellLastUnits(fixtures, buyer)))
          winners.push(...(await sellLimitedOffer(shop, fixtures, buyer)))
        }),
      ])
    },
  }
  const placed = await sellWhileDisturbed(
    market,
    fixtures,
    await createGoods(fixtures, context.random),
    limited,
  )
  await fleet.ready()
  await judgeDelivery(scene, context)
  await judgeExports(shop, dataDir, context)
  const codes = await fleet.stop()
  if (codes.some((code) => code !== 0))
    context.breach(`asked to stop, the processes ended with ${codes.join(", ")}`)
  await judgeSales(shop, [...placed, ...winners], context)
  await judgeOffers(shop, context)
  await judgeBooks(shop, context)
  await judgeOrderEvents(shop, context)
}

async function repeatUntil(isOver: () => boolean, work: () => Promise<void>): Promise<void> {
  while (!isOver()) await work()
}

/** Kills one process after the other, each after some answers: they take longer to start than to be killed. */
async function killUntil(
  isOver: () => boolean,
  fleet: KilledServers,
  dice: Dice,
  tally: Buyer["tally"],
): Promise<void> {
  while (!isOver()) {
    const enough = tally.answered + dice.whole(10, 100)
    const isLate = startDeadline(dice.whole(2, 10) / 60)
    while (tally.answered < enough && !isLate() && !isOver()) await sleep(10)
    if (!isOver() && fleet.kill()) tally.kills++
  }
}

async function writeUntil(
  isOver: () => boolean,
  shop: Shop,
  dice: Dice,
  { figure }: TortureContext,
): Promise<void> {
  const write = createWriter(shop, dice)
  let written = 0
  while (!isOver()) {
    if ((await backlog(shop)) < longestBacklog) written += await write(dice.whole(1, 40))
    await sleep(dice.whole(20, 200))
  }
  figure("events", written)
}

/** A worker is killed in the middle of its events: the others deliver them once its leases have expired. */
async function judgeDelivery(
  { shop, fleet, dice }: Scene,
  { breach, figure }: TortureContext,
): Promise<void> {
  const left = await secondsToDrain(shop)
  if (left === undefined)
    return breach(`${await backlog(shop)} events still wait a long time after the last kill`)
  const write = createWriter({ engine: shop.engine }, dice, "late")
  while ((await write(1_000)) === 0);
  if (!(await untilLeased(shop))) return breach("no worker leased any event")
  fleet.kill("worker")
  const stranded = await leasedEvents(shop)
  const took = await secondsToDrain(shop)
  if (took === undefined || took > lease + margin)
    breach(`delivery after a kill took ${took ?? "too many"} s, the lease is ${lease} s`)
  figure("events leased at the last kill", stranded)
  figure("seconds until they were delivered", took?.toFixed(1) ?? "none")
}

/** Seconds until no event waits; undefined when that takes longer than several leases. */
async function secondsToDrain(shop: Shop): Promise<number | undefined> {
  const start = performance.now()
  const isTooLate = startDeadline((4 * lease) / 60)
  while ((await backlog(shop)) > 0) {
    if (isTooLate()) return undefined
    await sleep(50)
  }
  return (performance.now() - start) / 1000
}

async function leasedEvents({ engine }: Shop): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from staged_job where leased_until > now()`.execute(engine.db)
  return rows[0]!.n
}

async function untilLeased(shop: Shop): Promise<boolean> {
  const isTooLate = startDeadline(0.5)
  while ((await leasedEvents(shop)) === 0) {
    if (isTooLate()) return false
    await sleep(5)
  }
  return true
}

async function judgeOrderEvents({ engine }: Shop, { breach }: TortureContext): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from "order" o
    where not exists (select from torture_order_heard h where h.order_id = o.id)`.execute(engine.db)
  if (rows[0]!.n > 0) breach(`${rows[0]!.n} orders that no subscriber heard of`)
}
