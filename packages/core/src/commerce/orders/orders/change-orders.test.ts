import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { giveCountry, makeOrder, makeProfile, type MadeOrder } from "./testing/order-fixture.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const post = (order: MadeOrder, path: string, body?: unknown) =>
  shop.admin("POST", `/admin/orders/${order.id}${path}`, body)
const read = async (order: MadeOrder) => (await shop.admin("GET", `/admin/orders/${order.id}`)).body.order
const eventsOf = async (order: MadeOrder) =>
  (await shop.events()).filter(({ data }) => (data as { id: string }).id === order.id)

describe("changing an order", () => {
  test("changes the email address, the customer and the notifications, and emits an event", async () => {
    const order = await makeOrder(shop.engine.db)
    const other = (await shop.admin("POST", "/admin/customers", customer("new@example.com"))).body.customer
    const change = { email: "New@Example.com", customer_id: other.id, no_notification: true }
    const { status, body } = await post(order, "", change)
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      email: "new@example.com",
      customer_id: other.id,
      no_notification: true,
    })
    expect(await eventsOf(order)).toEqual([
      { name: "order.updated", data: { id: order.id, no_notification: true } },
    ])
    expect((await post(order, "", { customer_id: "cus_none" })).status).toBe(404)
    expect((await read(order)).customer_id).toBe(other.id)
  })

  test("keeps the discounts and the total that the customer has paid", async () => {
    const order = await makeOrder(shop.engine.db)
    const body = { code: "PLACED", rule: { type: "percentage", value: 10, allocation: "total" } }
    const { discount } = (
      await shop.admin("POST", "/admin/discounts", { ...body, regions: [order.regionId] })
    ).body
    await shop.engine.db
      .insertInto("order_discounts")
      .values({ order_id: order.id, discount_id: discount.id })
      .execute()
    const before = await read(order)
    expect(before.discounts).toMatchObject([{ code: "PLACED" }])
    for (const discounts of [[], [{ code: "OTHER" }]]) {
      const changed = (await post(order, "", { discounts })).body.order
      expect(changed.discounts).toMatchObject([{ code: "PLACED" }])
      expect(changed.total).toBe(before.total)
    }
  })

  test("changes addresses in part, each for itself", async () => {
    const order = await makeOrder(shop.engine.db)
    await giveCountry(shop.engine.db, order.regionId, "se")
    const { body } = await post(order, "", { shipping_address: { city: "Moved", country_code: "SE" } })
    expect(body.order.shipping_address).toMatchObject({
      first_name: "Ada",
      city: "Moved",
      country_code: "se",
    })
    expect(body.order.billing_address).toMatchObject({ first_name: "Ada", city: "Town" })
    for (const country_code of [undefined, "us", "zz"]) {
      const refused = await post(order, "", { shipping_address: { city: "No", country_code } })
      expect(refused.body.message).toBe("Shipping country must be in the order region")
    }
    expect((await read(order)).shipping_address.city).toBe("Moved")
    const cleared = await post(order, "", { shipping_address: { last_name: null, country_code: "SE" } })
    expect(cleared.body.order.shipping_address).toMatchObject({ last_name: null, city: "Moved" })
  })

  test("never changes the customer's address book", async () => {
    const order = await makeOrder(shop.engine.db)
    await giveCountry(shop.engine.db, order.regionId, "no")
    const { db } = shop.engine
    const before = (await read(order)).shipping_address
    await db
      .updateTable("address")
      .set({ customer_id: order.customerId })
      .where("id", "=", before.id)
      .execute()
    const { body } = await post(order, "", { shipping_address: { city: "Moved", country_code: "no" } })
    expect(body.order.shipping_address).toMatchObject({ city: "Moved", customer_id: null, first_name: "Ada" })
    expect(body.order.shipping_address.id).not.toBe(before.id)
    const saved = await db.selectFrom("address").select("city").where("id", "=", before.id).executeTakeFirst()
    expect(saved).toEqual({ city: "Town" })
  })
})

describe("adding a shipping method", () => {
  test("taxes it when the order was placed without shipping, and the next one as well", async () => {
    const { db } = shop.engine
    const profileId = await makeProfile(db)
    const order = await makeOrder(db, { shipping: [] })
    const { id: cart_id } = await db
      .insertInto("cart")
      .values({ id: "cart_without_shipping", region_id: order.regionId })
      .returning("id")
      .executeTakeFirstOrThrow()
    await db.updateTable("order").set({ cart_id }).where("id", "=", order.id).execute()
    const optionOf = async (profile?: string) => {
      const other = await makeOrder(db, {
        shipping: [{ price: 700, ...(profile && { profileId: profile }) }],
      })
      return (await read(other)).shipping_methods[0].shipping_option_id
    }
    const taxed = async (option_id: string, price: number) =>
      (await post(order, "/shipping-methods", { option_id, price })).body.order
    const first = await taxed(await optionOf(), 200)
    expect(first).toMatchObject({ shipping_total: 200, shipping_tax_total: 50, total: 2750 })
    expect(first.shipping_methods[0].tax_lines).toMatchObject([{ rate: 25, code: "default" }])
    const second = await taxed(await optionOf(profileId), 100)
    expect(second).toMatchObject({ shipping_total: 300, shipping_tax_total: 75, total: 2875 })
  })

  test("adds it without tax to an order that was placed with shipping; one per shipping profile", async () => {
    const profileId = await makeProfile(shop.engine.db)
    const [order, other] = [
      await makeOrder(shop.engine.db, { shipping: [{ price: 500 }] }),
      await makeOrder(shop.engine.db, { shipping: [{ price: 700, profileId }] }),
    ]
    const method = (await read(other)).shipping_methods[0]
    await shop.engine.db
      .insertInto("cart")
      .values({ id: "cart_with_shipping", region_id: order.regionId })
      .execute()
    await shop.engine.db
      .updateTable("shipping_method")
      .set({ cart_id: "cart_with_shipping" })
      .where("order_id", "=", order.id)
      .execute()
    // v1 does not ask for taxes here, so a tax provider that is gone does no harm.
    await shop.engine.db.insertInto("tax_provider").values({ id: "gone", is_installed: false }).execute()
    await shop.engine.db
      .updateTable("region")
      .set({ tax_provider_id: "gone" })
      .where("id", "=", order.regionId)
      .execute()
    const added = { option_id: method.shipping_option_id, price: 250, data: { floor: 3 } }
    const { body } = await post(order, "/shipping-methods", added)
    expect(body.order).toMatchObject({ shipping_total: 750, shipping_tax_total: 125, total: 3375 })
    const method250 = body.order.shipping_methods.find(({ price }) => price === 250)
    expect(method250).toMatchObject({ data: { floor: 3 }, tax_lines: [] })
    expect((await post(order, "/shipping-methods", added)).status).toBe(400)
    expect((await read(order)).shipping_methods).toHaveLength(2)
    expect(await eventsOf(order)).toEqual([{ name: "order.updated", data: { id: order.id } }])
  })
})

test("a shipping method is added without tax to an imported order that has a taxed one, as in v1", async () => {
  const { db } = shop.engine
  const optionOf = async (order: MadeOrder) => (await read(order)).shipping_methods[0].shipping_option_id
  const added = async (order: MadeOrder, from: MadeOrder) =>
    (await post(order, "/shipping-methods", { option_id: await optionOf(from), price: 300 })).body.order
  const [taxed, untaxed] = [await makeOrder(db), await makeOrder(db)]
  const others = [await makeOrder(db), await makeOrder(db)] as const
  await db
    .deleteFrom("shipping_method_tax_line")
    .where("shipping_method_id", "=", untaxed.methodIds[0]!)
    .execute()
  expect(await added(taxed, others[0])).toMatchObject({ shipping_total: 800, shipping_tax_total: 125 })
  const after = await added(untaxed, others[1])
  expect(after.shipping_methods.find(({ price }) => price === 300).tax_lines).toHaveLength(1)
})

describe("completing and archiving", () => {
  test("an order is archived once, after it was completed", async () => {
    const order = await makeOrder(shop.engine.db)
    expect((await post(order, "/archive")).status).toBe(400)
    expect((await post(order, "/complete")).body.order.status).toBe("completed")
    expect((await post(order, "/archive")).body.order.status).toBe("archived")
    expect((await post(order, "/archive")).status).toBe(400)
    expect(await eventsOf(order)).toEqual([
      { name: "order.completed", data: { id: order.id, no_notification: null } },
    ])
    const unknown = await shop.admin("POST", "/admin/orders/order_none/complete")
    expect(unknown.body).toEqual({ type: "not_found", message: "Order with id order_none was not found" })
  })

  test("nothing can be done with a canceled order", async () => {
    const order = await makeOrder(shop.engine.db)
    await post(order, "/cancel")
    const items = [{ item_id: order.lineIds[0], quantity: 1 }]
    const attempts: [string, unknown][] = [
      ["", { email: "a@example.com" }],
      ["/complete", undefined],
      ["/archive", undefined],
      ["/capture", undefined],
      ["/refund", { amount: 1, reason: "other" }],
      ["/fulfillment", { items }],
      ["/shipment", { fulfillment_id: "ful_x" }],
      ["/shipping-methods", { option_id: "so_x", price: 1 }],
    ]
    const before = await read(order)
    for (const [path, body] of attempts) {
      const { status, body: refusal } = await post(order, path, body)
      expect([path, status, refusal.type]).toEqual([path, 400, "not_allowed"])
    }
    const added = await post(order, "/shipping-methods", { option_id: "so_x", price: 1 })
    expect(added.body.message).toBe("A shipping method cannot be added to a canceled order")
    expect(await read(order)).toEqual(before)
  })
})

function customer(email: string) {
  return { email, first_name: "A", last_name: "B", password: "supersecret" }
}
