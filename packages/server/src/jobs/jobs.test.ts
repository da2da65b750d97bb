import type { Engine } from "@stheno/core"
import { createEngine } from "@stheno/core/host"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, it, vi } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestDatabase, type TestDatabase } from "../testing/index.ts"
import { listFailedJobs, retryFailedJob, startJobs, type Job, type Jobs, type JobRun } from "./index.ts"
import { enqueueDue, lastBeginning } from "./schedule.ts"
import { shopJobs } from "./shop-jobs.ts"

let database: TestDatabase
let engine: Engine
const started: Jobs[] = []
const attempts: { data: unknown; attempt: number }[] = []
let work: (run: JobRun) => Promise<void> = async () => {}

beforeAll(async () => {
  database = await createTestDatabase()
  engine = createEngine({ db: database.db })
})
afterAll(() => database.drop())
beforeEach(async () => {
  attempts.length = 0
  work = async () => {}
})
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop()
  await sql`delete from pgboss.job`.execute(database.db)
})

const job: Job = {
  name: "try",
  about: "Does what the test wants.",
  retries: 1,
  firstPause: 1,
  timeout: 1,
  run: async (data, run) => {
    attempts.push({ data, attempt: run.attempt })
    await work(run)
  },
}

function start(options: { isWorker?: boolean; lease?: number } = {}): Jobs {
  const { isWorker = true, lease = 5 } = options
  const jobs = startJobs({
    engine,
    url: database.url,
    jobs: [job],
    isWorker,
    log: engine.log,
    pollInterval: 20,
    lease,
  })
  started.push(jobs)
  return jobs
}

const states = async () =>
  (
    await sql<{ state: string }>`select state from pgboss.job order by created_on`.execute(database.db)
  ).rows.map(({ state }) => state)

const soon = { timeout: 30_000, interval: 50 }

it("does what it was asked for, with its data, and leaves the tables of v1 alone", async () => {
  const jobs = start()
  await jobs.enqueue("try", { order_id: "order_1" })
  await vi.waitFor(async () => expect(await states()).toEqual(["completed"]), soon)
  expect(attempts).toEqual([{ data: { order_id: "order_1" }, attempt: 1 }])
  const { rows } = await sql`select 1 from information_schema.tables
    where table_schema = 'public' and table_name in ('job', 'queue', 'schedule', 'archive')`.execute(
    database.db,
  )
  expect(rows).toEqual([])
  await expect(jobs.enqueue("unknown", {})).rejects.toThrow('Unknown job "unknown".')
})

it("is there once a transaction has committed, and once per key", async () => {
  const jobs = start({ isWorker: false })
  const undone = engine.db.transaction().execute(async (db) => {
    await jobs.enqueue("try", {}, { db })
    throw new Error("no")
  })
  await expect(undone).rejects.toThrow("no")
  expect(await states()).toEqual([])
  await engine.db.transaction().execute((db) => jobs.enqueue("try", {}, { db, key: "a" }))
  expect(await jobs.enqueue("try", {}, { key: "a" })).toBeUndefined()
  expect(await states()).toEqual(["created"])
})

it("is tried again with a pause, and then lies with the failed ones until somebody retries it", async () => {
  work = async () => {
    throw new Error("The warehouse does not answer.")
  }
  const jobs = start()
  const id = await jobs.enqueue("try", { n: 1 })
  await vi.waitFor(async () => expect(await states()).toEqual(["failed"]), soon)
  expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2])
  expect(await listFailedJobs(engine.db)).toEqual([
    {
      id,
      name: "try",
      data: { n: 1 },
      attempts: 2,
      error: "The warehouse does not answer.",
      failed_at: expect.any(Date),
    },
  ])
  work = async () => {}
  expect(await retryFailedJob(engine.db, "nonsense")).toBe(false)
  expect(await retryFailedJob(engine.db, id!)).toBe(true)
  await vi.waitFor(async () => expect(await states()).toEqual(["completed"]), soon)
  expect(attempts.at(-1)).toEqual({ data: { n: 1 }, attempt: 1 })
  expect(await listFailedJobs(engine.db)).toEqual([])
  expect(await retryFailedJob(engine.db, id!)).toBe(false)
})

it("has only so much time", async () => {
  const reasons: string[] = []
  work = ({ signal }) =>
    new Promise(() => signal.addEventListener("abort", () => reasons.push(String(signal.reason))))
  await start().enqueue("try", {})
  await vi.waitFor(async () => expect(await states()).toEqual(["failed"]), soon)
  expect(reasons[0]).toBe("Error: It took longer than 1 s.")
})

it("writes nothing when another worker has the job by now", async () => {
  await sql`create table written (n integer)`.execute(database.db)
  work = async ({ finish, attempt, id }) => {
    if (attempt > 1) return
    await sql`update pgboss.job set retry_count = 1 where id = ${id}`.execute(database.db)
    await finish(async (db) => {
      await sql`insert into written values (1)`.execute(db)
    })
  }
  await start().enqueue("try", {})
  await vi.waitFor(async () => expect(await states()).not.toContain("active"), soon)
  expect((await sql`select from written`.execute(database.db)).rows).toEqual([])
})

it("begins by the clock, once however many processes look, and makes up for a beginning it missed", async () => {
  const at = (time: string) => new Date(`2026-03-01T${time}Z`)
  expect(lastBeginning("17 3 * * *", at("03:16:59"))).toEqual(new Date("2026-02-28T03:17:00Z"))
  expect(lastBeginning("*/15 * * * *", at("03:16:00"))).toEqual(at("03:15:00"))
  const asked: unknown[] = []
  const store = {
    enqueue: async (_job: Job, _data: unknown, options?: object) => {
      asked.push(options)
      return "id"
    },
  }
  const scheduled = [{ ...job, schedule: "17 3 * * *" }, job]
  const known = new Map<string, number>()
  for (const time of ["03:16:59", "03:17:00", "03:17:20", "04:00:00"])
    await enqueueDue(store, scheduled, { now: at(time), known })
  await enqueueDue(store, scheduled, { now: at("04:16:00"), known: new Map() })
  await enqueueDue(store, scheduled, { now: at("05:00:00"), known: new Map() })
  expect(asked).toEqual([{ key: "2026-03-01T03:17:00.000Z" }, { key: "2026-03-01T03:17:00.000Z" }])
})

it("forgets what has expired", async () => {
  await sql`insert into auth_session (id, sid, kind, expires_at)
    values ('s1', 'a', 'admin', now() - interval '1 day'), ('s2', 'b', 'admin', now() + interval '1 day')`.execute(
    database.db,
  )
  await sql`insert into rate_limit (key, window_start) values ('old', now() - interval '1 day'), ('new', now())`.execute(
    database.db,
  )
  const [forget] = shopJobs({ removeUnfinished: async () => 0 }) as [Job]
  const finish = (last: (db: Engine["db"]) => Promise<void>) => last(engine.db)
  await forget.run({}, { engine, id: "x", attempt: 1, signal: new AbortController().signal, finish })
  expect((await sql`select id from auth_session`.execute(database.db)).rows).toEqual([{ id: "s2" }])
  expect((await sql`select key from rate_limit`.execute(database.db)).rows).toEqual([{ key: "new" }])
})

it("knows no failed jobs where there never were any", async () => {
  const fresh = await createTestDatabase()
  expect(await listFailedJobs(fresh.db)).toEqual([])
  expect(await retryFailedJob(fresh.db, "x")).toBe(false)
  await fresh.drop()
})
