import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import {
  deletePrices,
  insertPrices,
  placePrice,
  regionCurrencies,
  updatePrices,
  type NewPrice,
  type PriceChange,
} from "./insert-prices.ts"

/**
 * The prices of one variant as they are to be.
 * @since 0.1
 */
export interface VariantPrices {
  readonly variantId: string
  readonly prices: readonly PriceChange[]
}

type Write = Pick<Context, "db">

/**
 * Gives variants exactly these prices outside of price lists: prices of the same place (or id) are kept and
 * changed, others are made, and those that are not mentioned are deleted. If all given ones are for regions, and none
 * is named by its id, prices for currencies stay, as in v1. Five statements at most, whatever the number of variants.
 * Prices for regions are created before prices for currencies, as in v1.
 * @param variants each variant at most once
 * @throws pricing.region_not_found, pricing.currency_missing
 * @locks product_variant
 * @since 0.1
 */
export async function replaceVariantPrices(
  context: Write,
  variants: readonly VariantPrices[],
): Promise<void> {
  const changes = await planWrites(context.db, variants)
  await deletePrices(context.db, changes.unmentioned)
  await applyWrites(context.db, changes)
}

/**
 * Sets prices of variants outside of price lists and leaves those that are not mentioned alone.
 * @param variants each variant at most once
 * @throws pricing.region_not_found, pricing.currency_missing
 * @locks product_variant
 * @since 0.1
 */
export async function upsertVariantPrices(context: Write, variants: readonly VariantPrices[]): Promise<void> {
  await applyWrites(context.db, await planWrites(context.db, variants))
}

/**
 * Gives prices to variants that were made in this transaction and have none: nothing is looked for or locked.
 * @throws pricing.region_not_found, pricing.currency_missing
 * @since 0.1
 */
export async function insertVariantPrices(context: Write, variants: readonly VariantPrices[]): Promise<void> {
  const currencies = await regionCurrencies(
    context.db,
    variants.flatMap((variant) => variant.prices),
  )
  await insertPrices(
    context.db,
    variants.flatMap(({ variantId, prices }) =>
      regionsFirst(prices.map((price) => placePrice(price, { variantId }, currencies))),
    ),
  )
}

interface StoredPrice extends Omit<NewPrice, "price_list_id" | "amount"> {
  readonly id: string
}

interface Writes {
  readonly created: NewPrice[]
  readonly changed: (NewPrice & { readonly id: string })[]
  readonly unmentioned: readonly string[]
}

async function planWrites(db: Executor, variants: readonly VariantPrices[]): Promise<Writes> {
  const currencies = await regionCurrencies(
    db,
    variants.flatMap((variant) => variant.prices),
  )
  const stored = await storedPrices(
    db,
    variants.map((variant) => variant.variantId),
  )
  const plans = variants.map((variant) =>
    planVariant(variant, stored.get(variant.variantId) ?? [], currencies),
  )
  return {
    created: regionsFirst(plans.flatMap((plan) => plan.created)),
    changed: plans.flatMap((plan) => plan.changed),
    unmentioned: plans.flatMap((plan) => plan.unmentioned),
  }
}

/** Each stored price is taken by one given price at most: by the one that names it, else by place. */
function planVariant(
  { variantId, prices }: VariantPrices,
  stored: readonly StoredPrice[],
  currencies: ReadonlyMap<string, string>,
): Writes {
  const named = new Map(stored.map((price) => [price.id, price]))
  const free = new Map(stored.map((price) => [price.id, price]))
  for (const price of prices) if (price.id) free.delete(price.id)
  const created: NewPrice[] = []
  const changed: (NewPrice & { id: string })[] = []
  const places = prices.map((price) => {
    const target = price.id ? named.get(price.id) : undefined
    return {
      target,
      placed: placePrice(target ? { ...target, ...given(price) } : price, { variantId }, currencies),
    }
  })
  for (const { target, placed } of withoutOverwritten(places, [...free.values()])) {
    const taken = target ?? [...free.values()].find((other) => placeOf(other) === placeOf(placed))
    if (taken) {
      free.delete(taken.id)
      changed.push({ ...placed, id: taken.id })
    } else created.push(placed)
  }
  const areAllRegional = prices.length > 0 && prices.every((price) => price.region_id && !price.id)
  const unmentioned = [...free.values()].filter((price) => price.region_id || !areAllRegional)
  return { created, changed, unmentioned: unmentioned.map(({ id }) => id) }
}

interface PlacedPrice {
  /** the stored price that it names */
  readonly target: StoredPrice | undefined
  readonly placed: NewPrice
}

/**
 * If more prices are given for a place than are stored there, the last ones count, as in v1. If none is stored there,
 * all of them are created.
 */
function withoutOverwritten(
  prices: readonly PlacedPrice[],
  free: readonly StoredPrice[],
): readonly PlacedPrice[] {
  const unnamed = prices.filter(({ target }) => !target)
  const overwritten = [...groupBy(unnamed, ({ placed }) => placeOf(placed))].flatMap(([place, group]) => {
    const stored = free.filter((price) => placeOf(price) === place).length
    return stored > 0 && group.length > stored ? group.slice(0, group.length - stored) : []
  })
  return prices.filter((price) => !overwritten.includes(price))
}

function given(price: PriceChange): PriceChange {
  const place = price.region_id || price.currency_code ? { region_id: null, currency_code: null } : {}
  const entries = Object.entries(price).filter(([, value]) => value !== undefined)
  // The properties of a price, without those that are undefined.
  return { ...place, ...(Object.fromEntries(entries) as unknown as PriceChange) }
}

async function applyWrites(db: Executor, { changed, created }: Writes): Promise<void> {
  await updatePrices(db, changed)
  await insertPrices(db, created)
}

/** Locks the variants, so that two writers of one variant's prices do not both make a new one. */
async function storedPrices(
  db: Executor,
  variantIds: readonly string[],
): Promise<Map<string, StoredPrice[]>> {
  if (variantIds.length === 0) return new Map()
  await sql`select id from product_variant where id = any(${variantIds}) order by id for update`.execute(db)
  const { rows } = await sql<StoredPrice>`select ma.id, pvma.variant_id, ma.currency_code, ma.region_id,
      ma.min_quantity, ma.max_quantity
    from product_variant_money_amount pvma join money_amount ma on ma.id = pvma.money_amount_id
    where pvma.variant_id = any(${variantIds}) and pvma.deleted_at is null and ma.deleted_at is null
      and ma.price_list_id is null
    order by ma.created_at, ma.id`.execute(db)
  return groupBy(rows, (row) => row.variant_id)
}

function placeOf(
  price: Pick<NewPrice, "currency_code" | "region_id" | "min_quantity" | "max_quantity">,
): string {
  return JSON.stringify([price.region_id, price.currency_code, price.min_quantity, price.max_quantity])
}

function regionsFirst<T extends { readonly region_id: string | null }>(prices: readonly T[]): T[] {
  return prices.toSorted((a, b) => Number(a.region_id === null) - Number(b.region_id === null))
}
