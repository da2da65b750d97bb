import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { pricingErrors } from "./errors.ts"

/**
 * A price to write.
 * @since 0.1
 */
export interface PriceChange {
  /** an existing price that is changed instead of a new one being made */
  readonly id?: string | null | undefined
  /** smallest units */
  readonly amount: number
  /** ISO 4217; may be left out where there is a region */
  readonly currency_code?: string | null | undefined
  /** the region the price holds in; its currency counts then */
  readonly region_id?: string | null | undefined
  readonly min_quantity?: number | null | undefined
  readonly max_quantity?: number | null | undefined
}

/**
 * A price with its place: the variant, the list if any, and the currency.
 * @since 0.1
 */
export interface NewPrice {
  readonly variant_id: string
  readonly price_list_id: string | null
  readonly currency_code: string
  readonly region_id: string | null
  /** smallest units */
  readonly amount: number
  readonly min_quantity: number | null
  readonly max_quantity: number | null
}

/**
 * Completes a price: a price of a region is in the region's currency.
 * @param currencies of the regions, by `regionCurrencies`
 * @throws pricing.amount_negative, pricing.region_not_found, pricing.currency_missing
 * @since 0.1
 */
export function placePrice(
  price: PriceChange,
  place: { variantId: string; priceListId?: string | null },
  currencies: ReadonlyMap<string, string>,
): NewPrice {
  if (price.amount < 0) throw pricingErrors.amount_negative(price.amount)
  const regionId = price.region_id ?? null
  const currency = regionId === null ? price.currency_code?.toLowerCase() : currencies.get(regionId)
  if (!currency) throw regionId ? pricingErrors.region_not_found(regionId) : pricingErrors.currency_missing()
  return {
    variant_id: place.variantId,
    price_list_id: place.priceListId ?? null,
    currency_code: currency,
    region_id: regionId,
    amount: price.amount,
    min_quantity: price.min_quantity ?? null,
    max_quantity: price.max_quantity ?? null,
  }
}

/**
 * The currencies of the regions that prices name. One statement, none without regions.
 * @returns region id → currency code
 * @since 0.1
 */
export async function regionCurrencies(
  db: Executor,
  prices: readonly PriceChange[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(prices.flatMap((price) => price.region_id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("region")
    .select(["id", "currency_code"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute()
  return new Map(rows.map((row) => [row.id, row.currency_code]))
}

/**
 * Adds prices to variants, in two statements whatever their number.
 * @returns the new prices' ids, in the given order
 * @since 0.1
 */
export async function insertPrices(db: Executor, prices: readonly NewPrice[]): Promise<readonly string[]> {
  if (prices.length === 0) return []
  const rows = prices.map((price) => ({ ...price, id: newId("ma"), pair_id: newId("pvma_") }))
  const json = JSON.stringify(rows)
  await sql`insert into money_amount
      (id, currency_code, amount, region_id, min_quantity, max_quantity, price_list_id)
    select id, currency_code, amount, region_id, min_quantity, max_quantity, price_list_id
    from jsonb_to_recordset(${json}::jsonb) as p (id text, currency_code text, amount integer, region_id text,
      min_quantity integer, max_quantity integer, price_list_id text)`.execute(db)
  await sql`insert into product_variant_money_amount (id, money_amount_id, variant_id)
    select pair_id, id, variant_id
    from jsonb_to_recordset(${json}::jsonb) as p (pair_id text, id text, variant_id text)`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Sets existing prices; those that are like this already are not written. One statement.
 * @since 0.1
 */
export async function updatePrices(
  db: Executor,
  prices: readonly (Omit<NewPrice, "variant_id" | "price_list_id"> & { readonly id: string })[],
): Promise<void> {
  if (prices.length === 0) return
  await sql`update money_amount as ma
    set amount = p.amount, currency_code = p.currency_code, region_id = p.region_id,
      min_quantity = p.min_quantity, max_quantity = p.max_quantity, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as p (id text, currency_code text, amount integer,
      region_id text, min_quantity integer, max_quantity integer)
    where ma.id = p.id and (ma.amount, ma.currency_code, ma.region_id, ma.min_quantity, ma.max_quantity)
      is distinct from (p.amount, p.currency_code, p.region_id, p.min_quantity, p.max_quantity)`.execute(db)
}

/**
 * Deletes prices. They stay in the database, marked as deleted.
 * @since 0.1
 */
export async function deletePrices(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`with gone as (
      update product_variant_money_amount set deleted_at = now(), updated_at = now()
      where money_amount_id = any(${ids}) and deleted_at is null)
    update money_amount set deleted_at = now(), updated_at = now()
    where id = any(${ids}) and deleted_at is null`.execute(db)
}
