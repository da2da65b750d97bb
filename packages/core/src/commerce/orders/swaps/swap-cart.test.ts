import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

/** An order of two digital goods that were fulfilled, as SQL changes it; gives the cart of a swap of one of them for a mug. */
async function swapCart(
  change: (orderId: string) => Promise<unknown> = async () => {},
  newVariant = "variant_mug",
) {
  const cart = await shop.readyCart({ variant_digital: 2 })
  const order = (await shop.complete(cart)).body.data
  const item_id = order.items[0].id as string
  await shop.admin("POST", `/admin/orders/${order.id}/capture`)
  await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items: [{ item_id, quantity: 2 }] })
  await change(order.id)
  const made = await shop.admin("POST", `/admin/orders/${order.id}/swaps`, {
    return_items: [{ item_id, quantity: 1 }],
    additional_items: [{ variant_id: newVariant, quantity: 1 }],
  })
  expect([made.status, made.body.message]).toEqual([200, undefined])
  const { cart_id } = made.body.order.swaps[0]
  return { order, cart: (await shop.request("GET", `/store/carts/${cart_id}`)).body.cart }
}

test("the cart of a swap has the channel of its order and the email address of the customer", async () => {
  const { order, cart } = await swapCart((id) =>
    sql`update "order" set email = 'earlier@example.com' where id = ${id}`.execute(shop.engine.db),
  )
  expect(order.sales_channel_id).toMatch(/^sc_/)
  expect(cart).toMatchObject({ sales_channel_id: order.sales_channel_id, email: "ada@example.com" })
})

test("an order without a channel gives the store's default, and lines without metadata stay without", async () => {
  const { order, cart } = await swapCart(async (id) => {
    await sql`update "order" set sales_channel_id = null where id = ${id}`.execute(shop.engine.db)
    await sql`update line_item set metadata = null where order_id = ${id}`.execute(shop.engine.db)
  })
  expect(cart.sales_channel_id).toBe(order.sales_channel_id)
  const back = cart.items.find((item: { is_return: boolean }) => item.is_return)
  expect(back.metadata).toBeNull()
})

test("returned items keep their taxes where taxes are calculated on request, new items wait for it", async () => {
  await shop.admin("POST", `/admin/regions/${shop.regionId}`, { automatic_taxes: false })
  const { cart } = await swapCart()
  const taxesOf = ({ items }: typeof cart) =>
    Object.fromEntries(items.map((item: any) => [item.is_return ? "returned" : "new", item.tax_total]))
  expect(taxesOf(cart)).toEqual({ returned: -125, new: 0 })
  expect([cart.subtotal, cart.total]).toEqual([-167, -292])
  const { body } = await shop.post(`/store/carts/${cart.id}/taxes`)
  expect(taxesOf(body.cart)).toEqual({ returned: -125, new: 83 })
  await shop.admin("POST", `/admin/regions/${shop.regionId}`, { automatic_taxes: true })
})

test("a swap without a difference is confirmed, and can be canceled before anything is sent", async () => {
  const { order, cart } = await swapCart(undefined, "variant_digital")
  expect(cart.total).toBe(0)
  await shop.complete(cart.id)
  const path = `/admin/orders/${order.id}`
  const swapNow = async () => (await shop.admin("GET", path)).body.order.swaps[0]
  const swap = await swapNow()
  expect(swap).toMatchObject({ difference_due: 0, payment_status: "confirmed" })
  const early = await shop.admin("POST", `${path}/swaps/${swap.id}/cancel`)
  expect([early.status, early.body.message]).toEqual([
    400,
    "Return must be canceled before the swap can be canceled",
  ])
  await shop.admin("POST", `/admin/returns/${swap.return_order.id}/cancel`)
  expect((await shop.admin("POST", `${path}/swaps/${swap.id}/cancel`)).status).toBe(200)
  expect(await swapNow()).toMatchObject({ payment_status: "canceled" })
})
