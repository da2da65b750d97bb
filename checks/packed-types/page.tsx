import StoreClient from "@stheno/js-client/store"
import { CartProvider, formatVariantPrice, MedusaProvider, useCart, useProducts } from "@stheno/medusa-react"
import { productsQueryOptions } from "@stheno/medusa-react/server"
import { QueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"

/** Fails to compile where a type is any. */
type Known<T> = 0 extends 1 & T ? never : T
const known = <T,>(value: Known<T>): T => value

export function Products(): ReactNode {
  const { products } = useProducts({ limit: 10 })
  const { cart, addItem } = useCart()
  // @ts-expect-error the field is named variant_id
  const wrong = () => addItem.mutate({ variantId: "variant_1", quantity: 1 })
  if (!products || !cart?.region) return null
  const { region } = cart
  return (
    <ul onClick={wrong}>
      {products.map((product) => (
        <li key={known(product.id)}>
          {product.title} {formatVariantPrice({ variant: product.variants[0]!, region })}
          {/* @ts-expect-error a product has no such field */}
          {product.colour}
        </li>
      ))}
    </ul>
  )
}

const client = new StoreClient({ baseUrl: "http://localhost:9000" })
export const prefetched = await new QueryClient().fetchQuery(productsQueryOptions(client, { limit: 3 }))
known(prefetched.products[0]!.title)

export const page = (
  <MedusaProvider baseUrl="http://localhost:9000" queryClientProviderProps={{ client: new QueryClient() }}>
    <CartProvider>
      <Products />
    </CartProvider>
  </MedusaProvider>
)
