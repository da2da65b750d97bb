import fs from "node:fs"
import path from "node:path"
import { randomBytes } from "node:crypto"
import pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { createTestDatabase, type TestDatabase } from "../testing/index.ts"
import { createDatabase, dropDatabase, siblingUrl } from "../testing/sibling-database.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"
import { readManifest, restoreBackup, writeBackup } from "./index.ts"
import { writeManifest } from "./manifest.ts"

let source: TestDatabase
let target: string
let directory: string
beforeAll(async () => {
  source = await createTestDatabase({ max: 1 })
})
afterAll(() => source.drop())
beforeEach(async () => {
  directory = createTemporaryDirectory()
  const name = `test_${randomBytes(8).toString("hex")}`
  target = siblingUrl(source.url, name)
  await createDatabase(siblingUrl(source.url, "postgres"), name, "template0")
})
afterEach(async () => {
  await dropDatabase(siblingUrl(source.url, "postgres"), new URL(target).pathname.slice(1))
  fs.rmSync(directory, { recursive: true, force: true })
})

async function run(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const backUp = (folder = "backup") =>
  writeBackup({
    url: source.url,
    dataDir: path.join(directory, "data"),
    folder: path.join(directory, folder),
    version: "0.1.0",
  })
const restore = (isReplacing = false, folder = "backup", version = "0.1.0") =>
  restoreBackup({
    url: target,
    dataDir: path.join(directory, "restored"),
    folder: path.join(directory, folder),
    isReplacing,
    version,
  })

/** Everything that a plugin's migration may create and a value that is easily written wrongly. */
const odd = `
  create type mood as enum ('it''s fine', 'sad');
  create table "Odd ""Table" (id bigint generated always as identity primary key, name text not null check (name <> ''),
    twice text generated always as (name || name) stored, moods mood[], raw bytea, amount numeric, at timestamptz,
    doc jsonb, "order" text collate "C", number double precision default 0.1);
  insert into "Odd ""Table" (name, moods, raw, amount, at, doc, "order", number) values
    (E'tab\\tline\\nback\\\\slash', '{sad,it''s fine}', '\\x00ff', 'NaN', 'infinity', '{"a": 1.10}', '\\.', 'Infinity'),
    ('ü😀', null, null, 0.10, '1999-12-31 23:59:59.999999+00', null, '\\N', 0.1::float8 + 0.2);
  create unlogged table hits (n integer) with (fillfactor=70);
  create index on hits (n desc) where n > 1;
  create table part (day date not null, id integer not null, primary key (day, id)) partition by range (day);
  create table part_2026 partition of part for values from ('2026-01-01') to ('2027-01-01');
  insert into part values ('2026-05-01', 7);
  create table child (id serial primary key, odd bigint not null references "Odd ""Table" on delete cascade);
  insert into child (odd) values (1), (2);
  create view sad as select * from "Odd ""Table" where 'sad' = any(moods);
  create function bump() returns trigger language plpgsql as $$begin new.n := new.n + 1; return new; end$$;
  create trigger bump before insert on hits for each row execute function bump();
  insert into hits values (1), (2)`
const dropOdd = `drop view sad; drop table child, part, hits, "Odd ""Table"; drop function bump; drop type mood`

it("restores every kind of table, value and definition unchanged", async () => {
  await run(source.url, odd)
  try {
    const manifest = await backUp()
    expect(manifest.tables.find(({ name }) => name === "public.part_2026")).toMatchObject({ rows: 1 })
    await restore()
    const again = await writeBackup({
      url: target,
      dataDir: directory,
      folder: path.join(directory, "again"),
      version: "0.1.0",
    })
    expect(again).toEqual({ ...manifest, createdAt: again.createdAt })
    expect(await run(target, "insert into hits values (5) returning n")).toEqual([{ n: 6 }])
    expect(await run(target, "insert into child (odd) values (1) returning id")).toEqual([{ id: 3 }])
    expect(await run(target, "select name from sad")).toHaveLength(1)
    await expect(run(target, "insert into child (odd) values (9)")).rejects.toThrow("foreign key")
  } finally {
    await run(source.url, dropOdd)
  }
})

it("waits for a migration that rewrites a table, and contains the rows", async () => {
  await run(source.url, "create table moved (n integer); insert into moved values (1), (2)")
  const migration = new pg.Client({ connectionString: source.url })
  await migration.connect()
  try {
    await migration.query("begin")
    await migration.query("alter table moved alter column n type bigint")
    const backup = backUp()
    const waiting = "select from pg_locks where not granted and relation = 'moved'::regclass"
    await vi.waitFor(async () => expect(await run(source.url, waiting)).toHaveLength(1), 10_000)
    await migration.query("commit")
    const { tables } = await backup
    expect(tables.find(({ name }) => name === "public.moved")).toMatchObject({ rows: 2 })
  } finally {
    await migration.end()
    await run(source.url, "drop table moved")
  }
})

it("rejects a database with an object that a backup cannot contain, and leaves no folder", async () => {
  await run(source.url, "create materialized view sales as select 1 as n")
  try {
    await expect(backUp()).rejects.toMatchObject({
      code: "backup_object_not_supported",
      message: expect.stringContaining("materialized view public.sales"),
    })
    expect(fs.readdirSync(directory)).toEqual([])
  } finally {
    await run(source.url, "drop materialized view public.sales")
  }
})

it("rejects a backup with a changed, missing or additional file", async () => {
  await backUp()
  const folder = path.join(directory, "backup")
  const file = path.join(folder, "data/public.currency.copy.gz")
  const bytes = fs.readFileSync(file)
  expect(await readManifest(folder)).toMatchObject({ layout: 1 })
  fs.writeFileSync(file, Buffer.concat([bytes, Buffer.from([0])]))
  await expect(restore()).rejects.toMatchObject({
    message: expect.stringContaining("checksum of data/public.currency"),
  })
  fs.rmSync(file)
  await expect(restore()).rejects.toMatchObject({
    message: expect.stringContaining("currency.copy.gz is missing"),
  })
  fs.writeFileSync(file, bytes)
  fs.writeFileSync(path.join(folder, "files/added"), "")
  await expect(restore()).rejects.toMatchObject({
    message: expect.stringContaining("files/added does not belong"),
  })
  fs.rmSync(path.join(folder, "files/added"))
  fs.rmSync(path.join(folder, "SHA256SUMS"))
  await expect(restore()).rejects.toMatchObject({ code: "backup_not_found" })
  expect(await run(target, "select from pg_tables where schemaname = 'public'")).toEqual([])
})

it("keeps the old rows and files when a restore fails in the middle, and replaces them when it does not", async () => {
  await backUp()
  const uploads = path.join(directory, "restored/uploads")
  fs.mkdirSync(uploads, { recursive: true })
  fs.writeFileSync(path.join(uploads, "old"), "old")
  await run(target, "create table old (n integer); insert into old values (42)")
  await expect(restore()).rejects.toMatchObject({ code: "restore_target_not_empty" })
  const manifest = await readManifest(path.join(directory, "backup"))
  fs.cpSync(path.join(directory, "backup"), path.join(directory, "broken"), { recursive: true })
  const [first, ...rest] = manifest.tables
  await writeManifest(path.join(directory, "broken"), {
    ...manifest,
    tables: [{ ...first!, rows: 1e6 }, ...rest],
  })
  await expect(restore(true, "broken")).rejects.toMatchObject({
    code: "backup_damaged",
    message: expect.stringContaining("after the restore"),
  })
  expect(await run(target, "select n from old")).toEqual([{ n: 42 }])
  expect(fs.readdirSync(uploads)).toEqual(["old"])
  await restore(true)
  expect(await run(target, "select to_regclass('old') as old")).toEqual([{ old: null }])
  expect(fs.readdirSync(path.join(directory, "restored"))).toEqual(["uploads"])
  expect(fs.readdirSync(uploads)).toEqual([])
})

it("compares definitions with those of the same version, as a newer one may write them in another way", async () => {
  const manifest = await backUp()
  const folder = path.join(directory, "backup")
  const { before } = manifest.definitions
  const reworded = before.map((each) => each.replace(/^create table/, "CREATE TABLE"))
  expect(reworded).not.toEqual(before)
  await writeManifest(folder, { ...manifest, definitions: { ...manifest.definitions, before: reworded } })
  await expect(restore()).rejects.toMatchObject({
    code: "backup_damaged",
    message: expect.stringContaining("this definition differs after the restore: CREATE TABLE"),
  })
  await restore(false, "backup", "0.2.0")
  expect(await run(target, "select count(*)::int as n from store")).toEqual([{ n: 1 }])
})

it("rejects a folder that exists, and a database that is in use", async () => {
  await backUp()
  await expect(backUp()).rejects.toMatchObject({ code: "backup_exists" })
  const other = new pg.Client({ connectionString: target })
  await other.connect()
  await expect(restore()).rejects.toMatchObject({
    code: "database_in_use",
    message: "The database has 1 other connection.",
  })
  await other.end()
  await restore()
  expect(await run(target, "select count(*)::int as n from store")).toEqual([{ n: 1 }])
})

it("rejects a database without tables, and a schema that does not exist", async () => {
  const options = { dataDir: path.join(directory, "data"), folder: path.join(directory, "backup") }
  const write = (url: string) => writeBackup({ ...options, url, version: "0.1.0" })
  await expect(write(target)).rejects.toMatchObject({ code: "backup_empty" })
  const url = new URL(target)
  url.searchParams.set("options", "-c search_path=nowhere")
  await expect(write(url.href)).rejects.toMatchObject({ code: "database_schema_missing" })
  await run(target, "create table mine (n integer)")
  expect(await write(target)).toMatchObject({ tables: [{ name: "public.mine", rows: 0 }] })
})

it("backs up the schema that the URL leads to, and restores it under no other name", async () => {
  await run(
    source.url,
    "create schema elsewhere; create table elsewhere.mine (n integer); insert into elsewhere.mine values (3)",
  )
  try {
    const url = new URL(source.url)
    url.searchParams.set("options", "-c search_path=elsewhere")
    const options = { dataDir: path.join(directory, "data"), version: "0.1.0" }
    const { tables } = await writeBackup({
      url: url.href,
      folder: path.join(directory, "backup"),
      ...options,
    })
    expect(tables.map(({ name, rows }) => [name, rows])).toEqual([["elsewhere.mine", 1]])
    await expect(restore()).rejects.toMatchObject({ code: "restore_schema_differs" })
  } finally {
    await run(source.url, "drop schema elsewhere cascade")
  }
})
