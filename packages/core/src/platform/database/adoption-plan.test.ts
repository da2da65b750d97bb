import { sql } from "kysely"
import { afterEach, expect, it } from "vitest"
import type { TestDatabase } from "@stheno/server/testing"
import { listMigrations, planAdoption } from "./adoption-plan.ts"
import { migrate } from "./migrator.ts"
import { migrations } from "./migrations/index.ts"
import { createEmptyDatabase } from "./testing/empty-database.ts"
import { readSchema } from "./testing/read-schema.ts"

let database: TestDatabase
afterEach(() => database?.drop())

async function openV1Database(): Promise<void> {
  database = await createEmptyDatabase()
  await sql.raw(migrations[0]!.sql).execute(database.db)
  await sql`create table migrations (id serial primary key, timestamp bigint, name varchar)`.execute(
    database.db,
  )
}

it("foretells exactly what a migration adds, and changes nothing", async () => {
  await openV1Database()
  await sql`alter table region drop column includes_tax`.execute(database.db)
  await sql`drop table stock_location, stock_location_address`.execute(database.db)
  await sql`create table price_set (id text primary key)`.execute(database.db)
  const before = await readSchema(database.db)
  const plan = (await planAdoption(database.db))!
  expect(await readSchema(database.db)).toEqual(before)
  expect(plan).toMatchObject({ missing: [], moved: ["price_set"] })
  await migrate(database.db)
  const after = await readSchema(database.db)
  const added = Object.keys(after.tables).filter(
    (name) => !before.tables[name] && name !== "stheno_migration",
  )
  expect(plan.tables).toEqual([...added, "price_set"].toSorted())
  const columns = Object.entries(after.tables).flatMap(([table, { columns: found }]) =>
    before.tables[table] && table !== "price_set"
      ? Object.keys(found)
          .filter((column) => !(column in before.tables[table]!.columns))
          .map((column) => `${table}.${column}`)
      : [],
  )
  expect(plan.columns).toEqual(columns.toSorted())
  expect(plan.columns).toContain("region.includes_tax")
  expect(plan.indexes.length).toBeGreaterThan(3)
  expect(await planAdoption(database.db)).toBeUndefined()
})

it("names what an older version lacks", async () => {
  await openV1Database()
  await sql`alter table cart drop column payment_authorized_at`.execute(database.db)
  expect((await planAdoption(database.db))?.missing).toEqual(["cart.payment_authorized_at"])
})

it("has nothing to say of an empty database", async () => {
  database = await createEmptyDatabase()
  expect(await planAdoption(database.db)).toBeUndefined()
  expect((await listMigrations(database.db)).map(({ appliedAt }) => appliedAt)).toEqual(
    migrations.map(() => undefined),
  )
})
