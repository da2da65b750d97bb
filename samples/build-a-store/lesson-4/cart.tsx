import { createContext, use, useState, type ReactNode } from "react"
import { medusa, price, region } from "./store.ts"

export type Cart = Awaited<ReturnType<typeof medusa.carts.create>>["cart"]

/** The cart of the last visit, unless it has become an order; otherwise a new one. */
async function openCart(): Promise<Cart> {
  const id = localStorage.getItem("cart_id")
  const saved = id
    ? await medusa.carts.retrieve(id).catch(() => undefined)
    : undefined
  if (saved && !saved.cart.completed_at) return saved.cart
  const { cart } = await medusa.carts.create({ region_id: region.id })
  localStorage.setItem("cart_id", cart.id)
  return cart
}

const opening = openCart()

interface Shopping {
  cart: Cart
  setCart: (cart: Cart) => void
}
const Context = createContext<Shopping | undefined>(undefined)

export function CartProvider({ children }: { children: ReactNode }) {
  const [cart, setCart] = useState(use(opening))
  return <Context value={{ cart, setCart }}>{children}</Context>
}

export const useCart = () => use(Context)!

export function AddToCart({ variantId }: { variantId: string }) {
  const { cart, setCart } = useCart()
  async function add() {
    const item = { variant_id: variantId, quantity: 1 }
    try {
      const changed = await medusa.carts.lineItems.create(cart.id, item)
      setCart(changed.cart)
    } catch (error) {
      alert((error as Error).message)
    }
  }
  return (
    <button type="button" onClick={() => void add()}>
      Add to cart
    </button>
  )
}

export function CartView() {
  const { cart, setCart } = useCart()
  async function remove(itemId: string) {
    const changed = await medusa.carts.lineItems.delete(cart.id, itemId)
    setCart(changed.cart)
  }
  const items = cart.items ?? []
  if (items.length === 0) return <aside>Your cart is empty.</aside>
  return (
    <aside>
      <h2>Cart</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {item.quantity} × {item.title}, {item.variant?.title}
            <span>{price(item.total)}</span>
            <button type="button" onClick={() => void remove(item.id)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <p>Total: {price(cart.total)}</p>
    </aside>
  )
}
