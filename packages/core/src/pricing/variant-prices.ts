import { sql } from "kysely"
import type { Context } from "../http/operation.ts"
import { groupBy } from "../kernel/group-by.ts"
import type { Executor, Row } from "../query/fetch.ts"
import { ratesForProducts, type TaxRateInfo } from "../tax/index.ts"
import {
  includesTax,
  selectPrice,
  taxedPrices,
  type PriceContext,
  type PriceInput,
  type PriceSelection,
  type TaxedPrices,
} from "./price-selection.ts"
import { resolvePricing, type PricingContext, type ResolvedPricing } from "./pricing-context.ts"

/**
 * A variant whose price is sought.
 * @since 0.1
 */
export interface PriceRequest {
  readonly variantId: string
  /** units; the quantity of the pricing context unless said */
  readonly quantity?: number | null | undefined
  /** what the answer is found under, e.g. a line's id; the variant's id unless said */
  readonly key?: string
}

/**
 * What a variant costs, under the names of the answers. `prices` are wire rows with their price lists.
 * @since 0.1
 */
export type VariantPricing = Omit<PriceSelection, "prices"> &
  TaxedPrices<TaxRateInfo> & { readonly prices: readonly Row[] }

/**
 * What do variants cost here? Reads the prices of all variants in one statement, and the tax rates of their
 * products where the region taxes automatically.
 * @returns key of the request → prices; a variant without any price in this context has empty `prices`
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function pricesOfVariants(
  context: Pick<Context, "db" | "engine">,
  requests: readonly PriceRequest[],
  pricing: PricingContext,
): Promise<Map<string, VariantPricing>> {
  const resolved = await resolvePricing(context, pricing)
  const found = await findPrices(
    context.db,
    requests.map((request) => request.variantId),
    resolved,
  )
  const rates = await ratesOf(context.db, found, resolved)
  const byVariant = groupBy(found, (price) => price.variant_id)
  const now = new Date(context.engine.now())
  return new Map(
    requests.map((request) => {
      const prices = byVariant.get(request.variantId) ?? []
      const productRates = rates && prices[0] ? (rates.get(prices[0].product_id) ?? []) : null
      const quantity = request.quantity ?? resolved.quantity
      const selected = selectPrice(prices, {
        ...selectionContext(resolved, now),
        quantity,
        tax_rates: productRates,
      })
      return [request.key ?? request.variantId, onWire(selected, productRates)]
    }),
  )
}

interface FoundPrice extends PriceInput {
  readonly variant_id: string
  readonly product_id: string
  readonly wire: Row
}

function selectionContext(pricing: ResolvedPricing, now: Date): PriceContext {
  return {
    region_id: pricing.regionId,
    currency_code: pricing.currencyCode,
    customer_id: pricing.customerId,
    customer_group_ids: pricing.customerGroupIds,
    include_discount_prices: pricing.includeDiscountPrices,
    now,
  }
}

function onWire(selected: PriceSelection<FoundPrice>, rates: readonly TaxRateInfo[] | null): VariantPricing {
  return { ...selected, prices: selected.prices.map((price) => price.wire), ...taxedPrices(selected, rates) }
}

async function ratesOf(db: Executor, prices: readonly FoundPrice[], pricing: ResolvedPricing) {
  if (!pricing.showsTaxes || !pricing.regionId || prices.length === 0) return null
  if (pricing.isUntaxed && new Set(prices.map(includesTax)).size === 1) return null
  return ratesForProducts(db, pricing.regionId, [...new Set(prices.map((price) => price.product_id))])
}

interface PriceRow {
  readonly price: Row
  readonly variant_id: string
  readonly product_id: string
  readonly list: Row | null
  readonly group_ids: readonly string[] | null
  readonly region_includes_tax: boolean | null
  readonly currency_includes_tax: boolean
}

async function findPrices(
  db: Executor,
  variantIds: readonly string[],
  { regionId, currencyCode }: ResolvedPricing,
): Promise<FoundPrice[]> {
  if (variantIds.length === 0) return []
  const place =
    regionId || currencyCode
      ? sql`and (ma.region_id = ${regionId ?? null} or ma.currency_code = ${currencyCode ?? null})`
      : sql``
  const { rows } = await sql<PriceRow>`select row_to_json(ma) as price, pvma.variant_id, v.product_id,
      case when pl.id is not null then row_to_json(pl) end as list,
      (select json_agg(g.customer_group_id) from price_list_customer_groups g
        where g.price_list_id = pl.id) as group_ids,
      r.includes_tax as region_includes_tax, c.includes_tax as currency_includes_tax
    from product_variant_money_amount pvma
      join money_amount ma on ma.id = pvma.money_amount_id and ma.deleted_at is null
      join product_variant v on v.id = pvma.variant_id
      join currency c on c.code = ma.currency_code
      left join region r on r.id = ma.region_id
      left join price_list pl on pl.id = ma.price_list_id and pl.deleted_at is null
    where pvma.variant_id = any(${variantIds}) and pvma.deleted_at is null ${place}
    order by ma.created_at, ma.id`.execute(db)
  return rows.map(foundPrice)
}

function foundPrice(row: PriceRow): FoundPrice {
  const list = row.list && withIsoDates(row.list)
  const wire: Row = { ...withIsoDates(row.price), price_list: list, variant_id: row.variant_id }
  return {
    ...(row.price as PriceInput),
    price_list: list && ({ ...list, customer_group_ids: row.group_ids } as PriceInput["price_list"]),
    region: { includes_tax: row.region_includes_tax },
    currency: { includes_tax: row.currency_includes_tax },
    variant_id: row.variant_id,
    product_id: row.product_id,
    wire,
  }
}

const dates = ["created_at", "updated_at", "deleted_at", "starts_at", "ends_at"]

function withIsoDates(row: Row): Row {
  const copy = { ...row }
  for (const name of dates)
    if (typeof copy[name] === "string") copy[name] = new Date(copy[name]).toISOString()
  return copy
}
