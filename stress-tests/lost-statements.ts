import { createApp, createEngine, resumeVoids } from "@stheno/core/host"
import { sql } from "kysely"
import { openFailingDatabase, type Fate } from "./failing-database.ts"
import { openScenes, openSetting, type Play, type Scenes } from "./lost-scenes.ts"
import { watchOrderLocks, type OrderLockWatch } from "./order-locks.ts"
import { openShop, type Shop } from "./shop.ts"
import { inTime, outOf, type TortureContext, type TortureTest } from "./test.ts"
import { changeOf, openStates, type State } from "./whole-state.ts"

/** R7: every statement of what moves money or stock is lost once, and each write has its order locked before. */
export const lostStatements: TortureTest = {
  id: "R7",
  title: "each statement of checkout, return, swap, claim and order edit lost once",
  async run(context) {
    const shop = await openShop({ onError: () => {} })
    const network = openNetwork(shop)
    try {
      const stage: Stage = {
        shop,
        network,
        context,
        read: await openStates(shop.engine.db),
        tally: newTally(),
      }
      const scenes = await openScenes(shop, await openSetting(shop))
      const cases = await listCases(stage, scenes)
      for (const one of shuffled(cases, context.random)) {
        if (context.isOver()) break
        await lose(stage, scenes, one)
      }
      context.figure("cases", outOf(stage.tally.played, cases.length))
      for (const name of ["before", "after", "between"] as const) context.figure(name, stage.tally[name])
      context.figure("writes under the order's lock", network.locks.locked)
      if (network.locks.locked === 0) context.breach("no write was seen under the lock of its order")
    } finally {
      await network.close()
      await shop.close()
    }
  },
}

interface Stage {
  readonly shop: Shop
  readonly network: Network
  readonly context: TortureContext
  readonly read: () => Promise<State>
  readonly tally: ReturnType<typeof newTally>
}

const newTally = () => ({ played: 0, before: 0, after: 0, between: 0 })

/** The same shop over connections that break. */
interface Network {
  /** sends a request of which one statement meets a fate */
  send(play: Play, fate?: { readonly at: number; readonly what: Fate }): Promise<number>
  /** the statements of the last request */
  readonly statements: string[]
  readonly locks: OrderLockWatch
  close(): Promise<void>
}

function openNetwork({ engine, databaseUrl }: Shop): Network {
  const statements: string[] = []
  let doom: { readonly at: number; readonly what: Fate } | undefined
  const locks = watchOrderLocks()
  const fate = (text: string): Fate => {
    statements.push(text)
    return doom?.at === statements.length ? doom.what : "done"
  }
  const { db, close } = openFailingDatabase(databaseUrl, fate, locks.note)
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const app = createApp(createEngine({ db, passwords: engine.passwords, config: engine.config, log }))
  return {
    statements,
    locks,
    close,
    async send({ path, body, headers }, fate) {
      statements.length = 0
      doom = fate
      const request = new Request(`http://localhost:9000${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      })
      const { status } = await app.fetch(request)
      doom = undefined
      return status
    },
  }
}

/** A scene, and which of its statements is lost how. */
interface Case {
  readonly scene: string
  /** what it comes to when nothing is lost */
  readonly change: string
  readonly at: number
  readonly what: Fate
}

async function listCases(stage: Stage, scenes: Scenes): Promise<Case[]> {
  const cases: Case[] = []
  for (const [scene, prepare] of inTime(Object.entries(scenes), "kinds of request", stage.context)) {
    const play = await prepare()
    const before = await stage.read()
    const status = await stage.network.send(play)
    const change = changeOf(before, await stage.read())
    if (status !== 200 || change === "")
      stage.context.breach(`${scene} is answered ${status}, with nothing lost`)
    for (const what of new Set(stage.network.locks.take()))
      stage.context.breach(`${scene} writes without the lock of its order: ${what}`)
    const statements = [...stage.network.statements]
    statements.forEach((text, n) => {
      cases.push({ scene, change, at: n + 1, what: "lost" })
      // Only at the end of a transaction it matters whether a statement that nobody heard of was done.
      if (/^commit/.test(text)) cases.push({ scene, change, at: n + 1, what: "unheard" })
    })
    stage.context.figure(scene, `${statements.length} statements`)
  }
  return cases
}

async function lose(stage: Stage, scenes: Scenes, { scene, change, at, what }: Case): Promise<void> {
  const { shop, network, read, tally, context } = stage
  const play = await scenes[scene]!()
  const before = await read()
  const status = await network.send(play, { at, what })
  const got = changeOf(before, await read())
  const where = `${scene}, statement ${at} ${what} (${network.statements[at - 1]?.slice(0, 60).replace(/\s+/g, " ")})`
  tally.played++
  for (const what of new Set(network.locks.take()))
    context.breach(`${where}: writes without the lock of its order: ${what}`)
  if (status === 200 && got !== change)
    context.breach(`${where}: answered 200, and ${difference(change, got)}`)
  if (got === "") tally.before++
  else if (got === change) tally.after++
  else if (await isUnderWay(shop)) tally.between++
  else context.breach(`${where}: left between, ${difference(change, got)}`)
  await sql`update payment_call set started_at = started_at - interval '1 hour' where status = 'started'`.execute(
    shop.engine.db,
  )
  const again = await shop.send("POST", play.path, { body: play.body, headers: play.headers })
  await resumeVoids(shop.engine)
  const finally_ = changeOf(before, await read())
  if (again.status !== 200)
    context.breach(`${where}: repeated, it is answered ${again.status} ${again.text.slice(0, 200)}`)
  else if (finally_ !== change) context.breach(`${where}: repeated, ${difference(change, finally_)}`)
}

/** Money that a provider was asked for, and no answer written down yet: whoever repeats the request goes on there. */
async function isUnderWay({ engine }: Shop): Promise<boolean> {
  const { rows } = await sql`select from payment_call where status = 'started'
    union all select from idempotency_key where recovery_point not in ('started', 'finished')`.execute(
    engine.db,
  )
  return rows.length > 0
}

function difference(expected: string, got: string): string {
  const [left, right] = [expected.split("\n"), got.split("\n")]
  const missing = left.filter((line) => !right.includes(line))
  const added = right.filter((line) => !left.includes(line))
  return `missing ${missing.join(", ") || "nothing"}; instead ${added.join(", ") || "nothing"}`.slice(0, 400)
}

function shuffled<T>(rows: readonly T[], random: () => number): T[] {
  return rows
    .map((row) => ({ row, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row)
}
