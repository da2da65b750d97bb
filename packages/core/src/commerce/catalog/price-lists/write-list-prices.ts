import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import {
  deletePrices,
  insertPrices,
  placePrice,
  regionCurrencies,
  updatePrices,
  type PriceChange,
} from "../pricing/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { priceListErrors } from "./errors.ts"

type Write = Pick<Context, "db" | "emit">

/**
 * A price of a list and the variant it is for.
 * @since 0.1
 */
export interface ListPrice extends PriceChange {
  readonly variant_id: string
}

/**
 * Adds prices to a price list. Their ids are ignored.
 * @param options.override deletes all other prices of the list
 * @throws price-lists.not_found, pricing.region_not_found
 * @locks price_list
 * @emits price-list.updated
 * @since 0.1
 */
export async function addPricesToList(
  { db, emit }: Write,
  listId: string,
  prices: readonly ListPrice[],
  options: { readonly override: boolean },
): Promise<void> {
  await lockPriceList(db, listId)
  if (options.override) await deletePrices(db, await priceIds(db, listId, sql`true`))
  await addListPrices(db, listId, prices)
  await emit("price-list.updated", { id: listId })
}

/**
 * Adds prices to a list that this transaction made or locked.
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function addListPrices(
  db: Executor,
  listId: string,
  prices: readonly ListPrice[],
): Promise<void> {
  const currencies = await regionCurrencies(db, prices)
  await insertPrices(
    db,
    prices.map((price) => placeInList(price, listId, currencies)),
  )
}

/**
 * Changes the prices of a list that are named by id and adds the others.
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function writeListPrices(
  db: Executor,
  listId: string,
  prices: readonly ListPrice[],
): Promise<void> {
  const ids = prices.flatMap((price) => price.id ?? [])
  const stored = new Map((await storedPrices(db, listId, ids)).map((price) => [price.id, price]))
  const currencies = await regionCurrencies(db, prices)
  const changed = prices.flatMap((price) => {
    const target = price.id ? stored.get(price.id) : undefined
    if (!target) return []
    const isMoved = Boolean(price.region_id ?? price.currency_code)
    const base = isMoved ? { ...target, region_id: null, currency_code: null } : target
    const change = Object.fromEntries(Object.entries(price).filter(([, value]) => value !== undefined))
    // A price with the properties that change.
    const merged = { ...base, ...change } as unknown as ListPrice
    return [{ ...placeInList(merged, listId, currencies), id: target.id }]
  })
  await updatePrices(db, changed)
  await addListPrices(
    db,
    listId,
    prices.filter((price) => !price.id || !stored.has(price.id)),
  )
}

/**
 * Deletes prices of a list by their ids. Prices of other lists are passed over.
 * @throws price-lists.not_found
 * @locks price_list
 * @emits price-list.updated
 * @since 0.1
 */
export async function deleteListPrices(
  context: Write,
  listId: string,
  ids: readonly string[],
): Promise<void> {
  await lockPriceList(context.db, listId)
  await deletePricesWhere(context, listId, sql`ma.id = any(${ids})`)
}

/**
 * Deletes the prices that variants have in a list.
 * @returns ids of the deleted prices
 * @emits price-list.updated
 * @since 0.1
 */
export async function deleteVariantPrices(
  context: Write,
  listId: string,
  variantIds: readonly string[],
): Promise<string[]> {
  return deletePricesWhere(context, listId, sql`pvma.variant_id = any(${variantIds})`)
}

/**
 * Deletes the prices that all variants of products have in a list.
 * @returns ids of the deleted prices
 * @emits price-list.updated
 * @since 0.1
 */
export async function deleteProductPrices(
  context: Write,
  listId: string,
  productIds: readonly string[],
): Promise<string[]> {
  const isOfProduct = sql`pvma.variant_id in (select id from product_variant
    where product_id = any(${productIds}))`
  return deletePricesWhere(context, listId, isOfProduct)
}

async function deletePricesWhere(
  { db, emit }: Write,
  listId: string,
  condition: ReturnType<typeof sql>,
): Promise<string[]> {
  const ids = await priceIds(db, listId, condition)
  await deletePrices(db, ids)
  if (ids.length > 0) await emit("price-list.updated", { id: listId })
  return ids
}

function placeInList(price: ListPrice, listId: string, currencies: ReadonlyMap<string, string>) {
  return placePrice(price, { variantId: price.variant_id, priceListId: listId }, currencies)
}

async function lockPriceList(db: Executor, id: string): Promise<void> {
  const { rows } =
    await sql`select id from price_list where id = ${id} and deleted_at is null for update`.execute(db)
  if (rows.length === 0) throw priceListErrors.not_found(id)
}

async function priceIds(db: Executor, listId: string, condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select ma.id
    from money_amount ma join product_variant_money_amount pvma on pvma.money_amount_id = ma.id
    where ma.price_list_id = ${listId} and ma.deleted_at is null and ${condition}
    order by ma.created_at, ma.id`.execute(db)
  return rows.map((row) => row.id)
}

async function storedPrices(db: Executor, listId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom("money_amount")
    .select(["id", "currency_code", "region_id", "min_quantity", "max_quantity"])
    .where("price_list_id", "=", listId)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute()
}
