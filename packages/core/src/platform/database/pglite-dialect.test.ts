import { PGlite } from "@electric-sql/pglite"
import { Kysely, sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { databaseErrorOf } from "../http/database-errors.ts"
import { pgliteDialect } from "./pglite-dialect.ts"

let client: PGlite
let db: Kysely<{ thing: { id: number } }>

beforeAll(async () => {
  client = await PGlite.create()
  db = new Kysely<{ thing: { id: number } }>({ dialect: pgliteDialect(client) })
  await sql`create table thing (id int primary key)`.execute(db)
}, 60_000)

afterAll(() => client.close())

it("reads counts and numerics as numbers, and keeps what does not fit as text", async () => {
  const { rows } = await sql`
    select count(*) as count, 12.5::numeric as rate, 9007199254740993::int8 as large from thing`.execute(db)
  expect(rows).toEqual([{ count: 0, rate: 12.5, large: "9007199254740993" }])
})

it("has the statements of others wait for a transaction, and forgets what was rolled back", async () => {
  const order: string[] = []
  const insert = (id: number) => db.insertInto("thing").values({ id }).execute()
  const failing = db.transaction().execute(async (tx) => {
    await tx.insertInto("thing").values({ id: 1 }).execute()
    await new Promise((resolve) => setTimeout(resolve, 20))
    order.push("transaction")
    throw new Error("no")
  })
  const waiting = insert(2).then(() => order.push("statement"))
  await expect(failing).rejects.toThrow("no")
  await waiting
  expect(order).toEqual(["transaction", "statement"])
  expect(await db.selectFrom("thing").select("id").execute()).toEqual([{ id: 2 }])
})

it("tells which constraint a statement broke", async () => {
  const again = await sql`insert into thing values (2)`.execute(db).catch((error: unknown) => error)
  expect(databaseErrorOf(again)).toMatchObject({
    code: "23505",
    table: "thing",
    detail: "Key (id)=(2) already exists.",
  })
})

it("says how many rows a statement changed", async () => {
  const { numAffectedRows } = await sql`delete from thing`.execute(db)
  expect(numAffectedRows).toBe(1n)
})
