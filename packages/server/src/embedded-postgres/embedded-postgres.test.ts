import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import {
  bundleServer,
  createDirectory,
  processesWith,
  socketDirectoryOf,
  startChild,
} from "@stheno/testing/child-server.ts"
import { isReachable, isRoot } from "./account.ts"
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./index.ts"
import { startMark } from "./process-identity.ts"
import { causeIn } from "./server-process.ts"

vi.setConfig({ testTimeout: 120_000 })

const servers: EmbeddedPostgres[] = []
const directories: string[] = []

beforeAll(bundleServer)

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  for (const directory of directories.splice(0)) fs.rmSync(directory, { recursive: true })
})

const newDirectory = (): string => {
  const directory = createDirectory()
  directories.push(directory)
  return directory
}

async function start(dataDir: string, messages: string[] = [], fsync = false): Promise<EmbeddedPostgres> {
  const onProgress = (message: string) => void messages.push(message)
  const server = await startEmbeddedPostgres({ dataDir, fsync, onProgress })
  servers.push(server)
  return server
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Asks until the server, which was killed, answers again. */
async function queryAgain(url: string, text: string): Promise<unknown[]> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(url, text)
    } catch (error) {
      if (attempt === 200) throw error
      await sleep(50)
    }
  }
}

const postmaster = (dataDir: string): number =>
  Number(fs.readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0])

it("creates a database that works the same everywhere, and keeps it for the next start", async () => {
  const dataDir = newDirectory()
  const messages: string[] = []
  const first = await start(dataDir, messages)
  const settings = await query(
    first.url,
    `select current_setting('jit') as jit, current_setting('TimeZone') as zone, lower('ÄÖ') as lower,
       array(select unnest(array['b', 'A', 'a', 'Ä']) order by 1) as sorted, current_database() as name`,
  )
  expect(settings).toEqual([
    { jit: "off", zone: "UTC", lower: "äö", sorted: ["A", "a", "b", "Ä"], name: "stheno" },
  ])
  await query(first.url, "create table kept as select 1 as one")
  await first.stop()
  await first.stop()
  const second = await start(dataDir, messages)
  expect(await query(second.url, "select one from kept")).toEqual([{ one: 1 }])
  expect(messages).toEqual(["Creating the database server's data directory"])
})

it("lets nobody in without the password", async () => {
  const { url } = await start(newDirectory())
  const wrong = new URL(url)
  wrong.password = "guessed"
  await expect(query(wrong.href, "select 1")).rejects.toMatchObject({ code: "28P01" })
})

it("starts PostgreSQL again when it is killed, at the same address, with all that was committed", async () => {
  const dataDir = newDirectory()
  const messages: string[] = []
  const { url } = await start(dataDir, messages, true)
  await query(url, "create table kept as select 1 as one")
  const killed = postmaster(dataDir)
  process.kill(killed, "SIGKILL")
  expect(await queryAgain(url, "select one from kept")).toEqual([{ one: 1 }])
  expect(postmaster(dataDir)).not.toBe(killed)
  expect(messages[1]).toBe("PostgreSQL ended unexpectedly; starting it again")
})

it("takes over a server that survived its parent", async () => {
  const dataDir = newDirectory()
  const child = startChild({ dataDir })
  await child.ready()
  const [guard] = processesWith(socketDirectoryOf(dataDir)).filter((line) => line.includes("stheno-guard"))
  process.kill(Number.parseInt(guard!), "SIGKILL")
  child.process.kill("SIGKILL")
  await child.ended
  const pid = postmaster(dataDir)
  const server = await start(dataDir)
  expect(server.reused).toBe(true)
  expect(postmaster(dataDir)).toBe(pid)
  expect(await query(server.url, "select name from store")).toEqual([{ name: "Medusa Store" }])
})

it("refuses a directory that this process uses already", async () => {
  const dataDir = newDirectory()
  await start(dataDir)
  await expect(start(dataDir)).rejects.toMatchObject({ code: "data_directory_in_use" })
})

it.each([
  ["of a process that is gone", { pid: 4_000_000, started: "long ago" }],
  ["of another process with the same number", { pid: process.pid, started: `not ${startMark(process.pid)}` }],
])("takes over a lock %s", async (_case, holder) => {
  const dataDir = newDirectory()
  fs.writeFileSync(path.join(dataDir, "lock"), JSON.stringify(holder))
  const { url } = await start(dataDir)
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }])
  expect(JSON.parse(fs.readFileSync(path.join(dataDir, "lock"), "utf8"))).toEqual({
    pid: process.pid,
    started: startMark(process.pid),
  })
})

it("recovers from an interrupted creation, and from the process ID of a program that is not PostgreSQL", async () => {
  const dataDir = newDirectory()
  fs.mkdirSync(path.join(dataDir, "postgres.unfinished"))
  fs.writeFileSync(path.join(dataDir, "postgres.unfinished/PG_VERSION"), "17\n")
  await (await start(dataDir)).stop()
  fs.writeFileSync(path.join(dataDir, "postgres/postmaster.pid"), `${process.pid}\n/x\n1\n5432\n/tmp/none\n`)
  const { url } = await start(dataDir)
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }])
})

it("refuses data of another major version", async () => {
  const dataDir = newDirectory()
  fs.mkdirSync(path.join(dataDir, "postgres"))
  fs.writeFileSync(path.join(dataDir, "postgres/PG_VERSION"), "16\n")
  await expect(start(dataDir)).rejects.toMatchObject({
    code: "data_directory_version",
    message: `The data directory ${dataDir} was written by PostgreSQL 16, and this is 17.`,
  })
})

it("works below a directory that only its owner may enter", async () => {
  const closed = newDirectory()
  fs.chmodSync(closed, 0o700)
  const { url } = await start(path.join(closed, "data"))
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }])
  const [{ uid }] = [fs.statSync(path.join(closed, "data/postgres"))]
  expect(uid === 0).toBe(false)
  expect(uid === process.getuid?.()).toBe(!isRoot())
})

it("knows which directories an account may enter", () => {
  const outer = newDirectory()
  const inner = path.join(outer, "inner")
  fs.mkdirSync(inner)
  const stranger = { uid: 12_345, gid: 12_345 }
  fs.chmodSync(outer, 0o700)
  expect(isReachable(inner, stranger)).toBe(false)
  fs.chmodSync(outer, 0o711)
  expect(isReachable(inner, stranger)).toBe(true)
  expect(isReachable(os.tmpdir(), undefined)).toBe(true)
})

it("finds the cause of a failed start, which is never that PostgreSQL recovers", () => {
  const starting = "2026-11-24 10:00:01 UTC [12] FATAL:  the database system is starting up"
  const broken = '2026-11-24 10:00:00 UTC [12] FATAL:  could not create lock file "postmaster.pid"'
  expect(causeIn(`${broken}\n${starting}\n${starting}\n`)).toBe(broken)
  expect(causeIn(`LOG:  redo starts at 0/1500028\n${starting}\n`)).toBeUndefined()
})
