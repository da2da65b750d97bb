import type { Row } from "../query/fetch.ts"
import { readableColumns } from "../query/plan.ts"
import type { Entities } from "../query/registry.ts"
import {
  itemTotals,
  orderTotals,
  type OrderInput,
  type OrderLineItemTotals,
  type OrderTotals,
  type ShippingMethodTotals,
  type TotalsResult,
} from "../totals/index.ts"
import { editStatus } from "./edit-status.ts"
import { shownRelations, type OrderView } from "./loaded-selection.ts"

/**
 * Orders as answers show them: what was asked for, with totals everywhere. Works on what was read, without another
 * statement.
 * @param rows read with `loadedSelection(view, entities)`
 * @param entities what the shop has
 * @since 0.1
 */
export function presentOrders(rows: readonly Row[], view: OrderView, entities: Entities): Row[] {
  const columns = new Set(readableColumns(entities.Order!))
  return rows.map((row) => presentOrder(row, view, columns))
}

/**
 * What an order costs, from a row that was read with `loadedSelection`.
 * @since 0.1
 */
export function totalsOfOrder(row: Row): TotalsResult<OrderTotals, OrderLineItemTotals> {
  return orderTotals({ ...row, region: row.region ?? unknownRegion } as unknown as OrderInput)
}

/** A deleted region says nothing about gift cards any more. */
const unknownRegion = { gift_cards_taxable: false, tax_rate: null }

function presentOrder(row: Row, view: OrderView, columns: ReadonlySet<string>): Row {
  const totals = totalsOfOrder(row)
  const whole: Row = {
    ...row,
    items: (row.items as Row[]).map((item) => presentItem(item, totals.items.get(item.id)!)),
    shipping_methods: (row.shipping_methods as Row[]).map((method) => ({
      ...method,
      ...methodTotals(totals.shippingMethods.get(method.id)!),
    })),
    ...(row.swaps ? { swaps: presentOwners(row.swaps, row) } : {}),
    ...(row.claims ? { claims: presentOwners(row.claims, row) } : {}),
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
function presentOwners(owners: readonly Row[], order: Row): Row[] {
  const context = { discounts: order.discounts, tax_rate: order.tax_rate } as Pick<
    OrderInput,
    "discounts" | "tax_rate"
  >
  return owners.map((owner) => ({
    ...owner,
    ...(owner.additional_items
      ? {
          additional_items: (owner.additional_items as Row[]).map((item) =>
            presentItem(item, itemTotals(item as OrderInput["items"][number], context)),
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
