import "server-only"
import type { OrderEdit, OrderItemChange, StoreClient, Swap } from "@stheno/js-client/store"
import { variantName } from "./cart-view"
import { storeClient } from "./client"
import { dueOfCollection, unpaidCollection } from "./differences"
import { isNotFound } from "./errors"
import type { OrderView } from "./order-view"
import { findOrder } from "./orders"
import type { Due } from "./payment-rules"
import { customerClient } from "./session"

/** A line that an order edit adds, removes or changes. */
export interface EditedLine {
  readonly id: string
  readonly type: "added" | "removed" | "changed"
  readonly title: string
  readonly variant: string | null
  readonly thumbnail: string | null
  readonly from: number
  readonly to: number
}

/** A change of an order that the merchant suggests. */
export interface EditView {
  readonly id: string
  readonly status: "created" | "requested" | "confirmed" | "declined" | "canceled"
  readonly order: OrderView | null
  readonly lines: readonly EditedLine[]
  /** what the customer pays, or gets back if it is negative; with tax */
  readonly difference: number
  readonly total: number
  /** what the customer has to pay, as a rule before the change takes effect; null if nothing is */
  readonly due: Due | null
}

/** An order edit by its ID, which the merchant sends to the customer; null if there is none. */
export async function findEdit(id: string): Promise<EditView | null> {
  const client = await customerClient()
  try {
    const { order_edit: edit } = await client.orderEdits.retrieve(id)
    const order = await findOrder(edit.order_id)
    return {
      id: edit.id,
      status: statusOf(edit),
      order,
      lines: (edit.changes ?? []).map(viewOfChange),
      difference: edit.difference_due ?? 0,
      total: edit.total ?? 0,
      due: order && (await dueOf(client, edit, order)),
    }
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

async function dueOf(
  client: StoreClient,
  edit: Pick<OrderEdit, "status" | "payment_collection" | "difference_due">,
  order: OrderView,
): Promise<Due | null> {
  const unpaid = unpaidCollection(edit)
  if (!unpaid) return null
  const [{ payment_collection }, providers] = await Promise.all([
    client.paymentCollections.retrieve(unpaid.id),
    providersOf(order.regionId),
  ])
  return dueOfCollection(payment_collection, providers)
}

/** The IDs of the payment providers of the region of an order. */
export async function providersOfOrder(orderId: string): Promise<readonly string[]> {
  const order = await findOrder(orderId)
  return order ? providersOf(order.regionId) : []
}

function statusOf({ status }: Pick<OrderEdit, "status">): EditView["status"] {
  return status
}

function viewOfChange(change: OrderItemChange): EditedLine {
  const { original_line_item: before, line_item: after } = change
  const item = after ?? before
  return {
    id: change.id,
    type: change.type === "item_add" ? "added" : change.type === "item_remove" ? "removed" : "changed",
    title: item?.title ?? "",
    variant: item ? variantName(item) : null,
    thumbnail: item?.thumbnail ?? null,
    from: before?.quantity ?? 0,
    to: change.type === "item_remove" ? 0 : (after?.quantity ?? 0),
  }
}

async function providersOf(regionId: string): Promise<readonly string[]> {
  // Not cached: a provider that the merchant has just added or removed decides about this payment.
  const { region } = await storeClient().regions.retrieve(regionId)
  return (region.payment_providers ?? []).map(({ id }) => id)
}

/** The exchange that a cart belongs to; null if it belongs to none. */
export async function findSwap(
  cartId: string,
): Promise<Pick<Swap, "id" | "confirmed_at" | "canceled_at" | "difference_due" | "order_id"> | null> {
  const client = await customerClient()
  try {
    const { swap } = await client.swaps.retrieveByCartId(cartId)
    return { ...swap, canceled_at: swap.canceled_at ?? null }
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
