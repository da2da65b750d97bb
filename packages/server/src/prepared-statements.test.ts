import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openDatabase } from "./database.ts"
import { createTestDatabase, type TestDatabase } from "./testing/index.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 })
})
afterAll(() => database.drop())

const prepared = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db)).rows

test("a statement with parameters is read by PostgreSQL once", async () => {
  const read = (id: string) => sql`select name from region where id = ${id}`.execute(database.db)
  for (const id of ["a", "b", "c"]) await read(id)
  const same = (await prepared()).filter(({ statement }) => statement.includes("from region"))
  expect(same).toEqual([{ statement: "select name from region where id = $1" }])
})

test("so is one that reads without parameters", async () => {
  for (let n = 0; n < 2; n++) await sql`select name from currency`.execute(database.db)
  const same = (await prepared()).filter(({ statement }) => statement.includes("from currency"))
  expect(same).toEqual([{ statement: "select name from currency" }])
})

test("scripts of several statements stay possible", async () => {
  await sql`create table script_a (id int); create table script_b (id int)`.execute(database.db)
  expect((await sql`select from script_b`.execute(database.db)).rows).toEqual([])
  await sql`select from script_a; insert into script_b values (1)`.execute(database.db)
  expect((await sql`select id from script_b`.execute(database.db)).rows).toEqual([{ id: 1 }])
})

test("a connection keeps a limited number of statements, and forgotten ones still work", async () => {
  const read = async (n: number) => {
    const text = sql.raw(`select ${n} + `)
    const { rows } = await sql<{ sum: number }>`${text} ${1}::int as sum`.execute(database.db)
    return rows[0]!.sum
  }
  for (let n = 0; n < 200; n++) expect(await read(n)).toBe(n + 1)
  expect(await prepared()).toHaveLength(150)
  expect(await read(0)).toBe(1)
  expect(await prepared()).toHaveLength(150)
})

test("a table may be migrated while it is read", async () => {
  await sql`create table widened (id int)`.execute(database.db)
  const read = () => sql`select * from widened where id is distinct from ${1}::int`.execute(database.db)
  await sql`insert into widened values (7)`.execute(database.db)
  expect((await read()).rows).toEqual([{ id: 7 }])
  await sql`alter table widened add column size int default 3`.execute(database.db)
  expect((await read()).rows).toEqual([{ id: 7, size: 3 }])
  expect((await read()).rows).toEqual([{ id: 7, size: 3 }])
})

test("inside a transaction the migrated table is an error once", async () => {
  await sql`create table renamed (id int)`.execute(database.db)
  const read = () =>
    database.db.transaction().execute(async (tx) => {
      const { rows } = await sql`select * from renamed where id is distinct from ${1}::int`.execute(tx)
      return rows
    })
  expect(await read()).toEqual([])
  await sql`alter table renamed add column size int`.execute(database.db)
  await sql`insert into renamed values (1, 2), (2, 3)`.execute(database.db)
  await expect(read()).rejects.toMatchObject({ code: "0A000" })
  expect(await read()).toEqual([{ id: 2, size: 3 }])
})

test("a broken statement leaves the connection as it was", async () => {
  const divide = (by: number) => sql<{ q: number }>`select 6 / ${by}::int as q`.execute(database.db)
  await expect(divide(0)).rejects.toMatchObject({ code: "22012" })
  expect((await divide(3)).rows).toEqual([{ q: 2 }])
})

const notes = async () => (await sql`select text from kept_note order by text`.execute(database.db)).rows

test("transactions keep all or nothing, also when their first statement fails", async () => {
  await sql`create table kept_note (text text primary key)`.execute(database.db)
  const keep = (...texts: string[]) =>
    database.db.transaction().execute(async (tx) => {
      for (const text of texts) await sql`insert into kept_note values (${text})`.execute(tx)
    })
  await keep("a", "b")
  await expect(keep("c", "a")).rejects.toMatchObject({ code: "23505" })
  await expect(keep("a", "d")).rejects.toMatchObject({ code: "23505" })
  await keep()
  expect(await notes()).toEqual([{ text: "a" }, { text: "b" }])
})

test("what a transaction does is seen by others at its end only", async () => {
  const { db, close } = openDatabase({ url: database.url, max: 1 })
  await database.db.transaction().execute(async (tx) => {
    await sql`insert into kept_note values (${"hidden"})`.execute(tx)
    const { rows } = await sql`select text from kept_note where text = ${"hidden"}`.execute(db)
    expect(rows).toEqual([])
  })
  expect(await notes()).toContainEqual({ text: "hidden" })
  await close()
})
