import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openCartShop, type CartShop } from "./testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

const change = (id: string, body: object, headers?: Record<string, string>) =>
  shop.post(`/store/carts/${id}`, body, headers)

const address = { first_name: "Ada", address_1: "Street 1", city: "Town", country_code: "dk" }

/** A signed-in customer with an address in the address book. */
async function customerWithAddress(email: string) {
  const { headers, body } = await shop.post("/store/customers", {
    email,
    password: "secret-enough",
    first_name: "A",
    last_name: "B",
  })
  const cookie = headers.get("set-cookie")!.split(";")[0]!
  const added = await shop.post(
    "/store/customers/me/addresses",
    { address: { ...address, last_name: "B", postal_code: "1" } },
    { cookie },
  )
  const addressId = added.body.customer.shipping_addresses[0].id
  return { id: body.customer.id, email, addressId, headers: { cookie } }
}

describe("the region that a cart is in already", () => {
  test("keeps the address, shipping methods, discounts and payment sessions", async () => {
    const id = await shop.emptyCart()
    await change(id, { region_id: "reg_u", country_code: "us" })
    await shop.post(`/store/carts/${id}/line-items`, { variant_id: "variant_shirt", quantity: 1 })
    await change(id, { shipping_address: { country_code: "ca", city: "Toronto" } })
    const ready = await shop.readyCart({ variant_shirt: 2 })

    const kept = await change(id, { region_id: "reg_u", country_code: "us" })
    expect(kept.body.cart.shipping_address).toMatchObject({ country_code: "ca", city: "Toronto" })

    const before = (await shop.request("GET", `/store/carts/${ready}`)).body.cart
    const after = (await change(ready, { region_id: "reg_t" })).body.cart
    expect(after.shipping_methods).toHaveLength(1)
    expect(after.payment_sessions).toMatchObject([{ is_selected: true, amount: before.total }])
    expect([after.total, after.shipping_address]).toEqual([before.total, before.shipping_address])

    const moved = (await change(ready, { region_id: "reg_u" })).body.cart
    expect([moved.shipping_methods, moved.payment_sessions]).toEqual([[], []])
  })

  test("marks items as not covered by the shipping methods, as each change by a signed-in customer does", async () => {
    const hasShipping = (cart: { items: { has_shipping: boolean }[] }) => cart.items[0]!.has_shipping
    const id = await shop.readyCart({ variant_shirt: 1 })
    expect(hasShipping((await change(id, { context: { a: 1 } })).body.cart)).toBe(true)
    const named = (await change(id, { region_id: "reg_t" })).body.cart
    expect([hasShipping(named), named.shipping_methods.length]).toEqual([false, 1])

    const { headers } = await customerWithAddress("covered@example.com")
    const own = await shop.readyCart({ variant_shirt: 1 })
    const taken = (await change(own, { context: { a: 1 } }, headers)).body.cart
    expect([hasShipping(taken), taken.shipping_methods.length]).toEqual([false, 1])
  })

  test("keeps a discount and a gift card", async () => {
    const id = await shop.readyCart({ variant_shirt: 2 })
    const rule = { type: "percentage", value: 10, allocation: "total" }
    await shop.admin("POST", "/admin/discounts", { code: "STAYS", rule, regions: ["reg_t"] })
    const card = await shop.admin("POST", "/admin/gift-cards", { value: 100, region_id: "reg_t" })
    const before = (
      await change(id, { discounts: [{ code: "STAYS" }], gift_cards: [{ code: card.body.gift_card.code }] })
    ).body.cart
    expect([before.discount_total > 0, before.gift_card_total]).toEqual([true, 100])
    const after = (await change(id, { region_id: "reg_t" })).body.cart
    expect(after.discounts).toMatchObject([{ code: "STAYS" }])
    expect(after.gift_cards).toMatchObject([{ code: card.body.gift_card.code }])
    expect(after.total).toBe(before.total)
  })

  test("brings lines to today's price, as in v1", async () => {
    const id = await shop.readyCart({ variant_mug: 1 })
    await sql`update money_amount set amount = 444 where id = 'ma_mug_eur'`.execute(shop.engine.db)
    const { body } = await change(id, { region_id: "reg_t" })
    expect(body.cart.items).toMatchObject([{ unit_price: 444 }])
    expect(body.cart.payment_sessions).toMatchObject([{ amount: body.cart.total }])
    await sql`update money_amount set amount = 333 where id = 'ma_mug_eur'`.execute(shop.engine.db)
  })
})

test("naming the region keeps every line item of a variant that is in the cart twice, and of the others", async () => {
  const id = await shop.readyCart({ variant_shirt: 1 })
  const add = (variant_id: string, metadata: object) =>
    shop.post(`/store/carts/${id}/line-items`, { variant_id, quantity: 1, metadata })
  await add("variant_shirt", { a: 1 })
  await add("variant_mug", {})
  const { items } = (await change(id, { region_id: "reg_t" })).body.cart
  expect(items.map(({ variant_id }: { variant_id: string }) => variant_id).sort()).toEqual([
    "variant_mug",
    "variant_shirt",
    "variant_shirt",
  ])
})

test("naming the customer, null or its own one, brings lines to today's price and uncovers them, as in v1", async () => {
  const setPrice = (amount: number) =>
    sql`update money_amount set amount = ${amount} where id = 'ma_mug_eur'`.execute(shop.engine.db)
  const id = await shop.readyCart({ variant_mug: 1 })
  const guest = (await change(id, { email: "guest@example.com" })).body.cart.customer_id
  const { headers } = await customerWithAddress("priced@example.com")
  const own = await shop.readyCart({ variant_mug: 1 })
  await change(own, {}, headers)
  const mug = (cart: { items: { unit_price: number; has_shipping: boolean }[] }) => [
    cart.items[0]!.unit_price,
    cart.items[0]!.has_shipping,
  ]
  await setPrice(444)
  expect(mug((await change(id, { context: { a: 1 } })).body.cart)).toEqual([333, true])
  for (const [amount, customer_id] of [
    [445, null],
    [446, ""],
    [447, guest],
  ] as const) {
    await setPrice(amount)
    expect(mug((await change(id, { customer_id })).body.cart)).toEqual([amount, false])
  }
  expect(mug((await change(own, { context: { a: 1 } }, headers)).body.cart)).toEqual([447, false])
  await setPrice(333)
})

test("moving a cart without an address to a region of several countries gives it one without country", async () => {
  const made = await shop.post("/store/carts", { region_id: "reg_u" })
  expect(made.body.cart.shipping_address).toBeNull()
  const { id } = made.body.cart
  expect((await change(id, { region_id: "reg_t" })).body.cart.shipping_address.country_code).toBe("dk")
  const other = (await shop.post("/store/carts", { region_id: "reg_u" })).body.cart.id
  await sql`update cart set region_id = 'reg_t' where id = ${other}`.execute(shop.engine.db)
  expect((await change(other, { region_id: "reg_u" })).body.cart.shipping_address).toMatchObject({
    country_code: null,
  })
})

describe("an address", () => {
  test("that is null is removed from the cart, and nothing else is", async () => {
    const id = await shop.readyCart({ variant_shirt: 1 }, { billing_address: address })
    const without = (await change(id, { shipping_address: null })).body.cart
    expect([without.shipping_address_id, without.shipping_address]).toEqual([null, null])
    expect(without.shipping_methods).toHaveLength(1)
    expect(without.billing_address.city).toBe("Town")
    const bare = (await change(id, { billing_address: null })).body.cart
    expect([bare.billing_address_id, bare.billing_address]).toEqual([null, null])
    expect((await change(id, { shipping_address: address })).body.cart.shipping_address.city).toBe("Town")
  })

  test("of the shipment is refused before the one of the invoice", async () => {
    const id = await shop.readyCart({ variant_shirt: 1 })
    const elsewhere = { ...address, country_code: "XX" }
    const refused = await change(id, { shipping_address: elsewhere, billing_address: elsewhere })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      "Shipping country must be in the cart region",
    ])
    expect((await change(id, { shipping_address: address, billing_address: address })).status).toBe(200)
  })

  test("of a completed cart is not removed", async () => {
    const id = await shop.readyCart({ variant_shirt: 1 }, { shipping_address: address })
    expect((await shop.complete(id)).body.type).toBe("order")
    expect((await change(id, { shipping_address: null })).status).toBe(400)
    expect((await change(id, { billing_address: null })).status).toBe(200)
  })

  test("by ID must be the signed-in customer's own", async () => {
    const ada = await customerWithAddress("ada@address.example.com")
    const bob = await customerWithAddress("bob@address.example.com")
    const made = await shop.post("/store/carts", { region_id: "reg_t" }, ada.headers)
    const { id } = made.body.cart
    const own = await change(
      id,
      { shipping_address: ada.addressId, billing_address: ada.addressId },
      ada.headers,
    )
    expect(own.body.cart).toMatchObject({
      shipping_address_id: ada.addressId,
      billing_address_id: ada.addressId,
    })
    expect((await change(id, { billing_address: bob.addressId }, ada.headers)).status).toBe(404)
    const guests = await shop.readyCart({ variant_shirt: 1 }, { shipping_address: address })
    const ofGuest = (await shop.request("GET", `/store/carts/${guests}`)).body.cart.shipping_address_id
    expect((await change(id, { billing_address: ofGuest }, ada.headers)).status).toBe(404)
    expect((await change(id, { billing_address: ofGuest })).status).toBe(404)
  })

  test("by ID in a guest's cart must belong to no customer", async () => {
    const ada = await customerWithAddress("ada@guest.example.com")
    const first = await shop.readyCart({ variant_shirt: 1 }, { shipping_address: address })
    const second = await shop.emptyCart()
    const { shipping_address_id } = (await shop.request("GET", `/store/carts/${first}`)).body.cart
    const shared = await change(second, { shipping_address: shipping_address_id })
    expect(shared.body.cart).toMatchObject({ shipping_address_id })
    const refused = await change(second, { billing_address: ada.addressId })
    expect([refused.status, refused.body.message]).toEqual([
      404,
      `Address with id ${ada.addressId} was not found`,
    ])
    // The cart that had it first keeps its own words.
    await change(second, { shipping_address: { city: "Elsewhere" } })
    expect((await shop.request("GET", `/store/carts/${first}`)).body.cart.shipping_address.city).toBe("Town")
  })
})

test("metadata of a line is merged, and stays when the request has none", async () => {
  const id = await shop.emptyCart()
  const line = { variant_id: "variant_shirt", quantity: 1, metadata: { engraving: "A", wrap: true } }
  const item = (await shop.post(`/store/carts/${id}/line-items`, line)).body.cart.items[0]
  const update = async (body: object) => {
    const { body: answer } = await shop.post(`/store/carts/${id}/line-items/${item.id}`, body)
    return answer.cart.items[0].metadata
  }
  expect(await update({ quantity: 2 })).toEqual({ engraving: "A", wrap: true })
  expect(await update({ quantity: 2, metadata: null })).toEqual({ engraving: "A", wrap: true })
  expect(await update({ quantity: 2, metadata: { wrap: false, note: "x" } })).toEqual({
    engraving: "A",
    wrap: false,
    note: "x",
  })
  expect(await update({ quantity: 2, metadata: { engraving: "" } })).toEqual({ wrap: false, note: "x" })
})

test("creating payment sessions shows what they take, also in a region without automatic taxes", async () => {
  const id = await shop.readyCart({ variant_shirt: 1 })
  const path = `/store/carts/${id}` as const
  await shop.admin("POST", "/admin/regions/reg_t", { automatic_taxes: false })
  const { cart, data } = (await shop.post(`${path}/payment-sessions`)).body
  const selected = (await shop.post(`${path}/payment-session`, { provider_id: "manual" })).body.cart
  await shop.admin("POST", "/admin/regions/reg_t", { automatic_taxes: true })
  expect([cart.tax_total, cart.total, data.total, cart.payment_session.amount]).toEqual([
    375, 1875, 1875, 1875,
  ])
  expect([selected.tax_total, selected.total]).toEqual([0, 1500])
})
