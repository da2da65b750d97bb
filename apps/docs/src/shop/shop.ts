import type { Database } from "@stheno/core"
import {
  createApp,
  createEngine,
  createPasswordHasher,
  pgliteDialect,
  startBatchJobs,
  startOutbox,
  type App,
  type BatchJobs,
  type Outbox,
  type PgliteClient,
} from "@stheno/core/host"
import { Kysely } from "kysely"
import { portableScrypt } from "@stheno/core/internal/platform/kernel/scrypt.ts"
import {
  keptOf,
  readChange,
  replayChanges,
  takeChanges,
  type NotedChange,
  type RowChange,
  type Sql,
} from "./change-log.ts"
import type { Journal } from "./journal.ts"
import type { Outcome, ShopAnswer, ShopEvent, ShopRequest } from "./messages.ts"
import { pageApps, pageMessages } from "./page-providers.ts"
import { answerFrom, initOf } from "./requests.ts"

export type ShopDatabase = Sql & PgliteClient & { close(): Promise<void> }

/** What a shop in a page is made of. */
export interface ShopHost {
  /** a fresh copy of the shop as it was built */
  readonly openDatabase: () => Promise<ShopDatabase>
  readonly journal: Journal
  /** lets one page at a time at the shop */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}

/** Answers requests as a server would, and tells what they changed. */
export interface Shop {
  run(request: ShopRequest): Promise<Outcome>
  /** Makes it what it was at the beginning. */
  reset(): Promise<void>
  /** Reads or prepares something without telling; what it changes is kept all the same. */
  quietly<T>(work: (inside: Inside) => Promise<T>): Promise<T>
}

/** The shop while nobody else is at it. */
export interface Inside {
  readonly db: Sql
  readonly send: (request: ShopRequest) => Promise<ShopAnswer>
  /** Has subscribers and jobs do what waits for them. */
  readonly settle: () => Promise<void>
}

/** What the people of the demo shop sign in with. */
export const people = {
  admin: { email: "admin@example.com", password: "supersecret" },
  customer: { email: "ada@example.com", password: "supersecret" },
} as const

/** Hashes that cost little: the passwords of this shop are printed in its documentation. */
export const quickPasswords = createPasswordHasher(portableScrypt, { logN: 4, r: 8, p: 1 })

/**
 * A whole shop in this thread. It begins as it was built, goes through what the journal knows, and keeps there what
 * happens to it.
 */
export function openShop(host: ShopHost): Shop {
  let open: Promise<OpenShop> | undefined
  const current = async (): Promise<OpenShop> => {
    const past = await host.journal.read()
    const known = await open
    if (known && known.generation !== past.generation) {
      await known.close()
      open = undefined
    }
    const shop = await (open ??= host.openDatabase().then((db) => start(db, past.generation)))
    await shop.catchUp(past.entries)
    return shop
  }
  return {
    run: (request) => host.alone(async () => (await current()).run(request, host.journal)),
    quietly: (work) => host.alone(async () => (await current()).quietly(work, host.journal)),
    reset: () => host.alone(() => host.journal.clear()),
  }
}

interface OpenShop {
  readonly generation: string
  catchUp(entries: Awaited<ReturnType<Journal["read"]>>["entries"]): Promise<void>
  run(request: ShopRequest, journal: Journal): Promise<Outcome>
  quietly<T>(work: (inside: Inside) => Promise<T>, journal: Journal): Promise<T>
  close(): Promise<void>
}

async function start(db: ShopDatabase, generation: string): Promise<OpenShop> {
  const engine = createEngine({
    db: new Kysely<Database>({ dialect: pgliteDialect(db) }),
    passwords: quickPasswords,
    config: { loginAttemptsPerMinute: 0 },
    notificationProviders: [pageMessages],
    apps: [pageApps],
  })
  const never = 2 ** 31 - 1
  const outbox = startOutbox(engine, { isAlone: true, pollInterval: never })
  const jobs = startBatchJobs(engine, { isAlone: true, pollInterval: never })
  const background = { outbox, jobs }
  const send = sender(createApp(engine))
  let applied = 0
  const keep = async (journal: Journal) => {
    const changes = await takeChanges(db)
    if (changes.rows.length === 0) return changes.rows
    await journal.append(keptOf(changes))
    applied++
    return changes.rows
  }
  return {
    generation,
    async catchUp(entries) {
      for (const entry of entries.slice(applied)) await replayChanges(db, entry)
      applied = entries.length
    },
    async run(request, journal) {
      const answer = await send(request)
      const rows = await keep(journal)
      await workOff(background)
      const later = await keep(journal)
      return {
        answer,
        events: eventsIn([...rows, ...later]),
        rows: shownIn(rows),
        later: shownIn(later),
      }
    },
    async quietly(work, journal) {
      try {
        return await work({ db, send, settle: () => workOff(background) })
      } finally {
        await workOff(background)
        await keep(journal)
      }
    },
    async close() {
      await Promise.all([outbox.stop(), jobs.stop()])
      await db.close()
    },
  }
}

/** Subscribers and jobs that the request started; jobs report their progress as events. */
async function workOff({ outbox, jobs }: { outbox: Outbox; jobs: BatchJobs }): Promise<void> {
  while ((await outbox.drain()) + (await jobs.drain()) > 0);
}

/** The outbox is shown as events; which tables were written lately is nobody's business but the engine's. */
const unseen = new Set(["staged_job", "table_change"])

/** The rows that a reader looks at. */
export function shownIn(rows: readonly NotedChange[]): RowChange[] {
  return rows.filter(({ table }) => !unseen.has(table)).map(readChange)
}

/** What was written into the outbox. */
export function eventsIn(rows: readonly NotedChange[]): ShopEvent[] {
  return rows
    .filter(({ table, kind }) => table === "staged_job" && kind === "insert")
    .map((row) => readChange(row).after!)
    .map((after) => ({ name: String(after["event_name"]), data: after["data"] }))
}

const origin = "http://localhost:9000"

/** Sends requests; logs in the first time that somebody has to. */
function sender(app: App): (request: ShopRequest) => Promise<ShopAnswer> {
  const tokens = new Map<string, string>()
  const signIn = async (side: "admin" | "customer") => {
    const path = side === "admin" ? "/admin/auth/token" : "/store/auth/token"
    const body = JSON.stringify(people[side])
    const headers = { "content-type": "application/json" }
    const response = await app.fetch(new Request(`${origin}${path}`, { method: "POST", headers, body }))
    if (response.ok) tokens.set(side, ((await response.json()) as { access_token: string }).access_token)
  }
  return async (request) => {
    const { caller } = request
    if (caller !== "nobody" && !tokens.has(caller)) await signIn(caller)
    const started = performance.now()
    let response = await app.fetch(requestOf(request, tokens.get(caller)))
    // A new password ends the sessions made with the old one.
    if (response.status === 401 && caller !== "nobody") {
      await signIn(caller)
      response = await app.fetch(requestOf(request, tokens.get(caller)))
    }
    return answerFrom(response, started)
  }
}

function requestOf(request: ShopRequest, token: string | undefined): Request {
  return new Request(`${origin}${request.path}`, initOf(request, token))
}
