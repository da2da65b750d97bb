import type { Context } from "../../../platform/http/operation.ts"
import type { Row } from "../../../platform/query/fetch.ts"
import { readableColumns } from "../../../platform/query/plan.ts"
import { entitiesOf } from "../../../platform/query/registry.ts"
import {
  itemTotals,
  orderTotals,
  taxCalculation,
  type OrderInput,
  type OrderLineItemTotals,
  type OrderTotals,
  type ShippingMethodTotals,
  type TaxCalculation,
  type TotalsResult,
} from "../../sales/totals/index.ts"
import { editStatus } from "./edit-status.ts"
import { shownRelations, type OrderView } from "./loaded-selection.ts"

/**
 * What reading orders takes: a database, and how their taxes are calculated.
 * @since 0.1
 */
export interface OrderReader extends Pick<Context, "db"> {
  readonly engine: Pick<Context["engine"], "taxStrategies">
}

/**
 * Orders as answers show them: what was asked for, with totals everywhere. Works on what was read, without another
 * statement.
 * @param rows read with `loadedSelection(view, entities)`; they belong to the caller, and what is below them is
 *   completed in place
 * @since 0.1
 */
export function presentOrders({ db, engine }: OrderReader, rows: readonly Row[], view: OrderView): Row[] {
  const isShown = shownNames(view, new Set(readableColumns(entitiesOf(db).Order!)))
  return rows.map((row) => presentOrder(row, { view, isShown, taxes: taxesOfOrder(engine, row) }))
}

/**
 * How the taxes of an order are calculated.
 * @since 0.1
 */
export function taxesOfOrder(
  { taxStrategies }: OrderReader["engine"],
  { region_id, currency_code, region }: Row,
): TaxCalculation {
  return taxCalculation(taxStrategies, {
    region_id: region_id ?? region?.id,
    currency_code: currency_code ?? region?.currency_code,
  })
}

/**
 * What an order costs, from a row that was read with `loadedSelection`.
 * @since 0.1
 */
export function totalsOfOrder(
  row: Row,
  taxes: TaxCalculation,
): TotalsResult<OrderTotals, OrderLineItemTotals> {
  return orderTotals(row as unknown as OrderInput, taxes)
}

/** How an order is shown. */
interface Presentation {
  readonly view: OrderView
  readonly isShown: (name: string) => boolean
  readonly taxes: TaxCalculation
}

function presentOrder(row: Row, { view, isShown, taxes }: Presentation): Row {
  const totals = totalsOfOrder(row, taxes)
  for (const item of row.items as Row[]) presentItem(item, totals.items.get(item.id)!)
  for (const method of row.shipping_methods as Row[])
    Object.assign(method, methodTotals(totals.shippingMethods.get(method.id)!))
  for (const owner of [...((row.swaps ?? []) as Row[]), ...((row.claims ?? []) as Row[])])
    presentOwner(owner, row, taxes)
  for (const edit of (row.edits ?? []) as Row[]) addStatus(edit)
  const shown: Row = { object: "order" }
  for (const name of Object.keys(row)) if (isShown(name)) shown[name] = row[name]
  if (view.withReturnableItems) shown.returnable_items = returnableItems(row)
  return Object.assign(shown, totals.totals, rawDiscount(totals, view))
}

/** The status of an edit is read off its moments, where they were asked for. */
function addStatus(edit: Row): void {
  if ("canceled_at" in edit) edit.status = editStatus(edit)
}

/** Swaps and claims have totals on the items that they send. */
function presentOwner(owner: Row, order: Row, taxes: TaxCalculation): void {
  const { discounts, tax_rate } = order as Pick<OrderInput, "discounts" | "tax_rate">
  for (const item of (owner.additional_items ?? []) as Row[])
    presentItem(item, itemTotals(item as OrderInput["items"][number], { discounts, tax_rate }, taxes))
}

/** Quantity and totals count all units that were ordered; `refundable` leaves out those that came back. */
function presentItem(item: Row, totals: OrderLineItemTotals): void {
  addProfile(item.variant?.product as Row | undefined)
  item.refundable = totals.refundable
  item.subtotal = totals.subtotal
  item.discount_total = totals.discount_total
  item.total = totals.total
  item.original_total = totals.original_total
  item.original_tax_total = totals.original_tax_total
  item.tax_total = totals.tax_total
  item.raw_discount_total = totals.raw_discount_total
}

/** A product's first shipping profile is shown beside the list of them, as in v1. */
function addProfile(product: Row | undefined): void {
  const profiles = product?.profiles as Row[] | undefined
  if (!product || !profiles) return
  product.profile = profiles[0] ?? null
  product.profile_id = profiles[0]?.id ?? null
}

function methodTotals(totals: ShippingMethodTotals) {
  const { original_total, total, subtotal, original_tax_total, tax_total } = totals
  return { original_total, total, subtotal, original_tax_total, tax_total }
}

/** Lines of the order and of its swaps and claims of which more was sent than came back. */
function returnableItems(order: Row): Row[] {
  const owners = [...((order.swaps ?? []) as Row[]), ...((order.claims ?? []) as Row[])]
  const items = [order, ...owners].flatMap((owner) => (owner.items ?? owner.additional_items ?? []) as Row[])
  return items.filter((item) => (item.returned_quantity ?? 0) < (item.shipped_quantity ?? 0))
}

function rawDiscount(
  totals: TotalsResult<OrderTotals, OrderLineItemTotals>,
  view: OrderView,
): { raw_discount_total?: number } {
  if (view.shows === "asked") return {}
  return {
    raw_discount_total: [...totals.items.values()].reduce((sum, item) => sum + item.raw_discount_total, 0),
  }
}

/** Which names of an order's row an answer shows. */
function shownNames(view: OrderView, columns: ReadonlySet<string>): (name: string) => boolean {
  const relations = shownRelations(view)
  const { fields } = view.wanted
  return (name) =>
    columns.has(name)
      ? !fields || fields.includes(name) || (name === "tax_rate" && view.shows === "everything")
      : relations.has(name)
}
