import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { sumDecimals } from "../../../platform/kernel/money.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { ProvidedTaxLine, TaxableLine, TaxProvider } from "../../../platform/kernel/providers.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { taxErrors } from "./errors.ts"
import { systemTaxProvider } from "./system-provider.ts"
import { ratesForProducts, ratesForShippingOptions, type TaxRateInfo } from "./tax-rates.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** A tax on a line or a shipping method, before it is stored. */
export interface TaxLine {
  /** percent */
  readonly rate: number
  readonly name: string
  readonly code: string | null
  /** what the provider says besides */
  readonly metadata?: ProviderData
  readonly item_id?: string
  readonly shipping_method_id?: string
}

/** Tax lines by what they tax. */
export interface TaxLines {
  readonly items: ReadonlyMap<string, TaxLine[]>
  readonly shippingMethods: ReadonlyMap<string, TaxLine[]>
}

/** What is to be taxed, and where. */
export interface TaxRequest {
  readonly region: {
    readonly id: string
    readonly tax_provider_id?: string | null
    /** percent */
    readonly tax_rate?: number | null
    /** rates of the region, where they are known: without any, the region's own rate is all there is to know */
    readonly tax_rates?: readonly unknown[]
  }
  readonly items: readonly {
    readonly id: string
    /** null for a line without a product, which is not taxed */
    readonly product_id: string | null
    /** a line that takes something back is not taxed */
    readonly is_return?: boolean | null
  }[]
  readonly shippingMethods: readonly { readonly id: string; readonly shipping_option_id: string }[]
  /** the rates of products and shipping options that have any, where they have been read already */
  readonly rates?: ReadonlyMap<string, readonly TaxRateInfo[]>
  /** what the provider may want to know, e.g. the shipping address and the customer */
  readonly context?: ProviderData
}

/**
 * Computes tax lines by the region's tax provider, the built-in one unless the region names another. Nothing is
 * stored. Lines of one thing that share a code are added up to one, because only one can be stored.
 * @returns every given id, those without tax with an empty list
 * @throws tax.provider_not_found
 * @since 0.1
 */
export async function taxLinesFor(
  { db, engine }: Pick<Context, "db" | "engine">,
  request: TaxRequest,
): Promise<TaxLines> {
  const provider = providerOf(engine, request.region.tax_provider_id)
  const lines = await taxableLines(db, request)
  const provided = await provider.taxLines(lines, { region: request.region, ...request.context })
  const combined = groupBy(combineCodes(provided), ({ kind, id }) => `${kind} ${id}`)
  const linesOf = (kind: ProvidedTaxLine["kind"], id: string) =>
    (combined.get(`${kind} ${id}`) ?? []).map((line) => toTaxLine(line))
  return {
    items: new Map(request.items.map(({ id }) => [id, linesOf("item", id)])),
    shippingMethods: new Map(request.shippingMethods.map(({ id }) => [id, linesOf("shipping_method", id)])),
  }
}

function providerOf(engine: Context["engine"], id: string | null | undefined): TaxProvider {
  const provider = id ? engine.providers.tax.get(id) : systemTaxProvider
  if (!provider) throw taxErrors.provider_not_found(String(id))
  return provider
}

async function taxableLines(db: Executor, request: TaxRequest): Promise<TaxableLine[]> {
  const items = request.items.filter((item) => !item.is_return)
  const productIds = items.flatMap(({ product_id }) => product_id ?? [])
  const optionIds = request.shippingMethods.map((method) => method.shipping_option_id)
  const { byProduct, byOption } = await ratesFor(db, request, { productIds, optionIds })
  return [
    ...items.map(({ id, product_id }) => ({
      id,
      kind: "item" as const,
      rates: (product_id && byProduct.get(product_id)) || [],
    })),
    ...request.shippingMethods.map(({ id, shipping_option_id }) => ({
      id,
      kind: "shipping_method" as const,
      rates: byOption.get(shipping_option_id) ?? [],
    })),
  ]
}

const noRates: NonNullable<TaxRequest["rates"]> = new Map()

/** Most regions have no rates but their own, and are not asked for others. */
async function ratesFor(
  db: Executor,
  { region, rates }: TaxRequest,
  { productIds, optionIds }: { productIds: readonly string[]; optionIds: readonly string[] },
): Promise<Record<"byProduct" | "byOption", ReadonlyMap<string, readonly TaxRateInfo[]>>> {
  const known = region.tax_rates?.length === 0 ? noRates : rates
  if (known && region.tax_rate !== undefined) {
    const own = [{ rate: region.tax_rate, name: "default", code: "default" }]
    const forAll = (ids: readonly string[]) => new Map(ids.map((id) => [id, known.get(id) ?? own]))
    return { byProduct: forAll(productIds), byOption: forAll(optionIds) }
  }
  return {
    byProduct: await ratesForProducts(db, region.id, productIds),
    byOption: await ratesForShippingOptions(db, region.id, optionIds),
  }
}

function combineCodes(lines: readonly ProvidedTaxLine[]): ProvidedTaxLine[] {
  const groups = groupBy(lines, (line) =>
    line.code === null ? line : `${line.kind} ${line.id} ${line.code}`,
  )
  return [...groups.values()].map((group) =>
    group.length === 1
      ? firstOf(group)
      : { ...firstOf(group), rate: sumDecimals(group.map(({ rate }) => rate)) },
  )
}

function toTaxLine({ kind, id, rate, name, code, metadata }: ProvidedTaxLine): TaxLine {
  const owner = kind === "item" ? { item_id: id } : { shipping_method_id: id }
  return { rate, name, code, ...(metadata ? { metadata } : {}), ...owner }
}

/**
 * Stores tax lines; what was stored for the same lines and shipping methods before is replaced. Two statements
 * per kind, whatever the number of lines.
 * @since 0.1
 */
export async function persistTaxLines(db: Executor, lines: TaxLines): Promise<void> {
  const itemIds = [...lines.items.keys()]
  const shippingMethodIds = [...lines.shippingMethods.keys()]
  await deleteTaxLines(db, { itemIds, shippingMethodIds })
  const ofItems = [...lines.items].flatMap(([item_id, list]) =>
    list.map((line) => ({ id: newId("litl"), item_id, ...storedColumns(line) })),
  )
  const ofMethods = [...lines.shippingMethods].flatMap(([shipping_method_id, list]) =>
    list.map((line) => ({ id: newId("smtl"), shipping_method_id, ...storedColumns(line) })),
  )
  if (ofItems.length > 0) await db.insertInto("line_item_tax_line").values(ofItems).execute()
  if (ofMethods.length > 0) await db.insertInto("shipping_method_tax_line").values(ofMethods).execute()
}

function storedColumns({ rate, name, code, metadata }: TaxLine) {
  return { rate, name, code, metadata: metadata ? JSON.stringify(metadata) : null }
}

/**
 * Removes what `persistTaxLines` stored.
 * @since 0.1
 */
export async function deleteTaxLines(
  db: Executor,
  owners: { readonly itemIds?: readonly string[]; readonly shippingMethodIds?: readonly string[] },
): Promise<void> {
  const { itemIds = [], shippingMethodIds = [] } = owners
  if (itemIds.length > 0)
    await sql`delete from line_item_tax_line where item_id = any(${itemIds})`.execute(db)
  if (shippingMethodIds.length > 0)
    await sql`delete from shipping_method_tax_line where shipping_method_id = any(${shippingMethodIds})`.execute(
      db,
    )
}
