import { QueryClient } from "@tanstack/react-query"
import { useEffect, useState, version, type ReactElement } from "react"
import { createRoot } from "react-dom/client"
import {
  CartProvider,
  formatAmount,
  formatVariantPrice,
  MedusaProvider,
  useAdminLogin,
  useAdminOrder,
  useCart,
  useProducts,
} from "../index.ts"

/** What the test writes into the page before this runs. */
interface Settings {
  readonly api: string
  readonly publishableKey: string
  readonly regionId: string
  readonly handle: string
  readonly orderId: string
}
const { settings } = window as unknown as { readonly settings: Settings }

function useOnlyProduct() {
  const { products } = useProducts({ handle: settings.handle, region_id: settings.regionId })
  return products?.[0]
}

/** The cart of the page, made with it. */
function useNewCart() {
  const context = useCart()
  useEffect(() => context.createCart.mutate({ region_id: settings.regionId }), [])
  return context
}

function ProductPage() {
  const product = useOnlyProduct()
  const { cart } = useNewCart()
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
  const { cart, totalItems, addItem, updateItem, removeItem } = useNewCart()
  if (!product || !cart?.region) return <p>Loading</p>
  const variant_id = product.variants[0]!.id
  return (
    <main id="cart">
      <button id="add" onClick={() => addItem.mutate({ variant_id, quantity: 2 })}>
        Add two
      </button>
      <p id="count">{totalItems} items</p>
      <ul>
        {cart.items.map(({ id, quantity, title }) => (
          <li key={id}>
            <span>
              {quantity} × {title}
            </span>
            <button id="more" onClick={() => updateItem.mutate({ lineId: id, quantity: quantity + 1 })}>
              More
            </button>
            <button id="remove" onClick={() => removeItem.mutate({ lineId: id })}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <p id="total">{formatAmount({ amount: cart.total ?? 0, region: cart.region, includeTaxes: false })}</p>
      <p id="error">{updateItem.error?.message}</p>
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
        {order.items?.map((item) => (
          <li key={item.id}>
            {item.quantity} × {item.title}
          </li>
        ))}
      </ul>
    </main>
  )
}

const pages: Readonly<Record<string, () => ReactElement>> = {
  product: ProductPage,
  cart: CartPage,
  order: OrderPage,
}
const Shown = pages[location.pathname.split("/").at(-1)!]!

document.documentElement.dataset["react"] = version
createRoot(document.body.appendChild(document.createElement("div"))).render(
  <MedusaProvider
    baseUrl={settings.api}
    publishableApiKey={settings.publishableKey}
    queryClientProviderProps={{ client: new QueryClient() }}
  >
    <CartProvider>
      <Shown />
    </CartProvider>
  </MedusaProvider>,
)
