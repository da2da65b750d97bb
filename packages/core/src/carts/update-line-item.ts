import { sql } from "kysely"
import { refreshAdjustments } from "./refresh-adjustments.ts"
import type { Context } from "../http/operation.ts"
import type { Metadata } from "../kernel/metadata.ts"
import type { Executor } from "../query/fetch.ts"
import { confirmStock, lineContext, linesOfVariant } from "./add-line-item.ts"
import { cartErrors } from "./errors.ts"
import { generateLines } from "./generate-lines.ts"
import type { LockedCart } from "./locks.ts"
import { removeLineItem } from "./remove-line-item.ts"
import { consequences, dropShippingMethods, type Consequences } from "./shipping-of-cart.ts"

/**
 * Changes the quantity and the metadata of a line. The price is sought anew, unless it was set by hand. Quantity 0
 * removes the line.
 * @param cart locked
 * @param change.metadata replaces what was there; none leaves the line without any
 * @throws carts.line_not_found, carts.negative_quantity, carts.no_price, inventory.insufficient
 * @since 0.1
 */
export async function updateLineItem(
  context: Context,
  cart: LockedCart,
  change: { readonly lineId: string; readonly quantity: number; readonly metadata?: Metadata | null },
): Promise<void> {
  const { lineId, quantity } = change
  if (quantity < 0) throw cartErrors.negative_quantity()
  const line = await findLine(context.db, cart.id, lineId)
  if (quantity === 0) return removeLineItem(context, cart, lineId)
  const { hasDiscounts, hasShipping } = line.variant_id
    ? await reprice(context, cart, { ...change, line })
    : await setQuantity(context.db, cart.id, change)
  if (hasShipping) await dropShippingMethods(context.db, cart.id, { resetsLines: false })
  if (hasDiscounts) await refreshAdjustments(context, cart)
}

interface FoundLine {
  readonly variant_id: string | null
  readonly unit_price: number
  readonly should_merge: boolean
}

async function findLine(db: Executor, cartId: string, lineId: string): Promise<FoundLine> {
  const line = await db
    .selectFrom("line_item")
    .select(["variant_id", "unit_price", "should_merge", "is_return"])
    .where("id", "=", lineId)
    .where("cart_id", "=", cartId)
    .executeTakeFirst()
  if (!line || line.is_return) throw cartErrors.line_not_found()
  return line
}

/** A line whose price was set by hand keeps it. */
async function reprice(
  context: Context,
  cart: LockedCart,
  change: {
    readonly lineId: string
    readonly quantity: number
    readonly metadata?: Metadata | null
    readonly line: FoundLine
  },
): Promise<Consequences> {
  const { lineId, quantity, metadata, line } = change
  const variant_id = line.variant_id!
  const { lines, ...rest } = await linesOfVariant(context.db, cart.id, { variant_id })
  const unit_price = line.should_merge ? null : line.unit_price
  const where = { ...lineContext(context, cart), salesChannelId: null }
  const [draft] = await generateLines(context, [{ variant_id, quantity, unit_price }], where)
  const others = lines.filter((each) => each.id !== lineId)
  await confirmStock(context.db, [{ draft: draft!, others }], cart.sales_channel_id)
  const price = draft!.values
  await sql`update line_item set quantity = ${quantity}, unit_price = ${price.unit_price},
      includes_tax = case when should_merge then ${price.includes_tax} else includes_tax end,
      metadata = ${JSON.stringify(metadata ?? {})}::jsonb, updated_at = now()
    where id = ${lineId}`.execute(context.db)
  return rest
}

async function setQuantity(
  db: Executor,
  cartId: string,
  change: { readonly lineId: string; readonly quantity: number; readonly metadata?: Metadata | null },
): Promise<Consequences> {
  const { rows } = await sql<Consequences>`update line_item
    set quantity = ${change.quantity}, metadata = ${JSON.stringify(change.metadata ?? {})}::jsonb,
      updated_at = now()
    where id = ${change.lineId}
    returning ${consequences(cartId)}`.execute(db)
  return rows[0]!
}
