import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, describe, test, vi } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestDatabase } from "@stheno/server/testing"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createEngine } from "../../../create-engine.ts"
import { startBatchJobs, type BatchJobs } from "./start-batch-jobs.ts"
import type { BatchJobRun, BatchStrategy } from "./strategy.ts"

/** What the work of a test's job does. */
let work: (run: BatchJobRun) => Promise<void> = async () => {}
let begun = 0

const countToTen: BatchStrategy = {
  type: "count-to-ten",
  preProcess: async () => ({ count: 10 }),
  async process(run) {
    begun++
    await sql`insert into product_tag (id, value) values (${`ptag_${run.id}`}, 'made')`.execute(run.db)
    await work(run)
    return { ...run.result, advancement_count: 10 }
  },
}

let shop: TestApp
let jobs: BatchJobs
beforeAll(async () => {
  shop = await createTestApp({ batchStrategies: [countToTen] })
  jobs = startBatchJobs(shop.engine, { pollInterval: 3_600_000 })
})
afterEach(() => {
  work = async () => {}
  begun = 0
})
afterAll(async () => {
  await jobs.stop()
  await shop.close()
})

const create = async (dry_run = false): Promise<string> =>
  (await shop.admin("POST", "/admin/batch-jobs", { type: "count-to-ten", context: {}, dry_run })).body
    .batch_job.id
const read = async (id: string) => (await shop.admin("GET", `/admin/batch-jobs/${id}`)).body.batch_job
const post = (id: string, what: "cancel" | "confirm") => shop.admin("POST", `/admin/batch-jobs/${id}/${what}`)
const eventsOf = async (id: string) =>
  (await shop.events()).filter(({ data }) => (data as { id: string }).id === id).map(({ name }) => name)
const tagOf = (id: string) =>
  shop.engine.db.selectFrom("product_tag").select("value").where("id", "=", `ptag_${id}`).executeTakeFirst()

/** Work that goes on until somebody stops it. */
function endless(told: () => void = () => {}) {
  return async (run: BatchJobRun) => {
    for (let i = 1; ; i++) {
      await run.progress(i)
      told()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

test("a job goes through its stages, each of which tells", async () => {
  const id = await create()
  await jobs.drain()
  const job = await read(id)
  expect(job).toMatchObject({
    status: "completed",
    result: { count: 10, advancement_count: 10 },
    dry_run: false,
  })
  expect(await tagOf(id)).toEqual({ value: "made" })
  const stages = ["created", "pre_processed", "confirmed", "processing", "completed"]
  expect(await eventsOf(id)).toEqual(stages.map((stage) => `batch.${stage}`))
  expect((await post(id, "cancel")).body).toEqual({
    type: "not_allowed",
    message: "Cannot cancel completed batch job",
  })
})

test("null lists the jobs that lack a time", async () => {
  const done = await create()
  await jobs.drain()
  const waiting = await create(true)
  const listed = async (query: string) => {
    const { status, body } = await shop.admin("GET", `/admin/batch-jobs?id[]=${done},${waiting}&${query}`)
    return status === 200 ? body.batch_jobs.map(({ id }: { id: string }) => id).toSorted() : body.message
  }
  expect(await listed("completed_at=null")).toEqual([waiting])
  expect(await listed("confirmed_at=null")).toEqual([waiting])
  expect(await listed("completed_at[gt]=2000-01-01")).toEqual([done])
  expect(await listed("failed_at=null&canceled_at=null")).toEqual([done, waiting].toSorted())
  expect(await listed("")).toEqual([done, waiting].toSorted())
  const { body } = await shop.admin("GET", `/admin/batch-jobs/${done}`)
  expect(await listed(`completed_at=${body.batch_job.completed_at}`)).toEqual([done])
  expect(await listed("completed_at=2000-01-01")).toEqual([])
  expect(await listed("updated_at=null")).toEqual([])
  expect(await listed("created_at=never")).toMatch(
    /^\{"message":"created_at must be one of: DateComparisonOperator"/,
  )
  expect(await listed("completed_at=never")).toBe(
    "nested property completed_at must be either object or array",
  )
  await post(waiting, "cancel")
})

test("the runner is notified when work begins and ends, also for a job that fails", async () => {
  const heard: boolean[] = []
  const listening = startBatchJobs(shop.engine, {
    pollInterval: 3_600_000,
    onWork: (isWorking) => heard.push(isWorking),
  })
  work = () => Promise.reject(new Error("broken"))
  const id = await create()
  await listening.drain()
  await listening.stop()
  await jobs.drain()
  expect((await read(id)).status).toBe("failed")
  expect(heard).toEqual([true, false, true, false])
})

test("canceling a failed job keeps its status and notes the time, as in v1", async () => {
  work = () => Promise.reject(new Error("broken"))
  const id = await create()
  await jobs.drain()
  expect(await read(id)).toMatchObject({ status: "failed", canceled_at: null })
  const { status, canceled_at } = (await post(id, "cancel")).body.batch_job
  expect([status, typeof canceled_at]).toEqual(["failed", "string"])
  await jobs.drain()
  expect(begun).toBe(1)
})

test("a job belongs to the user who started it", async () => {
  const id = await create(true)
  const login = { email: "b@example.com", password: "supersecret" }
  await shop.admin("POST", "/admin/users", login)
  const { access_token } = (await shop.request("POST", "/admin/auth/token", login)).body
  const authorization = `Bearer ${access_token}`
  for (const [method, path] of [
    ["GET", ""],
    ["POST", "/cancel"],
    ["POST", "/confirm"],
  ] as const) {
    const { status, body } = await shop.request(method, `/admin/batch-jobs/${id}${path}`, undefined, {
      authorization,
    })
    expect([status, body.message]).toEqual([
      400,
      "Cannot access a batch job that does not belong to the logged in user",
    ])
  }
  const list = await shop.request("GET", "/admin/batch-jobs", undefined, { authorization })
  expect(list.body).toEqual({ batch_jobs: [], count: 0, offset: 0, limit: 10 })
  expect((await read(id)).status).toBe("created")
})

test("lists are narrowed, and show what was asked for", async () => {
  const id = await create(true)
  const { body } = await shop.admin("GET", `/admin/batch-jobs?id[]=${id}&fields=type`)
  expect(body.batch_jobs).toEqual([
    { id, type: "count-to-ten", created_at: expect.any(String), dry_run: false, status: "created" },
  ])
  expect((await shop.admin("GET", `/admin/batch-jobs?id=${id}`)).status).toBe(400)
  expect((await shop.admin("GET", "/admin/batch-jobs?type[]=none")).body.count).toBe(0)
})

describe("a job at work", () => {
  test("shows its progress, and stops when it is canceled", async () => {
    const id = await create()
    work = endless()
    const done = jobs.drain()
    await vi.waitFor(async () => expect((await read(id)).result.advancement_count).toBeGreaterThan(0), 10_000)
    expect((await read(id)).status).toBe("processing")
    expect((await post(id, "cancel")).body.batch_job.status).toBe("canceled")
    await done
    expect([(await read(id)).status, await tagOf(id)]).toEqual(["canceled", undefined])
    expect(await eventsOf(id)).toContain("batch.updated")
    expect((await post(id, "cancel")).status).toBe(200)
  })

  test("that is canceled at the last moment is not completed", async () => {
    const id = await create()
    work = async () => void (await post(id, "cancel"))
    await jobs.drain()
    expect([(await read(id)).status, await tagOf(id)]).toEqual(["canceled", undefined])
  })

  test("is done by one of several workers", async () => {
    const others = [1, 2, 3].map(() => startBatchJobs(shop.engine, { pollInterval: 3_600_000 }))
    const ids = await Promise.all([create(), create(), create()])
    work = () => new Promise((resolve) => setTimeout(resolve, 100))
    const all = [jobs, ...others]
    for (let round = 0; round < 4; round++) await Promise.all(all.map((worker) => worker.drain()))
    await Promise.all(others.map((worker) => worker.stop()))
    expect([begun, ...(await Promise.all(ids.map(async (id) => (await read(id)).status)))]).toEqual([
      3,
      "completed",
      "completed",
      "completed",
    ])
  })

  test("is taken up by another worker when its own stops", async () => {
    const id = await create()
    const first = startBatchJobs(shop.engine, { pollInterval: 3_600_000 })
    work = endless()
    await vi.waitFor(() => expect(begun).toBe(1), 10_000)
    await first.stop()
    expect([(await read(id)).status, await tagOf(id)]).toEqual(["processing", undefined])
    work = async () => {}
    await jobs.drain()
    expect((await read(id)).status).toBe("completed")
    expect((await eventsOf(id)).filter((name) => name === "batch.processing")).toHaveLength(1)
  })

  test("is taken up again when the database has lost its worker, but not for ever", async () => {
    const id = await create()
    work = async ({ db }) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
    }
    for (let i = 0; i < 7; i++) await jobs.drain()
    expect(begun).toBe(5)
    const { status, result } = await read(id)
    expect([status, (result.errors as string[])[0]]).toEqual([
      "failed",
      "The work was cut off 5 times and is given up",
    ])
    expect(await tagOf(id)).toBeUndefined()
  })

  test("fails with the message of an expected error, and a general message otherwise", async () => {
    const refused = await create()
    work = ({ db }) =>
      sql`insert into product_tag (id, value) values ('ptag_x', null)`.execute(db).then(() => {})
    await jobs.drain()
    const message = "Can't insert null value in field value on insert in table product_tag"
    expect((await read(refused)).result).toEqual({
      count: 10,
      errors: [message],
      error_details: [{ code: "invalid_data", message }],
    })
    const broken = await create()
    work = async () => {
      throw new TypeError("secret")
    }
    await jobs.drain()
    expect((await read(broken)).result.errors).toEqual(["An unknown error occurred."])
    expect([await tagOf(refused), await tagOf(broken)]).toEqual([undefined, undefined])
  })

  test("begins again after a conflict with another writer", async () => {
    const id = await create()
    work = async ({ db }) => {
      if (begun < 3)
        await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(db)
    }
    await jobs.drain()
    expect([begun, (await read(id)).status]).toEqual([3, "completed"])
  })
})

/** Work that saves ten batches, each of which makes a tag. */
function inBatches(between: (run: BatchJobRun, number: number) => Promise<void> = async () => {}) {
  return async (run: BatchJobRun) => {
    const { number: first = 0 } = (run.position ?? {}) as { number?: number }
    for (let number = first; number < 10; number++) {
      await between(run, number)
      await run.commit(async ({ db, emit }) => {
        const id = `ptag_${run.id}_${number}`
        await sql`insert into product_tag (id, value) values (${id}, 'batch')`.execute(db)
        await emit("test.saved", { id })
        return { position: { number: number + 1 }, done: number + 1 }
      })
    }
  }
}
const savedOf = async (id: string) => {
  const { rows } = await sql<{ tags: number; events: number }>`select
    (select count(*)::integer from product_tag where id like ${`ptag_${id}_%`}) as tags,
    (select count(*)::integer from staged_job where data->>'id' like ${`ptag_${id}_%`}) as events`.execute(
    shop.engine.db,
  )
  return rows[0]
}

describe("a job that saves batches", () => {
  test("continues after the last one when the database has lost its worker, as often as it takes", async () => {
    const id = await create()
    work = inBatches(async ({ db }, number) => {
      if (number === begun) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
    })
    for (let i = 1; i < 9; i++) {
      await jobs.drain()
      expect([begun, await savedOf(id)]).toEqual([i, { tags: i, events: i }])
    }
    work = inBatches()
    await jobs.drain()
    expect(await savedOf(id)).toEqual({ tags: 10, events: 10 })
    expect(await read(id)).toMatchObject({
      status: "completed",
      result: { count: 10, advancement_count: 10 },
    })
    expect(await read(id)).not.toHaveProperty("resume_from")
  })

  test("shows how far it is, and keeps what is saved when it is canceled", async () => {
    const id = await create()
    work = inBatches(async (_run, number) => {
      if (number !== 4) return
      expect((await read(id)).result).toMatchObject({ advancement_count: 4, progress: 0.4 })
      await post(id, "cancel")
    })
    await jobs.drain()
    expect([(await read(id)).status, await savedOf(id)]).toEqual(["canceled", { tags: 4, events: 4 }])
    await jobs.drain()
    expect(begun).toBe(1)
  })

  test("keeps what is saved when it fails, and says how much that is", async () => {
    const id = await create()
    work = inBatches(async (_run, number) => {
      if (number === 3) throw new TypeError("secret")
    })
    await jobs.drain()
    const { status, result } = await read(id)
    expect([status, result.advancement_count, result.errors]).toEqual([
      "failed",
      3,
      ["An unknown error occurred."],
    ])
    expect(await savedOf(id)).toEqual({ tags: 3, events: 3 })
  })

  test("saves no batch twice, even while two workers believe that the job is theirs", async () => {
    const id = await create()
    work = inBatches(async (_run, number) => {
      // As if another worker had saved this batch.
      if (number === 5)
        await sql`update batch_job set resume_from = '{"number": 6}' where id = ${id}`.execute(shop.engine.db)
    })
    await jobs.drain()
    expect(await savedOf(id)).toEqual({ tags: 5, events: 5 })
    await post(id, "cancel")
  })

  test("does a batch again after a conflict with another writer", async () => {
    const id = await create()
    let tried = 0
    work = (run) =>
      run.commit(async ({ db }) => {
        if (++tried < 3)
          await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(db)
        return { position: {}, done: 10 }
      })
    await jobs.drain()
    expect([begun, tried, (await read(id)).status]).toEqual([1, 3, "completed"])
  })
})

test("alone, a worker makes do with one connection", async () => {
  const { db, drop } = await createTestDatabase({ max: 1 })
  const engine = createEngine({ db, batchStrategies: [countToTen] })
  await db.insertInto("batch_job").values({ id: "batch_a", type: "count-to-ten", context: "{}" }).execute()
  work = async (run) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await run.progress(5)
  }
  const lone = startBatchJobs(engine, { isAlone: true })
  expect(await lone.drain()).toBe(2)
  await lone.stop()
  const job = await db.selectFrom("batch_job").select("completed_at").executeTakeFirstOrThrow()
  await drop()
  expect(job.completed_at).not.toBeNull()
})

test("alone, a worker saves all batches or none", async () => {
  const { db, drop } = await createTestDatabase({ max: 1 })
  const engine = createEngine({ db, batchStrategies: [countToTen] })
  const lone = startBatchJobs(engine, { isAlone: true })
  const outcomeOf = async (id: string) => {
    await db.insertInto("batch_job").values({ id, type: "count-to-ten", context: "{}" }).execute()
    await lone.drain()
    const { rows } = await sql`select (failed_at is null) as done, result->'advancement_count' as count,
      (select count(*)::integer from product_tag where id like ${`ptag_${id}_%`}) as tags
      from batch_job where id = ${id}`.execute(db)
    return rows[0]
  }
  work = inBatches(async (_run, number) => {
    if (number === 3) throw new TypeError("secret")
  })
  const failed = await outcomeOf("batch_failed")
  work = inBatches()
  const done = await outcomeOf("batch_done")
  await lone.stop()
  await drop()
  expect(failed).toEqual({ done: false, count: null, tags: 0 })
  expect(done).toEqual({ done: true, count: 10, tags: 10 })
})

test("jobs that v1 left behind are left alone until they are confirmed", async () => {
  const id = await create(true)
  await jobs.drain()
  await sql`update batch_job set attempts = null, confirmed_at = now() where id = ${id}`.execute(
    shop.engine.db,
  )
  await jobs.drain()
  expect((await read(id)).status).toBe("confirmed")
})
