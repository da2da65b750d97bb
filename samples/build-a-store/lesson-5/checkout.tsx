import { useState } from "react"
import { useCart } from "./cart.tsx"
import { medusa, price, region } from "./store.ts"

const fields = [
  ["email", "Email", "email"],
  ["first_name", "First name", "given-name"],
  ["last_name", "Last name", "family-name"],
  ["address_1", "Street and number", "address-line1"],
  ["postal_code", "Postal code", "postal-code"],
  ["city", "City", "address-level2"],
] as const

export function Checkout() {
  const { cart } = useCart()
  const [message, setMessage] = useState("")

  async function placeOrder(form: FormData) {
    try {
      const { email, ...address } = Object.fromEntries(form) as Record<
        string,
        string
      >
      await medusa.carts.update(cart.id, { email, shipping_address: address })
      const { shipping_options } = await medusa.shippingOptions.listCartOptions(
        cart.id,
      )
      await medusa.carts.addShippingMethod(cart.id, {
        option_id: shipping_options[0].id,
      })
      await medusa.carts.createPaymentSessions(cart.id)
      const result = await medusa.carts.complete(cart.id)
      if (result.type !== "order")
        throw new Error("The payment was not authorized.")
      const { display_id, total } = result.data
      localStorage.removeItem("cart_id")
      setMessage(`Thank you. Order ${display_id}: ${price(total)}`)
    } catch (error) {
      setMessage((error as Error).message)
    }
  }

  if (!cart.items?.length) return null
  return (
    <aside>
      <h2>Checkout</h2>
      <form action={placeOrder}>
        {fields.map(([name, label, autoComplete]) => (
          <label key={name}>
            {label}
            <input name={name} autoComplete={autoComplete} required />
          </label>
        ))}
        <label>
          Country
          <select name="country_code">
            {region.countries.map(({ iso_2, display_name }) => (
              <option key={iso_2} value={iso_2}>
                {display_name}
              </option>
            ))}
          </select>
        </label>
        <button>Place the order</button>
      </form>
      <p role="status">{message}</p>
    </aside>
  )
}
