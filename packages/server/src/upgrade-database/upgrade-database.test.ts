import fs from "node:fs"
import path from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { majorVersion } from "../embedded-postgres/cluster.ts"
import { startEmbeddedPostgres } from "../embedded-postgres/index.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"
import { deleteKeptData, upgradeDatabase } from "./index.ts"
import { previousPackages } from "./previous-postgres.ts"

// What is refused, and what an interruption leaves. installed.test.ts upgrades real data.
let dataDir: string
beforeEach(() => {
  dataDir = createTemporaryDirectory()
})
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }))

const upgrade = (binaries?: string) =>
  upgradeDatabase({ dataDir, binaries, version: "0.1.0", onProgress: () => undefined })

function write(folder: string, version: number): void {
  fs.mkdirSync(path.join(dataDir, folder), { recursive: true })
  fs.writeFileSync(path.join(dataDir, folder, "PG_VERSION"), `${version}\n`)
}

it("refuses a directory without a database, and creates nothing there", async () => {
  await expect(upgrade()).rejects.toMatchObject({ code: "database_not_found" })
  expect(fs.readdirSync(dataDir)).toEqual([])
  fs.rmSync(dataDir, { recursive: true })
  await expect(upgrade()).rejects.toMatchObject({ code: "database_not_found" })
  expect(fs.existsSync(dataDir)).toBe(false)
})

it("refuses data of the same version and of a later one", async () => {
  write("postgres", majorVersion)
  await expect(upgrade()).rejects.toMatchObject({
    code: "database_up_to_date",
    message: `The data directory ${dataDir} has PostgreSQL ${majorVersion} already.`,
  })
  write("postgres", majorVersion + 1)
  await expect(upgrade()).rejects.toMatchObject({
    code: "data_directory_version",
    remedy: `Install a version of Stheno that includes PostgreSQL ${majorVersion + 1}.`,
  })
})

it("refuses a directory that a server uses", async () => {
  const server = await startEmbeddedPostgres({ dataDir, fsync: false })
  await expect(upgrade()).rejects.toMatchObject({ code: "data_directory_in_use" })
  await server.stop()
  await expect(upgrade()).rejects.toMatchObject({ code: "database_up_to_date" })
})

it("refuses to overwrite data that were kept", async () => {
  write("postgres", 16)
  write("postgres.16", 16)
  await expect(upgrade()).rejects.toMatchObject({ code: "upgrade_kept_exists" })
})

it("says which programs it needs, and changes nothing without them", async () => {
  write("postgres", 9)
  await expect(upgrade()).rejects.toMatchObject({
    code: "previous_postgres_unavailable",
    message: "Stheno does not know a package with PostgreSQL 9.",
    remedy:
      "Pass the folder with the programs of PostgreSQL 9, such as --binaries /usr/lib/postgresql/9/bin.",
  })
  write("postgres", 16)
  const place = path.join(dataDir, "nothing")
  await expect(upgrade(place)).rejects.toMatchObject({ code: "previous_postgres_unavailable" })
  fs.mkdirSync(place)
  fs.writeFileSync(path.join(place, "postgres"), "#!/bin/sh\necho 'postgres (PostgreSQL) 15.2'\n", {
    mode: 0o755,
  })
  fs.chmodSync(dataDir, 0o755)
  await expect(upgrade(place)).rejects.toMatchObject({
    code: "previous_postgres_unavailable",
    message: `${place} has PostgreSQL 15, not 16.`,
  })
  expect(fs.readdirSync(dataDir).sort()).toEqual(["nothing", "postgres"])
})

it("knows a package of every earlier version since 15", () => {
  const versions = Array.from({ length: majorVersion - 15 }, (_, index) => String(15 + index))
  expect(Object.keys(previousPackages)).toEqual(versions)
})

it("completes a replacement that was interrupted, instead of starting without data", async () => {
  await (await startEmbeddedPostgres({ dataDir, fsync: false })).stop()
  fs.renameSync(path.join(dataDir, "postgres"), path.join(dataDir, "postgres.upgraded"))
  write("postgres.16", 16)
  const messages: string[] = []
  const server = await startEmbeddedPostgres({
    dataDir,
    fsync: false,
    onProgress: (message) => messages.push(message),
  })
  await server.stop()
  expect(messages).toEqual([])
  expect(fs.readdirSync(dataDir)).not.toContain("postgres.upgraded")
  fs.renameSync(path.join(dataDir, "postgres"), path.join(dataDir, "postgres.upgraded"))
  await expect(upgrade()).rejects.toMatchObject({ code: "database_up_to_date" })
})

it("deletes old data only beside data of this version", () => {
  expect(() => deleteKeptData(dataDir)).toThrow(expect.objectContaining({ code: "database_not_found" }))
  write("postgres", 16)
  write("postgres.15", 15)
  expect(() => deleteKeptData(dataDir)).toThrow(expect.objectContaining({ code: "data_directory_version" }))
  write("postgres", majorVersion)
  write("postgres.16", 16)
  write("postgres.mine", 16)
  expect(deleteKeptData(dataDir)).toEqual([
    path.join(dataDir, "postgres.15"),
    path.join(dataDir, "postgres.16"),
  ])
  expect(fs.readdirSync(dataDir).sort()).toEqual(["postgres", "postgres.mine"])
})
