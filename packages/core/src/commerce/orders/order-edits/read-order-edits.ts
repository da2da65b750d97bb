import { generalErrors } from "../../../platform/kernel/errors.ts"
import { editStatus, taxesOfOrder, totalsOfOrder, type OrderReader } from "../orders/index.ts"
import { fetchById, fetchPage, type FoundPage } from "../../../platform/query/fetch.ts"
import { givenFilters, textMatches } from "../../../platform/query/filter.ts"
import type { Relations, ResponseRow, Selected } from "../../../platform/query/selected.ts"
import { atLeast, withRelations, type Selection } from "../../../platform/query/selection.ts"
import type { OrderLineItemTotals, OrderTotals, TotalsResult } from "../../sales/totals/index.ts"
import { orderEditErrors } from "./errors.ts"
import type { ListEditsQuery } from "./shapes.ts"
import { OrderEdit } from "./tables.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** What the totals of an edit are computed from: its lines, and its order in the current state. */
const itemParts = ["items", "items.variant", "items.adjustments", "items.tax_lines"] as const
const orderParts = [
  "order",
  "order.items",
  "order.items.adjustments",
  "order.items.tax_lines",
  "order.discounts",
  "order.discounts.rule",
  "order.gift_cards",
  "order.gift_card_transactions",
  "order.gift_card_transactions.gift_card",
  "order.payments",
  "order.refunds",
  "order.region",
  "order.shipping_methods",
  "order.shipping_methods.tax_lines",
] as const

/** An order edit with what its totals are computed from. */
type EditTree = Selected<"OrderEdit", Relations<(typeof itemParts | typeof orderParts)[number]>>

/** What no column holds. It is in every answer, and `fields` may name it. */
const reckoned = [
  "status",
  "discount_total",
  "gift_card_total",
  "gift_card_tax_total",
  "shipping_total",
  "subtotal",
  "tax_total",
  "total",
  "difference_due",
]

/**
 * An order edit as answers show it, with the totals that the order would have. One statement.
 * @throws order-edits.not_found; invalid_data when the selection names something unknown
 * @since 0.1
 */
export async function retrieveEdit(
  { db, engine }: OrderReader,
  id: string,
  selection: Selection,
): Promise<ResponseRow> {
  const edit = await fetchById(db, "OrderEdit", id, loaded(selection))
  if (!edit) throw orderEditErrors.not_found(id)
  return present(engine, edit, selection)
}

/**
 * A page of order edits as answers show them. One statement.
 * @throws invalid_data when the selection names something unknown
 * @since 0.1
 */
export async function listEdits(
  { db, engine }: OrderReader,
  { q, order_id, limit, offset, starting_after, order }: ListEditsQuery,
  selection: Selection,
): Promise<FoundPage> {
  const found = await fetchPage(db, {
    entity: "OrderEdit",
    selection: loaded(selection),
    filters: givenFilters({ order_id }),
    where: q ? [textMatches(["root.internal_note"], q)] : [],
    limit,
    offset,
    startingAfter: starting_after,
    order,
  })
  return { ...found, rows: found.rows.map((row) => present(engine, row, selection)) }
}

/**
 * How much more does the order cost with an edit than it costs now?
 * @returns smallest units; negative when it costs less
 * @throws order-edits.not_found
 * @since 0.1
 */
export async function differenceDue({ db, engine }: OrderReader, id: string): Promise<number> {
  const edit = await fetchById(db, "OrderEdit", id, withRelations(...itemParts, ...orderParts))
  if (!edit) throw orderEditErrors.not_found(id)
  return differenceOf(engine, edit, totalsWith(engine, edit))
}

/** Lines and totals are in every answer, whatever was asked for. */
function loaded(selection: Selection) {
  refuseUnknown(selection.fields ?? [])
  const wholes: ReadonlySet<string> = new Set([...itemParts, ...orderParts])
  const named = Object.entries(selection.relationFields).filter(([path]) => !wholes.has(path))
  const more = [...selection.relations, ...relationsAmong(selection.fields)]
  return {
    ...atLeast([...itemParts, ...orderParts], more),
    relationFields: Object.fromEntries(named),
    ...(selection.isRequested ? { isRequested: true as const } : {}),
  }
}

function refuseUnknown(fields: readonly string[]): void {
  const known = [...Object.keys(OrderEdit.columns), ...Object.keys(OrderEdit.relations), ...reckoned]
  const unknown = fields.filter((field) => !known.includes(field))
  if (unknown.length > 0) throw generalErrors.fields_not_valid(unknown)
}

function relationsAmong(fields: readonly string[] | undefined): readonly string[] {
  return (fields ?? []).filter((field) => field in OrderEdit.relations)
}

function present(engine: OrderReader["engine"], edit: EditTree, selection: Selection): ResponseRow {
  const totals = totalsWith(engine, edit)
  const { subtotal, discount_total, shipping_total, tax_total, total } = totals.totals
  const { gift_card_total, gift_card_tax_total } = totals.totals
  return {
    ...pick(edit, selection),
    items: edit.items.map((item) => ({ ...item, ...totals.items.get(item.id) })),
    status: editStatus(edit),
    discount_total,
    gift_card_total,
    gift_card_tax_total,
    shipping_total,
    subtotal,
    tax_total,
    total,
    difference_due: differenceOf(engine, edit, totals),
  }
}

function totalsWith(
  engine: OrderReader["engine"],
  { order, items }: EditTree,
): TotalsResult<OrderTotals, OrderLineItemTotals> {
  return totalsOfOrder({ ...order, items }, taxesOfOrder(engine, order))
}

function differenceOf(
  engine: OrderReader["engine"],
  { order }: EditTree,
  { totals }: TotalsResult<OrderTotals, OrderLineItemTotals>,
): number {
  const now = totalsOfOrder(order, taxesOfOrder(engine, order))
  return totals.total - now.totals.total
}

function pick(edit: EditTree, { fields, relations, relationFields }: Selection): ResponseRow {
  const roots = [...relations, ...Object.keys(relationFields)].map((path) => firstOf(path.split(".")))
  const shown = new Set([...(fields ?? []), ...roots])
  return Object.fromEntries(
    Object.entries(edit).filter(([name]) => shown.has(name) || (!fields && !(name in OrderEdit.relations))),
  )
}
