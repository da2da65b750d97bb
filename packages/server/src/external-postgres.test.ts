import { afterAll, beforeAll, expect, it } from "vitest"
import { checkExternalPostgres } from "./external-postgres.ts"
import { createTestDatabase, type TestDatabase } from "./testing/index.ts"

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

const refusalOf = (url: string) => checkExternalPostgres(url).catch((error: unknown) => error)

it("accepts a database that works", async () => {
  expect(await refusalOf(database.url)).toBeUndefined()
})

it("tells a wrong password from a missing database, without showing the password", async () => {
  const wrongPassword = new URL(database.url)
  wrongPassword.password = "hunter2"
  const missing = new URL(database.url)
  missing.pathname = "/nowhere"
  const host = new URL(database.url).searchParams.get("host")
  expect(await refusalOf(wrongPassword.href)).toMatchObject({
    code: "database_refused",
    message: `PostgreSQL at ${host}:5432 does not let user "postgres" in.`,
  })
  expect(await refusalOf(missing.href)).toMatchObject({
    code: "database_missing",
    message: `PostgreSQL at ${host}:5432 has no database "nowhere".`,
    remedy: "Create it with: createdb nowhere, or correct DATABASE_URL.",
  })
})

it.each([
  ["localhost:5432/shop", "database_url_not_valid"],
  ["mysql://root@localhost/shop", "database_url_not_valid"],
  ["nonsense", "database_url_not_valid"],
  ["postgres://u:p@127.0.0.1:1/shop", "database_unreachable"],
  ["postgres://u:p@no-such-host.invalid/shop", "database_unreachable"],
])("refuses %s with %s", async (url, code) => {
  expect(await refusalOf(url)).toMatchObject({ code })
})
