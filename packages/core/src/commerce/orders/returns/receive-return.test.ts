import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

/** An order of three shirts, captured and fulfilled. */
async function sentOrder() {
  const { id, items } = (await shop.complete(await shop.readyCart({ variant_shirt: 3 }))).body.data
  const item = items[0].id
  await admin(`/admin/orders/${id}/capture`)
  await admin(`/admin/orders/${id}/fulfillment`, { items: [{ item_id: item, quantity: 3 }] })
  return { id: id, item }
}

async function admin<Path extends string>(path: Path, body: object = {}) {
  const response = await shop.admin("POST", path, body)
  expect([path, response.status, response.text.slice(0, 200)]).toEqual([path, 200, expect.anything()])
  return response.body
}

/** Announces the return of units of a line. */
async function announce({ id, item }: { id: string; item: string }, quantity: number): Promise<string> {
  const { order } = await admin(`/admin/orders/${id}/return`, { items: [{ item_id: item, quantity }] })
  const returns = order.returns as { id: string; items: { quantity: number }[] }[]
  return returns.find(({ items }) => items[0]!.quantity === quantity)!.id
}

const receive = (returnId: string, item: string, quantity: number) =>
  shop.admin("POST", `/admin/returns/${returnId}/receive`, { items: [{ item_id: item, quantity }] })

const returned = async ({ item }: { item: string }) =>
  (
    await sql<{
      n: number | null
    }>`select returned_quantity as n from line_item where id = ${item}`.execute(shop.engine.db)
  ).rows[0]!.n

const refunded = async ({ id }: { id: string }) =>
  (await shop.admin("GET", `/admin/orders/${id}`)).body.order.refunded_total

test("a return is received and refunded once", async () => {
  const order = await sentOrder()
  const id = await announce(order, 1)
  expect((await receive(id, order.item, 1)).body.return).toMatchObject({
    status: "received",
    refund_amount: 1250,
  })
  const again = await receive(id, order.item, 1)
  expect([again.status, again.body.message]).toEqual([
    400,
    expect.stringContaining("has already been received"),
  ])
  expect([await returned(order), await refunded(order)]).toEqual([1, 1250])
})

test("no more units come back than were bought, even if returns that exist announce more", async () => {
  const order = await sentOrder()
  const [first, second] = [await announce(order, 1), await announce(order, 2)]
  // v1 accepts returns that together are larger than the line.
  await sql`update return_item set quantity = 3 where return_id = ${second}`.execute(shop.engine.db)
  expect((await receive(first, order.item, 1)).status).toBe(200)
  const refused = await receive(second, order.item, 2)
  expect([refused.status, refused.body.message]).toEqual([
    400,
    "Cannot return more items than have been purchased",
  ])
  expect([await returned(order), await refunded(order)]).toEqual([1, 1250])
  await sql`update return_item set quantity = 2 where return_id = ${second}`.execute(shop.engine.db)
  expect((await receive(second, order.item, 2)).status).toBe(200)
  expect([await returned(order), await refunded(order)]).toEqual([3, 3750])
})

test("only items of an exchange that is not canceled come back", async () => {
  const order = await sentOrder()
  const path = `/admin/orders/${order.id}` as const
  const exchange = async () => {
    const { swaps } = (
      await admin(`${path}/swaps`, {
        return_items: [{ item_id: order.item, quantity: 1 }],
        additional_items: [{ variant_id: "variant_mug", quantity: 1 }],
      })
    ).order
    return swaps.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1)!
  }
  const comeBack = (item: string) =>
    shop.admin("POST", `${path}/return`, { items: [{ item_id: item, quantity: 1 }] })
  const open = await exchange()
  const canceled = await exchange()
  const { swap } = (await shop.admin("GET", `/admin/swaps/${canceled.id}`)).body
  await admin(`/admin/returns/${swap.return_order.id}/cancel`)
  await admin(`${path}/swaps/${canceled.id}/cancel`)
  const refused = await comeBack(canceled.additional_items[0].id)
  expect([refused.status, refused.body.message]).toEqual([400, "Cannot create a return for a canceled item."])
  expect((await comeBack(open.additional_items[0].id)).status).toBe(200)
})

test("receiving nothing of a return is refused and writes nothing; receiving its items is not", async () => {
  const order = await sentOrder()
  const id = await announce(order, 1)
  const refused = await shop.admin("POST", `/admin/returns/${id}/receive`, { items: [] })
  expect([refused.status, refused.body]).toEqual([
    400,
    { type: "invalid_data", message: "items must contain at least one item of the return that was received" },
  ])
  const { rows } = await sql`select status, received_at from return where id = ${id}`.execute(shop.engine.db)
  expect([rows, await returned(order)]).toEqual([[{ status: "requested", received_at: null }], null])
  expect((await receive(id, order.item, 1)).body.return.status).toBe("received")
})
