import { addAvailability } from "../../stock/inventory/index.ts"
import { differsFromV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { generalErrors } from "../../../platform/kernel/errors.ts"
import type { Entity } from "../../../platform/query/entity.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { planSelection, readableColumns } from "../../../platform/query/plan.ts"
import { assertWithinReach } from "../../../platform/query/reach.ts"
import { entitiesOf, type Entities } from "../../../platform/query/registry.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import type { CartTotals, LineItemTotals, ShippingMethodTotals } from "../totals/index.ts"
import type { CartItem, CartRow, LoadedCart } from "./load-cart.ts"
import { shownRelations, totalNames, treeSelection } from "./selection.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/** Selections that were found to be in order lately: most requests make the same one. */
const checkedOf = new WeakMap<Entities, Set<string>>()
const keptChecks = 100

/**
 * Refuses a selection that names something a cart does not have. Ask before the work: afterwards it is too late.
 * @param db says what a cart has in this shop
 * @throws invalid_data
 * @since 0.1
 */
export function checkSelection(db: Executor, wanted: Selection): void {
  const entities = entitiesOf(db)
  const checked = checkedOf.get(entities) ?? new Set<string>()
  checkedOf.set(entities, checked)
  const key = JSON.stringify([wanted.fields, wanted.relations])
  if (checked.has(key)) return
  // A built-in entity, which projects extend and cannot remove.
  const Cart = entities.Cart!
  const known = [...readableColumns(Cart), ...Object.keys(Cart.relations), ...totalNames, "payment_session"]
  const unknown = (wanted.fields ?? []).filter((field) => !known.includes(field))
  if (unknown.length > 0) throw generalErrors.fields_not_valid(unknown)
  assertWithinReach(Cart, wanted, entities)
  planSelection(Cart, treeSelection(wanted), { entities })
  if (checked.size >= keptChecks) checked.clear()
  checked.add(key)
}

/** Who receives a cart: a signed-in customer, an admin user, or anyone who has the cart's ID. */
export type Viewer = Pick<Context, "engine"> & Partial<Pick<Context, "customerId" | "userId">>

/** A cart to be shown. Without stock, its variants show the quantity that they hold themselves. */
type ShownCart = Omit<LoadedCart, "stock"> & { readonly stock: LoadedCart["stock"] | undefined }

/** A cart as responses show it. */
export type CartResponse = ResponseRow & CartTotals & { readonly items: ReturnType<typeof presentItems> }

/**
 * A cart as responses show it: the selected fields, with totals and the availability of its variants. The data of an
 * account (`customer`) is `null` for everyone except that account and admin users.
 * @since 0.1
 */
export function presentCart(loaded: ShownCart, wanted: Selection, viewer: Viewer): CartResponse {
  const { row, totals, entity } = loaded
  const items = presentItems(loaded)
  const shipping_methods = row.shipping_methods.map((method) => ({
    ...method,
    ...methodTotals(valueOf(totals.shippingMethods, method.id)),
  }))
  const selected = row.payment_sessions.find((session) => session.is_selected)
  const isShown = shownRelations(wanted).has("customer")
  const customer = isShown && isPrivate(row, viewer) ? null : row.customer
  const whole = {
    ...row,
    customer,
    items,
    shipping_methods,
    ...(selected ? { payment_session: selected } : {}),
  }
  return { object: "cart", ...pick(whole, wanted, entity), items, ...totals.totals }
}

function isPrivate({ customer }: CartRow, { engine, customerId, userId }: Viewer): boolean {
  const isOfOther = customer?.has_account === true && customer.id !== customerId && !userId
  return isOfOther && differsFromV1(engine, "customersOnCarts")
}

function pick(row: ResponseRow, wanted: Selection, entity: Entity): ResponseRow {
  const shown = shownRelations(wanted)
  const columns = new Set(readableColumns(entity))
  const isShown = (name: string) => {
    if (name === "payment_session") return shown.has("payment_sessions") || shown.has("payment_session")
    if (columns.has(name)) return !wanted.fields || wanted.fields.includes(name)
    return shown.has(name)
  }
  return Object.fromEntries(Object.entries(row).filter(([name]) => isShown(name)))
}

function presentItems({ row, totals, stock }: ShownCart) {
  const { items } = row
  const variants = new Map(items.flatMap(({ variant }) => (variant ? [[variant.id, variant]] : [])))
  const channels = row.sales_channel_id ? [row.sales_channel_id] : undefined
  const shown = [...variants.values()]
  const available = stock ? addAvailability(shown, stock, channels) : shown
  const byId = new Map(available.map((variant) => [variant.id, withProfile(variant)]))
  return items.map((item) => ({
    ...item,
    variant: item.variant ? byId.get(item.variant.id) : null,
    ...itemTotals(valueOf(totals.items, item.id)),
  }))
}

/** A product's only shipping profile is shown beside the list of them, as in v1. */
function withProfile(variant: NonNullable<CartItem["variant"]>) {
  const profile = variant.product?.profiles[0]
  if (!profile) return variant
  return { ...variant, product: { ...variant.product, profile, profile_id: profile.id } }
}

function itemTotals(totals: LineItemTotals) {
  const { subtotal, discount_total, total, original_total, original_tax_total, tax_total } = totals
  const { raw_discount_total } = totals
  return {
    subtotal,
    discount_total,
    total,
    original_total,
    original_tax_total,
    tax_total,
    raw_discount_total,
  }
}

function methodTotals(totals: ShippingMethodTotals) {
  const { original_total, total, subtotal, original_tax_total, tax_total } = totals
  return { original_total, total, subtotal, original_tax_total, tax_total }
}
