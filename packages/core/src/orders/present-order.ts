import type { Context } from "../http/operation.ts"
import type { Row } from "../query/fetch.ts"
import { readableColumns } from "../query/plan.ts"
import { entitiesOf } from "../query/registry.ts"
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
} from "../totals/index.ts"
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
 * @param rows read with `loadedSelection(view, entities)`
 * @since 0.1
 */
export function presentOrders({ db, engine }: OrderReader, rows: readonly Row[], view: OrderView): Row[] {
  const columns = new Set(readableColumns(entitiesOf(db).Order!))
  return rows.map((row) => presentOrder(row, { view, columns, taxes: taxesOfOrder(engine, row) }))
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
  return orderTotals({ ...row, region: row.region ?? unknownRegion } as unknown as OrderInput, taxes)
}

/** A deleted region says nothing about gift cards any more. */
const unknownRegion = { gift_cards_taxable: false, tax_rate: null }

/** How an order is shown. */
interface Presentation {
  readonly view: OrderView
  readonly columns: ReadonlySet<string>
  readonly taxes: TaxCalculation
}

function presentOrder(row: Row, { view, columns, taxes }: Presentation): Row {
  const totals = totalsOfOrder(row, taxes)
  const whole: Row = {
    ...row,
    items: (row.items as Row[]).map((item) => presentItem(item, totals.items.get(item.id)!)),
    shipping_methods: (row.shipping_methods as Row[]).map((method) => ({
      ...method,
      ...methodTotals(totals.shippingMethods.get(method.id)!),
    })),
    ...(row.swaps ? { swaps: presentOwners(row.swaps, row, taxes) } : {}),
    ...(row.claims ? { claims: presentOwners(row.claims, row, taxes) } : {}),
    ...(row.edits ? { edits: (row.edits as Row[]).map(withStatus) } : {}),
  }
  if (view.withReturnableItems) whole.returnable_items = returnableItems(whole)
  return { object: "order", ...pick(whole, view, columns), ...totals.totals, ...rawDiscount(totals, view) }
}

/** The status of an edit is read off its moments, where they were asked for. */
function withStatus(edit: Row): Row {
  return "canceled_at" in edit ? { ...edit, status: editStatus(edit) } : edit
}

/** Swaps and claims, with totals on the items that they send. */
function presentOwners(owners: readonly Row[], order: Row, taxes: TaxCalculation): Row[] {
  const context = { discounts: order.discounts, tax_rate: order.tax_rate } as Pick<
    OrderInput,
    "discounts" | "tax_rate"
  >
  return owners.map((owner) => ({
    ...owner,
    ...(owner.additional_items
      ? {
          additional_items: (owner.additional_items as Row[]).map((item) =>
            presentItem(item, itemTotals(item as OrderInput["items"][number], context, taxes)),
          ),
        }
      : {}),
  }))
}

/** Quantity and totals count all units that were ordered; `refundable` leaves out those that came back. */
function presentItem(item: Row, totals: OrderLineItemTotals): Row {
  return {
    ...item,
    ...(item.variant ? { variant: withProfile(item.variant) } : {}),
    refundable: totals.refundable,
    subtotal: totals.subtotal,
    discount_total: totals.discount_total,
    total: totals.total,
    original_total: totals.original_total,
    original_tax_total: totals.original_tax_total,
    tax_total: totals.tax_total,
    raw_discount_total: totals.raw_discount_total,
  }
}

/** A product's first shipping profile stands beside the list of them, as v1 shows it. */
function withProfile(variant: Row): Row {
  const profiles = variant.product?.profiles as Row[] | undefined
  if (!profiles) return variant
  const profile = profiles[0] ?? null
  return { ...variant, product: { ...variant.product, profile, profile_id: profile?.id ?? null } }
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

function pick(row: Row, view: OrderView, columns: ReadonlySet<string>): Row {
  const shown = shownRelations(view)
  const { fields } = view.wanted
  const isShown = (name: string) =>
    columns.has(name)
      ? !fields || fields.includes(name) || (name === "tax_rate" && view.shows === "everything")
      : shown.has(name)
  return Object.fromEntries(Object.entries(row).filter(([name]) => isShown(name)))
}
