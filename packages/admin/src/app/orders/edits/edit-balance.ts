import type { ShownOrder } from "../shown-order.ts"
import type { ShownEdit } from "./shown-edit.ts"

type Collection = NonNullable<ShownEdit["payment_collection"]>

/** What an edit is paid with: the part of its payment collection that is paid, or still open. */
interface EditPayment {
  /** of the payment collection */
  readonly id: string
  readonly editId: string
  /** when the edit was confirmed */
  readonly at: string
  /** in the smallest unit of the currency */
  readonly amount: number
}

/** What is left to settle of an order, in the smallest unit of the order's currency. */
export interface EditBalance {
  /** what the customer still owes */
  readonly due: number
  /** what is to be refunded, as far as it can be */
  readonly refund: number
  /** payments that were requested with the edits and are not paid; together they may differ from what is due */
  readonly open: readonly EditPayment[]
  /** payments that were marked as paid: the order has no payment of them */
  readonly outside: readonly EditPayment[]
}

/** What of an order edit decides it. */
export type BalancedEdit = Pick<ShownEdit, "id" | "confirmed_at" | "canceled_at"> & {
  readonly payment_collection?:
    | (Pick<Collection, "id" | "status" | "amount" | "authorized_amount"> & {
        readonly payments?: readonly { readonly amount: number }[]
      })
    | null
}

/** What of an order decides what is left to settle. */
export type BalancedOrder = Pick<
  ShownOrder,
  "status" | "payment_status" | "cart_id" | "total" | "refundable_amount"
> & {
  readonly shipping_methods: readonly Pick<ShownOrder["shipping_methods"][number], "cart_id" | "price">[]
  readonly payments: readonly Pick<
    ShownOrder["payments"][number],
    "amount" | "captured_at" | "canceled_at" | "swap_id" | "provider_id"
  >[]
  readonly refunds: readonly Pick<ShownOrder["refunds"][number], "amount" | "reason">[]
}

/** Refunds for returned items do not count toward the total of the order. */
const forItems: readonly string[] = ["return", "swap", "claim"]

/**
 * What is left to collect or to refund after the total of an order was changed by edits, or by shipping methods that were
 * added. An order that was never changed is settled, unless it waits for a payment and has none to capture, or only a part of it
 * was recorded.
 */
export function editBalance(order: BalancedOrder, edits: readonly BalancedEdit[]): EditBalance {
  const confirmed = edits.filter(({ confirmed_at, canceled_at }) => confirmed_at && !canceled_at)
  const outside = confirmed.flatMap((edit) => paymentOf(edit, paidOutside))
  const missing = order.total - paidOf(order) - sum(outside)
  const isEdited = confirmed.length > 0 && order.status !== "canceled"
  const isOpen = order.status !== "canceled" && (isEdited || hasAddedShipping(order) || lacksPayment(order))
  const due = isOpen ? Math.max(0, missing) : 0
  const given = sum(order.refunds.filter(({ reason }) => !forItems.includes(reason)))
  return {
    due,
    refund: isEdited ? Math.max(0, Math.min(order.refundable_amount, -missing - given)) : 0,
    open: due > 0 ? confirmed.flatMap((edit) => paymentOf(edit, stillOpen)) : [],
    outside,
  }
}

/**
 * The methods that an order was placed with are of its cart. Those of an imported order are of none: if its payments were imported
 * as well, what they do not cover is outstanding.
 */
function hasAddedShipping(order: BalancedOrder): boolean {
  const { cart_id, shipping_methods } = order
  const isKnown = Boolean(cart_id) || ownPayments(order).length > 0
  return isKnown && shipping_methods.some((method) => !method.cart_id && method.price > 0)
}

/** An order without a payment, or with payments that were recorded by hand: a provider may have captured less on purpose. */
function lacksPayment(order: BalancedOrder): boolean {
  const isUnpaid = order.payment_status === "awaiting" || order.payment_status === "not_paid"
  const valid = ownPayments(order)
  const isRecorded = valid.length > 0 && valid.every(({ provider_id }) => provider_id === "system")
  return isRecorded || (isUnpaid && valid.every(({ captured_at }) => captured_at))
}

function paymentOf(
  edit: BalancedEdit,
  amountOf: (collection: NonNullable<BalancedEdit["payment_collection"]>) => number,
) {
  const { payment_collection: collection, confirmed_at } = edit
  const amount = collection && collection.status !== "canceled" ? amountOf(collection) : 0
  if (!collection || !confirmed_at || amount <= 0) return []
  return [{ id: collection.id, editId: edit.id, at: confirmed_at, amount }]
}

function stillOpen({ amount, authorized_amount }: NonNullable<BalancedEdit["payment_collection"]>): number {
  return amount - (authorized_amount ?? 0)
}

function paidOutside({
  authorized_amount,
  payments = [],
}: NonNullable<BalancedEdit["payment_collection"]>): number {
  return (authorized_amount ?? 0) - sum(payments)
}

/** The payments of the order itself that are not canceled; payments of its swaps are left out. */
function ownPayments({ payments }: BalancedOrder) {
  return payments.filter(({ canceled_at, swap_id }) => !canceled_at && !swap_id)
}

/** The total excludes swaps, and so do their payments. */
function paidOf(order: BalancedOrder): number {
  return sum(ownPayments(order))
}

function sum(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((all, { amount }) => all + amount, 0)
}
