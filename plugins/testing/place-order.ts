import type { TestShop } from "@stheno/server/testing"
import { asAdmin, createSmallCatalog, type SmallCatalog } from "./small-catalog.ts"

/** A store in which guests can order. */
export interface OrderingShop extends SmallCatalog {
  /** Orders two units with a free shipping option, and returns the order. */
  order(
    email: string,
    more?: { readonly locale?: string; readonly phone?: string; readonly name?: string },
  ): Promise<PlacedOrder>
}

/** An order as the Store API returns it. */
export type PlacedOrder = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly display_id: number
}

/** Creates what guests need to order. */
export async function createOrderingShop(shop: TestShop): Promise<OrderingShop> {
  const catalog = await createSmallCatalog(shop)
  const { shipping_option: option } = await asAdmin(shop, "/admin/shipping-options", {
    name: "Parcel",
    region_id: catalog.regionId,
    provider_id: "manual",
    data: { id: "manual-fulfillment" },
    price_type: "flat_rate",
    amount: 500,
  })
  const variant = `/admin/products/${catalog.productId}/variants/${catalog.variantId}`
  await asAdmin(shop, variant, { manage_inventory: false })
  const send = async (path: string, body: object) => {
    const response = await shop.fetch(path, { body })
    const answer = (await response.json()) as Record<string, Record<string, unknown>>
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    ...catalog,
    async order(email, { locale, phone, name = "Ida" } = {}) {
      const items = [{ variant_id: catalog.variantId, quantity: 2 }]
      const context = locale === undefined ? {} : { locale }
      const { cart } = await send("/store/carts", { region_id: catalog.regionId, items, context })
      const path = `/store/carts/${String(cart!["id"])}`
      const address = {
        first_name: name,
        last_name: "Nielsen",
        address_1: "Torvet 1",
        city: "Aarhus",
        postal_code: "8000",
        country_code: "dk",
        ...(phone && { phone }),
      }
      await send(path, { email, shipping_address: address, billing_address: address })
      await send(`${path}/shipping-methods`, { option_id: String(option!["id"]) })
      await send(`${path}/payment-sessions`, {})
      const { data } = await send(`${path}/complete`, {})
      return data as PlacedOrder
    },
  }
}
