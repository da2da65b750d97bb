import { sql } from "kysely"
import { refreshAdjustments } from "./refresh-adjustments.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { inventoryErrors } from "../../stock/inventory/index.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { lacksStock, lineContext, linesOfVariant } from "./add-line-item.ts"
import { cartErrors } from "./errors.ts"
import { generateLines } from "./generate-lines.ts"
import type { LockedCart } from "./locks.ts"
import { removeLineItem } from "./remove-line-item.ts"
import { consequences, dropShippingMethods, type Consequences } from "./shipping-of-cart.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** A new quantity of a line, and metadata to add to it. */
interface LineChange {
  readonly lineId: string
  readonly quantity: number
  readonly metadata?: Metadata | null
}

/**
 * Changes the quantity and the metadata of a line. The price is looked up again, unless it was set by hand. Quantity 0
 * removes the line.
 * @param cart locked
 * @param change.metadata is merged into the line's own; without it, the line keeps what it has
 * @throws carts.line_not_found, carts.negative_quantity, carts.no_price, inventory.insufficient
 * @since 0.1
 */
export async function updateLineItem(context: Context, cart: LockedCart, change: LineChange): Promise<void> {
  const { lineId, quantity } = change
  if (quantity < 0) throw cartErrors.negative_quantity()
  const line = await findLine(context.db, cart.id, lineId)
  if (quantity === 0) return removeLineItem(context, cart, lineId)
  const { hasDiscounts, hasShipping } = line.variant_id
    ? await reprice(context, cart, { ...change, line })
    : await setQuantity(context.db, cart.id, { ...change, line })
  if (hasShipping) await dropShippingMethods(context.db, cart.id, { resetsLines: false })
  if (hasDiscounts) await refreshAdjustments(context, cart)
}

interface FoundLine {
  readonly variant_id: string | null
  readonly unit_price: number
  readonly should_merge: boolean
  readonly metadata: unknown
}

/** The metadata of a line after a change, as text for the database. */
function mergedMetadata(line: FoundLine, change: Metadata | null | undefined): string {
  return JSON.stringify(mergeMetadata(line.metadata, change ?? {}))
}

async function findLine(db: Executor, cartId: string, lineId: string): Promise<FoundLine> {
  const line = await db
    .selectFrom("line_item")
    .select(["variant_id", "unit_price", "should_merge", "is_return", "metadata"])
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
  change: LineChange & { readonly line: FoundLine },
): Promise<Consequences> {
  const { lineId, quantity, metadata, line } = change
  // Only lines of variants are repriced.
  const variant_id = line.variant_id!
  const { lines, ...rest } = await linesOfVariant(context.db, cart.id, { variant_id })
  const unit_price = line.should_merge ? null : line.unit_price
  const where = { ...lineContext(context, cart), salesChannelId: null }
  const draft = firstOf(await generateLines(context, [{ variant_id, quantity, unit_price }], where))
  const others = lines.filter((each) => each.id !== lineId)
  const isShort = await lacksStock(context.db, [{ draft, others }], cart.sales_channel_id)
  if (isShort) throw inventoryErrors.insufficient()
  const price = draft.values
  await sql`update line_item set quantity = ${quantity}, unit_price = ${price.unit_price},
      includes_tax = case when should_merge then ${price.includes_tax} else includes_tax end,
      metadata = ${mergedMetadata(line, metadata)}::jsonb, updated_at = now()
    where id = ${lineId}`.execute(context.db)
  return rest
}

async function setQuantity(
  db: Executor,
  cartId: string,
  { lineId, quantity, metadata, line }: LineChange & { readonly line: FoundLine },
): Promise<Consequences> {
  const { rows } = await sql<Consequences>`update line_item
    set quantity = ${quantity}, metadata = ${mergedMetadata(line, metadata)}::jsonb, updated_at = now()
    where id = ${lineId}
    returning ${consequences(cartId)}`.execute(db)
  return firstOf(rows)
}
