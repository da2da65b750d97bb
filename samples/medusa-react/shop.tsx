// region provider
import { QueryClient } from "@tanstack/react-query"
import { MedusaProvider } from "@stheno/medusa-react"
import type { ReactNode } from "react"

// the client of the shop repeats requests itself where that helps
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false } },
})

export function Shop({
  baseUrl,
  children,
}: {
  baseUrl: string
  children: ReactNode
}) {
  return (
    <MedusaProvider
      baseUrl={baseUrl}
      queryClientProviderProps={{ client: queryClient }}
    >
      {children}
    </MedusaProvider>
  )
}
// endregion

// region products
import { useProducts } from "@stheno/medusa-react"

export function Products() {
  const { products, isPending, error } = useProducts({ limit: 10 })
  if (isPending) return <p>Loading</p>
  if (error) return <p>{error.message}</p>
  return (
    <ul>
      {products?.map((product) => (
        <li key={product.id}>{product.title}</li>
      ))}
    </ul>
  )
}
// endregion

// region cart
import { CartProvider, formatAmount, useCart } from "@stheno/medusa-react"

function Cart({ regionId, variantId }: { regionId: string; variantId: string }) {
  const { cart, createCart, addItem, updateItem, totalItems } = useCart()
  if (!cart?.region)
    return (
      <button onClick={() => createCart.mutate({ region_id: regionId })}>
        Start
      </button>
    )
  const { region } = cart
  return (
    <section>
      <button
        onClick={() => addItem.mutate({ variant_id: variantId, quantity: 1 })}
      >
        Add
      </button>
      {cart.items.map(({ id, title, quantity }) => (
        <p key={id}>
          {quantity} × {title}
          <button
            onClick={() =>
              updateItem.mutate({ lineId: id, quantity: quantity + 1 })
            }
          >
            More
          </button>
        </p>
      ))}
      <output>
        {totalItems} for{" "}
        {formatAmount({ amount: cart.total, region, includeTaxes: false })}
      </output>
    </section>
  )
}

export function CartPage(props: { regionId: string; variantId: string }) {
  return (
    <CartProvider>
      <RememberCart />
      <Cart {...props} />
    </CartProvider>
  )
}
// endregion

// region remember
import { useMedusa } from "@stheno/medusa-react"
import { useEffect } from "react"

/** Loads the cart of the last visit, and remembers the one of this visit. */
function RememberCart() {
  const { client } = useMedusa()
  const { cart, setCart } = useCart()
  useEffect(() => {
    const last = localStorage.getItem("cart_id")
    if (!last) return
    client.carts.retrieve(last).then(
      ({ cart }) => setCart(cart.completed_at ? undefined : cart),
      () => undefined,
    )
  }, [client, setCart])
  useEffect(() => {
    if (cart) localStorage.setItem("cart_id", cart.id)
  }, [cart])
  return null
}
// endregion

// region prefetch
import { productsQueryOptions } from "@stheno/medusa-react"
import { Stheno } from "@stheno/js-client"
import { dehydrate, HydrationBoundary } from "@tanstack/react-query"

export async function prefetchedPage(baseUrl: string) {
  const onServer = new QueryClient()
  const client = new Stheno({ baseUrl })
  await onServer.prefetchQuery(productsQueryOptions(client, { limit: 10 }))
  return (
    <HydrationBoundary state={dehydrate(onServer)}>
      <Products />
    </HydrationBoundary>
  )
}
// endregion

// region change
import { useAdminUpdateProduct } from "@stheno/medusa-react"

export function Rename({ id }: { id: string }) {
  const update = useAdminUpdateProduct(id)
  if (update.error) return <p>{update.error.message}</p>
  return (
    <button
      disabled={update.isPending}
      onClick={() => update.mutate({ title: "Cup" })}
    >
      Rename
    </button>
  )
}
// endregion
