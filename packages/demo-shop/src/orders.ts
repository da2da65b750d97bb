import type { Api, PlacedOrder, Row } from "./api.ts"
import { addressOf, type DemoCustomer } from "./people.ts"
import type { DemoVariant } from "./products.ts"
import type { Settings } from "./settings.ts"

/** How far an order is brought. */
type Stage =
  | "placed"
  | "captured"
  | "part fulfilled"
  | "fulfilled"
  | "shipped"
  | "completed"
  | "archived"
  | "part refunded"
  | "refunded"
  | "canceled"

const stages: readonly Stage[] = [
  "placed",
  "captured",
  "fulfilled",
  "shipped",
  "completed",
  "part refunded",
  "placed",
  "part fulfilled",
  "refunded",
  "archived",
  "canceled",
  "shipped",
]

/** Orders in every state, each bought as a storefront does and then handled as an operator does. */
export async function createOrders(
  api: Api,
  settings: Settings,
  variants: readonly DemoVariant[],
  customers: readonly DemoCustomer[],
  random: () => number,
): Promise<readonly string[]> {
  const orders: string[] = []
  const tokens = new Map<string, string>()
  for (let n = 0; n < 24; n++) {
    const customer = customers[n % customers.length]!
    const token = tokens.get(customer.id) ?? (await logIn(api, customer))
    tokens.set(customer.id, token)
    const order = await buy({ api, settings, customer, token, items: pickVariants(variants, random), n })
    await handle(api, order, stages[n % stages.length]!)
    orders.push(order.id)
  }
  return orders
}

function pickVariants(variants: readonly DemoVariant[], random: () => number) {
  const count = 1 + Math.floor(random() * 3)
  const picked = new Map<string, number>()
  while (picked.size < count)
    picked.set(variants[Math.floor(random() * variants.length)]!.id, 1 + Math.floor(random() * 2))
  return [...picked].map(([variant_id, quantity]) => ({ variant_id, quantity }))
}

async function logIn({ store }: Api, { email }: DemoCustomer): Promise<string> {
  const session = { email, password: "supersecret" }
  return (await store<{ access_token: string }>("POST", "/store/auth/token", session)).access_token
}

interface Purchase {
  readonly api: Api
  readonly settings: Settings
  readonly customer: DemoCustomer
  readonly token: string
  readonly items: readonly { variant_id: string; quantity: number }[]
  readonly n: number
}

async function buy({ api, settings, customer, token, items, n }: Purchase): Promise<PlacedOrder> {
  const [region_id, shipping] = customer.isAmerican
    ? [settings.america, settings.shipping.america]
    : [settings.europe, settings.shipping.europe]
  const call = <T>(method: string, path: string, body?: unknown) =>
    api.store<T>(method, path, body, { authorization: `Bearer ${token}` })
  const { cart } = await call<{ cart: Row }>("POST", "/store/carts", { region_id, items })
  const path = `/store/carts/${cart.id}`
  const shipping_address = addressOf(customer)
  await call("POST", path, {
    email: customer.email,
    shipping_address,
    billing_address: shipping_address,
    ...(n % 5 === 2 ? { discounts: [{ code: "WELCOME10" }] } : {}),
  })
  await call("POST", `${path}/shipping-methods`, { option_id: shipping[n % shipping.length] })
  await call("POST", `${path}/payment-sessions`)
  await call("POST", `${path}/payment-session`, { provider_id: "manual" })
  const { type, data } = await call<{ type: string; data: PlacedOrder }>("POST", `${path}/complete`)
  if (type !== "order") throw new Error(`A demo order ended as a ${type}`)
  return data
}

async function handle(api: Api, order: PlacedOrder, stage: Stage): Promise<void> {
  const act = (path: string, body?: unknown) =>
    api.admin<{ order: { fulfillments: readonly Row[] } }>("POST", `/admin/orders/${order.id}${path}`, body)
  const items = order.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
  // As in v1, units are only taken out of stock if the location is named.
  const fulfil = async (part = items) => {
    const location_id = await reservedAt(api, part[0]!.item_id)
    return (await act("/fulfillment", { items: part, location_id })).order
  }
  const ship = async () => {
    const fulfilled = await fulfil()
    await act("/shipment", {
      fulfillment_id: fulfilled.fulfillments[0]!.id,
      tracking_numbers: [`HX${order.display_id}00427`],
    })
  }
  if (stage === "placed") return
  if (stage === "canceled") return void (await act("/cancel"))
  await act("/capture")
  if (stage === "fulfilled") await fulfil()
  if (stage === "part fulfilled") await fulfil(items.slice(0, 1).map((item) => ({ ...item, quantity: 1 })))
  if (stage === "shipped" || stage === "completed" || stage === "archived") await ship()
  if (stage === "completed" || stage === "archived") await act("/complete")
  if (stage === "archived") await act("/archive")
  if (stage === "part refunded")
    await act("/refund", { amount: 500, reason: "discount", note: "A scratch on the glaze" })
  if (stage === "refunded")
    await act("/refund", {
      amount: order.total,
      reason: "other",
      note: "The customer changed their mind before it was sent",
    })
}

/** The location where the units of a line item are reserved. */
async function reservedAt({ admin }: Api, lineItem: string): Promise<string> {
  const { reservations } = await admin<{ reservations: readonly { location_id: string }[] }>(
    "GET",
    `/admin/reservations?line_item_id[]=${lineItem}`,
  )
  if (!reservations[0]) throw new Error(`Nothing is reserved for the line item ${lineItem} of the demo store`)
  return reservations[0].location_id
}
