import { sql, type RawBuilder } from "kysely"
import { tableColumns } from "../../../platform/database/schema.gen.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { wireTime } from "../../../platform/query/times.ts"
import {
  productRates,
  ratesByOwner,
  ratesForProducts,
  type OwnedRate,
  type TaxRateInfo,
} from "../../sales/tax/index.ts"
import { pricingErrors } from "./errors.ts"
import {
  includesTax,
  selectPrice,
  taxedPrices,
  type PriceContext,
  type PriceInput,
  type PriceListInput,
  type PriceSelection,
  type TaxedPrices,
} from "./price-selection.ts"
import { decide, priceSelection } from "./price-strategy.ts"
import type { PricingContext, ResolvedPricing } from "./pricing-context.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * A variant whose price is sought.
 * @since 0.1
 */
export interface PriceRequest {
  readonly variantId: string
  /** units; the quantity of the pricing context by default */
  readonly quantity?: number | null | undefined
  /** the key of the result, e.g. a line's id; the variant's id by default */
  readonly key?: string
}

/**
 * What a variant costs, under the names of the answers. `prices` are wire rows with their price lists.
 * @since 0.1
 */
export type VariantPricing = Omit<PriceSelection, "prices"> &
  TaxedPrices<TaxRateInfo> & { readonly prices: readonly ResponseRow[] }

/**
 * What do variants cost here? Reads the region, the groups of the customer, the prices of all variants and, where
 * the region taxes automatically, the tax rates of their products: one statement, and one more only where untaxed
 * prices with and without included tax have to be compared.
 * @returns key of the request → prices; a variant without any price in this context has empty `prices`
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function pricesOfVariants(
  context: Pick<Context, "db" | "engine">,
  requests: readonly PriceRequest[],
  pricing: PricingContext,
): Promise<Map<string, VariantPricing>> {
  const variantIds = requests.map((request) => request.variantId)
  const { rows } = await pricingQuery(variantIds, pricing).execute(context.db)
  return pricesFrom(context, { facts: firstOf(rows), requests, pricing })
}

/**
 * Computes prices from the result of `pricingQuery`, for callers that read more in the same statement.
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function pricesFrom(
  context: Pick<Context, "db" | "engine">,
  read: {
    readonly facts: PricingFacts
    readonly requests: readonly PriceRequest[]
    readonly pricing: PricingContext
  },
): Promise<Map<string, VariantPricing>> {
  const { resolved, prices: found, rates } = await resolve(context.db, read.facts, read.pricing)
  const byVariant = groupBy(found, (price) => price.variant_id)
  const strategies = context.engine.strategies.of(priceSelection)
  const selection = selectionContext(resolved, new Date(context.engine.now()))
  return new Map(
    read.requests.map((request) => {
      const prices = byVariant.get(request.variantId) ?? []
      const productRates = rates && prices[0] ? (rates.get(prices[0].product_id) ?? []) : null
      const quantity = request.quantity ?? resolved.quantity
      const asked = { ...selection, quantity, tax_rates: productRates }
      const selected = selectPrice(prices, asked)
      const question = { variantId: request.variantId, prices, context: asked, usual: selected }
      const decided = strategies.length > 0 ? { ...selected, ...decide(strategies, question) } : selected
      return [request.key ?? request.variantId, onWire(decided, selected.prices, productRates)]
    }),
  )
}

interface FoundPrice extends PriceInput {
  readonly variant_id: string
  readonly product_id: string
  readonly wire: ResponseRow
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

function onWire(
  decided: PriceSelection,
  prices: readonly FoundPrice[],
  rates: readonly TaxRateInfo[] | null,
): VariantPricing {
  return { ...decided, prices: prices.map((price) => price.wire), ...taxedPrices(decided, rates) }
}

/** What the database knows about the prices of variants. */
interface ReadPricing {
  readonly resolved: ResolvedPricing
  readonly prices: readonly FoundPrice[]
  /** by product; null where prices are shown without tax */
  readonly rates: ReadonlyMap<string, readonly TaxRateInfo[]> | null
}

async function resolve(db: Executor, facts: PricingFacts, pricing: PricingContext): Promise<ReadPricing> {
  const { regionId } = pricing
  if (regionId && !facts.region) throw pricingErrors.region_not_found(regionId)
  const resolved: ResolvedPricing = {
    ...pricing,
    currencyCode: facts.region?.currency_code ?? pricing.currencyCode,
    showsTaxes: facts.region?.automatic_taxes ?? false,
    customerGroupIds: facts.groups ?? [],
  }
  const prices = (facts.prices ?? []).map(foundPrice)
  if (!resolved.showsTaxes || prices.length === 0) return { resolved, prices, rates: null }
  if (!pricing.isUntaxed) return { resolved, prices, rates: ratesByOwner(facts.rates ?? []) }
  const isUniform = new Set(prices.map(includesTax)).size === 1
  const productIds = [...new Set(prices.map((price) => price.product_id))]
  // Taxes are shown in a region only.
  return { resolved, prices, rates: isUniform ? null : await ratesForProducts(db, regionId!, productIds) }
}

/** Where and from which number a price applies, beside its other columns. */
interface StoredPrice extends Pick<
  PriceInput,
  "amount" | "region_id" | "min_quantity" | "max_quantity" | "price_list_id"
> {
  readonly currency_code: string
  [column: string]: unknown
}

interface PriceRow {
  readonly price: StoredPrice
  readonly variant_id: string
  readonly product_id: string
  readonly list: (PriceListInput & ResponseRow) | null
  readonly group_ids: readonly string[] | null
  readonly region_includes_tax: boolean | null
  readonly currency_includes_tax: boolean
}

/**
 * What `pricingQuery` reads.
 * @since 0.1
 */
export interface PricingFacts {
  readonly region: { readonly currency_code: string; readonly automatic_taxes: boolean } | null
  readonly groups: readonly string[] | null
  readonly prices: readonly PriceRow[] | null
  readonly rates: readonly OwnedRate[] | null
}

/** The columns of a price list that responses contain. */
const listColumns = sql.join(
  Object.keys(tableColumns.price_list)
    .filter((column) => column !== "announced_at")
    .map((column) => sql.ref(column)),
)

/**
 * The statement of `pricesOfVariants`: one row, for `pricesFrom`.
 * @param variantIds ids, or an array of them in SQL
 * @param productIds an array of the ids of their products in SQL, where it is at hand
 * @since 0.1
 */
export function pricingQuery(
  variantIds: readonly string[] | Sql,
  { regionId, currencyCode, customerId, isUntaxed }: PricingContext,
  productIds: Sql = sql`array(select product_id from product_variant where id = any(${variantIds}))`,
): RawBuilder<PricingFacts> {
  const place = sql`from region where id = ${regionId ?? null} and deleted_at is null`
  const currency = sql`coalesce((select currency_code ${place}), ${currencyCode ?? null})`
  const here =
    regionId || currencyCode
      ? sql`and (ma.region_id = ${regionId ?? null} or ma.currency_code = ${currency})`
      : sql``
  const rates =
    regionId && !isUntaxed
      ? sql`(select json_agg(owned) from (${productRates(regionId, productIds)}) as owned)`
      : sql`null::json`
  const groups = customerId
    ? sql`(select json_agg(customer_group_id) from customer_group_customers where customer_id = ${customerId})`
    : sql`null::json`
  return sql<PricingFacts>`select
      (select row_to_json(place) from (select currency_code, automatic_taxes ${place}) as place) as region,
      ${groups} as groups,
      (select json_agg(found) from (
        select row_to_json(ma) as price, variant.id as variant_id, variant.product_id,
          case when pl.id is not null then row_to_json(pl) end as list,
          case when pl.id is not null then (select json_agg(g.customer_group_id)
            from price_list_customer_groups g where g.price_list_id = pl.id) end as group_ids,
          r.includes_tax as region_includes_tax, c.includes_tax as currency_includes_tax
        from product_variant variant
          join product_variant_money_amount pvma on pvma.variant_id = variant.id and pvma.deleted_at is null
          join money_amount ma on ma.id = pvma.money_amount_id and ma.deleted_at is null
          join currency c on c.code = ma.currency_code
          left join region r on r.id = ma.region_id
          left join (select ${listColumns} from price_list where deleted_at is null) pl on pl.id = ma.price_list_id
        where variant.id = any(${variantIds}) ${here}
        order by ma.created_at, ma.id) as found) as prices,
      ${rates} as rates`
}

function foundPrice(row: PriceRow): FoundPrice {
  const { variant_id, product_id } = row
  const { list, price: wire } = row
  if (list) setIsoDates(list)
  setIsoDates(wire)
  wire.price_list = list
  wire.variant_id = variant_id
  return {
    amount: wire.amount,
    currency_code: wire.currency_code,
    region_id: wire.region_id,
    min_quantity: wire.min_quantity,
    max_quantity: wire.max_quantity,
    price_list_id: wire.price_list_id,
    price_list: list && { ...list, customer_group_ids: row.group_ids },
    region: { includes_tax: row.region_includes_tax },
    currency: { includes_tax: row.currency_includes_tax },
    variant_id,
    product_id,
    wire,
  }
}

const dates = ["created_at", "updated_at", "deleted_at", "starts_at", "ends_at"]

/** The same row, with dates as answers show them. */
function setIsoDates(row: ResponseRow): void {
  for (const name of dates) if (typeof row[name] === "string") row[name] = wireTime(row[name])
}
