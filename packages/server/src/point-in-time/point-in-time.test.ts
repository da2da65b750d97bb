import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { gunzipSync, gzipSync } from "node:zlib"
import pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { listBaseBackups } from "../embedded-postgres/archive/base-backups.ts"
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../embedded-postgres/index.ts"
import { createDatabaseDirectory } from "../testing/temporary-directory.ts"
import { checkRestoreTime, restoreToTime } from "./index.ts"

vi.setConfig({ testTimeout: 180_000 })

// A shell would do something with every one of these characters.
const awkward = 'it\'s 100%f "$HOME" of `it`'
let dataDir: string
let archiveDir: string
let server: EmbeddedPostgres | undefined
const messages: string[] = []
function createDirectories(): void {
  dataDir = createDatabaseDirectory()
  archiveDir = path.join(createDatabaseDirectory(), awkward)
  fs.chmodSync(path.dirname(archiveDir), 0o755)
  messages.length = 0
}
async function removeDirectories(): Promise<void> {
  await stop()
  for (const directory of [dataDir, path.dirname(archiveDir)]) fs.rmSync(directory, { recursive: true })
}
beforeEach(createDirectories)
afterEach(removeDirectories)

async function start(options: { isArchiving?: boolean } = {}): Promise<void> {
  const { isArchiving = true } = options
  server = await startEmbeddedPostgres({
    dataDir,
    archive: isArchiving ? { directory: archiveDir, days: 7, isKeeper: true } : undefined,
    onProgress: (message) => messages.push(message),
  })
}

async function stop(): Promise<void> {
  await server?.stop()
  server = undefined
}

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server!.url })
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const backups = () => listBaseBackups(archiveDir)
const hasBackups = (count: number) =>
  vi.waitFor(() => expect(backups(), messages.join()).toHaveLength(count), { timeout: 90_000, interval: 100 })

/** A time between the transactions before and after it. */
async function pause(): Promise<Date> {
  await sleep(1_100)
  const time = new Date()
  await sleep(100)
  return time
}

const restore = (time: Date | undefined) =>
  restoreToTime({ dataDir, archiveDir, time, onProgress: () => undefined })

/** As a power failure: neither the server nor this process writes anything more. */
async function crash(): Promise<void> {
  const cluster = path.join(dataDir, "postgres")
  const pid = Number(fs.readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n")[0])
  const copy = `${dataDir}-crashed`
  process.kill(pid, "SIGSTOP")
  fs.cpSync(dataDir, copy, { recursive: true })
  const { uid, gid } = fs.statSync(cluster)
  process.kill(pid, "SIGCONT")
  await stop()
  fs.rmSync(dataDir, { recursive: true })
  fs.renameSync(copy, dataDir)
  fs.rmSync(path.join(dataDir, "lock"))
  fs.rmSync(path.join(cluster, "postmaster.pid"))
  fs.chownSync(cluster, uid, gid)
}

/** A store with two orders, which lost them afterwards; made once and copied. */
let lost: { folder: string; before: Date; between: Date }
beforeAll(async () => {
  createDirectories()
  await start()
  await hasBackups(1)
  await query("create table orders (id int)")
  await query("insert into orders values (1)")
  const between = await pause()
  await query("insert into orders values (2)")
  const before = await pause()
  await query("drop table orders")
  await query("create table something_else ()")
  await query("select pg_switch_wal()")
  await query("create table later ()")
  await stop()
  const folder = createDatabaseDirectory()
  copyAll(dataDir, path.join(folder, "data"))
  copyAll(archiveDir, path.join(folder, "archive"))
  lost = { folder, before, between }
  await removeDirectories()
})
afterAll(() => fs.rmSync(lost.folder, { recursive: true }))

function loseOrders(): { before: Date; between: Date } {
  copyAll(path.join(lost.folder, "data"), dataDir)
  copyAll(path.join(lost.folder, "archive"), archiveDir)
  return lost
}

/** With owners, and to a folder that may exist. */
function copyAll(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true })
  execFileSync("cp", ["-a", `${from}/.`, to])
}

const orders = () => query("select id from orders order by id")

describe("a restore", () => {
  it("brings back what was lost after a time, keeps the old data, and can be repeated with another time", async () => {
    const { before, between } = loseOrders()
    await start()
    await expect(restore(before)).rejects.toMatchObject({ code: "data_directory_in_use" })
    await stop()
    const done = await restore(between)
    expect(done.lastTransaction!.getTime()).toBeLessThan(between.getTime())
    await start()
    expect(await orders()).toEqual([{ id: 1 }])
    // The history has a new line, from which only a new base backup leads on.
    await hasBackups(2)
    await query("insert into orders values (3)")
    await pause()
    await stop()

    await restore(before)
    await start()
    expect(await orders()).toEqual([{ id: 1 }, { id: 2 }])
    await hasBackups(3)
    await stop()
    expect(fs.readdirSync(dataDir).filter((name) => name.includes("before-restore"))).toHaveLength(2)
    expect(fs.readdirSync(dataDir)).not.toContain("restore.unfinished")

    fs.rmSync(path.join(dataDir, "postgres"), { recursive: true })
    fs.renameSync(done.kept!, path.join(dataDir, "postgres"))
    await start()
    await expect(orders()).rejects.toThrow("does not exist")
    await query("select * from something_else")
  })

  it("works from the archive alone, with the latest time, when the disk is lost", async () => {
    await start()
    await hasBackups(1)
    await query("create table orders as select 7 as id")
    await stop()
    fs.rmSync(dataDir, { recursive: true })
    expect((await restore(undefined)).kept).toBeUndefined()
    await start()
    expect(await orders()).toEqual([{ id: 7 }])
  })

  it("reaches a time after which nothing happened, and what a crash kept from the archive", async () => {
    await start()
    await hasBackups(1)
    await query("create table orders as select 7 as id")
    const time = await pause()
    await crash()
    await restore(time)
    await start()
    expect(await orders()).toEqual([{ id: 7 }])
  })

  it("that is interrupted leaves the old database", async () => {
    const { between } = loseOrders()
    // As a kill at the end of the recovery.
    fs.cpSync(path.join(dataDir, "postgres"), path.join(dataDir, "postgres.next"), { recursive: true })
    fs.mkdirSync(path.join(dataDir, "restore.unfinished"))
    await start()
    await expect(orders()).rejects.toThrow("does not exist")
    await query("select * from something_else")
    await stop()
    await restore(between)
    // As a kill between the renames: the restored database takes its place at the next start.
    fs.renameSync(path.join(dataDir, "postgres"), path.join(dataDir, "postgres.upgraded"))
    await start()
    expect(await orders()).toEqual([{ id: 1 }])
  })

  it("names what is missing, and changes nothing", async () => {
    const { before } = loseOrders()
    const [backup] = backups()
    const files = () => fs.readdirSync(backup!.archive.wal).filter((name) => /^\w{24}\.gz$/.test(name))
    const check = (time: Date | undefined) => checkRestoreTime({ dataDir, archiveDir, time })
    expect(await check(before)).toMatchObject({ missing: undefined, backup: { timeline: 1 } })
    const early = new Date(Date.parse(backup!.endedAt) - 1)
    for (const attempt of [check, restore])
      await expect(attempt(early)).rejects.toMatchObject({
        code: "restore_time_too_early",
        message: `The earliest time that can be restored is ${backup!.endedAt}, the end of the first base backup.`,
      })
    const needed = files()
      .sort()
      .findLast((name) => name > `${backup!.lastSegment}.gz`)
    const [first] = files().filter((name) => name > `${backup!.lastSegment}.gz`)
    expect(first).not.toBe(needed)
    const gap = path.join(backup!.archive.wal, first!)
    fs.renameSync(gap, `${gap}.aside`)
    // What the data directory still has fills a gap, so it must be gone, too.
    fs.rmSync(path.join(dataDir, "postgres/pg_wal", first!.replace(".gz", "")), { force: true })
    for (const attempt of [check, restore])
      await expect(attempt(before)).rejects.toMatchObject({
        code: "archive_gap",
        message: `The archive has a gap before ${before.toISOString()}: ${first!.replace(".gz", "")} is missing. Nothing was changed.`,
      })
    for (const attempt of [check, restore])
      await expect(attempt(undefined)).rejects.toMatchObject({
        code: "archive_gap",
        message: expect.stringMatching(/^The archive has a gap before its end: /) as string,
      })
    fs.renameSync(`${gap}.aside`, gap)
    const file = path.join(backup!.folder, "data/global/pg_control.gz")
    fs.appendFileSync(file, "x")
    await expect(restore(before)).rejects.toMatchObject({ code: "backup_damaged" })
    fs.truncateSync(file, fs.statSync(file).size - 1)
    expect(fs.readdirSync(dataDir).sort()).toEqual(["postgres", "postgres.log", "postgres.password"])
    await restore(before)
    await start()
    expect(await orders()).toEqual([{ id: 1 }, { id: 2 }])
  })
})

describe("the archive", () => {
  it("gets a new base backup after a time without archiving, and no other file replaces one", async () => {
    await start()
    await hasBackups(1)
    await stop()
    await start({ isArchiving: false })
    for (let count = 0; count < 3; count++) {
      await query(`create table filler_${count} ()`)
      await query("select pg_switch_wal()")
    }
    await stop()
    await start()
    await hasBackups(2)
    const { wal } = backups()[1]!.archive
    const [row] = await query("select pg_walfile_name(pg_current_wal_lsn()) as name")
    const next = path.join(wal, `${String(row!["name"])}.gz`)
    fs.writeFileSync(next, gzipSync("of another server"))
    await query("create table another ()")
    await query("select pg_switch_wal()")
    const failed = () => query("select failed_count from pg_stat_archiver")
    await vi.waitFor(async () => expect(await failed()).not.toEqual([{ failed_count: "0" }]), 30_000)
    expect(gunzipSync(fs.readFileSync(next)).toString()).toBe("of another server")
    fs.rmSync(next)
    await vi.waitFor(() => expect(fs.existsSync(next)).toBe(true), 90_000)
  })

  it("must be writable for PostgreSQL", async () => {
    fs.mkdirSync(path.dirname(archiveDir), { recursive: true })
    fs.writeFileSync(archiveDir, "a file")
    await expect(start()).rejects.toMatchObject({ code: "archive_not_writable" })
    fs.rmSync(archiveDir)
    await start()
  })
})
