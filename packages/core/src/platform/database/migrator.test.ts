import { PGlite } from "@electric-sql/pglite"
import { Kysely, sql } from "kysely"
import type { Database } from "./schema.gen.ts"
import { afterEach, describe, expect, it } from "vitest"
import { openDatabase } from "@stheno/server/internal/database.ts"
import type { TestDatabase } from "@stheno/server/testing"
import { insertDefaults } from "./default-rows.ts"
import { migrations } from "./migrations/index.ts"
import { migrate, MigrationError, type MigrationStep } from "./migrator.ts"
import { pgliteDialect } from "./pglite-dialect.ts"
import { createEmptyDatabase } from "./testing/empty-database.ts"
import { readSchema } from "./testing/read-schema.ts"

let database: TestDatabase
afterEach(() => database?.drop())

const names = migrations.map((migration) => migration.name)

describe("migrate", () => {
  it("lets one of four processes work and the others wait", async () => {
    database = await createEmptyDatabase()
    const pools = [1, 2, 3, 4].map(() => openDatabase({ url: database.url, max: 1 }))
    await Promise.all(pools.map(({ db }) => sql`select 1`.execute(db)))
    const steps: MigrationStep[] = []
    const done = await Promise.all(pools.map(({ db }) => migrate(db, { onStep: (step) => steps.push(step) })))
    await Promise.all(pools.map((pool) => pool.close()))
    expect(done.filter((applied) => applied.length > 0)).toEqual([names])
    expect(steps.filter((step) => step.kind === "applied").map((step) => step.name)).toEqual(names)
    expect(steps.filter((step) => step.kind === "waiting")).toHaveLength(3)
    const { rows } = await sql`
      select name, applied_at is not null as done, length(checksum) as length
      from stheno_migration order by name`.execute(database.db)
    expect(rows).toEqual(names.map((name) => ({ name, done: true, length: 64 })))
  })

  it("does nothing the second time", async () => {
    database = await createEmptyDatabase()
    await migrate(database.db)
    const before = await readSchema(database.db)
    const steps: MigrationStep[] = []
    expect(await migrate(database.db, { onStep: (step) => steps.push(step) })).toEqual([])
    expect(steps).toEqual([])
    expect(await readSchema(database.db)).toEqual(before)
  })

  it("refuses a migration that was edited after it was applied, and lets go of the lock", async () => {
    database = await createEmptyDatabase()
    await migrate(database.db)
    await sql`update stheno_migration set checksum = 'other' where name = ${names[0]}`.execute(database.db)
    await expect(migrate(database.db)).rejects.toThrow(
      `Migration ${names[0]} was edited after this database applied it. ` +
        `Restore its text and put the change into a new migration.`,
    )
    const { rows } =
      await sql`select count(*)::int as held from pg_locks join pg_database found on found.oid = database
        where locktype = 'advisory' and datname = current_database()`.execute(database.db)
    expect(rows).toEqual([{ held: 0 }])
  })

  it("lets requests pass while another session keeps a table, and says so when it gives up", async () => {
    database = await createEmptyDatabase()
    await migrate(database.db)
    await sql`delete from stheno_migration where name = '0011-image-order'`.execute(database.db)
    await sql`alter table product_images drop column rank`.execute(database.db)
    const steps: MigrationStep[] = []
    const other = openDatabase({ url: database.url, max: 2 })
    const reader = await other.db.startTransaction().execute()
    await sql`select from product_images`.execute(reader)
    const patience = { lockTimeout: 50, onStep: (step: MigrationStep) => steps.push(step) }
    const error = await migrate(database.db, { ...patience, lockAttempts: 3 }).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(MigrationError)
    expect((error as Error).message).toMatch(
      /^Migration 0011-image-order was not applied\. It got no lock on a table in 3 attempts of 50 ms,/,
    )
    const blocked = { kind: "blocked", name: "0011-image-order" }
    expect(steps).toEqual([blocked, blocked])
    let didRead: unknown
    const onStep = (step: MigrationStep) => {
      steps.push(step)
      // The previous attempt is over, so nothing waits behind it.
      didRead ??= sql`select from product_images`.execute(other.db).then(() => reader.commit().execute())
    }
    expect(await migrate(database.db, { lockTimeout: 50, lockAttempts: 1_000, onStep })).toEqual([
      "0011-image-order",
    ])
    await didRead
    expect(steps.at(2)).toEqual(blocked)
    expect(steps.at(-1)).toEqual({ kind: "applied", name: "0011-image-order" })
    await other.close()
  })

  it("builds indexes again that a kill left missing or half-built", async () => {
    database = await createEmptyDatabase()
    await migrate(database.db)
    const before = await readSchema(database.db)
    await sql`drop index cart_sales_channel_id`.execute(database.db)
    await sql`
      update pg_index set indisvalid = false
      where indexrelid = 'order_sales_channel_id'::regclass`.execute(database.db)
    await sql`update stheno_migration set applied_at = null where name = '0002-stheno'`.execute(database.db)
    expect(await migrate(database.db)).toEqual(["0002-stheno"])
    expect(await readSchema(database.db)).toEqual(before)
    const { rows } = await sql`select count(*)::int as broken from pg_index where not indisvalid`.execute(
      database.db,
    )
    expect(rows).toEqual([{ broken: 0 }])
  })

  it("leaves nothing behind when a migration fails", async () => {
    database = await createEmptyDatabase()
    await sql`create table store (id text)`.execute(database.db)
    await expect(migrate(database.db)).rejects.toThrow('relation "store" already exists')
    expect(Object.keys((await readSchema(database.db)).tables)).toEqual(["stheno_migration", "store"])
  })

  it("works on PGlite, which has no trigram extension", async () => {
    const client = await PGlite.create()
    const db = new Kysely<Database>({ dialect: pgliteDialect(client) })
    expect(await migrate(db)).toEqual(names)
    await insertDefaults(db)
    const tables = (await readSchema(db)).tables
    expect(Object.keys(tables)).toHaveLength(104 + 16)
    expect(tables.product!.indexes).not.toHaveProperty("idx_gin_product_title")
    const { rows } = await sql`select name from store`.execute(db)
    expect(rows).toEqual([{ name: "Medusa Store" }])
    await client.close()
  }, 60_000)
})

describe("migrate on a database that v1 made", () => {
  it("keeps every row and adds only Stheno's parts", async () => {
    database = await createEmptyDatabase()
    await makeV1Shop(database.db)
    const schemaBefore = await readSchema(database.db)
    const rowsBefore = await fingerprints(database.db, schemaBefore)
    const steps: MigrationStep[] = []
    await migrate(database.db, { onStep: (step) => steps.push(step) })
    await insertDefaults(database.db)
    expect(steps).toEqual([
      { kind: "adopted", name: "0001-initial" },
      { kind: "applied", name: "0002-stheno" },
      { kind: "indexed", name: "0002-stheno" },
      { kind: "applied", name: "0003-payment-calls" },
      { kind: "applied", name: "0004-batch-jobs" },
      { kind: "applied", name: "0005-newest-first" },
      { kind: "indexed", name: "0005-newest-first" },
      { kind: "applied", name: "0006-lists-without-sorting" },
      { kind: "indexed", name: "0006-lists-without-sorting" },
      { kind: "applied", name: "0007-price-sets" },
      { kind: "applied", name: "0008-table-changes" },
      { kind: "indexed", name: "0008-table-changes" },
      { kind: "applied", name: "0009-swap-refunds" },
      { kind: "applied", name: "0010-outbox-leases" },
      { kind: "indexed", name: "0010-outbox-leases" },
      { kind: "applied", name: "0011-image-order" },
      { kind: "applied", name: "0012-disabled-cards" },
      { kind: "applied", name: "0013-open-refunds" },
      { kind: "indexed", name: "0013-open-refunds" },
      { kind: "applied", name: "0014-growth" },
      { kind: "indexed", name: "0014-growth" },
      { kind: "applied", name: "0015-changes-of-more-tables" },
      { kind: "applied", name: "0016-variants-of-a-moment" },
      { kind: "indexed", name: "0016-variants-of-a-moment" },
      { kind: "applied", name: "0017-batches-of-a-job" },
      { kind: "applied", name: "0018-lock-leases" },
      { kind: "applied", name: "0019-price-list-times" },
      { kind: "applied", name: "0020-large-stores" },
      { kind: "indexed", name: "0020-large-stores" },
      { kind: "applied", name: "0021-met-differences" },
      { kind: "applied", name: "0022-changed-order-totals" },
      { kind: "applied", name: "0023-unpaid-orders" },
      { kind: "indexed", name: "0023-unpaid-orders" },
    ])
    expect(await fingerprints(database.db, schemaBefore)).toEqual(rowsBefore)
    const adopted = await readSchema(database.db)
    expect(adopted.tables.migrations).toEqual(schemaBefore.tables.migrations)
    delete adopted.tables.migrations
    delete adopted.sequences.migrations_id_seq
    expect(adopted).toEqual(await freshSchema())
  })

  it("keeps the tables of v1's pricing module as they are, beside its own", async () => {
    database = await createEmptyDatabase()
    await makeV1Shop(database.db)
    await sql`create table price_set (id text constraint price_set_pkey primary key, note text)`.execute(
      database.db,
    )
    await sql`insert into price_set values ('pset_1', 'mine')`.execute(database.db)
    await migrate(database.db)
    const { rows } = await sql`select * from v1_pricing.price_set`.execute(database.db)
    expect(rows).toEqual([{ id: "pset_1", note: "mine" }])
    expect((await sql`select * from price_set`.execute(database.db)).rows).toEqual([])
  })

  it("adds what switched-off features lacked, with two processes at once", async () => {
    database = await createEmptyDatabase()
    await makeV1Shop(database.db)
    await sql`drop table product_category_product, product_category`.execute(database.db)
    await sql`drop table inventory_item, inventory_level, reservation_item`.execute(database.db)
    await sql`drop table stock_location, stock_location_address`.execute(database.db)
    await sql`alter table region drop column includes_tax`.execute(database.db)
    await sql`alter table line_item drop column includes_tax`.execute(database.db)
    const other = openDatabase({ url: database.url, max: 1 })
    const done = await Promise.all([migrate(database.db), migrate(other.db)])
    await other.close()
    expect(done.flat()).toEqual(names)
    const { tables } = await readSchema(database.db)
    const fresh = (await freshSchema()).tables
    for (const name of Object.keys(fresh)) expect(tables[name]).toEqual(fresh[name])
    const { rows } = await sql`select id, includes_tax from line_item order by id`.execute(database.db)
    expect(rows).toEqual([{ id: "item_1", includes_tax: false }])
  })

  it("names what an older version lacks, and changes nothing", async () => {
    database = await createEmptyDatabase()
    await makeV1Shop(database.db)
    await sql`alter table cart drop column payment_authorized_at`.execute(database.db)
    await sql`drop table order_item_change`.execute(database.db)
    await sql`drop table stock_location`.execute(database.db)
    const before = await readSchema(database.db)
    const error = await migrate(database.db).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(MigrationError)
    expect((error as Error).message).toBe(
      "This database was made by Medusa v1, but not by version 1.20: it lacks cart.payment_authorized_at, " +
        "order_item_change, stock_location. Run the migrations of v1.20 on it first. Nothing was changed.",
    )
    const after = await readSchema(database.db)
    delete after.tables.stheno_migration
    expect(after).toEqual(before)
  })
})

/** A shop as v1 leaves it: its schema, its own list of migrations, and rows in the tables we add to. */
async function makeV1Shop(db: Kysely<Database>): Promise<void> {
  await sql.raw(migrations[0]!.sql).execute(db)
  await sql`create table migrations (id serial primary key, timestamp bigint, name varchar)`.execute(db)
  await sql`insert into migrations (timestamp, name) values (1690876698954, 'one'), (1692953518123, 'two')`.execute(
    db,
  )
  await insertDefaults(db)
  await sql.raw(v1Rows).execute(db)
}

const v1Rows = `
insert into region (id, name, currency_code, tax_rate) values ('reg_1', 'EU', 'eur', 25.5);
insert into customer (id, email, metadata) values ('cus_1', 'a@example.com', '{"a": [1, "ü"]}');
insert into cart (id, region_id, customer_id, completed_at) values ('cart_1', 'reg_1', 'cus_1', now());
insert into "order" (id, cart_id, customer_id, email, region_id, currency_code)
  values ('order_1', 'cart_1', 'cus_1', 'a@example.com', 'reg_1', 'eur');
insert into line_item (id, order_id, title, unit_price, quantity) values ('item_1', 'order_1', 'Tee', 1999, 2);
insert into gift_card (id, code, value, balance, region_id) values ('gift_1', 'OVERDRAWN', 100, -5, 'reg_1');
insert into staged_job (id, event_name, data, options)
  values ('job_2', 'order.placed', '{"id": "order_1"}', '{"delay": 5}'), ('job_1', 'order.updated', '{}', '{}');
insert into idempotency_key (id, idempotency_key, recovery_point) values ('ikey_1', 'k', 'finished');
`

/** One hash per table over all rows, in the columns that v1 knows. */
async function fingerprints(
  db: Kysely<Database>,
  schema: Awaited<ReturnType<typeof readSchema>>,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [table, { columns }] of Object.entries(schema.tables)) {
    const row = sql`row(${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})::text`
    const { rows } = await sql`
      select count(*)::int as rows, md5(string_agg(${row}, '|' order by ${row})) as hash
      from ${sql.table(table)}`.execute(db)
    found[table] = rows[0]
  }
  return found
}

async function freshSchema(): ReturnType<typeof readSchema> {
  const fresh = await createEmptyDatabase()
  try {
    await migrate(fresh.db)
    return await readSchema(fresh.db)
  } finally {
    await fresh.drop()
  }
}
