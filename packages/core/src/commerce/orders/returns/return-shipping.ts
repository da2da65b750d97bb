import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import {
  insertShippingMethod,
  prepareShippingMethod,
  type PreparedShippingMethod,
} from "../../sales/shipping/index.ts"
import { persistTaxLines, taxLinesFor, type TaxLine } from "../../sales/tax/index.ts"

/** How goods are to come back. */
export interface WantedShipping {
  readonly option_id?: string | null | undefined
  /** smallest units; by default, the option's price */
  readonly price?: number | null | undefined
}

/** A way back that is checked, priced and taxed, and not stored yet. */
export interface PreparedReturnShipping {
  readonly method: PreparedShippingMethod
  readonly taxLines: readonly TaxLine[]
}

/** What of an order decides how its return shipping is taxed. */
export interface TaxedOrder {
  readonly region: Columns<"Region"> | null
  readonly shipping_address: Columns<"Address"> | null
  readonly customer: Columns<"Customer"> | null
}

/** Stands for the method until it has an id. */
const placeholder = "return-shipping"

/**
 * Checks, prices and taxes the return shipping. It calls providers: call it before anything is locked.
 * @throws shipping.option_not_found, shipping.provider_not_found, and what the provider refuses
 * @since 0.1
 */
export async function prepareReturnShipping(
  context: Pick<Context, "db" | "engine">,
  order: TaxedOrder,
  wanted: WantedShipping | null | undefined,
): Promise<PreparedReturnShipping | undefined> {
  if (!wanted?.option_id) return undefined
  const method = await prepareShippingMethod(context, { option: wanted.option_id, price: wanted.price })
  if (!order.region) return { method, taxLines: [] }
  const lines = await taxLinesFor(context, {
    region: order.region,
    items: [],
    shippingMethods: [{ id: placeholder, shipping_option_id: method.shipping_option_id }],
    context: { shipping_address: order.shipping_address, customer: order.customer },
  })
  return { method, taxLines: lines.shippingMethods.get(placeholder) ?? [] }
}

/**
 * Stores the return shipping with its taxes.
 * @since 0.1
 */
export async function insertReturnShipping(
  db: Executor,
  returnId: string,
  { method, taxLines }: PreparedReturnShipping,
): Promise<void> {
  const id = await insertShippingMethod(db, method, { return_id: returnId })
  const own = taxLines.map((line) => ({ ...line, shipping_method_id: id }))
  await persistTaxLines(db, { items: new Map(), shippingMethods: new Map([[id, own]]) })
}
