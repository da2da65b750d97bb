import type { createClient } from "./client.ts"

/** What a purchase chooses from. */
interface CheckoutData {
  readonly regionId: string
  readonly countryCode: string
  readonly shippingOptionId: string
  variantId(n: number): string
}

type Client = ReturnType<typeof createClient>

/** A whole purchase as a storefront makes it: cart, two items, address, shipping, payment, order. */
export async function checkOut(client: Client, data: CheckoutData, n: number): Promise<string> {
  const { cart } = await client.json("POST", "/store/carts", {
    region_id: data.regionId,
    country_code: data.countryCode,
  })
  const path = `/store/carts/${cart.id}` as const
  for (const offset of [0, 1])
    await client.json("POST", `${path}/line-items`, {
      variant_id: data.variantId(1 + ((n * 2 + offset) % 900)),
      quantity: 1 + (n % 2),
    })
  const address = {
    first_name: "Ada",
    last_name: "Buyer",
    address_1: "Street 1",
    city: "Berlin",
    postal_code: "10115",
    country_code: data.countryCode,
  }
  await client.json("POST", path, { email: `bench${n}@example.com`, shipping_address: address })
  await client.json("POST", `${path}/shipping-methods`, { option_id: data.shippingOptionId })
  await client.json("POST", `${path}/payment-sessions`)
  await client.json("POST", `${path}/payment-session`, { provider_id: "manual" })
  const completed = await client.json("POST", `${path}/complete`)
  if (completed.type !== "order") throw new Error(`The cart ended as ${completed.type}`)
  return completed.data.id
}
