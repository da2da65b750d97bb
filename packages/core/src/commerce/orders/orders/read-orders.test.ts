import { afterAll, beforeAll, describe, test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { makeOrder, type MadeOrder } from "./testing/order-fixture.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const admin = <Path extends string>(path: Path) => shop.admin("GET", `/admin/orders${path}`)
const idsOf = async (query: string) =>
  (await admin(`?${query}`)).body.orders.map((order: { id: string }) => order.id)

test("an order is read with totals, in one statement in addition to authentication", async () => {
  const order = await makeOrder(shop.engine.db)
  const { result, statements } = await shop.countStatements(() => admin(`/${order.id}`))
  expect(result.status).toBe(200)
  expect(result.body.order).toMatchObject({
    object: "order",
    id: order.id,
    subtotal: 2000,
    shipping_total: 500,
    item_tax_total: 500,
    shipping_tax_total: 125,
    tax_total: 625,
    total: 3125,
    paid_total: 3125,
    refunded_total: 0,
    refundable_amount: 3125,
  })
  expect(statements.filter((text) => text.includes('from "order"'))).toHaveLength(1)
  expect(statements.length).toBeLessThanOrEqual(4)
})

test("a page takes one statement and the count another, however many orders there are", async () => {
  for (let i = 0; i < 5; i++) await makeOrder(shop.engine.db, { email: "many@example.com" })
  const { result, statements } = await shop.countStatements(() => admin("?email=many@example.com&limit=3"))
  expect(result.body).toMatchObject({ count: 5, offset: 0, limit: 3 })
  expect(result.body.orders.map((order: { total: number }) => order.total)).toEqual([3125, 3125, 3125])
  expect(statements.length).toBeLessThanOrEqual(4)
})

test("swaps, claims and returns take one more statement", async () => {
  const order = await makeOrder(shop.engine.db, { email: "returns@example.com" })
  const { db } = shop.engine
  await db.insertInto("return").values({ id: "ret_1", order_id: order.id, refund_amount: 5 }).execute()
  await db
    .insertInto("swap")
    .values({
      id: "swap_1",
      order_id: order.id,
      fulfillment_status: "not_fulfilled",
      payment_status: "not_paid",
    })
    .execute()
  await db
    .insertInto("line_item")
    .values({ id: "item_swap", swap_id: "swap_1", title: "New", unit_price: 100, quantity: 2 })
    .execute()
  const { result, statements } = await shop.countStatements(() => admin("?email=returns@example.com"))
  const [read] = result.body.orders
  expect(read.returns).toMatchObject([{ id: "ret_1", refund_amount: 5, items: [] }])
  expect(read.swaps[0].additional_items[0]).toMatchObject({ id: "item_swap", subtotal: 200, refundable: 200 })
  expect(statements.length).toBeLessThanOrEqual(4)
})

describe("what an answer shows", () => {
  test("fields and expand replace the defaults; totals are always there", async () => {
    const order = await makeOrder(shop.engine.db)
    const { body } = await admin(`/${order.id}?fields=id,email&expand=customer`)
    const totals = Object.keys(body.order).filter((key) => /total|refundable_amount/.test(key))
    expect(Object.keys(body.order).filter((key) => !totals.includes(key))).toEqual([
      "object",
      "id",
      "email",
      "customer",
    ])
    expect(totals).toHaveLength(12)
  })

  test("default fields keep the lines whatever expand says", async () => {
    const order = await makeOrder(shop.engine.db)
    const { body } = await admin(`/${order.id}?expand=region`)
    expect(Object.keys(body.order)).toEqual(expect.arrayContaining(["items", "swaps", "claims", "region"]))
    expect(Object.keys(body.order)).not.toContain("shipping_methods")
  })

  test("an empty expand shows a customer the relations that the totals need, as in v1", async () => {
    const order = await makeOrder(shop.engine.db, { lines: [{ price: 1000, quantity: 1 }] })
    const read = async (query: string) =>
      (await shop.request("GET", `/store/orders/${order.id}?${query}`)).body.order
    const forTotals = ["discounts", "items", "payments", "region", "shipping_methods"]
    const shown = await read("expand=&fields=id")
    expect(Object.keys(shown)).toEqual(expect.arrayContaining(forTotals))
    expect(shown).not.toHaveProperty("customer")
    expect(await read("expand=customer&fields=id")).not.toHaveProperty("region")
    expect((await admin(`/${order.id}?expand=`)).body.order).not.toHaveProperty("region")
  })

  test("products of variants come with the totals, as in v1", async () => {
    const { shipping_profiles: profiles } = (await shop.admin("GET", "/admin/shipping-profiles")).body
    const lines = [{ price: 1000, quantity: 1, profileId: profiles[0].id }]
    const order = await makeOrder(shop.engine.db, { lines })
    const expand = "expand=items.variant"
    const productOf = async (query: string) =>
      (await admin(`/${order.id}?${query}`)).body.order.items[0].variant?.product?.title
    const title = await productOf("expand=items")
    expect(title).toBeTypeOf("string")
    expect([await productOf(expand), await productOf(`${expand}&fields=total`)]).toEqual([title, title])
    expect(await productOf(`${expand}&fields=id`)).toBeUndefined()
  })

  test("units that came back are left out of what is refundable, not of quantity and totals", async () => {
    const order = await makeOrder(shop.engine.db, { lines: [{ price: 1000, quantity: 3 }] })
    const sent = { shipped_quantity: 3, returned_quantity: 1 }
    await shop.engine.db.updateTable("line_item").set(sent).where("order_id", "=", order.id).execute()
    const { body } = await admin(`/${order.id}?fields=returnable_items`)
    expect(body.order.items[0]).toMatchObject({ quantity: 3, total: 3750, refundable: 2500 })
    expect(body.order.returnable_items.map((item) => item.id)).toEqual(order.lineIds)
    expect((await admin("?fields=returnable_items")).status).toBe(400)
  })

  test("returnable_items is accepted in expand beside relations, and alone keeps the default relations", async () => {
    const order = await makeOrder(shop.engine.db, { lines: [{ price: 1000, quantity: 3 }] })
    const { db } = shop.engine
    await db.updateTable("line_item").set({ shipped_quantity: 3 }).where("order_id", "=", order.id).execute()
    const lineIds = ({ order }: { order: { returnable_items: readonly { id: string }[] } }) =>
      order.returnable_items.map((item) => item.id)
    const beside = await admin(`/${order.id}?expand=region,returnable_items,edits`)
    expect(beside.status).toBe(200)
    expect(lineIds(beside.body)).toEqual(order.lineIds)
    expect(beside.body.order).toHaveProperty("edits")
    expect(beside.body.order).not.toHaveProperty("shipping_methods")

    const alone = await admin(`/${order.id}?expand=returnable_items`)
    expect(lineIds(alone.body)).toEqual(order.lineIds)
    expect(alone.body.order).toHaveProperty("shipping_methods")
    expect((await admin(`/${order.id}`)).body.order).not.toHaveProperty("returnable_items")
  })

  test("returnable_items is rejected where v1 rejects it", async () => {
    const order = await makeOrder(shop.engine.db)
    const message = 'The field "returnable_items" is not supported by this end point. '
    const listed = await admin("?expand=items,returnable_items")
    const change = (query: string) =>
      shop.admin("POST", `/admin/orders/${order.id}${query}`, { email: "new@example.com" })
    const changed = await change("?expand=returnable_items")
    for (const { status, body } of [listed, changed])
      expect([status, body]).toMatchObject([400, { type: "invalid_data", message }])
    expect((await admin(`/${order.id}`)).body.order.email).not.toBe("new@example.com")

    expect((await admin("?expand=items")).status).toBe(200)
    expect((await change("?expand=items")).body.order.email).toBe("new@example.com")
  })

  test("unknown names are refused", async () => {
    const order = await makeOrder(shop.engine.db)
    for (const query of ["fields=flavour", "expand=flavours", "fields=items.flavour", "expand=items.flavour"])
      expect([query, (await admin(`/${order.id}?${query}`)).status]).toEqual([query, 400])
    expect((await admin("?order=flavour")).status).toBe(400)
    const asCustomer = await shop.request("GET", `/store/orders/${order.id}?expand=returns`)
    expect(asCustomer.body.message).toBe("Requested fields [returns] are not valid")
  })
})

describe("filters", () => {
  test("by status, customer, number, region, text and time", async () => {
    const { db } = shop.engine
    const [a, b] = [
      await makeOrder(db, { email: "filter-a@example.com" }),
      await makeOrder(db, { email: "filter-b@example.com" }),
    ]
    await db.updateTable("order").set({ status: "completed" }).where("id", "=", b.id).execute()
    const regions = `region_id[]=${a.regionId}&region_id[]=${b.regionId}`
    expect(await idsOf(`${regions}&order=created_at`)).toEqual([a.id, b.id])
    expect(await idsOf(`${regions}&status[]=completed`)).toEqual([b.id])
    expect(await idsOf(`${regions}&status[]=completed&status[]=pending`)).toEqual([b.id, a.id])
    expect(await idsOf(`customer_id=${a.customerId}`)).toEqual([a.id])
    expect(await idsOf(`id=${a.id}`)).toEqual([a.id])
    expect(await idsOf(`id[]=${a.id}&id[]=${b.id}&order=created_at`)).toEqual([a.id, b.id])
    expect((await admin(`?id[of]=${a.id}`)).body.message).toBe("id must be a string")
    expect(await idsOf(`display_id=${b.displayId}`)).toEqual([b.id])
    expect(await idsOf("display_id=abc")).toEqual([])
    expect(await idsOf("tax_rate=null")).toContain(b.id)
    expect(await idsOf("tax_rate=abc")).toEqual([])
    expect(await idsOf("display_id=99999999999999999999")).toEqual([])
    expect(await idsOf("q=FILTER-A@")).toEqual([a.id])
    expect(await idsOf("q=%25")).toEqual([])
    expect(await idsOf(`${regions}&q=ada`)).toEqual([b.id, a.id])
    expect(await idsOf(`region_id=${a.regionId}&created_at[gt]=2999-01-01`)).toEqual([])
    expect((await admin("?status=completed")).body.message).toBe("status must be an array")
    expect((await admin("?status[]=odd")).status).toBe(400)
  })

  test("by payments to capture, unlike those that a gift card paid", async () => {
    const { db } = shop.engine
    const [open, paidByGiftCard, captured, canceled] = [
      await makeOrder(db, { email: "capture@example.com" }),
      await makeOrder(db, { email: "capture@example.com", payments: [] }),
      await makeOrder(db, { email: "capture@example.com" }),
      await makeOrder(db, { email: "capture@example.com" }),
    ]
    const now = new Date()
    const payment = (order: MadeOrder) => db.updateTable("payment").where("order_id", "=", order.id)
    await payment(captured).set({ captured_at: now }).execute()
    await payment(canceled).set({ canceled_at: now }).execute()
    const found = (query: string) => idsOf(`email=capture@example.com&order=created_at&${query}`)
    expect(await found("payment_status[]=awaiting")).toHaveLength(4)
    expect(await found("has_payment_to_capture=true")).toEqual([open.id])
    expect(await found("has_payment_to_capture=false")).toEqual([paidByGiftCard.id, captured.id, canceled.id])
    expect(
      await shop.admin("GET", "/admin/orders?email=capture@example.com&has_payment_to_capture=true"),
    ).toMatchObject({ body: { count: 1 } })
  })

  test("by the state of the payment as a merchant sees it", async () => {
    const { db } = shop.engine
    const email = "states@example.com"
    const ids: Record<string, string> = {}
    const make = async (name: string, status: "awaiting" | "captured", refund = 0) => {
      const order = await makeOrder(db, { email, ...(name === "covered" && { payments: [] }) })
      await db.updateTable("order").set({ payment_status: status }).where("id", "=", order.id).execute()
      if (status === "captured")
        await db
          .updateTable("payment")
          .set({ captured_at: new Date() })
          .where("order_id", "=", order.id)
          .execute()
      if (name === "covered") {
        const cart_id = "cart_covered"
        await db.insertInto("cart").values({ id: cart_id, region_id: order.regionId }).execute()
        await db.updateTable("order").set({ cart_id }).where("id", "=", order.id).execute()
      }
      const amount = Math.round(order.total * refund)
      if (refund > 0)
        await db
          .insertInto("refund")
          .values({ id: `ref_${name}`, order_id: order.id, amount, reason: "other" })
          .execute()
      ids[name] = order.id
    }
    await make("awaiting", "awaiting")
    await make("covered", "awaiting")
    await make("captured", "captured")
    await make("partly", "captured", 0.5)
    await make("refunded", "captured", 1)
    const found = async (...states: string[]) => {
      const query = states.map((state) => `payment_state[]=${state}`).join("&")
      const list = await idsOf(`email=${email}&${query}`)
      return Object.keys(ids).filter((name) => list.includes(ids[name] ?? ""))
    }
    expect(await found("awaiting")).toEqual(["awaiting"])
    expect(await found("captured")).toEqual(["covered", "captured"])
    expect(await found("partially_refunded")).toEqual(["partly"])
    expect(await found("refunded", "awaiting")).toEqual(["awaiting", "refunded"])
    expect(await found("canceled")).toEqual([])
    expect((await shop.admin("GET", "/admin/orders?payment_state[]=paid")).status).toBe(400)
  })

  test("by the state of the items as a merchant sees it", async () => {
    const { db } = shop.engine
    const email = "returned@example.com"
    const lines = [{ price: 100, quantity: 2 }]
    const [part, whole, shipped] = [
      await makeOrder(db, { email, lines }),
      await makeOrder(db, { email, lines }),
      await makeOrder(db, { email, lines }),
    ]
    for (const [order, returned_quantity] of [
      [part, 1],
      [whole, 2],
    ] as const) {
      const back = db.updateTable("order").set({ fulfillment_status: "partially_returned" })
      await back.where("id", "=", order.id).execute()
      await db.updateTable("line_item").set({ returned_quantity }).where("order_id", "=", order.id).execute()
    }
    await db
      .updateTable("order")
      .set({ fulfillment_status: "shipped" })
      .where("id", "=", shipped.id)
      .execute()
    const found = (query: string) => idsOf(`email=${email}&order=created_at&${query}`)
    expect(await found("fulfillment_state[]=returned")).toEqual([whole.id])
    expect(await found("fulfillment_state[]=partially_returned")).toEqual([part.id])
    expect(await found("fulfillment_state[]=returned&fulfillment_state[]=shipped")).toEqual([
      whole.id,
      shipped.id,
    ])
    expect(await found("fulfillment_status[]=returned")).toEqual([])
  })

  test("by claims", async () => {
    const { db } = shop.engine
    const [claimed, other] = [await makeOrder(db), await makeOrder(db)]
    for (const [id, order] of [
      ["claim_a", claimed],
      ["claim_b", claimed],
      ["claim_c", other],
    ] as const)
      await db.insertInto("claim_order").values({ id, order_id: order.id, type: "refund" }).execute()
    expect(await idsOf("claim_id[]=claim_a&claim_id[]=claim_b")).toEqual([claimed.id])
    expect(await idsOf("claim_id=claim_c")).toEqual([other.id])
    expect(await idsOf("claim_id=claim_d")).toEqual([])
  })

  test("a text finds orders without a shipping address, together with other filters", async () => {
    const { db } = shop.engine
    const order = await makeOrder(db, { email: "digital@example.com" })
    await db.updateTable("order").set({ shipping_address_id: null }).where("id", "=", order.id).execute()
    expect(await idsOf("q=digital@")).toEqual([order.id])
    expect(await idsOf("q=digital@&status[]=pending")).toEqual([order.id])
    expect(await idsOf("q=digital@&status[]=canceled")).toEqual([])
    // As in v1, it replaces the filters of the columns that it searches.
    expect(await idsOf("q=digital@&display_id=99999&email=other@example.com")).toEqual([order.id])
  })
})

describe("looking an order up", () => {
  test("takes number and e-mail address, and the postal code where it is given", async () => {
    const order = await makeOrder(shop.engine.db, { email: "look@example.com" })
    const look = (query: string) => shop.request("GET", `/store/orders?${query}`)
    const both = `display_id=${order.displayId}&email=LOOK@example.com`
    expect((await look(both)).body.order.id).toBe(order.id)
    const { body } = await look(`${both}&fields=display_id`)
    expect(body.order).toMatchObject({ display_id: order.displayId, created_at: expect.any(String) })
    expect((await look(`${both}&shipping_address[postal_code]=1234`)).body.order.id).toBe(order.id)
    for (const wrong of [
      `${both}&shipping_address[postal_code]=9`,
      `display_id=${order.displayId}&email=other@example.com`,
      `display_id=1.5&email=look@example.com`,
      `display_id=99999999999999999999&email=look@example.com`,
    ]) {
      const answer = await look(wrong)
      expect([wrong, answer.status, answer.text]).toEqual([wrong, 404, "Not Found"])
    }
  })
})
