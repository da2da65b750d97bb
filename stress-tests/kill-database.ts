import { sql } from "kysely"
import { execFileSync } from "node:child_process"
import pg from "pg"
import { createGoods, judgeSales, sellWhileDisturbed, sleep, wantedCheckouts, type Tally } from "./buyers.ts"
import { createFixtures } from "./fixtures.ts"
import { startServers, type KilledServers } from "./killed-servers.ts"
import { openShop, type Shop } from "./shop.ts"
import { startDeadline, type TortureContext, type TortureTest } from "./test.ts"

const wantedKills = 20
/** milliseconds within which the server must answer once PostgreSQL accepts connections again */
const patience = 5_000
/** milliseconds after which nobody waits for PostgreSQL or the server any longer */
const longest = 20_000

/** R6: PostgreSQL dies under the shop, which goes on as soon as it is back. */
export const killDatabase: TortureTest = {
  id: "R6",
  title: "kill -9 of PostgreSQL 20 times under checkouts, the server stays up",
  async run(context) {
    const shop = await openShop({ onError: () => {} })
    try {
      const fixtures = await createFixtures(shop)
      const servers = await startServers(shop.databaseUrl, 1, context.random)
      const goods = await createGoods(fixtures, context.random)
      const market = {
        url: () => servers.url(),
        disturb: (isOver: () => boolean, tally: Tally) =>
          killUntil(isOver, { shop, servers, tally }, context),
        isDown: (status: number) => status >= 500,
      }
      const placed = await sellWhileDisturbed(market, fixtures, goods, context)
      const codes = await servers.stop()
      if (codes.some((code) => code !== 0))
        context.breach(`asked to stop, the server ended with ${codes.join()}`)
      await judgeSales(shop, placed, context)
    } finally {
      await shop.close()
    }
  },
}

/** The process above the one that serves a connection. */
async function postmasterOf({ engine }: Shop): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(engine.db)
  return Number(execFileSync("ps", ["-o", "ppid=", "-p", String(rows[0]!.pid)], { encoding: "utf8" }))
}

interface Victim {
  readonly shop: Shop
  readonly servers: KilledServers
  readonly tally: Tally
}

async function killUntil(
  isOver: () => boolean,
  { shop, servers, tally }: Victim,
  { minutes, random, breach, figure }: TortureContext,
): Promise<void> {
  const pause = (minutes * 60_000 * 0.7) / wantedKills
  const times: Recovery[] = []
  while (!isOver() && tally.kills < wantedKills) {
    // Spread over the checkouts, however fast they are.
    const due = (wantedCheckouts * (tally.kills + random())) / wantedKills
    const isLate = startDeadline(pause / 60_000)
    while (tally.started < due && !isLate() && !isOver()) await sleep(5)
    if (isOver()) break
    const pid = await postmasterOf(shop)
    if (pid < 2) throw new Error("PostgreSQL has no process of its own")
    process.kill(pid, "SIGKILL")
    tally.kills++
    const recovery = await recover(shop.databaseUrl, await servers.url())
    times.push(recovery)
    if (recovery.database >= longest) return breach(`PostgreSQL was not back after ${longest} ms`)
    if (recovery.server > patience)
      breach(`the server answered ${recovery.server} ms after PostgreSQL accepted connections`)
  }
  figure("longest outage of PostgreSQL in ms", Math.max(...times.map(({ database }) => database)))
  figure("longest recovery of the server in ms", Math.max(...times.map(({ server }) => server)))
}

interface Recovery {
  /** milliseconds from the kill until PostgreSQL accepted a connection */
  readonly database: number
  /** milliseconds from then until the server answered something that needs the database */
  readonly server: number
}

/** The time of PostgreSQL is not the server's: a connection of the test's own says when it is back. */
async function recover(databaseUrl: string, url: string): Promise<Recovery> {
  const database = await timeUntil(() => accepts(databaseUrl))
  const server = await timeUntil(() => answers(`${url}/store/regions`))
  return { database, server }
}

/** @returns milliseconds; no more than about `longest` */
async function timeUntil(isDone: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await isDone()) && performance.now() - start < longest) await sleep(2)
  return Math.round(performance.now() - start)
}

/** The old process is dead, so whoever accepts a connection is the new one. */
async function accepts(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 })
  client.on("error", () => undefined)
  try {
    await client.connect()
    await client.query("select 1")
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(patience) }).then(
    async (answer) => (await answer.text(), answer.status === 200),
    () => false,
  )
}
