import { sql, type Kysely } from "kysely"
import { newId } from "../kernel/ids.ts"
import type { Database } from "./schema.gen.ts"
import { firstOf } from "../kernel/certain.ts"

/** Variants in one statement: a shop may have very many. */
const batch = 1_000

/** Variants that are counted, and that no deletion has taken out of the shop. */
const managed = sql`product_variant variant where manage_inventory and deleted_at is null`

/**
 * How many variants a database of v1 counts by themselves, because the shop never had the inventory module.
 * @param hasModule whether the tables of that module were there
 */
export async function countStock(db: Kysely<Database>, hasModule: boolean): Promise<number> {
  if (hasModule) return 0
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${managed}`.execute(db)
  return firstOf(rows).count
}

/**
 * Goes on counting what variants of v1 counted by themselves in `inventory_quantity`: each gets an inventory item, and
 * a level at one stock location that every sales channel sells from. v1 took off the quantity what was ordered; here it
 * is in stock and promised until it is sent, so open lines of orders, swaps and claims become reservations.
 */
export async function adoptStock(tx: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from ${managed} order by id`.execute(tx)
  if (rows.length === 0) return
  const location = await makeLocation(tx)
  for (let at = 0; at < rows.length; at += batch) {
    const made = rows.slice(at, at + batch).map(({ id }) => ({
      variant_id: id,
      item_id: newId("iitem"),
      link_id: newId("pvitem"),
      level_id: newId("ilev"),
    }))
    await makeItems(tx, JSON.stringify(made), location)
  }
  await reserveOpenLines(tx, location)
}

async function makeLocation(tx: Kysely<Database>): Promise<string> {
  const id = newId("sloc")
  await sql`insert into stock_location (id, name) values (${id}, 'Warehouse')`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select id from sales_channel where deleted_at is null order by id`.execute(tx)
  for (const channel of rows)
    await sql`insert into sales_channel_location (id, sales_channel_id, location_id)
      values (${newId("scloc")}, ${channel.id}, ${id})`.execute(tx)
  return id
}

async function makeItems(tx: Kysely<Database>, made: string, location: string): Promise<void> {
  const rows = sql`jsonb_to_recordset(${made}::jsonb)
    as made (variant_id text, item_id text, link_id text, level_id text)`
  await sql`insert into inventory_item
      (id, sku, origin_country, hs_code, mid_code, material, weight, length, height, width)
    select made.item_id, sku, origin_country, hs_code, mid_code, material, weight, length, height, width
    from ${rows} join product_variant variant on variant.id = made.variant_id`.execute(tx)
  await sql`insert into product_variant_inventory_item (id, variant_id, inventory_item_id)
    select link_id, variant_id, item_id from ${rows}`.execute(tx)
  await sql`insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity)
    select made.level_id, made.item_id, ${location}, variant.inventory_quantity
    from ${rows} join product_variant variant on variant.id = made.variant_id`.execute(tx)
}

/** v1 never took off the quantity what a draft order promises. */
const openLines = sql`line_item line
  join product_variant_inventory_item link on link.variant_id = line.variant_id and link.deleted_at is null
  left join "order" sold on sold.id = line.order_id
  left join swap on swap.id = line.swap_id
  left join claim_order claim on claim.id = line.claim_order_id
  where line.quantity > coalesce(line.fulfilled_quantity, 0) and not line.is_return
    and (sold.canceled_at is null and sold.draft_order_id is null and sold.id is not null
      or swap.canceled_at is null and swap.confirmed_at is not null
      or claim.canceled_at is null and claim.id is not null)`

async function reserveOpenLines(tx: Kysely<Database>, location: string): Promise<void> {
  const { rows } = await sql<{ line: string; item: string; quantity: number }>`
    select line.id as line, link.inventory_item_id as item,
      line.quantity - coalesce(line.fulfilled_quantity, 0) as quantity
    from ${openLines} order by line.id`.execute(tx)
  const reservations = JSON.stringify(rows.map((row) => ({ ...row, id: newId("resitem") })))
  await sql`insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity)
    select id, line, item, ${location}, quantity from jsonb_to_recordset(${reservations}::jsonb)
      as open (id text, line text, item text, quantity int)`.execute(tx)
  await sql`update inventory_level level
    set reserved_quantity = promised.quantity,
      stocked_quantity = greatest(level.stocked_quantity + promised.quantity, 0)
    from (select inventory_item_id, sum(quantity)::int as quantity from reservation_item
      where location_id = ${location} group by 1) promised
    where promised.inventory_item_id = level.inventory_item_id and level.location_id = ${location}`.execute(
    tx,
  )
  await sql`update inventory_level set stocked_quantity = 0
    where location_id = ${location} and stocked_quantity < 0`.execute(tx)
}
