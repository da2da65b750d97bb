import "server-only"
import { cache } from "react"
import { isNotFound } from "./errors"
import { viewOfOrder, type OrderView } from "./order-view"
import type { Choosable } from "@/components/orders/return-form"
import { isSignedOut } from "./problem"
import { customerClient } from "./session"

/**
 * An order by its ID; null if there is none, or if it belongs to another account. The ID is a secret of its customer: the
 * API gives an order of a guest to anyone who has it.
 */
export const findOrder = cache(async (id: string): Promise<OrderView | null> => {
  const client = await customerClient()
  try {
    return viewOfOrder((await client.orders.retrieve(id)).order)
  } catch (error) {
    if (isNotFound(error) || isSignedOut(error)) return null
    throw error
  }
})

/** A page of the signed-in customer's orders, the newest first. */
export async function listMyOrders(
  offset: number,
  limit: number,
): Promise<{ readonly orders: readonly OrderView[]; readonly count: number }> {
  const client = await customerClient()
  const { orders, count } = await client.customers.listOrders({ offset, limit })
  return { orders: orders.map(viewOfOrder), count }
}

/** The shipping options for sending items of an order back. Some stores do not offer any. */
export async function listReturnOptions(order: OrderView): Promise<readonly Choosable[]> {
  const client = await customerClient()
  const { shipping_options } = await client.shippingOptions.list({
    is_return: true,
    region_id: order.regionId,
  })
  return shipping_options
    .filter(({ region_id, is_return }) => is_return && region_id === order.regionId)
    .map((option) => ({
      id: option.id,
      name: option.name,
      amount: option.price_incl_tax ?? option.amount ?? 0,
    }))
}

/** The reasons for a return. Of reasons with children, only the children can be chosen. */
export async function listReasons(): Promise<readonly Choosable[]> {
  const client = await customerClient()
  const { return_reasons } = await client.returnReasons.list()
  return return_reasons.flatMap(({ id, label, return_reason_children: children = [] }) =>
    children.length > 0
      ? children.map((child) => ({ id: child.id, name: `${label}: ${child.label}` }))
      : [{ id, name: label }],
  )
}

/** The lines of an order that can be exchanged for another variant of the same product, with those variants. */
export async function withOtherVariants(order: OrderView): Promise<
  readonly {
    readonly line: OrderView["lines"][number]
    readonly variants: readonly { readonly id: string; readonly title: string }[]
  }[]
> {
  const lines = order.lines.filter(({ returnable, productId }) => returnable > 0 && productId)
  const ids = [...new Set(lines.map(({ productId }) => productId!))]
  if (ids.length === 0) return []
  const client = await customerClient()
  const { products } = await client.products.list({ id: ids, limit: ids.length, region_id: order.regionId })
  return lines.flatMap((line) => {
    const variants = (products.find(({ id }) => id === line.productId)?.variants ?? [])
      .filter(({ id, purchasable }) => id !== line.variantId && purchasable !== false)
      .map(({ id, title }) => ({ id, title }))
    return variants.length > 0 ? [{ line, variants }] : []
  })
}
