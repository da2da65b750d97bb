import { afterAll, beforeAll, it, vi } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import { startProject, type ProjectServer } from "@stheno/testing/project-folder.ts"

const soon = { timeout: 20_000, interval: 50 }

/** A shop that leaves work to a job from everywhere where code may stand. */
const files = {
  "src/migrations/0001-work.sql": "create table work (what text, since timestamptz not null default now())",
  "src/jobs/note.ts": `
    import { job, sql } from "@stheno/core"
    export default job({ name: "note", handler: async ({ db, data }) => {
      await sql\`insert into work (what) values (\${data.what})\`.execute(db)
    } })`,
  "src/jobs/chain.ts": `
    import { job } from "@stheno/core"
    export default job({ name: "chain", handler: async ({ jobs, data }) => {
      await jobs.enqueue("note", data)
    } })`,
  "src/services/diary.ts": `
    import { service, sql } from "@stheno/core"
    export default service(({ db, jobs }) => ({
      async write(what: string) {
        await sql\`insert into work (what) values (\${"asked for " + what})\`.execute(db)
        return jobs.enqueue("note", { what })
      },
    }))`,
  "src/subscribers/created.ts": `
    import { subscriber } from "@stheno/core"
    export default subscriber({ event: "customer.created", handler: async ({ id, db, jobs }) => {
      await jobs.enqueue("note", { what: "heard" }, { key: id })
      const undone = db.transaction().execute(async (tx) => {
        await jobs.enqueue("note", { what: "never" }, { db: tx })
        throw new Error("undone")
      })
      await undone.catch(() => undefined)
    } })`,
  "src/api/store/work/route.ts": `
    import { CommerceError, endpoint, sql, z } from "@stheno/core"
    export const GET = endpoint({ access: "public", handler: async (_, { db }) => {
      const { rows } = await sql\`select what from work order by since, what\`.execute(db)
      return { work: rows.map((row) => row.what) }
    } })
    export const POST = endpoint({
      access: "public",
      body: z.object({ what: z.string(), fails: z.boolean().optional(), job: z.string().default("note"),
        delay: z.number().optional(), key: z.string().optional() }),
      handler: async ({ body: { what, fails, job, delay, key } }, { jobs, services }) => {
        if (what === "through a service") return { id: await services.diaryService.write(what) }
        const id = await jobs.enqueue(job, { what }, { delay, key })
        if (fails) throw new Error("changed its mind")
        return { id: id ?? null }
      },
    })`,
}

let shop: ProjectServer
beforeAll(async () => {
  shop = await startProject(files)
})
afterAll(() => shop.close())

const post = (body: object) => shop.send("POST", "/store/work", body)
const work = async () => ownBody<{ work: string[] }>(await shop.send("GET", "/store/work")).work

it("is done that an endpoint has asked for, and not when the request fails", async () => {
  expect((await post({ what: "dropped", fails: true })).status).toBe(500)
  expect((await post({ what: "kept" })).body).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) })
  await vi.waitFor(async () => expect(await work()).toContain("kept"), soon)
  expect(await work()).toEqual(["kept"])
})

it("belongs to the transaction of a service, and is asked for by jobs and subscribers too", async () => {
  expect((await post({ what: "through a service" })).status).toBe(200)
  expect((await post({ job: "chain", what: "from a job" })).status).toBe(200)
  const customer = { email: "ada@example.com", password: "correct-horse", first_name: "A", last_name: "B" }
  expect((await shop.send("POST", "/store/customers", customer)).status).toBe(200)
  const done = ["asked for through a service", "from a job", "heard", "through a service"]
  await vi.waitFor(async () => expect(await work()).toEqual(expect.arrayContaining(done)), soon)
  expect(await work()).not.toContain("never")
})

it("is one per key, and begins after its delay", async () => {
  const first = ownBody<{ id: string }>(await post({ what: "later", key: "one", delay: 3_600 })).id
  expect((await post({ what: "later", key: "one" })).body).toEqual({ id: null })
  // Whatever was asked for after it is done before it.
  await post({ what: "at once" })
  await vi.waitFor(async () => expect(await work()).toContain("at once"), soon)
  expect([typeof first, (await work()).includes("later")]).toEqual(["string", false])
})

it("that does not exist is an error of the code that asked", async () => {
  expect((await post({ job: "nota", what: "x" })).status).toBe(500)
})
