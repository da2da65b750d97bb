import { entryOf, type Page, type RecordKind, type Source } from "@stheno/source-kit"
import { createClient, type WooCommerceClient } from "./client.ts"
import { convertCustomer } from "./convert-customer.ts"
import { convertOrder } from "./convert-order.ts"
import { convertProduct } from "./convert-product.ts"
import type { WooCommerceOptions } from "./options.ts"
import type { WooCustomer, WooOrder, WooProduct, WooSettings, WooVariation } from "./resources.ts"

/** The kinds of records that the plugin imports. */
export const woocommerceKinds = ["products", "customers", "orders"] as const satisfies readonly RecordKind[]

/** Creates the source that reads from WooCommerce. */
export function woocommerceSource(options: WooCommerceOptions): Source {
  const readers = { products: readProducts, customers: readCustomers, orders: readOrders }
  return {
    name: "woocommerce",
    kinds: woocommerceKinds,
    stockLocationId: options.stockLocationId,
    read: async (kind, cursor, signal) => readers[kind](createClient(options, signal), cursor),
  }
}

async function readProducts(client: WooCommerceClient, cursor: string | null): Promise<Page> {
  const settings = await readSettings(client)
  const { rows, next } = await client.page<WooProduct>("products", cursor, { status: "any" })
  const entries = []
  for (const product of rows) {
    const isVariable = product.type === "variable"
    const variations = isVariable ? await client.all<WooVariation>(`products/${product.id}/variations`) : []
    const convert = () =>
      ({ kind: "products", value: convertProduct({ product, variations, settings }) }) as const
    entries.push(entryOf(String(product.id), product.name, convert))
  }
  return { entries, next }
}

async function readSettings(client: WooCommerceClient): Promise<WooSettings> {
  const { code } = await client.get<{ code: string }>("data/currencies/current")
  const { value } = await client.get<{ value: string }>("settings/products/woocommerce_weight_unit")
  return { currency: code, weightUnit: value }
}

async function readCustomers(client: WooCommerceClient, cursor: string | null): Promise<Page> {
  const { rows, next } = await client.page<WooCustomer>("customers", cursor)
  const entries = rows.map((customer) =>
    entryOf(String(customer.id), customer.email, () => ({
      kind: "customers",
      value: convertCustomer(customer),
    })),
  )
  return { entries, next }
}

async function readOrders(client: WooCommerceClient, cursor: string | null): Promise<Page> {
  const { rows, next } = await client.page<WooOrder>("orders", cursor, { status: "any" })
  const entries = rows.map((order) =>
    entryOf(String(order.id), order.number, () => ({ kind: "orders", value: convertOrder(order) })),
  )
  return { entries, next }
}
