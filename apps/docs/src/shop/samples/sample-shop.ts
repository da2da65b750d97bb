import type { Database } from "@stheno/core"
import { createApp, createEngine, pgliteDialect, startBatchJobs } from "@stheno/core/host"
import { Kysely } from "kysely"
import { quickPasswords, type ShopDatabase } from "../shop.ts"

/** What samples reach besides the shop: where they say what runs, and what a mail would have told them. */
export interface SampleGlobals {
  fetch: typeof fetch
  onSampleRegion: (name?: string) => void
  onSampleCaptured: (name: string) => void
  onSampleAsked: (event: string) => Promise<unknown>
  /** what samples of modules work on */
  sampleDatabase: object
}

/** The shop of one sample. */
export interface SampleShop {
  readonly answer: (request: Request) => Promise<Response>
  /** Puts in place what the sample meets besides. */
  readonly furnish: (globals: Partial<SampleGlobals>) => void
  /** Ends what runs in the background, and leaves the globals as they were. */
  readonly close: () => Promise<void>
}

/** A shop for a sample, in this thread. */
export function openSampleShop(db: ShopDatabase, file: string): SampleShop {
  const engine = createEngine({
    db: new Kysely<Database>({ dialect: pgliteDialect(db) }),
    passwords: quickPasswords,
    config: { loginAttemptsPerMinute: 0 },
  })
  const jobs = file.includes("/import-")
    ? startBatchJobs(engine, { isAlone: true, pollInterval: 50 })
    : undefined
  const globals = globalThis as unknown as SampleGlobals
  const { fetch } = globals
  return {
    answer: createApp(engine).fetch,
    furnish: (more) =>
      void Object.assign(globals, {
        onSampleAsked: (event: string) => newestOf(db, event),
        sampleDatabase: databaseFor(engine.db),
        ...more,
      }),
    async close() {
      Object.assign(globals, { fetch, onSampleRegion: undefined, onSampleCaptured: undefined })
      await jobs?.stop()
    },
  }
}

/** Data of the newest event of a name. */
async function newestOf(db: ShopDatabase, event: string): Promise<unknown> {
  const { rows } = await db.query<{ data: unknown }>(
    "select data from staged_job where event_name = $1 order by seq desc limit 1",
    [event],
  )
  return rows[0]?.data
}

/** What `openModuleDatabase` would give. */
function databaseFor(db: Kysely<Database>): object {
  return {
    db,
    transaction: (work: (shared: { transactionManager: unknown }) => Promise<unknown>) =>
      db.transaction().execute((transaction) => work({ transactionManager: transaction })),
  }
}
