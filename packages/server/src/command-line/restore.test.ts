import fs from "node:fs"
import path from "node:path"
import { expect, it, test } from "vitest"
import type { Config } from "../config/keys.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"
import { restoreStore } from "./backup.ts"

// What is rejected before anything is read. point-in-time.test.ts restores real data.
const words = { folder: undefined, time: undefined, isReplacing: false, isChecking: false }
const dataDir = path.join(createTemporaryDirectory(), "data")
const embedded: Partial<Config> = { databaseUrl: "", databaseArchiveDir: "", dataDir }

test.each([
  ["nothing", {}, "The command restore needs the folder of a backup, or --to with a time."],
  [
    "a folder and a time",
    { folder: "backups/monday", time: "latest" },
    "--to restores from the archive, and does not go together with backups/monday.",
  ],
  [
    "a time and --replace",
    { time: "latest", isReplacing: true },
    "--to restores from the archive, and does not go together with --replace.",
  ],
])("restore does not accept %s", async (_, given, message) => {
  await expect(restoreStore(embedded, { ...words, ...given })).rejects.toMatchObject({
    code: "restore_source_not_valid",
    message,
  })
})

it("restores a time only of the embedded database, with an archive, and after its first base backup", async () => {
  const restore = (overrides: Partial<Config>, time: string) =>
    restoreStore({ ...embedded, ...overrides }, { ...words, time })
  const archive = { databaseArchiveDir: path.join(path.dirname(dataDir), "archive") }
  const cases: readonly (readonly [overrides: Partial<Config>, time: string, code: string])[] = [
    [{ ...archive, databaseUrl: "postgres://localhost/shop" }, "latest", "restore_not_embedded"],
    [{}, "latest", "archive_not_set"],
    [archive, "2026-01-15T10:00:00", "restore_time_not_valid"],
    [archive, "9999-01-15T10:00:00Z", "restore_time_in_future"],
    [archive, "latest", "archive_empty"],
  ]
  for (const [overrides, time, code] of cases)
    await expect(restore(overrides, time)).rejects.toMatchObject({ code })
  expect(fs.existsSync(dataDir)).toBe(false)
})
