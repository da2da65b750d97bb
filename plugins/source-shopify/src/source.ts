import { entryOf, type Page, type RecordKind, type Source } from "@stheno/source-kit"
import { createClient, type ShopifyClient } from "./client.ts"
import { allOf, nextOf, type PageVariables } from "./connections.ts"
import { convertCustomer } from "./convert-customer.ts"
import { convertProduct } from "./convert-product.ts"
import { numericId } from "./numeric-id.ts"
import type { ShopifyOptions } from "./options.ts"
import { customersQuery, type CustomersData } from "./queries/customers.ts"
import {
  mediaQuery,
  productsQuery,
  variantsQuery,
  type Connection,
  type ProductsData,
  type ShopifyMedia,
  type ShopifyVariant,
} from "./queries/products.ts"
import { readOrders } from "./read-orders.ts"

/** The kinds of records that the plugin imports. */
export const shopifyKinds = ["products", "customers", "orders"] as const satisfies readonly RecordKind[]

/** Creates the source that reads from Shopify. */
export function shopifySource(options: ShopifyOptions): Source {
  const readers: Record<RecordKind, Reader> = {
    products: readProducts,
    customers: readCustomers,
    orders: readOrders,
  }
  const limits = new Map<string, number>()
  return {
    name: "shopify",
    kinds: shopifyKinds,
    stockLocationId: options.stockLocationId,
    read: async (kind, cursor, signal) =>
      readers[kind](createClient(options, { signal, limits }), { first: options.pageSize, after: cursor }),
  }
}

type Reader = (client: ShopifyClient, page: PageVariables) => Promise<Page>

async function readProducts(client: ShopifyClient, page: PageVariables): Promise<Page> {
  const { shop, products } = await client.query<ProductsData>(productsQuery, page)
  const entries = []
  for (const product of products.nodes) {
    const { id } = product
    const variants = await allOf<ShopifyVariant>(product.variants, async (after) => {
      const data = await client.query<RestOf<"variants", ShopifyVariant>>(variantsQuery, {
        id,
        first: 50,
        after,
      })
      return data.product?.variants
    })
    const media = await allOf<ShopifyMedia>(product.media, async (after) => {
      const data = await client.query<RestOf<"media", ShopifyMedia>>(mediaQuery, { id, first: 50, after })
      return data.product?.media
    })
    const complete = { product, variants, media, currency: shop.currencyCode }
    const convert = () => ({ kind: "products", value: convertProduct(complete) }) as const
    entries.push(entryOf(numericId(id), product.title, convert))
  }
  return { entries, next: nextOf(products) }
}

/** A product that is deleted meanwhile is null. */
type RestOf<K extends string, T> = { readonly product: Readonly<Record<K, Connection<T>>> | null }

async function readCustomers(client: ShopifyClient, page: PageVariables): Promise<Page> {
  const { customers } = await client.query<CustomersData>(customersQuery, page)
  const entries = customers.nodes.map((customer) => {
    const { id, firstName, lastName } = customer
    const name = customer.defaultEmailAddress?.emailAddress ?? [firstName, lastName].filter(Boolean).join(" ")
    return entryOf(numericId(id), name, () => ({ kind: "customers", value: convertCustomer(customer) }))
  })
  return { entries, next: nextOf(customers) }
}
