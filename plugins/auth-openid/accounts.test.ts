import { sql } from "@stheno/core"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { accountFor } from "./src/openid/accounts.ts"

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  const file = path.join(import.meta.dirname, "src/migrations/0001-openid.sql")
  const [up = ""] = fs.readFileSync(file, "utf8").split("-- down")
  for (const statement of up.split(/;\n/).filter((each) => each.trim()))
    await sql.raw(statement).execute(database.db)
})
afterAll(() => database?.drop())

it("an account belongs to the ID of a person at one issuer", async () => {
  const { db } = database
  const person = { subject: "7", verifiedEmail: "ada@example.com", firstName: "Ada", lastName: undefined }
  const ada = { provider: "github", issuer: "https://github.com", identity: person }
  const id = await accountFor({ db }, ada)
  const later = { ...person, verifiedEmail: undefined }
  expect(await accountFor({ db }, { ...ada, identity: later })).toBe(id)
  const elsewhere = { ...ada, issuer: "https://github.example.com" }
  await expect(accountFor({ db }, { ...elsewhere, identity: later })).rejects.toMatchObject({
    code: "email_not_verified",
  })
  const grace = { ...person, verifiedEmail: "grace@example.com" }
  expect(await accountFor({ db }, { ...elsewhere, identity: grace })).not.toBe(id)
  expect(await accountFor({ db }, ada)).toBe(id)
})
