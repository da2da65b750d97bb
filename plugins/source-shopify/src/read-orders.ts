import { entryOf, type Page } from "@stheno/source-kit"
import type { ShopifyClient } from "./client.ts"
import { allOf, nextOf, type PageVariables } from "./connections.ts"
import { convertOrder } from "./convert-order.ts"
import { numericId } from "./numeric-id.ts"
import { linesQuery, ordersQuery, type OrdersData, type ShopifyLine } from "./queries/orders.ts"
import type { Connection } from "./queries/products.ts"

/** Reads a page of orders with all their lines. */
export async function readOrders(client: ShopifyClient, page: PageVariables): Promise<Page> {
  const { orders } = await client.query<OrdersData>(ordersQuery, page)
  const entries = []
  for (const order of orders.nodes) {
    const { id } = order
    const lines = await allOf<ShopifyLine>(order.lineItems, async (after) => {
      const data = await client.query<LinesData>(linesQuery, { id, first: 20, after })
      return data.order?.lineItems
    })
    const convert = () => ({ kind: "orders", value: convertOrder(order, lines) }) as const
    entries.push(entryOf(numericId(id), order.name, convert))
  }
  return { entries, next: nextOf(orders) }
}

/** An order that is deleted meanwhile is null. */
interface LinesData {
  readonly order: { readonly lineItems: Connection<ShopifyLine> } | null
}
