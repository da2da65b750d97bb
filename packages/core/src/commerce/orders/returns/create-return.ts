import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import type { Selected } from "../../../platform/query/selected.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { assertReturnableCards } from "../../sales/gift-cards/index.ts"
import { returnRefund, taxCalculation, taxStrategy } from "../../sales/totals/index.ts"
import { returnErrors } from "./errors.ts"
import { insertReturnShipping, type PreparedReturnShipping } from "./return-shipping.ts"
import { returnLines, type ReturnLine, type WantedReturn } from "./rules.ts"
import { usedUnits } from "./used-units.ts"

/** A return that is to be announced. */
export interface NewReturn {
  /** the order that the lines are of, read with `returnableOrder` while it is locked */
  readonly order: ReturnableOrder
  /** what the return belongs to: one of them */
  readonly owner: { readonly order_id?: string; readonly swap_id?: string; readonly claim_order_id?: string }
  readonly items: readonly WantedReturn[]
  readonly shipping?: PreparedReturnShipping | undefined
  /** smallest units, below zero counts as 0; computed from the lines and the return shipping unless given */
  readonly refund?: number | null | undefined
  readonly noNotification?: boolean | null | undefined
  readonly locationId?: string | null | undefined
  readonly idempotencyKey?: string | null
  readonly metadata?: Metadata | null
}

/** What of an order decides about its returns. */
const returnable = withRelations(
  "items",
  "items.tax_lines",
  "items.adjustments",
  "discounts",
  "discounts.rule",
  "region",
  "shipping_address",
  "customer",
  "swaps",
  "swaps.additional_items",
  "swaps.additional_items.tax_lines",
  "swaps.additional_items.adjustments",
  "claims",
  "claims.additional_items",
  "claims.additional_items.tax_lines",
  "claims.additional_items.adjustments",
)

/** An order with what decides about its returns. */
export type ReturnableOrder = Selected<"Order", typeof returnable>

/**
 * Reads an order with what decides about its returns.
 * @since 0.1
 */
export async function returnableOrder(db: Executor, id: string): Promise<ReturnableOrder | undefined> {
  return fetchById(db, "Order", id, returnable)
}

/**
 * Creates a return that is to be received. The order must be locked.
 * @returns the return's ID
 * @throws returns.line_not_found, returns.too_many, returns.line_canceled, gift-cards.spent,
 *   returns.reason_has_children; not_found when a reason does not exist
 * @locks gift_card, in the order of the ids
 * @since 0.1
 */
export async function createReturn(
  { db, engine }: Pick<Context, "db" | "engine">,
  input: NewReturn,
): Promise<string> {
  // A claim has checked and counted its own units.
  const used = input.owner.claim_order_id ? undefined : await usedUnits(db, input.order)
  const lines = returnLines(input.order, input.items, { used, isSwap: !!input.owner.swap_id })
  await assertReasons(db, input.items)
  const id = newId("ret")
  await db
    .insertInto("return")
    .values({
      id,
      ...input.owner,
      status: "requested",
      refund_amount: refundOf(engine, input, lines),
      no_notification: input.noNotification ?? null,
      location_id: input.locationId ?? null,
      idempotency_key: input.idempotencyKey ?? null,
      metadata: input.metadata ? JSON.stringify(input.metadata) : null,
    })
    .execute()
  await insertItems(db, id, lines)
  if (lines.some(({ line }) => line.is_giftcard)) await assertReturnableCards(db, input.order.id)
  if (input.shipping) await insertReturnShipping(db, id, input.shipping)
  return id
}

/** Nobody pays to give something back. */
function refundOf(
  { strategies }: Pick<Context["engine"], "strategies">,
  { order, refund, shipping }: NewReturn,
  lines: readonly ReturnLine[],
): number {
  if (typeof refund === "number") return Math.max(0, refund)
  const method = shipping && { ...shipping.method, id: "", tax_lines: shipping.taxLines }
  const refunded = lines.map(({ line, wanted }) => ({ line, quantity: wanted.quantity }))
  const taxes = taxCalculation(strategies.of(taxStrategy), order)
  const context = { discounts: order.discounts, tax_rate: order.tax_rate, taxes }
  return Math.max(0, returnRefund(refunded, context, method ?? null))
}

async function insertItems(db: Executor, returnId: string, lines: readonly ReturnLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ line, wanted: { item_id, quantity, reason_id, note } }) => ({
    return_id: returnId,
    item_id,
    quantity,
    requested_quantity: quantity,
    reason_id: reason_id ?? null,
    note: note ?? null,
    metadata: line.metadata ? JSON.stringify(line.metadata) : null,
  }))
  await db.insertInto("return_item").values(rows).execute()
}

async function assertReasons(db: Executor, items: readonly WantedReturn[]): Promise<void> {
  const ids = items.flatMap(({ reason_id }) => reason_id ?? [])
  if (ids.length === 0) return
  const { rows } = await sql`select from return_reason
    where parent_return_reason_id = any(${ids}) and deleted_at is null limit 1`.execute(db)
  if (rows.length > 0) throw returnErrors.reason_has_children()
}
