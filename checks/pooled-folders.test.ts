import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { pooledFolders, sessionUsers } from "./pooled-folders.ts"

const commerce = path.join(import.meta.dirname, "../packages/core/src/commerce")

it("CI tests everything behind PgBouncer that depends on a session", () => {
  expect(sessionUsers(commerce, pooledFolders)).toEqual([])
  for (const folder of pooledFolders)
    expect([folder, fs.existsSync(path.join(commerce, folder))]).toEqual([folder, true])
})

it("names what would be left out without a folder", () => {
  const withoutAuth = pooledFolders.filter((folder) => folder !== "people/auth")
  expect(sessionUsers(commerce, withoutAuth)).toEqual(["people/auth/limit-attempts.ts"])
  expect(sessionUsers(commerce, []).length).toBeGreaterThan(5)
})
