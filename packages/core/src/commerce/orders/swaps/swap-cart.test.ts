import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

/** An order of digital goods that were paid and fulfilled. */
async function fulfilledOrder(quantity: number, cartChange = {}) {
  const cart = await shop.readyCart({ variant_digital: quantity }, cartChange)
  const order = (await shop.complete(cart)).body.data
  const item_id = order.items[0].id
  await shop.admin("POST", `/admin/orders/${order.id}/capture`)
  await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items: [{ item_id, quantity }] })
  return { order, item_id }
}

/** An order of two digital goods that were fulfilled, as SQL changes it; gives the cart of a swap of one of them for a mug. */
async function swapCart(
  change: (orderId: string) => Promise<unknown> = async () => {},
  newVariant = "variant_mug",
) {
  const { order, item_id } = await fulfilledOrder(2)
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
  const back = cart.items.find((item) => item.is_return)
  expect(back.metadata).toBeNull()
})

test("returned items keep their taxes where taxes are calculated on request, new items wait for it", async () => {
  await shop.admin("POST", `/admin/regions/${shop.regionId}`, { automatic_taxes: false })
  const { cart } = await swapCart()
  const taxesOf = ({ items }: typeof cart) =>
    Object.fromEntries(items.map((item) => [item.is_return ? "returned" : "new", item.tax_total]))
  expect(taxesOf(cart)).toEqual({ returned: -125, new: 0 })
  expect([cart.subtotal, cart.total]).toEqual([-167, -292])
  const { body } = await shop.post(`/store/carts/${cart.id}/taxes`)
  expect(taxesOf(body.cart)).toEqual({ returned: -125, new: 83 })
  await shop.admin("POST", `/admin/regions/${shop.regionId}`, { automatic_taxes: true })
})

test("as in v1, units that can be sent later are reserved if the customer pays for them", async () => {
  const reserved = async () => (await shop.stock("variant_mug")).reserved
  const { stocked } = await shop.stock("variant_mug")
  await shop.setStock("variant_mug", 0)
  const before = await reserved()
  const paid = (await swapCart()).cart
  await shop.post(`/store/carts/${paid.id}/shipping-methods`, { option_id: shop.shippingOptionId })
  const { body } = await shop.post(`/store/carts/${paid.id}/payment-sessions`)
  expect(body.cart.total).toBeGreaterThan(0)
  const { status, body: completed } = await shop.complete(paid.id)
  expect([status, completed.data.allow_backorder]).toEqual([200, true])
  expect(await reserved()).toBe(before + 1)

  const credit = (await swapCart()).cart
  expect(credit.total).toBeLessThan(0)
  expect((await shop.complete(credit.id)).status).toBe(200)
  expect(await reserved()).toBe(before + 1)
  await shop.setStock("variant_mug", stocked)
})

test("a swap without a difference is confirmed, and can be canceled before anything is sent", async () => {
  const { order, cart } = await swapCart(undefined, "variant_digital")
  expect(cart.total).toBe(0)
  await shop.complete(cart.id)
  const path = `/admin/orders/${order.id}` as const
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

test("separate swaps of a line item subtract its discount once, and canceled ones do not count", async () => {
  await shop.admin("POST", "/admin/discounts", {
    code: "THIRDS",
    rule: { type: "fixed", value: 410, allocation: "total" },
    regions: [shop.regionId],
    is_dynamic: false,
  })
  const { order, item_id } = await fulfilledOrder(3, { discounts: [{ code: "THIRDS" }] })
  const path = `/admin/orders/${order.id}` as const
  const swapOne = async () => {
    const made = await shop.admin("POST", `${path}/swaps`, {
      return_items: [{ item_id, quantity: 1 }],
      additional_items: [{ variant_id: "variant_mug", quantity: 1 }],
    })
    expect([made.status, made.body.message]).toEqual([200, undefined])
    const swap = made.body.order.swaps.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0]!
    const { cart } = (await shop.request("GET", `/store/carts/${swap.cart_id}`)).body
    const back = cart.items.find((item) => item.is_return)
    return { swap, discount: back.adjustments[0].amount }
  }
  const cancel = async (id: string) => {
    const returnId = (await shop.admin("GET", `/admin/swaps/${id}`)).body.swap.return_order.id
    await shop.admin("POST", `/admin/returns/${returnId}/cancel`)
    expect((await shop.admin("POST", `${path}/swaps/${id}/cancel`)).status).toBe(200)
  }
  const { swap, discount } = await swapOne()
  expect(discount).toBe(-137)
  await cancel(swap.id)
  const swaps = [await swapOne(), await swapOne(), await swapOne()]
  expect(swaps.map((each) => each.discount)).toEqual([-137, -137, -136])
  for (const each of swaps) {
    await cancel(each.swap.id)
    const again = await swapOne()
    expect(again.discount).toBe(each.discount)
  }
})

test("the cart of a swap moves to regions with the currency of the order only", async () => {
  const [eur, usd] = ["reg_f", "reg_u"]
  await sql`insert into region (id, name, currency_code, tax_rate) values (${eur}, 'France', 'eur', 0)`.execute(
    shop.engine.db,
  )
  const { cart } = await swapCart()
  const pricesOf = async () =>
    (await shop.request("GET", `/store/carts/${cart.id}`)).body.cart.items
      .map((item) => item.unit_price)
      .toSorted()
  const refused = await shop.post(`/store/carts/${cart.id}`, { region_id: usd })
  expect([refused.status, refused.body.message]).toEqual([
    400,
    "The cart of a swap cannot move to a region with another currency than eur",
  ])
  expect(await pricesOf()).toEqual([-500, 333])
  const moved = await shop.post(`/store/carts/${cart.id}`, { region_id: eur })
  expect([moved.status, moved.body.cart.region_id]).toEqual([200, eur])
  expect(await pricesOf()).toEqual([-500, 333])

  const usual = await shop.readyCart({ variant_digital: 1 })
  expect((await shop.post(`/store/carts/${usual}`, { region_id: usd })).status).toBe(200)
})

test("the credit of a swap stays as it is when the customer changes the cart", async () => {
  const { cart } = await swapCart()
  const path = `/store/carts/${cart.id}/line-items` as const
  const linesOf = async () =>
    (await shop.request("GET", `/store/carts/${cart.id}`)).body.cart.items
      .map(({ variant_id, quantity, unit_price }) => [variant_id, quantity, unit_price] as const)
      .toSorted((a, b) => a[2] - b[2])
  const idOf = (isReturn: boolean) => cart.items.find((item) => item.is_return === isReturn).id
  const credit = ["variant_digital", 1, -500]
  expect((await shop.post(`${path}/${idOf(true)}`, { quantity: 50 })).body.message).toBe(
    "Could not find the line item",
  )
  expect((await shop.request("DELETE", `${path}/${idOf(true)}`)).status).toBe(200)
  expect(await linesOf()).toEqual([credit, ["variant_mug", 1, 333]])
  expect((await shop.post(path, { variant_id: "variant_digital", quantity: 3 })).status).toBe(200)
  expect((await shop.post(`${path}/${idOf(false)}`, { quantity: 2 })).status).toBe(200)
  expect(await linesOf()).toEqual([credit, ["variant_mug", 2, 333], ["variant_digital", 3, 500]])
})
