import type { Actions } from "./actions.ts"

type Shop = Pick<Actions, "read" | "send">

/** How far an order of the set-up is. */
export type OrderState = "placed" | "paid" | "fulfilled" | "shipped"

/** An order of the set-up, as far as scripts need it. */
export interface SetUpOrder {
  readonly id: string
  readonly display_id: number
  /** heading of its page */
  readonly title: string
  readonly items: readonly { readonly id: string; readonly title: string; readonly quantity: number }[]
}

const address = {
  first_name: "Hanna",
  last_name: "Berg",
  address_1: "Lindenallee 7",
  city: "Hamburg",
  postal_code: "20259",
  country_code: "de",
  phone: "+49 40 555 0142",
}

/** Two mugs and a bowl. */
const usualItems = [
  { sku: "MUG-INK-1", quantity: 2 },
  { sku: "BOWL-SAGE-1", quantity: 1 },
] as const

/**
 * Places an order as a storefront does, and brings it to a state.
 * @param items by SKU; two mugs and a bowl unless given
 */
export async function placeOrder(
  shop: Shop,
  state: OrderState,
  {
    items = usualItems,
    email = "hanna@example.com",
  }: { items?: readonly { sku: string; quantity: number }[]; email?: string } = {},
): Promise<SetUpOrder> {
  const { read, send } = shop
  const regionId = await regionOf(shop)
  const lines = await Promise.all(
    items.map(async ({ sku, quantity }) => ({ variant_id: await variantOf(shop, sku), quantity })),
  )
  const created = await send("/store/carts", { region_id: regionId, items: lines })
  const cart = `/store/carts/${created.cart.id}` as const
  await send(cart, { email, shipping_address: address, billing_address: address })
  const { shipping_options } = await read(`/store/shipping-options/${cart.split("/").at(-1)}`)
  const parcel = shipping_options.find(({ name }) => name === "Parcel")
  await send(`${cart}/shipping-methods`, { option_id: parcel.id })
  await send(`${cart}/payment-sessions`)
  await send(`${cart}/payment-session`, { provider_id: "manual" })
  const { data } = await send(`${cart}/complete`)
  await advance(shop, data, state)
  return { id: data.id, display_id: data.display_id, title: `Order #${data.display_id}`, items: data.items }
}

async function advance(
  { send }: Shop,
  order: Pick<SetUpOrder, "id" | "items">,
  state: OrderState,
): Promise<void> {
  const path = `/admin/orders/${order.id}` as const
  if (state === "placed") return
  await send(`${path}/capture`)
  if (state === "paid") return
  const items = order.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
  const fulfilled = (await send(`${path}/fulfillment`, { items })).order
  if (state === "fulfilled") return
  await send(`${path}/shipment`, {
    fulfillment_id: fulfilled.fulfillments[0].id,
    tracking_numbers: ["HX00427"],
  })
}

/**
 * Opens an order of a mug that was paid without shipping, and fills in the dialog that adds a shipping method to it.
 * @returns the heading of its page
 */
export async function fillInShipping(actions: Actions): Promise<string> {
  const { open, menu, choose, fill, dialog, send } = actions
  const { draft_order: draft } = await send("/admin/draft-orders", {
    email: "hanna@example.com",
    region_id: await regionOf(actions),
    items: [{ variant_id: await variantOf(actions, "MUG-INK-1"), quantity: 1 }],
    shipping_methods: [],
  })
  const { order } = await send(`/admin/draft-orders/${draft.id}/pay`)
  const title = `Order #${order.display_id}`
  await open(`orders/${order.id}`, title)
  await menu(title, "Add shipping method")
  await choose(dialog().getByLabel("Shipping method", { exact: true }), { index: 1 })
  await fill("Price", "3", { in: dialog() })
  return title
}

/** The region Europe. */
export async function regionOf({ read }: Shop): Promise<string> {
  const { regions } = await read("/admin/regions")
  return regions.find(({ name }) => name === "Europe").id
}

/** The variant with a SKU. */
export async function variantOf({ read }: Shop, sku: string): Promise<string> {
  const { variants } = await read(`/admin/variants?q=${sku}&limit=50`)
  return variants.find((variant) => variant.sku === sku).id
}

/** Return reasons as many stores have them; scripts of one server create them once. */
export async function createReturnReasons({ read, send }: Shop): Promise<void> {
  const { return_reasons } = await read("/admin/return-reasons")
  if (return_reasons.length > 0) return
  for (const [value, label] of [
    ["damaged", "Arrived damaged"],
    ["wrong_size", "Wrong size"],
    ["changed_mind", "Changed my mind"],
  ])
    await send("/admin/return-reasons", { value, label })
}
