import { sql, type RawBuilder } from "kysely"
import { refreshAdjustments } from "./refresh-adjustments.ts"
import type { Context } from "../../../platform/http/operation.ts"
import {
  findShortages,
  inventoryErrors,
  shortagesIn,
  stockQuery,
  type Demand,
} from "../../stock/inventory/index.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { together } from "../../../platform/query/together.ts"
import {
  checkRequests,
  draftsFrom,
  insertLines,
  lineQueries,
  type LineDraft,
  type LineRequest,
} from "./generate-lines.ts"
import type { LockedCart } from "./locks.ts"
import { consequences, dropShippingMethods, type Consequences } from "./shipping-of-cart.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * Adds units of a variant to a cart: to an existing line of the variant if its metadata is the same, else as a
 * new line. The price depends on the total quantity of the line.
 * @param cart locked
 * @throws carts.quantity_missing, carts.variant_not_found, carts.not_in_channel, carts.no_price
 * @throws inventory.insufficient when there are not enough units in stock
 * @since 0.1
 */
export async function addLineItem(context: Context, cart: LockedCart, request: LineRequest): Promise<void> {
  checkRequests([request])
  const where = lineContext(context, cart)
  const channels = cart.sales_channel_id ? [cart.sales_channel_id] : undefined
  const { variants, facts, stock, present } = await together(context.db, {
    ...lineQueries([request], where),
    stock: stockQuery([request.variant_id], channels),
    present: linesOfVariantQuery(cart.id, request),
  })
  const { lines, hasDiscounts, hasShipping } = firstOf(present)
  const line = typeof request.unit_price === "number" ? undefined : lines.find((each) => each.isMergeable)
  const quantity = request.quantity + (line?.quantity ?? 0)
  const draft = firstOf(await draftsFrom(context, { variants, facts }, [{ ...request, quantity }], where))
  const others = lines.filter((each) => each !== line)
  assertInStock(shortagesIn(stock, [demandOf({ draft, others })]))
  if (line) await mergeInto(context.db, line.id, draft)
  else await insertLines(context.db, [draft], { cart_id: cart.id, has_shipping: false })
  if (hasShipping) await dropShippingMethods(context.db, cart.id, { resetsLines: true })
  if (hasDiscounts) await refreshAdjustments(context, cart)
}

/**
 * Where and for whom the lines of a cart are made: a signed-in customer's prices hold before the cart is theirs.
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

/** Lines of a variant; they can be merged if their metadata is the same. As in v1, null is not the same as {}. */
interface VariantLines {
  readonly variant_id: string | null
  readonly metadata?: Metadata | null
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
  of: VariantLines,
): Promise<LinesOfVariant> {
  return firstOf((await linesOfVariantQuery(cartId, of).execute(db)).rows)
}

function linesOfVariantQuery(
  cartId: string,
  { variant_id, metadata }: VariantLines,
): RawBuilder<LinesOfVariant> {
  return sql<LinesOfVariant>`select
    (select coalesce(json_agg(json_build_object('id', id, 'quantity', quantity, 'isMergeable', should_merge
        and coalesce(metadata = ${JSON.stringify(metadata ?? {})}::jsonb, false)) order by created_at, id), '[]')
      from line_item
      where cart_id = ${cartId} and variant_id = ${variant_id} and not is_return) as lines,
    ${consequences(cartId)}`
}

/**
 * Refuses lines that there are not enough units for, together with what else the cart holds of their variants.
 * @throws inventory.insufficient
 * @since 0.1
 */
export async function confirmStock(
  db: Executor,
  wanted: readonly WantedUnits[],
  salesChannelId: string | null,
): Promise<void> {
  assertInStock(await findShortages(db, wanted.map(demandOf), salesChannelId))
}

/**
 * Whether there are too few units for lines, together with what else the cart holds of their variants.
 * @since 0.1
 */
export async function lacksStock(
  db: Executor,
  wanted: readonly WantedUnits[],
  salesChannelId: string | null,
): Promise<boolean> {
  return (await findShortages(db, wanted.map(demandOf), salesChannelId)).length > 0
}

/** A line to be, and the lines of the same variant beside it. */
interface WantedUnits {
  readonly draft: Pick<LineDraft, "variant"> & { readonly values: { readonly quantity: number } }
  readonly others: readonly { readonly quantity: number }[]
}

function demandOf({ draft, others }: WantedUnits): Demand {
  return {
    variant: draft.variant,
    quantity: others.reduce((sum, other) => sum + other.quantity, draft.values.quantity),
  }
}

function assertInStock([short]: readonly string[]): void {
  if (short) throw inventoryErrors.insufficient(short)
}

async function mergeInto(db: Executor, lineId: string, { values }: LineDraft): Promise<void> {
  const { quantity, unit_price, includes_tax } = values
  await sql`update line_item set quantity = ${quantity}, unit_price = ${unit_price},
    includes_tax = ${includes_tax}, has_shipping = false, updated_at = now() where id = ${lineId}`.execute(db)
}
