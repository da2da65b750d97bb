import { createApp, createEngine, pgliteDialect, startBatchJobs, type Database } from "@stheno/core"
import { Kysely } from "kysely"
import { takeChanges, type NotedChange } from "../change-log.ts"
import type { SampleOutcome, SampleRequest } from "../messages.ts"
import { eventsIn, quickPasswords, shownIn, type ShopDatabase } from "../shop.ts"
import { printed } from "./printed.ts"

/** What samples reach besides the shop: where they say that a step is over, and what a mail would have told them. */
interface SampleGlobals {
  fetch: typeof fetch
  onSampleCaptured: (name: string) => void
  onSampleAsked: (event: string) => Promise<unknown>
  /** what samples of modules work on */
  sampleDatabase: object
}

/** A sample and where its modules come from. */
export interface SampleToRun {
  readonly db: ShopDatabase
  /** `carts/use-cart.ts` */
  readonly file: string
  /** the step to stop after */
  readonly region: string
  /** makes what a module's sample begins with */
  readonly prepare?: (() => Promise<unknown>) | undefined
  readonly load: () => Promise<unknown>
}

/**
 * Runs a sample from its beginning to the end of one step, in a shop of its own. Told is what the last step did.
 * @returns what it printed, sent, and changed
 */
export async function runSample({ db, file, region, prepare, load }: SampleToRun): Promise<SampleOutcome> {
  const engine = createEngine({
    db: new Kysely<Database>({ dialect: pgliteDialect(db) }),
    passwords: quickPasswords,
    config: { loginAttemptsPerMinute: 0 },
  })
  const stage = setStage(db, createApp(engine).fetch, region)
  const globals = globalThis as unknown as SampleGlobals
  const before = { fetch: globals.fetch, log: console.log }
  const jobs = file.includes("/import-")
    ? startBatchJobs(engine, { isAlone: true, pollInterval: 50 })
    : undefined
  console.log = stage.log
  Object.assign(globals, { ...stage.globals, sampleDatabase: databaseFor(engine.db) })
  try {
    await prepare?.()
    await takeChanges(db)
    await Promise.race([load(), stage.over])
    const { rows } = await takeChanges(db)
    return { ...stage.told(), ...sorted(rows) }
  } finally {
    globals.fetch = before.fetch
    console.log = before.log
    await jobs?.stop()
  }
}

function sorted(rows: readonly NotedChange[]) {
  return { rows: shownIn(rows), events: eventsIn(rows) }
}

/** What a sample meets: `fetch` leads into the shop, what it prints is kept, and after the step nothing moves. */
function setStage(db: ShopDatabase, answer: (request: Request) => Promise<Response>, region: string) {
  let lines: string[] = []
  let requests: SampleRequest[] = []
  let isFresh = false
  let isOver = false
  let end = () => {}
  const over = new Promise<void>((resolve) => (end = resolve))
  const ask = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (isOver) return new Promise<never>(() => {})
    if (isFresh) await takeChanges(db)
    isFresh = false
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const response = await answer(request)
    requests.push({ method: request.method, path: pathname + search, status: response.status })
    return response
  }
  const captured = (name: string) => {
    if (isOver) return
    if (name === region) {
      isOver = true
      return end()
    }
    lines = []
    requests = []
    isFresh = true
  }
  const asked = async (event: string) => {
    const { rows } = await db.query<{ data: unknown }>(
      "select data from staged_job where event_name = $1 order by seq desc limit 1",
      [event],
    )
    return rows[0]?.data
  }
  return {
    over,
    log: (...values: unknown[]) => void (isOver || lines.push(values.map(printed).join(" "))),
    told: () => ({ printed: lines.join("\n"), requests }),
    globals: {
      fetch: ask,
      onSampleCaptured: captured,
      onSampleAsked: asked,
    } satisfies Partial<SampleGlobals>,
  }
}

/** What `openModuleDatabase` would give. */
function databaseFor(db: Kysely<Database>): object {
  return {
    db,
    transaction: (work: (shared: { transactionManager: unknown }) => Promise<unknown>) =>
      db.transaction().execute((transaction) => work({ transactionManager: transaction })),
  }
}
