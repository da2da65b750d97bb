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
  const stage: Stage = { shop, market, wayBack: await makeWayBack(shop, market) }
  return {
    async checkout() {
      const items = [{ variant_id: variantId, quantity: 2 }]
      const cart = await fixtures.readyCart(items, { discounts: [{ code }] })
      return play(stage, `/store/carts/${cart}/complete`)
    },
    ...returnScenes(stage),
    ...claimScenes(stage),
    async "confirm an edit"() {
      const order = await placeSame(market)
      const edit = await must(shop.admin("POST", "/admin/order-edits", { order_id: order.id }))
      const path = `/admin/order-edits/${edit.body.order_edit.id}` as const
      await must(shop.admin("POST", `${path}/items`, spareOf(order)))
      await must(shop.admin("POST", `${path}/request`, {}))
      return play(stage, `${path}/confirm`)
    },
    async refund() {
      const order = await sendOrder(stage)
      return play(stage, `/admin/orders/${order.id}/refund`, { amount: 10, reason: "other" })
    },
    async cancel() {
      const order = await placeSame(market)
      return play(stage, `/admin/orders/${order.id}/cancel`)
    },
  }
}

interface Stage {
  readonly shop: Shop
  readonly market: Market
  /** a shipping option for returns */
  readonly wayBack: string
}

function play({ shop }: Stage, path: string, body: object = {}): Play {
  const key = { "idempotency-key": crypto.randomUUID() }
  return { path, body, headers: path.startsWith("/admin") ? { ...shop.adminHeaders, ...key } : key }
}

const firstOf = (order: Order) => [{ item_id: order.lines[0]!.id, quantity: 1 }]
const brokenOf = (order: Order) => firstOf(order).map((item) => ({ ...item, reason: "other" }))
const spareOf = (order: Order) => ({ variant_id: order.spare.variantId, quantity: 1 })

function returnScenes(stage: Stage): Scenes {
  return {
    async return() {
      const order = await sendOrder(stage)
      const return_shipping = { option_id: stage.wayBack, price: 100 }
      return play(stage, `/admin/orders/${order.id}/return`, { items: firstOf(order), return_shipping })
    },
    async "receive a return"() {
      const order = await sendOrder(stage)
      const items = firstOf(order)
      const { body } = await must(stage.shop.admin("POST", `/admin/orders/${order.id}/return`, { items }))
      const location_id = stage.market.locationId
      return play(stage, `/admin/returns/${body.order.returns[0].id}/receive`, { items, location_id })
    },
    async swap() {
      const order = await sendOrder(stage)
      const additional_items = [spareOf(order)]
      return play(stage, `/admin/orders/${order.id}/swaps`, {
        return_items: firstOf(order),
        additional_items,
      })
    },
  }
}

function claimScenes(stage: Stage): Scenes {
  return {
    async "claim a refund"() {
      const order = await sendOrder(stage)
      return play(stage, `/admin/orders/${order.id}/claims`, { type: "refund", claim_items: brokenOf(order) })
    },
    async "claim a replacement"() {
      const order = await sendOrder(stage)
      const claim = { type: "replace", claim_items: brokenOf(order), additional_items: [spareOf(order)] }
      return play(stage, `/admin/orders/${order.id}/claims`, claim)
    },
  }
}

const placeSame = (market: Market) => placeOrder(market, createDice(seededRandom(4)))

async function sendOrder({ shop, market }: Stage): Promise<Order> {
  const order = await placeSame(market)
  const path = `/admin/orders/${order.id}` as const
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
  return made.body.shipping_option.id
}

async function must<T extends { readonly status: number; readonly text: string }>(
  answering: Promise<T>,
): Promise<T> {
  const answer = await answering
  if (answer.status !== 200)
    throw new Error(`preparing was answered ${answer.status} ${answer.text.slice(0, 300)}`)
  return answer
}
