import { generateLines, insertLines, type LineDraft } from "../../sales/carts/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { reserveForLines } from "../../stock/inventory/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import {
  insertShippingMethod,
  prepareShippingMethod,
  type PreparedShippingMethod,
} from "../../sales/shipping/index.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { TaxedOrder } from "../returns/index.ts"
import { persistTaxLines, taxLinesFor, type TaxLines } from "../../sales/tax/index.ts"

/** What is sent instead of what was claimed. */
export interface Replacements {
  readonly drafts: readonly LineDraft[]
  readonly taxLines: TaxLines | undefined
}

/**
 * Prices and taxes the lines that replace what was claimed. A tax provider may be asked here: call it before anything
 * is locked.
 * @throws what `generateLines` refuses
 * @since 0.1
 */
export async function prepareReplacements(
  context: Pick<Context, "db" | "engine">,
  order: TaxedOrder & Pick<Columns<"Order">, "region_id" | "customer_id">,
  items: readonly { readonly variant_id: string; readonly quantity: number }[],
): Promise<Replacements> {
  if (items.length === 0) return { drafts: [], taxLines: undefined }
  const where = { regionId: order.region_id, customerId: order.customer_id }
  const drafts = await generateLines(context, items, where)
  if (!order.region) return { drafts, taxLines: undefined }
  const taxLines = await taxLinesFor(context, {
    region: order.region,
    items: drafts.map(({ values, variant }) => ({ id: values.id, product_id: variant.product_id })),
    shippingMethods: [],
    context: { shipping_address: order.shipping_address, customer: order.customer },
  })
  return { drafts, taxLines }
}

/**
 * Stores replacements, and promises units of stock to them.
 * @throws inventory.insufficient; the caller's transaction must be rolled back then
 * @locks inventory levels
 * @emits reservation-item.created
 * @since 0.1
 */
export async function insertReplacements(
  context: Pick<Context, "db" | "emit">,
  claimId: string,
  { drafts, taxLines }: Replacements,
  salesChannelId: string | null,
): Promise<void> {
  if (drafts.length === 0) return
  await insertLines(context.db, drafts, { claim_order_id: claimId })
  if (taxLines) await persistTaxLines(context.db, taxLines)
  const lines = drafts.map(({ values }) => ({ lineItem: values, quantity: values.quantity }))
  await reserveForLines(context, { lines, salesChannelId })
}

/** How replacements are to be sent: a new shipping method, or one that exists. */
export interface ClaimShipping {
  readonly id?: string | null | undefined
  readonly option_id?: string | null | undefined
  /** smallest units; by default, the option's price */
  readonly price?: number | null | undefined
  readonly data?: ProviderData | null | undefined
}

/** Shipping methods that are checked and priced, and ids of those that exist. */
export interface PreparedClaimShipping {
  readonly made: readonly PreparedShippingMethod[]
  readonly existing: readonly string[]
}

/**
 * Checks and prices shipping methods. The fulfillment provider is asked here: call it before anything is locked.
 * @throws shipping.option_not_found, shipping.provider_not_found, and what the provider refuses
 * @since 0.1
 */
export async function prepareClaimShipping(
  context: Pick<Context, "db" | "engine">,
  methods: readonly ClaimShipping[],
): Promise<PreparedClaimShipping> {
  const made: PreparedShippingMethod[] = []
  for (const { id, option_id, price, data } of methods)
    if (!id && option_id) made.push(await prepareShippingMethod(context, { option: option_id, price, data }))
  return { made, existing: methods.flatMap(({ id }) => id ?? []) }
}

/**
 * Gives a claim its shipping methods.
 * @since 0.1
 */
export async function insertClaimShipping(
  db: Executor,
  claimId: string,
  { made, existing }: PreparedClaimShipping,
): Promise<void> {
  for (const method of made) await insertShippingMethod(db, method, { claim_order_id: claimId })
  if (existing.length === 0) return
  await db
    .updateTable("shipping_method")
    .set({ claim_order_id: claimId })
    .where("id", "in", existing)
    .execute()
}
