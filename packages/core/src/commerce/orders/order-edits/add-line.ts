import { firstOf } from "../../../platform/kernel/certain.ts"
import { generateLines, insertLines, type LineDraft } from "../../sales/carts/index.ts"
import { isFirstAt } from "../../../platform/http/idempotency.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import type { Selected } from "../../../platform/query/selected.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { persistTaxLines, taxLinesFor, type TaxLines } from "../../sales/tax/index.ts"
import { lockEditToChange } from "./change-items.ts"
import { orderEditErrors } from "./errors.ts"
import { insertChange } from "./item-changes.ts"
import { refreshEditAdjustments } from "./refresh-adjustments.ts"
import { assertActive } from "./rules.ts"

/** Units of a variant to add. */
export interface AddedLine {
  readonly variant_id: string
  readonly quantity: number
  readonly metadata?: Metadata | null | undefined
}

/** What a new line is priced and taxed by. */
const orderParts = withRelations(
  "order",
  "order.region",
  "order.region.tax_rates",
  "order.shipping_address",
  "order.customer",
)

/**
 * Adds a line to an order edit, at the price of today. A tax provider is asked before anything is locked.
 * @throws order-edits.not_found, order-edits.not_active, order-edits.paid, what `generateLines` refuses
 * @locks order, then order_edit
 * @emits order-edit-item-change.CREATED
 * @since 0.1
 */
export async function addEditLine(context: Context, id: string, line: AddedLine): Promise<void> {
  const edit = await fetchById(context.db, "OrderEdit", id, orderParts)
  if (!edit) throw orderEditErrors.not_found(id)
  assertActive("add", edit)
  const prepared = await prepareLine(context, edit.order, line)
  await inTransaction(context, async (stage) => {
    if (!(await isFirstAt(stage.db, context.idempotencyKey, "line_added"))) return
    const locked = await lockEditToChange(stage.db, id, "add")
    await insertLines(stage.db, [prepared.draft], { order_edit_id: id })
    if (prepared.taxLines) await persistTaxLines(stage.db, prepared.taxLines)
    await refreshEditAdjustments(stage, { id, order_id: locked.order.id })
    const line_item_id = prepared.draft.values.id
    await insertChange(stage, { type: "item_add", order_edit_id: id, line_item_id })
  })
}

async function prepareLine(
  context: Context,
  order: Selected<"OrderEdit", typeof orderParts>["order"],
  { variant_id, quantity, metadata }: AddedLine,
): Promise<{ readonly draft: LineDraft; readonly taxLines: TaxLines | undefined }> {
  const where = { regionId: order.region_id, customerId: order.customer_id }
  const draft = firstOf(
    await generateLines(context, [{ variant_id, quantity, metadata: metadata ?? null }], where),
  )
  const { values, variant } = draft
  const taxLines = await taxLinesFor(context, {
    region: order.region,
    items: [{ id: values.id, product_id: variant.product_id }],
    shippingMethods: [],
    context: { shipping_address: order.shipping_address, customer: order.customer },
  })
  return { draft, taxLines }
}
