import { addressIn } from "../differential/draft.ts"
import type { Step } from "../differential/sequence.ts"

const post = (id: string, path: string, body: unknown = {}): Step => ({ id, method: "POST", path, body })

/** An order with stocked and other items that is paid, fulfilled, shipped and partly returned, and a gift card. */
export function purchase(name: string): readonly Step[] {
  const cart = `/store/carts/{{${name}-cart:cart.id}}` as const
  const order = `/admin/orders/{{${name}-order:data.id}}` as const
  const line = `{{${name}-order:data.items.[description=Tall].id}}`
  return [
    post(`${name}-cart`, "/store/carts", {
      region_id: "{{one:region.id}}",
      items: [
        { variant_id: "{{shirt:product.variants.[title=S].id}}", quantity: 2 },
        { variant_id: "{{lamp:product.variants.0.id}}", quantity: 2 },
      ],
    }),
    post(`${name}-email`, cart, { email: `${name}@example.com`, shipping_address: addressIn("dk") }),
    post(`${name}-shipping`, `${cart}/shipping-methods`, { option_id: "{{post:shipping_option.id}}" }),
    post(`${name}-sessions`, `${cart}/payment-sessions`),
    post(`${name}-order`, `${cart}/complete`),
    post(`${name}-capture`, `${order}/capture`),
    post(`${name}-fulfillment`, `${order}/fulfillment`, {
      items: [{ item_id: line, quantity: 2 }],
      location_id: "{{location:stock_location.id}}",
    }),
    post(`${name}-shipment`, `${order}/shipment`, {
      fulfillment_id: `{{${name}-fulfillment:order.fulfillments.0.id}}`,
      tracking_numbers: ["T1"],
    }),
    post(`${name}-return`, `${order}/return`, {
      items: [{ item_id: line, quantity: 1 }],
      location_id: "{{location:stock_location.id}}",
      receive_now: true,
    }),
    post(`${name}-card`, "/admin/gift-cards", { region_id: "{{one:region.id}}", value: 1000 }),
  ]
}

const get = (id: string, path: string, query: Step["query"] = {}): Step => ({
  id,
  method: "GET",
  path,
  query,
})

/** Reads what a purchase has written. */
export function reads(name: string): readonly Step[] {
  return [
    get(`${name}-read-order`, `/admin/orders/{{${name}-order:data.id}}`),
    get(`${name}-read-order-in-store`, `/store/orders/{{${name}-order:data.id}}`),
    get(`${name}-read-card`, `/admin/gift-cards/{{${name}-card:gift_card.id}}`),
    get(`${name}-read-item`, "/admin/inventory-items/{{lamp-items:inventory_items.0.id}}"),
    get(`${name}-read-products`, "/store/products", { order: "title" }),
    get(`${name}-read-customers`, "/admin/customers", { q: `${name}@example.com` }),
    get(`${name}-read-regions`, "/store/regions"),
    get(`${name}-read-lists`, "/admin/price-lists", { order: "name" }),
  ]
}
