import { firstOf } from "../../../platform/kernel/certain.ts"
import { sql } from "kysely"
import { generateLines, insertLines, refreshAdjustments, type LockedCart } from "../../sales/carts/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { findShortages, inventoryErrors } from "../../stock/inventory/index.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import { deleteShippingMethods } from "../../sales/shipping/index.ts"
import { draftOrderErrors } from "./errors.ts"

/** A line of a draft order: units of a variant, or something made up by hand. */
export interface DraftLine {
  readonly variant_id?: string | null | undefined
  /** of a line without variant */
  readonly title?: string | null | undefined
  /** smallest units; the variant's price by default, at least 0 */
  readonly unit_price?: number | null | undefined
  readonly quantity: number
  readonly metadata?: Metadata | null | undefined
}

/** Where the lines belong, as far as their making goes. */
export type DraftCart = Pick<LockedCart, "id" | "region_id" | "customer_id" | "sales_channel_id">

/**
 * Adds lines to the cart of a draft order. Variants can be from any sales channel.
 * @param cart locked, or not known to anybody yet
 * @param options.isNew whether the draft order is being created. As in v1, a new one can have more units than are in
 *   stock. Later, the stock counts, and variants without a manual price are added to an existing line of the variant.
 * @throws carts.quantity_missing, carts.variant_not_found, carts.no_price, inventory.insufficient
 * @since 0.1
 */
export async function addDraftLines(
  context: Pick<Context, "db" | "engine">,
  cart: DraftCart,
  lines: readonly DraftLine[],
  options: { readonly isNew: boolean },
): Promise<void> {
  for (const line of lines)
    if (line.variant_id)
      await addVariantLine(context, cart, { ...line, variant_id: line.variant_id }, options)
  const custom = lines.filter((line) => !line.variant_id)
  if (custom.length > 0)
    await context.db
      .insertInto("line_item")
      .values(custom.map((line) => customLine(cart.id, line)))
      .execute()
  await refreshAdjustments(context, cart)
}

function customLine(cart_id: string, line: DraftLine) {
  if (!(line.quantity >= 0)) throw draftOrderErrors.negative_quantity()
  requiredColumns("line_item", { title: line.title })
  return {
    id: newId("item"),
    cart_id,
    title: line.title || "Custom item",
    unit_price: Math.max(0, line.unit_price ?? 0),
    quantity: line.quantity,
    has_shipping: true,
    allow_discounts: false,
    metadata: line.metadata === null ? null : JSON.stringify(line.metadata ?? {}),
  }
}

async function addVariantLine(
  context: Pick<Context, "db" | "engine">,
  cart: DraftCart,
  line: DraftLine & { readonly variant_id: string },
  { isNew }: { readonly isNew: boolean },
): Promise<void> {
  const { db } = context
  const { variant_id, unit_price = null, metadata = null } = line
  const same =
    !isNew && unit_price === null ? await sameLine(db, cart.id, { variant_id, metadata }) : undefined
  const quantity = line.quantity + (line.quantity >= 1 ? (same?.quantity ?? 0) : 0)
  const where = { regionId: cart.region_id, customerId: cart.customer_id }
  const request = { variant_id, quantity, unit_price, metadata }
  const draft = firstOf(await generateLines(context, [request], where))
  const demand = { variant: draft.variant, quantity }
  const [short] = isNew ? [] : await findShortages(db, [demand], cart.sales_channel_id)
  if (short) throw inventoryErrors.insufficient(short)
  if (!same) return insertLines(db, [draft], { cart_id: cart.id })
  const { unit_price: price, includes_tax } = draft.values
  await sql`update line_item set quantity = ${quantity}, unit_price = ${price}, includes_tax = ${includes_tax},
    updated_at = now() where id = ${same.id}`.execute(db)
}

async function sameLine(
  db: Executor,
  cartId: string,
  { variant_id, metadata }: { readonly variant_id: string; readonly metadata: Metadata | null },
): Promise<{ readonly id: string; readonly quantity: number } | undefined> {
  const { rows } = await sql<{ id: string; quantity: number }>`select id, quantity from line_item
    where cart_id = ${cartId} and variant_id = ${variant_id} and should_merge
      and metadata = ${JSON.stringify(metadata ?? {})}::jsonb
    order by created_at, id limit 1`.execute(db)
  return rows[0]
}

/** A change of a line; what is absent stays. */
export interface DraftLineChange {
  readonly title?: string | null | undefined
  /** smallest units */
  readonly unit_price?: number | null | undefined
  /** 0 removes the line */
  readonly quantity?: number | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/**
 * Changes a line of the cart of a draft order, and deletes the cart's shipping methods as v1 does. The price stays as
 * it is unless the change names one.
 * @param cart locked
 * @throws draft-orders.line_not_found, draft-orders.negative_quantity, inventory.insufficient
 * @since 0.1
 */
export async function updateDraftLine(
  context: Pick<Context, "db" | "engine">,
  cart: DraftCart,
  lineId: string,
  change: DraftLineChange,
): Promise<void> {
  const { db } = context
  const { title, unit_price, quantity } = requiredColumns("line_item", {
    title: change.title,
    unit_price: change.unit_price,
    quantity: change.quantity,
  })
  const { metadata } = change
  if (quantity !== undefined && quantity < 0) throw draftOrderErrors.negative_quantity()
  if (quantity === 0) return removeDraftLine(context, cart, lineId)
  const line = await db
    .selectFrom("line_item")
    .select(["metadata", "variant_id"])
    .where("id", "=", lineId)
    .where("cart_id", "=", cart.id)
    .executeTakeFirst()
  if (!line) throw draftOrderErrors.line_not_found()
  if (quantity !== undefined && line.variant_id)
    await assertInStock(db, cart, { variant_id: line.variant_id, quantity })
  const merged = metadata && mergeMetadata(line.metadata, metadata)
  await db
    .updateTable("line_item")
    .set({
      ...(title !== undefined ? { title } : {}),
      ...(unit_price !== undefined ? { unit_price: Math.max(0, unit_price) } : {}),
      ...(quantity !== undefined ? { quantity } : {}),
      ...(merged ? { metadata: JSON.stringify(merged) } : {}),
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", lineId)
    .execute()
  await dropShippingMethods(db, cart.id)
  await refreshAdjustments(context, cart)
}

async function assertInStock(
  db: Executor,
  { sales_channel_id }: DraftCart,
  { variant_id, quantity }: { readonly variant_id: string; readonly quantity: number },
): Promise<void> {
  const variant = await fetchById(db, "ProductVariant", variant_id)
  const shortages = variant ? await findShortages(db, [{ variant, quantity }], sales_channel_id) : []
  if (shortages.length > 0) throw inventoryErrors.insufficient()
}

/**
 * Removes a line from the cart of a draft order, and the cart's shipping methods with it. A line that the cart does not
 * have is ignored.
 * @param cart locked
 * @since 0.1
 */
export async function removeDraftLine(
  context: Pick<Context, "db" | "engine">,
  cart: DraftCart,
  lineId: string,
): Promise<void> {
  const { db } = context
  const { numDeletedRows } = await db
    .deleteFrom("line_item")
    .where("id", "=", lineId)
    .where("cart_id", "=", cart.id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return
  await dropShippingMethods(db, cart.id)
  await resetShipping(db, cart.id)
  await refreshAdjustments(context, cart)
}

/**
 * Adds a line to the cart of a draft order that exists. As in v1, a line of a variant deletes the cart's shipping
 * methods, and a line made by hand does not.
 * @param cart locked
 * @throws what `addDraftLines` throws
 * @since 0.1
 */
export async function addLineToDraft(
  context: Pick<Context, "db" | "engine">,
  cart: DraftCart,
  line: DraftLine,
): Promise<void> {
  await addDraftLines(context, cart, [line], { isNew: false })
  if (!line.variant_id) return
  await dropShippingMethods(context.db, cart.id)
  await resetShipping(context.db, cart.id)
}

/** No line is covered by a shipping method any more. */
async function resetShipping(db: Executor, cartId: string): Promise<void> {
  await db.updateTable("line_item").set({ has_shipping: false }).where("cart_id", "=", cartId).execute()
}

async function dropShippingMethods(db: Executor, cartId: string): Promise<void> {
  const methods = await db.selectFrom("shipping_method").select("id").where("cart_id", "=", cartId).execute()
  await deleteShippingMethods(
    db,
    methods.map((method) => method.id),
  )
}
