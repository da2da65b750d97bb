import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { levelsOf, makeChannel, makeVariant } from "../../stock/inventory/testing/stock-fixture.ts"
import { reserveForLine } from "../../stock/inventory/index.ts"
import type { FulfillmentProvider } from "../../../platform/kernel/providers.ts"
import { makeOrder, makeProfile, type FixtureOrder, type MadeOrder } from "./testing/order-fixture.ts"

let shop: TestApp
/** What the next calls of the carrier do; an exception rejects the call. */
let carrier: (kind: string) => Promise<unknown>
const seen: { id: unknown; items: readonly unknown[]; order: unknown }[] = []
const provider: FulfillmentProvider = {
  id: "carrier",
  options: async () => [],
  validateOption: async () => true,
  validateData: async (_, data) => data,
  canCalculate: async () => false,
  calculatePrice: async () => 0,
  createFulfillment: async (_, items, order, { id }) => {
    seen.push({ id, items, order: JSON.parse(JSON.stringify(order)) })
    await carrier("create")
    return { parcel: 7 }
  },
  cancelFulfillment: async () => (await carrier("cancel"), {}),
  createReturn: async () => ({}),
}

beforeAll(async () => {
  shop = await createTestApp({ fulfillmentProviders: [provider] })
  await shop.engine.db.insertInto("fulfillment_provider").values({ id: "carrier" }).execute()
})
afterAll(() => shop.close())
beforeEach(() => {
  carrier = async () => {}
  seen.length = 0
})

async function make(wish: FixtureOrder = {}): Promise<MadeOrder> {
  const order = await makeOrder(shop.engine.db, wish)
  await shop.engine.db.updateTable("shipping_option").set({ provider_id: "carrier" }).execute()
  return order
}
const fulfill = (order: MadeOrder, quantities: readonly number[], more: object = {}) =>
  shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, {
    items: quantities.map((quantity, index) => ({ item_id: order.lineIds[index], quantity })),
    ...more,
  })
const cancel = (order: MadeOrder, id: string) =>
  shop.admin("POST", `/admin/orders/${order.id}/fulfillments/${id}/cancel`)
const ship = (order: MadeOrder, id: string, more: object = {}) =>
  shop.admin("POST", `/admin/orders/${order.id}/shipment`, { fulfillment_id: id, ...more })
const read = async (order: MadeOrder) => (await shop.admin("GET", `/admin/orders/${order.id}`)).body.order
const eventsOf = async (order: MadeOrder) =>
  (await shop.events()).filter(({ data }) => (data as { id: string }).id === order.id)

describe("packing", () => {
  test("counts units, stores the carrier's data, emits events", async () => {
    const order = await make()
    const { status, body } = await fulfill(order, [1], { metadata: { box: 1 }, no_notification: true })
    expect(status).toBe(200)
    expect(body.order.fulfillment_status).toBe("partially_fulfilled")
    const [fulfillment] = body.order.fulfillments
    expect(fulfillment).toMatchObject({ data: { parcel: 7 }, metadata: { box: 1 }, provider_id: "carrier" })
    expect(fulfillment.items).toEqual([
      { fulfillment_id: fulfillment.id, item_id: order.lineIds[0], quantity: 1 },
    ])
    expect(await eventsOf(order)).toEqual([
      {
        name: "order.fulfillment_created",
        data: { id: order.id, fulfillment_id: fulfillment.id, no_notification: true },
      },
    ])
    expect((await fulfill(order, [1])).body.order.fulfillment_status).toBe("fulfilled")
  })

  test("ten requests at once pack no unit twice", async () => {
    const order = await make({ lines: [{ price: 100, quantity: 3 }] })
    const answers = await Promise.all(Array.from({ length: 10 }, () => fulfill(order, [1])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect((await read(order)).items[0].fulfilled_quantity).toBe(3)
  })

  test("refuses more than was bought, negative units, and an order without shipping", async () => {
    const order = await make()
    expect((await fulfill(order, [3])).body.message).toBe(
      "Cannot fulfill more items than have been purchased",
    )
    expect((await fulfill(order, [-1])).status).toBe(400)
    const twice = [1, 2].map((quantity) => ({ item_id: order.lineIds[0], quantity }))
    expect((await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items: twice })).status).toBe(
      400,
    )
    const unshipped = await make({ shipping: [] })
    expect((await fulfill(unshipped, [1])).body.message).toBe(
      "Cannot fulfill an order that lacks shipping methods",
    )
    expect(await read(order)).toMatchObject({ fulfillment_status: "not_fulfilled", fulfillments: [] })
  })

  test("works after the shipping option was deleted, which the order still names", async () => {
    const order = await make()
    const optionOf = async () => (await read(order)).shipping_methods[0].shipping_option
    const { id } = await optionOf()
    expect((await shop.admin("DELETE", `/admin/shipping-options/${id}`)).status).toBe(200)
    expect(await optionOf()).toMatchObject({ id, deleted_at: expect.any(String) as string })
    expect((await fulfill(order, [1])).status).toBe(200)
  })

  test("creates one fulfillment per shipping method, by the profiles of the products", async () => {
    const [light, heavy, other] = [1, 2, 3].map(() => makeProfile(shop.engine.db))
    const order = await make({
      lines: [
        { price: 100, quantity: 1, profileId: await light },
        { price: 100, quantity: 2, profileId: await heavy },
        { price: 100, quantity: 1, profileId: await other },
      ],
      shipping: [
        { price: 500, profileId: await light! },
        { price: 900, profileId: await heavy! },
      ],
    })
    const { body } = await fulfill(order, [1, 2, 1])
    const parcels = body.order.fulfillments.map(
      ({ items }: { items: { item_id: string; quantity: number }[] }) =>
        items.map(({ item_id, quantity }) => [item_id, quantity]),
    )
    expect(parcels).toEqual([
      [
        [order.lineIds[0], 1],
        [order.lineIds[2], 1],
      ],
      [[order.lineIds[1], 2]],
    ])
  })

  test("a carrier that refuses leaves nothing behind", async () => {
    const order = await make()
    carrier = () => Promise.reject(new Error("no"))
    expect((await fulfill(order, [2])).status).toBe(500)
    const after = await read(order)
    expect(after).toMatchObject({ fulfillment_status: "not_fulfilled", fulfillments: [] })
    expect(after.items[0].fulfilled_quantity).toBe(0)
    expect(await eventsOf(order)).toEqual([])
  })
})

describe("under an idempotency key", () => {
  const under = (order: MadeOrder, key: string, more: object = {}) =>
    shop.admin(
      "POST",
      `/admin/orders/${order.id}/fulfillment`,
      { items: [{ item_id: order.lineIds[0], quantity: 1 }], ...more },
      { "idempotency-key": key },
    )
  const never = () => new Promise(() => {})
  const untilAsked = () => vi.waitFor(() => expect(seen).toHaveLength(1))
  /** As if the process had died a minute ago, while it asked the carrier. */
  const age = (key: string) =>
    sql`update idempotency_key set response_body = response_body || '{"kept_at":0}'
      where idempotency_key = ${key}`.execute(shop.engine.db)

  test("a repetition after a crash calls the carrier again for the same fulfillment, and emits the event once", async () => {
    const [order, key] = [await make(), crypto.randomUUID()]
    carrier = never
    void under(order, key)
    await untilAsked()
    await age(key)
    carrier = async () => {}
    const answer = await under(order, key)
    expect(seen).toHaveLength(2)
    expect(seen[1]).toEqual(seen[0])
    const [fulfillment, ...others] = answer.body.order.fulfillments
    expect(others).toEqual([])
    expect(fulfillment).toMatchObject({ id: seen[0]!.id, data: { parcel: 7 } })
    expect(answer.body.order.items[0].fulfilled_quantity).toBe(1)
    expect((await under(order, key)).text).toBe(answer.text)
    expect(await eventsOf(order)).toEqual([
      {
        name: "order.fulfillment_created",
        data: { id: order.id, fulfillment_id: fulfillment.id, no_notification: null },
      },
    ])
  })

  test("a repetition after a crash undoes the fulfillment if the carrier rejects it, and the error stays", async () => {
    const [order, key] = [await make(), crypto.randomUUID()]
    carrier = never
    void under(order, key)
    await untilAsked()
    await age(key)
    carrier = () => Promise.reject(new Error("no"))
    const refused = await under(order, key)
    expect(refused.status).toBe(500)
    carrier = async () => {}
    expect((await under(order, key)).text).toBe(refused.text)
    expect(seen).toHaveLength(2)
    const after = await read(order)
    expect(after).toMatchObject({ fulfillment_status: "not_fulfilled", fulfillments: [] })
    expect(after.items[0].fulfilled_quantity).toBe(0)
    expect(await eventsOf(order)).toEqual([])
  })

  test("a repetition at the same moment waits for the first one's carrier", async () => {
    const [order, key] = [await make(), crypto.randomUUID()]
    let answerNow = () => {}
    carrier = () => new Promise<void>((resolve) => (answerNow = resolve))
    const first = under(order, key)
    await untilAsked()
    const second = under(order, key)
    await new Promise((resolve) => setTimeout(resolve, 150))
    answerNow()
    expect((await second).text).toBe((await first).text)
    expect((await first).body.order.fulfillments[0].data).toEqual({ parcel: 7 })
    expect(seen).toHaveLength(1)
  })

  test("a repetition that waited in vain may come again", async () => {
    const [order, key] = [await make(), crypto.randomUUID()]
    let answerNow = () => {}
    carrier = () => new Promise<void>((resolve) => (answerNow = resolve))
    const first = under(order, key)
    await untilAsked()
    let now = Date.now()
    const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 6000))
    const second = await under(order, key)
    clock.mockRestore()
    expect(second.status).toBe(409)
    answerNow()
    expect((await first).status).toBe(200)
    expect((await under(order, key)).text).toBe((await first).text)
  })
})

describe("stock", () => {
  async function makeStocked() {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db)
    const location = locationIds[0]!
    const { variant, itemId } = await makeVariant(db, { [location]: 10 }, { required_quantity: 2 })
    const order = await make({
      lines: [{ price: 100, quantity: 4, variantId: variant.id }],
      salesChannelId: channelId,
    })
    const lineItem = { id: order.lineIds[0]!, variant_id: variant.id }
    await db
      .transaction()
      .execute((tx) => reserveForLine({ db: tx }, { lineItem, quantity: 4, salesChannelId: channelId }))
    return { order, location, levels: async () => (await levelsOf(db, itemId))[location] }
  }

  test("leaves the location with its reservation, and comes back with it when canceled", async () => {
    const { order, location, levels } = await makeStocked()
    expect(await levels()).toEqual({ stocked: 10, reserved: 8 })
    const { body } = await fulfill(order, [3], { location_id: location })
    expect(await levels()).toEqual({ stocked: 4, reserved: 2 })
    const [{ id }] = body.order.fulfillments
    expect((await cancel(order, id)).body.order.fulfillment_status).toBe("canceled")
    expect(await levels()).toEqual({ stocked: 10, reserved: 8 })
    expect((await cancel(order, id)).status).toBe(200)
    expect(await levels()).toEqual({ stocked: 10, reserved: 8 })
    expect((await read(order)).items[0].fulfilled_quantity).toBe(0)
  })

  test("is promised again for no more than is left to pack", async () => {
    const { order, location, levels } = await makeStocked()
    await fulfill(order, [2])
    expect(await levels()).toEqual({ stocked: 10, reserved: 8 })
    const { body } = await fulfill(order, [2], { location_id: location })
    expect(await levels()).toEqual({ stocked: 6, reserved: 4 })
    const located = body.order.fulfillments.find((entry) => entry.location_id)
    await cancel(order, located.id)
    expect(await levels()).toEqual({ stocked: 10, reserved: 4 })
  })

  test("is as before when the carrier refuses", async () => {
    const { order, location, levels } = await makeStocked()
    carrier = () => Promise.reject(new Error("no"))
    expect((await fulfill(order, [3], { location_id: location })).status).toBe(500)
    expect(await levels()).toEqual({ stocked: 10, reserved: 8 })
  })

  test("a location with too little refuses, and nothing is packed", async () => {
    const { order, levels } = await makeStocked()
    const elsewhere = (await makeChannel(shop.engine.db)).locationIds[0]
    expect((await fulfill(order, [1], { location_id: elsewhere })).status).toBe(400)
    expect(await levels()).toEqual({ stocked: 10, reserved: 8 })
    expect((await read(order)).fulfillments).toEqual([])
  })

  test("reservations of an order are listed, and freed when it is canceled", async () => {
    const { order, levels } = await makeStocked()
    const path = `/admin/orders/${order.id}/reservations` as const
    const { body } = await shop.admin("GET", path)
    expect(body).toMatchObject({ count: 1, offset: 0, limit: 20 })
    expect(body.reservations[0]).toMatchObject({ line_item_id: order.lineIds[0], quantity: 8 })
    await shop.admin("POST", `/admin/orders/${order.id}/cancel`)
    expect(await levels()).toEqual({ stocked: 10, reserved: 0 })
    expect((await shop.admin("GET", path)).body.count).toBe(0)
    expect((await shop.admin("GET", "/admin/orders/order_none/reservations")).status).toBe(404)
  })

  test("a line is reserved on demand, at the locations of the sales channel", async () => {
    const { db } = shop.engine
    const { channelId, locationIds } = await makeChannel(db)
    const { variant } = await makeVariant(db, { [locationIds[0]!]: 3 })
    const lines = [{ price: 100, quantity: 2, variantId: variant.id }]
    const order = await make({ lines, salesChannelId: channelId })
    const path = `/admin/orders/${order.id}/line-items/${order.lineIds[0]}/reserve` as const
    expect((await shop.admin("POST", path, {})).body.reservation).toMatchObject({
      line_item_id: order.lineIds[0],
      quantity: 2,
      location_id: locationIds[0],
    })
    expect((await shop.admin("POST", path, {})).body.code).toBe("insufficient_inventory")
    expect((await shop.admin("POST", path, { quantity: 1 })).body.message).toBe(
      "property quantity should not exist",
    )
    const unknown = path.replace(order.lineIds[0]!, "item_none")
    expect((await shop.admin("POST", unknown, {})).status).toBe(404)
  })
})

describe("sending", () => {
  test("counts the units once, however often it is said", async () => {
    const order = await make()
    const [{ id }] = (await fulfill(order, [2])).body.order.fulfillments
    const { body } = await ship(order, id, { tracking_numbers: ["A", "B"] })
    expect(body.order.fulfillment_status).toBe("shipped")
    expect(body.order.fulfillments[0].tracking_links).toHaveLength(2)
    await ship(order, id, { tracking_numbers: ["C"] })
    const after = await read(order)
    expect(after.items[0].shipped_quantity).toBe(2)
    expect(
      after.fulfillments[0].tracking_links.map((link: { tracking_number: string }) => link.tracking_number),
    ).toEqual(["A", "B", "C"])
    expect((await cancel(order, id)).body.message).toBe(
      "The fulfillment has already been shipped. Shipped fulfillments cannot be canceled",
    )
  })

  test("a fulfillment that was sent silently stays silent when it is sent again", async () => {
    const order = await make()
    const [{ id }] = (await fulfill(order, [1])).body.order.fulfillments
    const noticeOf = async (more: object) => {
      const { fulfillments } = (await ship(order, id, more)).body.order
      const events = (await eventsOf(order)).filter(({ name }) => name === "order.shipment_created")
      return [
        fulfillments[0].no_notification,
        (events.at(-1)!.data as { no_notification: unknown }).no_notification,
      ]
    }
    expect(await noticeOf({})).toEqual([null, null])
    expect(await noticeOf({ no_notification: true })).toEqual([true, true])
    expect(await noticeOf({ tracking_numbers: ["A"] })).toEqual([true, true])
    expect(await noticeOf({ no_notification: false })).toEqual([false, false])
  })

  test("a fulfillment of an order without notifications is sent silently", async () => {
    const order = await make()
    await shop.admin("POST", `/admin/orders/${order.id}`, { no_notification: true })
    const [{ id }] = (await fulfill(order, [2])).body.order.fulfillments
    expect((await ship(order, id)).body.order.fulfillments[0].no_notification).toBe(true)
    expect((await ship(order, id, { no_notification: false })).body.order.fulfillments[0]).toMatchObject({
      no_notification: false,
    })
  })

  test("rejects fulfillments that are canceled or belong to another order", async () => {
    const [order, other] = [await make(), await make()]
    const [{ id }] = (await fulfill(order, [1])).body.order.fulfillments
    const foreign = async (answer: ReturnType<typeof ship>) => [
      (await answer).status,
      (await answer).body.message,
    ]
    const notRelated = `no fulfillment was found with the id: ${id} related to order: ${other.id}`
    expect(await foreign(ship(other, id))).toEqual([404, "Could not find fulfillment"])
    expect(await foreign(cancel(other, id))).toEqual([404, notRelated])
    const unknown = [404, "Fulfillment with id: ful_x was not found"]
    expect(await foreign(ship(other, "ful_x"))).toEqual(unknown)
    expect(await foreign(cancel(other, "ful_x"))).toEqual(unknown)
    await cancel(order, id)
    const refused = await ship(order, id)
    expect([refused.status, refused.body.message]).toEqual([400, "Fulfillment has been canceled"])
    expect((await read(order)).items[0].shipped_quantity).toBeNull()
  })

  test("a carrier that cannot cancel keeps the fulfillment", async () => {
    const order = await make()
    const [{ id }] = (await fulfill(order, [1])).body.order.fulfillments
    carrier = (kind) => (kind === "cancel" ? Promise.reject(new Error("gone")) : Promise.resolve())
    expect((await cancel(order, id)).status).toBe(500)
    expect((await read(order)).fulfillments[0].canceled_at).toBeNull()
  })
})
