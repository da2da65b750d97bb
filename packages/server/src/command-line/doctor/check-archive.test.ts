import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { afterEach, beforeEach, describe, it } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { readConfig } from "../../config/read-config.ts"
import { majorVersion } from "../../embedded-postgres/cluster.ts"
import { checkArchive } from "./check-archive.ts"

let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-doctor-"))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

const now = new Date("2026-06-05T12:00:00Z")
const check = (env: NodeJS.ProcessEnv) => checkArchive(readConfig(env, { dataDir: "/nowhere" }), now)
const archive = () => check({ DATABASE_ARCHIVE_DIR: folder })

/** Files of an archive: a base backup that begins with segment 2, and segments of the write-ahead log. */
function fill(endedAt: string, segments: readonly number[]): void {
  const names = segments.map((number) => `00000001000000000000000${number}`)
  const base = path.join(folder, "7", "base", "20260605")
  const wal = path.join(folder, "7", "wal")
  for (const made of [base, wal]) fs.mkdirSync(made, { recursive: true })
  const segment = "000000010000000000000002"
  const notes = { layout: 1, systemIdentifier: "7", postgres: `${majorVersion}.1`, timeline: 1, endedAt }
  fs.writeFileSync(
    path.join(base, "base.json"),
    JSON.stringify({ ...notes, firstSegment: segment, lastSegment: segment, directories: [] }),
  )
  for (const name of names) fs.writeFileSync(path.join(wal, `${name}.gz`), gzipSync("log"))
}

describe("the archive of the embedded database", () => {
  it("is missed in production, and not in development or with a database elsewhere", () => {
    expect(check({})).toEqual([])
    const url = "postgres://shop@db.example.com/shop"
    expect(check({ NODE_ENV: "production", DATABASE_URL: url })).toEqual([])
    expect(check({ NODE_ENV: "production" })).toEqual([
      expect.objectContaining({
        level: "worth knowing",
        remedy: expect.stringContaining("DATABASE_ARCHIVE_DIR"),
      }),
    ])
  })

  it("has a base backup and what follows it", () => {
    fill("2026-06-05T03:00:00.000Z", [2, 3])
    expect(archive()).toEqual([
      {
        level: "fine",
        subject: "archive",
        message: "The newest base backup is of 2026-06-05T03:00:00.000Z.",
      },
    ])
  })

  it.each([
    ["no base backup yet", "worth knowing", () => undefined],
    ["of 2026-06-01", "worth knowing", () => fill("2026-06-01T03:00:00.000Z", [2, 3])],
    ["000000010000000000000003 is missing", "broken", () => fill("2026-06-05T03:00:00.000Z", [2, 4])],
  ])("is reported with %s", (message, level, prepare) => {
    prepare()
    expect(archive()).toEqual([expect.objectContaining({ level, message: expect.stringContaining(message) })])
  })

  it("is lost with the disk of the database, if it is there", () => {
    fill("2026-06-05T03:00:00.000Z", [2, 3])
    const config = readConfig({ DATABASE_ARCHIVE_DIR: folder }, { dataDir: path.dirname(folder) })
    expect(checkArchive(config, now).map(({ message }) => message)).toEqual([
      "The newest base backup is of 2026-06-05T03:00:00.000Z.",
      "The archive is on the disk of the database.",
    ])
  })
})
