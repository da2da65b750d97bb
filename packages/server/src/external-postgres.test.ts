import pg from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { assertSameDatabase, checkExternalPostgres, createExternalDatabase } from "./external-postgres.ts"
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

it("rejects a direct URL that leads to another database", async () => {
  const other = new URL(database.url)
  other.pathname = "/postgres"
  const name = new URL(database.url).pathname.slice(1)
  await assertSameDatabase(database.url, database.url)
  await expect(assertSameDatabase(other.href, database.url)).rejects.toMatchObject({
    code: "direct_url_differs",
    message: `DATABASE_URL leads to the database "postgres", and DATABASE_DIRECT_URL to "${name}".`,
  })
})

it("makes a database that is missing, once", async () => {
  const made = new URL(database.url)
  made.pathname = `/made%20${process.pid}`
  try {
    expect(await createExternalDatabase(made.href)).toBe(true)
    expect(await createExternalDatabase(made.href)).toBe(false)
    expect(await refusalOf(made.href)).toBeUndefined()
  } finally {
    await run(`drop database "made ${process.pid}"`)
  }
})

it("says who makes a database that the user may not make", async () => {
  const user = `plain_${process.pid}`
  await run(`create role ${user} login password 'secret'`)
  try {
    const refused = new URL(database.url)
    Object.assign(refused, { username: user, password: "secret", pathname: "/refused" })
    const reason = await createExternalDatabase(refused.href).catch((error: unknown) => error)
    expect(reason).toMatchObject({
      code: "database_not_created",
      message: 'The database "refused" cannot be created: permission denied to create database.',
      remedy: "Create it with: createdb refused, as a user with this permission, or correct DATABASE_URL.",
    })
  } finally {
    await run(`drop role ${user}`)
  }
})

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
