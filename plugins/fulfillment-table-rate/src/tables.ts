import { CommerceError, newId, sql, type Shop } from "@stheno/core"
import { findOverlap, type Rate, type RateTable } from "./rates.ts"

type Db = Shop["db"]

/** What an admin user enters. */
export type TableInput = Omit<RateTable, "id">

const columns = sql.raw(`t.id, t.name, t.currency_code, t.basis,
  coalesce((select jsonb_agg(jsonb_build_object('country_code', r.country_code, 'min_value', r.min_value,
      'max_value', r.max_value, 'price', r.price) order by r.country_code nulls last, r.min_value)
    from shipping_rate r where r.table_id = t.id), '[]') as rates`)

/** All tables with their rates, by name. */
export async function listTables(db: Db): Promise<readonly RateTable[]> {
  const { rows } = await sql<RateTable>`
    select ${columns} from shipping_rate_table t order by t.name, t.id`.execute(db)
  return rows
}

/** A table with its rates. */
export async function findTable(db: Db, id: string): Promise<RateTable | undefined> {
  const { rows } = await sql<RateTable>`
    select ${columns} from shipping_rate_table t where t.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Creates a table, or replaces one with all its rates.
 * @throws invalid_data for rates that contain the same value, or a currency that the store does not know; not_found
 */
export async function saveTable(db: Db, input: TableInput, id?: string): Promise<RateTable> {
  await assertValid(db, input)
  const { name, currency_code: currency, basis, rates } = input
  const tableId = id ?? newId("srt")
  const { rows } = id
    ? await sql`update shipping_rate_table set name = ${name}, currency_code = ${currency}, basis = ${basis},
        updated_at = now() where id = ${id} returning id`.execute(db)
    : await sql`insert into shipping_rate_table (id, name, currency_code, basis)
        values (${tableId}, ${name}, ${currency}, ${basis}) returning id`.execute(db)
  if (rows.length === 0) throw tableNotFound(tableId)
  await sql`delete from shipping_rate where table_id = ${tableId}`.execute(db)
  for (const rate of rates) await insertRate(db, tableId, rate)
  return (await findTable(db, tableId))!
}

async function insertRate(db: Db, tableId: string, rate: Rate): Promise<void> {
  await sql`insert into shipping_rate (id, table_id, country_code, min_value, max_value, price)
    values (${newId("sr")}, ${tableId}, ${rate.country_code}, ${rate.min_value}, ${rate.max_value},
      ${rate.price})`.execute(db)
}

async function assertValid(db: Db, { currency_code: currency, rates }: TableInput): Promise<void> {
  const overlap = findOverlap(rates)
  if (overlap)
    throw new CommerceError(
      "invalid_data",
      `The rates that begin at ${overlap[0]} and ${overlap[1]} overlap. Change their bounds.`,
    )
  const { rows } = await sql`select from currency where code = ${currency}`.execute(db)
  if (rows.length === 0) throw new CommerceError("invalid_data", `There is no currency ${currency}`)
}

/**
 * Deletes a table.
 * @throws not_allowed while a shipping option uses it
 */
export async function removeTable(db: Db, id: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from shipping_option
    where provider_id = 'table-rate' and data ->> 'id' = ${id} and deleted_at is null`.execute(db)
  if (rows[0])
    throw new CommerceError(
      "not_allowed",
      `The shipping option ${rows[0].name} uses this table. Delete the option first.`,
    )
  await sql`delete from shipping_rate_table where id = ${id}`.execute(db)
}

export function tableNotFound(id: string): CommerceError {
  return new CommerceError("not_found", `Rate table with id: ${id} was not found`)
}

/** The weight of items in grams, that of a product for variants without one. */
export async function weightOf(
  db: Db,
  items: readonly { readonly variant_id: string; readonly quantity: number }[],
): Promise<number> {
  const { rows } = await sql<{ id: string; weight: number | null }>`
    select v.id, coalesce(v.weight, p.weight) as weight
    from product_variant v join product p on p.id = v.product_id
    where v.id = any(${items.map(({ variant_id: id }) => id)})`.execute(db)
  const weights = new Map(rows.map(({ id, weight }) => [id, Number(weight ?? 0)]))
  return items.reduce((sum, { variant_id: id, quantity }) => sum + (weights.get(id) ?? 0) * quantity, 0)
}
