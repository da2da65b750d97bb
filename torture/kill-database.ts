import { sql } from "kysely"
import { execFileSync } from "node:child_process"
import { createGoods, judgeSales, sellWhileDisturbed, sleep, type Tally } from "./buyers.ts"
import { createFixtures } from "./fixtures.ts"
import { startServers, type KilledServers } from "./killed-servers.ts"
import { openShop, type Shop } from "./shop.ts"
import type { TortureContext, TortureTest } from "./test.ts"

const wantedKills = 20
/** milliseconds after which the shop must answer again */
const patience = 5_000

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
  let longest = 0
  while (!isOver() && tally.kills < wantedKills) {
    await sleep(pause * random())
    const pid = await postmasterOf(shop)
    if (pid < 2) throw new Error("PostgreSQL has no process of its own")
    process.kill(pid, "SIGKILL")
    tally.kills++
    const took = await recovery(await servers.url())
    longest = Math.max(longest, took)
    if (took > patience) breach(`${took} ms after a kill the shop answered again`)
  }
  figure("longest recovery in ms", longest)
}

/** Milliseconds until something that needs the database is answered, three times in a row. */
async function recovery(url: string): Promise<number> {
  const start = performance.now()
  for (let row = 0; row < 3 && performance.now() - start < 60_000;) {
    const status = await fetch(`${url}/store/regions`).then(
      (answer) => answer.status,
      () => 0,
    )
    row = status === 200 ? row + 1 : 0
    await sleep(20)
  }
  return Math.round(performance.now() - start)
}
