import { sql } from "kysely"
import { afterEach, expect, it } from "vitest"
import type { TestDatabase } from "@stheno/server/testing"
import { planAdoption } from "./adoption-plan.ts"
import { insertDefaults } from "./default-rows.ts"
import { migrate } from "./migrator.ts"
import { migrations } from "./migrations/index.ts"
import { createEmptyDatabase } from "./testing/empty-database.ts"

let database: TestDatabase
afterEach(() => database?.drop())

const withoutModule = `
  drop table inventory_item, inventory_level, reservation_item;
  drop table stock_location, stock_location_address;`

/** A shop whose variants count for themselves, with orders that wait to be sent. */
const counted = `
  insert into sales_channel (id, name) values ('sc_shops', 'Shops');
  insert into product (id, title) values ('prod_1', 'Tee');
  insert into product_variant (id, title, product_id, sku, inventory_quantity, manage_inventory, deleted_at, weight) values
    ('v_many', 'S', 'prod_1', 'TEE-S', 10, true, null, 200), ('v_owed', 'M', 'prod_1', null, -2, true, null, null),
    ('v_free', 'L', 'prod_1', 'TEE-L', 5, false, null, null), ('v_gone', 'XL', 'prod_1', 'TEE-XL', 5, true, now(), null);
  insert into region (id, name, currency_code, tax_rate) values ('reg_1', 'EU', 'eur', 0);
  insert into customer (id, email) values ('cus_1', 'a@example.com');
  insert into "order" (id, customer_id, email, region_id, currency_code, status, canceled_at) values
    ('order_open', 'cus_1', 'a@example.com', 'reg_1', 'eur', 'pending', null),
    ('order_off', 'cus_1', 'a@example.com', 'reg_1', 'eur', 'canceled', now());
  insert into line_item (id, order_id, variant_id, title, unit_price, quantity, fulfilled_quantity) values
    ('item_part', 'order_open', 'v_many', 'Tee', 100, 5, 2), ('item_sent', 'order_open', 'v_many', 'Tee', 100, 1, 1),
    ('item_off', 'order_off', 'v_many', 'Tee', 100, 7, null), ('item_owed', 'order_open', 'v_owed', 'Tee', 100, 2, null),
    ('item_free', 'order_open', 'v_free', 'Tee', 100, 1, null);`

async function openShop(...scripts: string[]): Promise<void> {
  database = await createEmptyDatabase()
  await sql.raw(migrations[0]!.sql).execute(database.db)
  await sql`create table migrations (id serial primary key, timestamp bigint, name varchar)`.execute(
    database.db,
  )
  await insertDefaults(database.db)
  for (const script of scripts) await sql.raw(script).execute(database.db)
}

const stock = async () =>
  (
    await sql`select link.variant_id, item.sku, item.weight, level.stocked_quantity, level.reserved_quantity
      from product_variant_inventory_item link join inventory_item item on item.id = link.inventory_item_id
      join inventory_level level on level.inventory_item_id = item.id order by 1`.execute(database.db)
  ).rows

it("goes on counting what variants counted for themselves, at a stock location of every channel", async () => {
  await openShop(withoutModule, counted)
  expect(await planAdoption(database.db)).toMatchObject({ counted: 2, missing: [] })
  await migrate(database.db)
  expect(await stock()).toEqual([
    { variant_id: "v_many", sku: "TEE-S", weight: 200, stocked_quantity: 13, reserved_quantity: 3 },
    { variant_id: "v_owed", sku: null, weight: null, stocked_quantity: 0, reserved_quantity: 2 },
  ])
  const { rows: promised } =
    await sql`select line_item_id, quantity from reservation_item order by 1`.execute(database.db)
  expect(promised).toEqual([
    { line_item_id: "item_owed", quantity: 2 },
    { line_item_id: "item_part", quantity: 3 },
  ])
  const { rows: places } = await sql`select channel.name as channel, location.name
    from sales_channel_location link join stock_location location on location.id = link.location_id
    join sales_channel channel on channel.id = link.sales_channel_id order by 1`.execute(database.db)
  expect(places).toEqual([
    { channel: "Default Sales Channel", name: "Warehouse" },
    { channel: "Shops", name: "Warehouse" },
  ])
  const { rows: kept } =
    await sql`select inventory_quantity as left from product_variant order by id`.execute(database.db)
  expect(kept).toEqual([{ left: 5 }, { left: 5 }, { left: 10 }, { left: -2 }])
})

it("leaves a shop alone that had the inventory module, or has nothing to count", async () => {
  await openShop(counted)
  expect(await planAdoption(database.db)).toMatchObject({ counted: 0 })
  await migrate(database.db)
  expect(await stock()).toEqual([])
  await database.drop()
  await openShop(withoutModule)
  await migrate(database.db)
  expect((await sql`select from stock_location`.execute(database.db)).rows).toEqual([])
})
