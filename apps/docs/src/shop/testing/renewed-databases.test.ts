import { PGlite } from "@electric-sql/pglite"
import { afterAll, expect, it } from "vitest"
import { installChangeLog } from "../change-log.ts"
import { renewDatabases } from "./renewed-databases.ts"

let loads = 0
const databases = renewDatabases(async () => {
  loads++
  const db = await PGlite.create()
  await db.exec(`
    create table region (id text primary key, name text, tags jsonb, size int generated always as (length(name)) stored);
    create table country (id serial primary key, region_id text references region);
    create table empty (id text);
    insert into region values ('reg_1', 'North', null), ('reg_2', 'South', '[1]');
    insert into country (region_id) values ('reg_1'), ('reg_1');`)
  await installChangeLog(db)
  return db
})
afterAll(() => databases.close())

const read = async (db: PGlite) => {
  const rows = async (text: string) => (await db.query(text)).rows
  return {
    regions: await rows("select * from region order by id"),
    countries: await rows("select * from country order by id"),
    empty: await rows("select * from empty"),
    changes: await rows("select * from page.change"),
    tables: await rows("select tablename from pg_tables where schemaname = 'public' order by 1"),
  }
}

it.each([
  ["an added row", "insert into empty values ('a')"],
  ["a changed row", "update region set name = 'Far north' where id = 'reg_1'"],
  ["a deleted row", "delete from country where id = 2"],
  [
    "a row that replaces another",
    "delete from country where id = 2; insert into country (region_id) values ('reg_2')",
  ],
  [
    "changes of several transactions",
    "update region set name = 'a'; update region set name = 'North'; update region set name = 'b'",
  ],
  ["an emptied table", "truncate region cascade"],
  ["a new table", "create table extra (id text); insert into extra values ('a')"],
])("puts back %s", async (_, statements) => {
  const before = await databases.take()
  const wanted = await read(before)
  await before.exec(statements)
  expect(await read(before)).not.toEqual(wanted)
  await databases.giveBack(before)

  const after = await databases.take()
  expect(await read(after)).toEqual(wanted)
  await after.exec("insert into country (region_id) values ('reg_2')")
  expect((await after.query("select max(id) as id from country")).rows).toEqual([{ id: 3 }])
  await databases.giveBack(after)
  expect(loads).toBe(1)
})
