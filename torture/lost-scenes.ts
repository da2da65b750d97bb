import { createFixtures, type Fixtures } from "./fixtures.ts"
import type { Order } from "./lifecycle-model.ts"
import { openMarket, placeOrder, type Market } from "./lifecycle-orders.ts"
import { createDice } from "./random-sales.ts"
import type { Shop } from "./shop.ts"
import { seededRandom } from "./test.ts"

/** A request that changes much, under a key of its own. */
export interface Play {
  readonly path: string
  readonly body: object
  readonly headers: Readonly<Record<string, string>>
}

/** Prepares everything up to a request; the same every time but for ids. */
export type Scenes = Readonly<Record<string, () => Promise<Play>>>

/** What all scenes of a test share. */
export interface Setting {
  readonly fixtures: Fixtures
  readonly market: Market
}

export async function openSetting(shop: Shop): Promise<Setting> {
  const fixtures = await createFixtures(shop)
  return { fixtures, market: await openMarket(shop, fixtures) }
}

/** Requests that move money or stock. */
export async function openScenes(shop: Shop, { fixtures, market }: Setting): Promise<Scenes> {
  const { variantId } = await fixtures.product([1_000_000])
  const code = await makeOffer(shop, market)
  const wayBack = await makeWayBack(shop, market)
  const play = (path: string, body: object = {}): Play => {
    const key = { "idempotency-key": crypto.randomUUID() }
    return { path, body, headers: path.startsWith("/admin") ? { ...shop.adminHeaders, ...key } : key }
  }
  const first = (order: Order, quantity = 1) => [{ item_id: order.lines[0]!.id, quantity }]
  const sent = () => sendOrder(shop, market)
  return {
    async checkout() {
      const cart = await fixtures.readyCart([{ variant_id: variantId, quantity: 2 }], {
        discounts: [{ code }],
      })
      return play(`/store/carts/${cart}/complete`)
    },
    async return() {
      const order = await sent()
      const return_shipping = { option_id: wayBack, price: 100 }
      return play(`/admin/orders/${order.id}/return`, { items: first(order), return_shipping })
    },
    async "receive a return"() {
      const order = await sent()
      const { body } = await must(
        shop.admin("POST", `/admin/orders/${order.id}/return`, { items: first(order) }),
      )
      const location_id = market.locationId
      return play(`/admin/returns/${body.order.returns[0].id}/receive`, { items: first(order), location_id })
    },
    async swap() {
      const order = await sent()
      const additional_items = [{ variant_id: order.spare.variantId, quantity: 1 }]
      return play(`/admin/orders/${order.id}/swaps`, { return_items: first(order), additional_items })
    },
    async "claim a refund"() {
      const order = await sent()
      return play(`/admin/orders/${order.id}/claims`, { type: "refund", claim_items: first(order) })
    },
    async "claim a replacement"() {
      const order = await sent()
      const additional_items = [{ variant_id: order.spare.variantId, quantity: 1 }]
      const claim = { type: "replace", claim_items: first(order), additional_items }
      return play(`/admin/orders/${order.id}/claims`, claim)
    },
    async "confirm an edit"() {
      const order = await placeSame(market)
      const edit = await must(shop.admin("POST", "/admin/order-edits", { order_id: order.id }))
      const path = `/admin/order-edits/${edit.body.order_edit.id}`
      const added = { variant_id: order.spare.variantId, quantity: 1 }
      await must(shop.admin("POST", `${path}/items`, added))
      await must(shop.admin("POST", `${path}/request`, {}))
      return play(`${path}/confirm`)
    },
    async refund() {
      const order = await sent()
      return play(`/admin/orders/${order.id}/refund`, { amount: 10, reason: "other" })
    },
    async cancel() {
      const order = await placeSame(market)
      return play(`/admin/orders/${order.id}/cancel`)
    },
  }
}

const placeSame = (market: Market) => placeOrder(market, createDice(seededRandom(4)))

async function sendOrder(shop: Shop, market: Market): Promise<Order> {
  const order = await placeSame(market)
  const path = `/admin/orders/${order.id}`
  await must(shop.admin("POST", `${path}/capture`))
  const items = order.lines.map(({ id, quantity }) => ({ item_id: id, quantity }))
  const { body } = await must(
    shop.admin("POST", `${path}/fulfillment`, { items, location_id: market.locationId }),
  )
  await must(shop.admin("POST", `${path}/shipment`, { fulfillment_id: body.order.fulfillments[0].id }))
  return order
}

async function makeOffer(shop: Shop, market: Market): Promise<string> {
  const code = "OFFER"
  const rule = { type: "percentage", value: 10, allocation: "total" }
  await must(
    shop.admin("POST", "/admin/discounts", { code, rule, regions: [market.regionId], usage_limit: 1e6 }),
  )
  return code
}

async function makeWayBack(shop: Shop, market: Market): Promise<string> {
  const { body } = await must(shop.admin("GET", `/admin/shipping-options?region_id=${market.regionId}`))
  const { profile_id, region_id } = body.shipping_options[0]
  const made = await must(
    shop.admin("POST", "/admin/shipping-options", {
      name: "Way back",
      region_id,
      profile_id,
      provider_id: "manual",
      price_type: "flat_rate",
      amount: 100,
      is_return: true,
      data: { id: "manual-fulfillment-return" },
    }),
  )
  return made.body.shipping_option.id as string
}

async function must<T extends { readonly status: number; readonly text: string }>(
  answering: Promise<T>,
): Promise<T> {
  const answer = await answering
  if (answer.status !== 200)
    throw new Error(`preparing was answered ${answer.status} ${answer.text.slice(0, 300)}`)
  return answer
}
