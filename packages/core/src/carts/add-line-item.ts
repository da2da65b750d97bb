import { sql } from "kysely"
import { refreshAdjustments } from "./refresh-adjustments.ts"
import type { Context } from "../http/operation.ts"
import { findShortages, inventoryErrors } from "../inventory/index.ts"
import type { Metadata } from "../kernel/metadata.ts"
import type { Executor } from "../query/fetch.ts"
import { generateLines, insertLines, type LineDraft, type LineRequest } from "./generate-lines.ts"
import type { LockedCart } from "./locks.ts"
import { consequences, dropShippingMethods, type Consequences } from "./shipping-of-cart.ts"

/**
 * Adds units of a variant to a cart: to the line that holds it already where its metadata is the same, else as a
 * line of their own. The price is that of all units of the line together.
 * @param cart locked
 * @throws carts.quantity_missing, carts.variant_not_found, carts.not_in_channel, carts.no_price
 * @throws inventory.insufficient when there are not enough units in stock
 * @since 0.1
 */
export async function addLineItem(context: Context, cart: LockedCart, request: LineRequest): Promise<void> {
  const { lines, hasDiscounts, hasShipping } = await linesOfVariant(context.db, cart.id, request)
  const line = typeof request.unit_price === "number" ? undefined : lines.find((each) => each.isMergeable)
  const quantity = request.quantity + (request.quantity >= 1 ? (line?.quantity ?? 0) : 0)
  const [draft] = await generateLines(context, [{ ...request, quantity }], lineContext(context, cart))
  const others = lines.filter((each) => each !== line)
  await confirmStock(context.db, [{ draft: draft!, others }], cart.sales_channel_id)
  if (line) await mergeInto(context.db, line.id, draft!)
  else await insertLines(context.db, [draft!], { cart_id: cart.id, has_shipping: false })
  if (hasShipping) await dropShippingMethods(context.db, cart.id, { resetsLines: true })
  if (hasDiscounts) await refreshAdjustments(context, cart)
}

/**
 * Where and for whom the lines of a cart are made: a logged-in customer's prices hold before the cart is theirs.
 * @since 0.1
 */
export function lineContext({ customerId }: Pick<Context, "customerId">, cart: LockedCart) {
  return {
    regionId: cart.region_id,
    customerId: customerId ?? cart.customer_id,
    salesChannelId: cart.sales_channel_id,
  }
}

interface ExistingLine {
  readonly id: string
  readonly quantity: number
  /** of the same metadata, and open to more units */
  readonly isMergeable: boolean
}

interface LinesOfVariant extends Consequences {
  readonly lines: readonly ExistingLine[]
}

/**
 * Lines of a cart that hold a variant already, and what else depends on the lines of the cart.
 * @since 0.1
 */
export async function linesOfVariant(
  db: Executor,
  cartId: string,
  { variant_id, metadata }: { readonly variant_id: string | null; readonly metadata?: Metadata | null },
): Promise<LinesOfVariant> {
  const { rows } = await sql<LinesOfVariant>`select
    (select coalesce(json_agg(json_build_object('id', id, 'quantity', quantity, 'isMergeable', should_merge
        and coalesce(metadata, '{}') = ${JSON.stringify(metadata ?? {})}::jsonb) order by created_at, id), '[]')
      from line_item
      where cart_id = ${cartId} and variant_id = ${variant_id} and not is_return) as lines,
    ${consequences(cartId)}`.execute(db)
  return rows[0]!
}

/**
 * Refuses lines that there are not enough units for, together with what else the cart holds of their variants.
 * @throws inventory.insufficient
 * @since 0.1
 */
export async function confirmStock(
  db: Executor,
  wanted: readonly {
    readonly draft: Pick<LineDraft, "variant"> & { readonly values: { readonly quantity: number } }
    readonly others: readonly { readonly quantity: number }[]
  }[],
  salesChannelId: string | null,
): Promise<void> {
  const demands = wanted.map(({ draft, others }) => ({
    variant: draft.variant,
    quantity: others.reduce((sum, other) => sum + other.quantity, draft.values.quantity),
  }))
  const [short] = await findShortages(db, demands, salesChannelId)
  if (short) throw inventoryErrors.insufficient(short)
}

async function mergeInto(db: Executor, lineId: string, { values }: LineDraft): Promise<void> {
  const { quantity, unit_price, includes_tax } = values
  await sql`update line_item set quantity = ${quantity}, unit_price = ${unit_price},
    includes_tax = ${includes_tax}, has_shipping = false, updated_at = now() where id = ${lineId}`.execute(db)
}
