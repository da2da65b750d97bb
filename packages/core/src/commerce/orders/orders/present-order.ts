import type { Context } from "../../../platform/http/operation.ts"
import type { Columns, Requested, ResponseRow } from "../../../platform/query/selected.ts"
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
  taxStrategy,
} from "../../sales/totals/index.ts"
import { editStatus } from "./edit-status.ts"
import { shownRelations, type OrderTree, type OrderView } from "./loaded-selection.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/**
 * What reading orders takes: a database, and how their taxes are calculated.
 * @since 0.1
 */
export interface OrderReader extends Pick<Context, "db"> {
  readonly engine: Pick<Context["engine"], "strategies">
}

/** An order as responses show it: what the request selected, and all totals. */
export type OrderResponse = Partial<Omit<OrderTree, "items" | "shipping_methods">> &
  OrderTotals & {
    readonly items?: readonly (OrderTree["items"][number] & OrderLineItemTotals)[]
    readonly shipping_methods?: readonly (OrderTree["shipping_methods"][number] &
      Pick<Requested<"ShippingMethod">, "shipping_option">)[]
  }

/**
 * Orders as answers show them: what was asked for, with totals everywhere. Works on what was read, without another
 * statement.
 * @param rows read with `loadedSelection(view, entities)`; they belong to the caller, and what is below them is
 *   completed in place
 * @since 0.1
 */
export function presentOrders(
  { db, engine }: OrderReader,
  rows: readonly OrderTree[],
  view: OrderView,
): OrderResponse[] {
  // A built-in entity, which projects extend and cannot remove.
  const isShown = shownNames(view, new Set(readableColumns(entitiesOf(db).Order!)))
  return rows.map((row) => presentOrder(row, { view, isShown, taxes: taxesOfOrder(engine, row) }))
}

/**
 * How the taxes of an order are calculated.
 * @since 0.1
 */
export function taxesOfOrder(
  { strategies }: OrderReader["engine"],
  {
    region_id,
    currency_code,
    region,
  }: Partial<Pick<Columns<"Order">, "region_id" | "currency_code">> & {
    readonly region: Columns<"Region">
  },
): TaxCalculation {
  return taxCalculation(strategies.of(taxStrategy), {
    region_id: region_id ?? region.id,
    currency_code: currency_code ?? region.currency_code,
  })
}

/**
 * What an order costs, from a row that was read with `loadedSelection`.
 * @since 0.1
 */
export function totalsOfOrder(
  row: OrderInput,
  taxes: TaxCalculation,
): TotalsResult<OrderTotals, OrderLineItemTotals> {
  return orderTotals(row, taxes)
}

/** How an order is shown. */
interface Presentation {
  readonly view: OrderView
  readonly isShown: (name: string) => boolean
  readonly taxes: TaxCalculation
}

function presentOrder(row: OrderTree, { view, isShown, taxes }: Presentation): OrderResponse {
  const totals = totalsOfOrder(row, taxes)
  for (const item of row.items) presentItem(item, valueOf(totals.items, item.id))
  for (const method of row.shipping_methods)
    Object.assign(method, methodTotals(valueOf(totals.shippingMethods, method.id)))
  for (const owner of ownersIn(row)) presentOwner(owner, row, taxes)
  for (const edit of row.edits ?? []) addStatus(edit)
  const all: ResponseRow = row
  const shown: ResponseRow = { object: "order" }
  for (const name of Object.keys(all)) if (isShown(name)) shown[name] = all[name]
  if (view.withReturnableItems) shown.returnable_items = returnableItems(row)
  // It has some of the row's fields, as they are.
  return Object.assign(
    shown as Partial<OrderTree> & Pick<OrderResponse, "items">,
    totals.totals,
    rawDiscount(totals, view),
  )
}

/** The status of an edit is read off its moments, where they were asked for. */
function addStatus(edit: Requested<"OrderEdit">): void {
  if ("canceled_at" in edit) Object.assign(edit, { status: editStatus(edit) })
}

function ownersIn({ swaps, claims }: OrderTree): readonly Pick<Owner, "additional_items">[] {
  return [...(swaps ?? []), ...(claims ?? [])]
}

type Owner = NonNullable<OrderTree["swaps"]>[number]

/** Swaps and claims have totals on the items that they send. */
function presentOwner(
  { additional_items }: Pick<Owner, "additional_items">,
  order: OrderTree,
  taxes: TaxCalculation,
): void {
  for (const item of additional_items ?? []) presentItem(item, itemTotals(item, order, taxes))
}

/** Quantity and totals count all units that were ordered; `refundable` leaves out those that came back. */
function presentItem(item: Pick<Requested<"LineItem">, "id" | "variant">, totals: OrderLineItemTotals): void {
  addProfile(item.variant?.product)
  const { refundable, subtotal, discount_total, total } = totals
  const { original_total, original_tax_total, tax_total, raw_discount_total } = totals
  Object.assign(item, { refundable, subtotal, discount_total, total })
  Object.assign(item, { original_total, original_tax_total, tax_total, raw_discount_total })
}

/** A product's first shipping profile is shown beside the list of them, as in v1. */
function addProfile(product: Requested<"Product"> | null | undefined): void {
  if (!product?.profiles) return
  const profile = product.profiles[0] ?? null
  Object.assign(product, { profile, profile_id: profile?.id ?? null })
}

function methodTotals(totals: ShippingMethodTotals) {
  const { original_total, total, subtotal, original_tax_total, tax_total } = totals
  return { original_total, total, subtotal, original_tax_total, tax_total }
}

/** Lines of the order and of its swaps and claims of which more was sent than came back. */
function returnableItems(order: OrderTree): ResponseRow[] {
  const added = ownersIn(order).flatMap(({ additional_items }) => additional_items ?? [])
  const items = [...order.items, ...added]
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
