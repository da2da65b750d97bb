import { sql } from "kysely"
import fs from "node:fs"
import path from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { openDatabase } from "./database.ts"
import { runningServerUrl } from "./embedded-postgres/index.ts"
import {
  bundleServer,
  createDirectory,
  startChild,
  startCommand,
  type Child,
} from "@stheno/testing/child-server.ts"
import { createTestDatabase, type TestDatabase } from "./testing/index.ts"
import { startMailServer, type MailServer } from "@stheno/testing/mail-server.ts"

// Each test starts several processes, and they share two cores with the rest of the run.
vi.setConfig({ testTimeout: 300_000 })

const children: Child[] = []
const directories: string[] = []
let database: TestDatabase
let mails: MailServer

beforeAll(bundleServer)
beforeEach(async () => {
  database = await createTestDatabase()
  mails = await startMailServer()
})
afterEach(async () => {
  for (const child of children) child.process.kill("SIGKILL")
  await Promise.all(children.splice(0).map(({ ended }) => ended))
  await mails.stop()
  await database.drop()
})
afterAll(() => {
  for (const directory of directories) fs.rmSync(directory, { recursive: true, force: true })
})

const newDirectory = (): string => {
  const directory = createDirectory()
  directories.push(directory)
  return directory
}

const kept = (child: Child): Child => {
  children.push(child)
  return child
}

/** Has the server write a link to a new password for its admin user. */
async function forgetPassword(url: string): Promise<void> {
  const answer = await fetch(`${url}/admin/users/password-token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@example.com" }),
  })
  expect(answer.status).toBe(204)
}

const soon = { timeout: 60_000, interval: 100 }
const waiting = async () =>
  (await sql`select from staged_job where event_name = 'user.password_reset'`.execute(database.db)).rows
    .length

it("leaves events and mails to a worker, which sends them", async () => {
  const env = { DATABASE_URL: database.url, SMTP_URL: mails.url }
  const server = kept(startChild({ dataDir: newDirectory(), env, args: ["--no-seed", "--no-worker"] }))
  await forgetPassword(await server.ready())
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect([await waiting(), mails.taken.length]).toEqual([1, 0])
  const worker = kept(startCommand({ dataDir: newDirectory(), env, args: ["worker"] }))
  await vi.waitFor(() => expect(mails.taken.map(({ to }) => to)).toEqual([["admin@example.com"]]), soon)
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon)
  worker.process.kill("SIGTERM")
  expect(await worker.ended).toEqual({ code: 0, signal: null })
})

it("works on the embedded database of a server that runs, lists its failed jobs and retries them", async () => {
  const dataDir = newDirectory()
  const server = kept(startChild({ dataDir, args: ["--no-seed", "--no-worker"] }))
  await server.ready()
  const worker = kept(startCommand({ dataDir, args: ["worker"] }))
  await vi.waitFor(() => expect(worker.output()).toContain("The worker is running."), soon)
  const run = async (...args: string[]) => {
    const child = kept(startCommand({ dataDir, args }))
    const { code } = await child.ended
    return { code, text: child.output().trim().split("\n")[0]!.trim() }
  }
  expect(await run("jobs", "failed")).toEqual({ code: 0, text: "No failed jobs." })
  expect(await run("jobs", "retry", "x")).toEqual({ code: 1, text: "No failed job has the id x." })
  const { db, close } = openDatabase({ url: (await runningServerUrl(dataDir))!, max: 1 })
  const id = "11111111-1111-4111-8111-111111111111"
  await sql`insert into pgboss.job (id, name, state, output, completed_on, retry_count)
    values (${id}, 'forget-expired', 'failed', '{"message":"Too\\nbad"}', now(), 8)`.execute(db)
  const listed = await run("jobs", "failed")
  expect(listed.text).toMatch(new RegExp(`^${id}  forget-expired  \\S+  9 attempts  Too bad  `))
  expect(await run("jobs", "retry", id)).toEqual({ code: 0, text: `Retrying the job ${id}.` })
  const state = async () =>
    (await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(db)).rows[0]?.state
  await vi.waitFor(async () => expect(await state()).toBe("completed"), soon)
  await close()
})

it("needs a server or a database", async () => {
  const dataDir = newDirectory()
  const worker = kept(startCommand({ dataDir, args: ["worker"] }))
  expect((await worker.ended).code).toBe(1)
  expect(worker.output()).toContain(`No server runs on the data directory ${dataDir}.`)
})

it("shows mails in development, and nothing of the kind with a mail server", async () => {
  const dataDir = newDirectory()
  const server = kept(startChild({ dataDir, env: { DATABASE_URL: database.url } }))
  const url = await server.ready()
  await forgetPassword(url)
  await vi.waitFor(async () => {
    expect(await (await fetch(`${url}/mails`)).text()).toContain("Reset your password for Medusa Store")
  }, soon)
  expect(
    fs
      .readdirSync(path.join(dataDir, "mails"))
      .map((name) => path.extname(name))
      .sort(),
  ).toEqual([".eml", ".json"])
  const sending = kept(
    startChild({ dataDir: newDirectory(), env: { DATABASE_URL: database.url, SMTP_URL: mails.url } }),
  )
  expect((await fetch(`${await sending.ready()}/mails`)).status).toBe(404)
})
