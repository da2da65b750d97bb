import { QueryClient } from "@tanstack/react-query"
import type * as stheno from "@stheno/medusa-react"
import * as published from "medusa-react"
import { useEffect, useState, type ReactElement } from "react"
import { createRoot } from "react-dom/client"

/** What the test writes into the page before this runs. */
interface Settings {
  readonly api: string
  readonly publishableKey: string
  readonly regionId: string
  readonly handle: string
  readonly orderId: string
}
// The hooks' own types come from the old server's packages, which are not installed. @stheno/medusa-react has the same hooks.
const {
  CartProvider,
  formatAmount,
  formatVariantPrice,
  MedusaProvider,
  useAdminLogin,
  useAdminOrder,
  useCart,
  useCreateLineItem,
  useProducts,
} = published as unknown as typeof stheno
const settings = (window as unknown as { settings: Settings }).settings

function useOnlyProduct() {
  const { products } = useProducts({ handle: settings.handle, region_id: settings.regionId })
  return products?.[0]
}

function ProductPage() {
  const product = useOnlyProduct()
  const { cart, createCart } = useCart()
  useEffect(() => createCart.mutate({ region_id: settings.regionId }), [])
  if (!product || !cart?.region) return <p>Loading</p>
  const { region } = cart
  return (
    <main id="product">
      <h1>{product.title}</h1>
      <img src={product.thumbnail ?? ""} alt="" width="120" />
      <ul>
        {product.variants.map((variant) => (
          <li key={variant.id}>
            {variant.title} {formatVariantPrice({ variant, region })}
          </li>
        ))}
      </ul>
    </main>
  )
}

function CartPage() {
  const product = useOnlyProduct()
  const { cart, createCart, setCart, totalItems } = useCart()
  const addLine = useCreateLineItem(cart?.id ?? "")
  useEffect(() => createCart.mutate({ region_id: settings.regionId }), [])
  const add = () =>
    addLine.mutate(
      { variant_id: product!.variants[0]!.id, quantity: 2 },
      { onSuccess: ({ cart }) => setCart(cart) },
    )
  if (!product || !cart?.id) return <p>Loading</p>
  return (
    <main id="cart">
      <button onClick={add}>Add two</button>
      <p id="count">{totalItems} items</p>
      <ul>
        {cart.items?.map((item) => (
          <li key={item.id}>
            {item.quantity} × {item.title}
          </li>
        ))}
      </ul>
      {cart.region && <p id="total">{formatAmount({ amount: cart.total ?? 0, region: cart.region })}</p>}
    </main>
  )
}

function OrderPage() {
  const [isIn, setIn] = useState(false)
  const logIn = useAdminLogin()
  useEffect(
    () =>
      logIn.mutate({ email: "admin@example.com", password: "supersecret" }, { onSuccess: () => setIn(true) }),
    [],
  )
  return isIn ? <Order /> : <p>Logging in</p>
}

function Order() {
  const { order } = useAdminOrder(settings.orderId)
  if (!order) return <p>Loading</p>
  return (
    <main id="order">
      <h1>Order {order.display_id}</h1>
      <p id="buyer">{order.customer?.email}</p>
      <p id="total">{order.total}</p>
      <ul>
        {order.items.map((item) => (
          <li key={item.id}>
            {item.quantity} × {item.title}
          </li>
        ))}
      </ul>
    </main>
  )
}

const pages: Readonly<Record<string, () => ReactElement>> = {
  "/product": ProductPage,
  "/cart": CartPage,
  "/order": OrderPage,
}
const Shown = pages[`/${location.pathname.split("/").at(-1)!}`]!

createRoot(document.body.appendChild(document.createElement("div"))).render(
  <MedusaProvider
    baseUrl={settings.api}
    publishableApiKey={settings.publishableKey}
    queryClientProviderProps={{ client: new QueryClient() as never }}
  >
    <CartProvider>
      <Shown />
    </CartProvider>
  </MedusaProvider>,
)
