import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import pg from "pg"
import { insertDefaults, migrate } from "@stheno/core/host"
import { bundleServer, createDirectory, startChild, startCommand } from "@stheno/testing/child-server.ts"
import { runStheno } from "@stheno/testing/run-command.ts"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { openDatabase } from "../database.ts"
import { accountFor } from "../embedded-postgres/account.ts"
import { cleanEnvironment, directoryArgument, layoutOf, majorVersion } from "../embedded-postgres/cluster.ts"
import { ensureDatabase } from "../embedded-postgres/connection.ts"
import { startEmbeddedPostgres } from "../embedded-postgres/index.ts"
import { upgradeDatabase } from "./index.ts"
import { findPreviousPostgres, type PreviousPostgres } from "./previous-postgres.ts"
import { withServer } from "../embedded-postgres/with-server.ts"

vi.setConfig({ testTimeout: 480_000 })

// The previous major version comes from the registry, as it does for a store.
const version = majorVersion - 1
const account = accountFor("/nothing")
let previous: PreviousPostgres
beforeAll(async () => {
  previous = await findPreviousPostgres({
    version,
    folder: undefined,
    account,
    onProgress: () => undefined,
  })
})
afterAll(() => previous.remove())

let dataDir: string
beforeEach(() => {
  dataDir = createDirectory()
})
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }))

const old = () => ({ binaries: previous.binaries, layout: layoutOf(dataDir), account })
const upgrade = (isStoreOnly = false) =>
  upgradeDatabase({
    dataDir,
    binaries: path.dirname(previous.binaries.postgres),
    isStoreOnly,
    version: "0.1.0",
    onProgress: () => undefined,
  })

async function read(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** A store's data of the previous version, with one uploaded file. */
async function createOldData(): Promise<void> {
  const layout = layoutOf(dataDir)
  fs.mkdirSync(layout.cluster, { mode: 0o700 })
  fs.writeFileSync(layout.password, "a password")
  const handedOver = path.join(layout.cluster, "..", "handed-over")
  fs.copyFileSync(layout.password, handedOver)
  fs.chmodSync(dataDir, 0o755)
  if (account) for (const file of [layout.cluster, handedOver]) fs.chownSync(file, account.uid, account.gid)
  execFileSync(
    previous.binaries.initdb,
    ["-D", directoryArgument(layout.cluster, account), "-U", "postgres", `--pwfile=${handedOver}`].concat([
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ]),
    { cwd: layout.cluster, env: cleanEnvironment(), stdio: "pipe", ...account },
  )
  fs.rmSync(handedOver)
  fs.mkdirSync(path.join(dataDir, "uploads"))
  fs.writeFileSync(path.join(dataDir, "uploads/shirt.png"), "a picture")
  await withServer(old(), async (url) => {
    await ensureDatabase(url.replace("/stheno", "/postgres"), "stheno")
    const { db, close } = openDatabase({ url, max: 1 })
    await migrate(db)
    await insertDefaults(db)
    await close()
    await read(url, "update store set name = 'Halcyon Ä'")
    await read(url, "create extension if not exists pg_trgm")
  })
}

const tables = `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'i')`

it("upgrades real data of the previous version, and keeps the old ones", async () => {
  await createOldData()
  const before = await withServer(old(), (url) => read(url, tables))
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
    code: "data_directory_version",
    message: `The data directory ${dataDir} was written by PostgreSQL ${version}, and this is ${majorVersion}.`,
    remedy: "Upgrade it with stheno upgrade-database, with the same --data-dir if you set one.",
  })
  const done = await upgrade()
  expect(done).toMatchObject({
    from: version,
    to: majorVersion,
    kept: path.join(dataDir, `postgres.${version}`),
  })
  const server = await startEmbeddedPostgres({ dataDir })
  try {
    expect(await read(server.url, "select name from store")).toEqual([{ name: "Halcyon Ä" }])
    expect(await read(server.url, tables)).toEqual(before)
    expect(await read(server.url, "select current_setting('server_version') as is")).toEqual([
      { is: expect.stringMatching(new RegExp(`^${majorVersion}\\.`)) as string },
    ])
  } finally {
    await server.stop()
  }
  expect(fs.readdirSync(dataDir).sort()).toEqual(
    ["postgres", "postgres.log", "postgres.password", `postgres.${version}`, "uploads"].sort(),
  )
  expect(fs.readFileSync(path.join(dataDir, "uploads/shirt.png"), "utf8")).toBe("a picture")
  const owner = (name: string) => fs.statSync(path.join(dataDir, name)).uid
  expect(owner("postgres")).toBe(owner(`postgres.${version}`))
  const kept = { ...old(), layout: { ...layoutOf(dataDir), cluster: done.kept } }
  const names = await withServer(kept, (url) => read(url, "select name from store"))
  expect(names).toEqual([{ name: "Halcyon Ä" }])
})

it("refuses to leave behind what is not of the store, unless told to", async () => {
  await createOldData()
  await withServer(old(), async (url) => {
    await read(url, "create database reports")
    await read(url, "create schema notes")
    await read(url, "create role analyst")
  })
  await expect(upgrade()).rejects.toMatchObject({
    code: "upgrade_not_complete",
    message:
      "The embedded database has what does not belong to the store: database reports, role analyst, schema notes. Nothing was changed.",
  })
  expect(await withServer(old(), (url) => read(url, "select name from store"))).toEqual([
    { name: "Halcyon Ä" },
  ])
  expect(fs.readdirSync(dataDir).sort()).toEqual(["postgres", "postgres.log", "postgres.password", "uploads"])
  expect(await upgrade(true)).toMatchObject({ from: version, to: majorVersion })
})

it("upgrades by the command, and the store starts on the result", async () => {
  bundleServer()
  await createOldData()
  const cwd = createDirectory()
  const { DATABASE_URL: _, ...env } = process.env
  const stheno = (...words: string[]) =>
    runStheno(["upgrade-database", ...words, "--data-dir", dataDir], { cwd, env })
  try {
    const set = await runStheno(["upgrade-database"], {
      cwd,
      env: { DATABASE_URL: "postgres://localhost/x" },
    })
    expect(set.code).toBe(1)
    expect(set.stderr).toContain("DATABASE_URL is set, so the store does not use the embedded PostgreSQL.")
    const killed = startCommand({ dataDir, cwd, env, args: ["upgrade-database"] })
    await vi.waitFor(() => expect(killed.output()).toContain("Writing and comparing"), 240_000)
    killed.process.kill("SIGKILL")
    await killed.ended
    const { code, stdout, stderr } = await stheno()
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(stdout).toContain(`Installing PostgreSQL ${version} in a temporary folder`)
    expect(stdout).toContain(`Upgraded ${dataDir} from PostgreSQL ${version} to ${majorVersion}: `)
    const server = startChild({ dataDir, cwd, args: ["--no-seed", "--api-only"] })
    const api = await server.ready()
    expect((await fetch(`${api}/store/regions`)).status).toBe(200)
    const inUse = await stheno()
    expect(inUse).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("is in use by another") as string,
    })
    server.process.kill("SIGTERM")
    await server.ended
    const again = await stheno()
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining("already.") as string })
    const deleted = await stheno("--delete-old")
    expect(deleted.stdout).toBe(`Deleted ${path.join(dataDir, `postgres.${version}`)}\n`)
    expect((await stheno("--delete-old")).stdout).toBe("There are no old data to delete.\n")
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true })
  }
})
