import { build } from "esbuild"
import { sql } from "kysely"
import { spawn, type ChildProcess } from "node:child_process"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { backlog, createWriter, judgeBooks, openBooks } from "./event-books.ts"
import { createDice, type Dice } from "./random-sales.ts"
import { openShop, type Shop } from "./shop.ts"
import { outOf, startDeadline, type TortureContext, type TortureTest } from "./test.ts"

const wantedEvents = 100_000
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
      await loosenDisk(shop)
      await openBooks(shop)
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
      await judgeBooks(shop, context)
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
    entryPoints: ["stress-tests/event-listener.ts"],
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

/** PostgreSQL is not killed here, so that nobody has to wait for its disk. */
async function loosenDisk({ engine: { db } }: Shop): Promise<void> {
  await sql`do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`.execute(
    db,
  )
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
  const write = createWriter(shop, dice)
  let written = 0
  let nextKill = performance.now() + 2000
  while (written < wantedEvents && !isOver()) {
    written += await write(Math.min(dice.whole(1, 200), wantedEvents - written))
    if (performance.now() > nextKill) {
      crowd.kill(dice)
      nextKill = performance.now() + dice.whole(300, 3000)
    }
    while ((await backlog(shop)) > longestBacklog && !isOver()) await sleep(20)
  }
  return written
}

/** @returns milliseconds until nothing waited any more */
async function drain(shop: Shop, isTooLate: () => boolean): Promise<number> {
  const start = performance.now()
  while ((await backlog(shop)) > 0 && !isTooLate()) await sleep(50)
  return performance.now() - start
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
