import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { makeOrder } from "../orders/testing/order-fixture.ts"

let shop: TestApp
let regionId: string
let optionId: string
beforeAll(async () => {
  shop = await createTestApp()
  // A region with a shipping option at 500 and a tax of 25 %.
  const order = await makeOrder(shop.engine.db)
  regionId = order.regionId
  const option = await shop.engine.db
    .selectFrom("shipping_option")
    .select("id")
    .where("region_id", "=", regionId)
    .executeTakeFirstOrThrow()
  optionId = option.id
})
afterAll(() => shop.close())

const drafts = "/admin/draft-orders"
async function make(lines: readonly { title: string; unit_price: number; quantity: number }[] = [shirts]) {
  const { status, body } = await shop.admin("POST", drafts, {
    email: "buyer@example.com",
    region_id: regionId,
    items: lines,
    shipping_methods: [{ option_id: optionId }],
  })
  expect([status, body.message]).toEqual([200, undefined])
  return body.draft_order
}
const shirts = { title: "Shirt", unit_price: 1000, quantity: 2 }
const pay = (id: string) => shop.admin("POST", `${drafts}/${id}/pay`)

test("a draft that was paid is an order whose payment is captured", async () => {
  const draft = await make()
  // Custom lines are not taxed, shipping is.
  expect(draft.cart).toMatchObject({ subtotal: 2000, total: 2625 })
  const { status, body } = await pay(draft.id)
  expect(status).toBe(200)
  expect(body.order).toMatchObject({
    draft_order_id: draft.id,
    payment_status: "captured",
    total: 2625,
    paid_total: 2625,
  })
  expect(body.order.payments).toMatchObject([{ provider_id: "system", amount: 2625 }])
  expect((await shop.admin("GET", `${drafts}/${draft.id}`)).body.draft_order).toMatchObject({
    status: "completed",
    order_id: body.order.id,
  })
  expect((await shop.admin("POST", `${drafts}/${draft.id}`, { email: "b@example.com" })).status).toBe(400)
})

test("a draft without shipping methods is accepted as in v1, one without the list is not", async () => {
  const body = { email: "buyer@example.com", region_id: regionId, items: [shirts] }
  const made = await shop.admin("POST", drafts, { ...body, shipping_methods: [] })
  expect([made.status, made.body.draft_order?.cart]).toMatchObject([
    200,
    { shipping_methods: [], shipping_total: 0, total: 2000 },
  ])
  const paid = await pay(made.body.draft_order.id)
  expect(paid.body.order).toMatchObject({ shipping_methods: [], total: 2000, paid_total: 2000 })
  const missing = await shop.admin("POST", drafts, body)
  expect([missing.status, missing.body.message]).toEqual([
    400,
    "shipping_methods should not be empty, shipping_methods must be an array",
  ])
})

test("a new draft is open, and shipping covers its lines or does not once there is a method", async () => {
  const body = { email: "buyer@example.com", region_id: regionId, status: "completed" }
  const items = [{ variant_id: await makeVariant("Cup"), unit_price: 500, quantity: 1 }]
  const made = await shop.admin("POST", drafts, { ...body, items, shipping_methods: [] })
  expect(made.body.draft_order).toMatchObject({ status: "open", cart: { items: [{ has_shipping: null }] } })
  const shipped = await shop.admin("POST", drafts, {
    ...body,
    items,
    shipping_methods: [{ option_id: optionId }],
  })
  expect(shipped.body.draft_order).toMatchObject({
    status: "open",
    cart: { items: [{ has_shipping: false }] },
  })
})

test("an address of a new draft names a country of the region", async () => {
  await sql`update country set region_id = ${regionId} where iso_2 = 'fo'`.execute(shop.engine.db)
  const create = (addresses: object) =>
    shop.admin("POST", drafts, {
      email: "buyer@example.com",
      region_id: regionId,
      items: [{ ...shirts, title: "", metadata: null }],
      metadata: null,
      shipping_methods: [{ option_id: optionId }],
      ...addresses,
    })
  const here = { country_code: "fo", city: "Town" }
  for (const [addresses, message] of [
    [{ shipping_address: { city: "Town" } }, "Shipping country not in region"],
    [{ shipping_address: { country_code: "zz" } }, "Shipping country not in region"],
    [{ shipping_address: here, billing_address: { city: "Town" } }, "Billing country not in region"],
  ] as const)
    expect((await create(addresses)).body).toMatchObject({ type: "not_allowed", message })
  const { status, body } = await create({ shipping_address: here, billing_address: here })
  expect(status).toBe(200)
  expect(body.draft_order.cart).toMatchObject({
    shipping_address: here,
    billing_address: here,
    metadata: null,
    items: [{ title: "Custom item", metadata: null }],
  })
})

test("a draft with a custom price of shipping needs one for each of its options, as in v1", async () => {
  await sql`insert into shipping_option (id, name, region_id, profile_id, provider_id, price_type, amount, data)
    select 'so_second', 'Second', region_id, profile_id, provider_id, price_type, 700, data
    from shipping_option where id = ${optionId}`.execute(shop.engine.db)
  const create = (...prices: (number | undefined)[]) =>
    shop.admin("POST", drafts, {
      email: "buyer@example.com",
      region_id: regionId,
      items: [shirts],
      shipping_methods: [optionId, "so_second"].map((option_id, index) => ({
        option_id,
        price: prices[index],
      })),
    })
  expect((await create(123, undefined)).body).toEqual({
    type: "invalid_data",
    message: "Wrong shipping option",
  })
  for (const prices of [[123, 0], []]) expect((await create(...prices)).status).toBe(200)
})

test("a custom price of shipping outlasts a discount that makes shipping free", async () => {
  const rule = { type: "free_shipping", value: 0, allocation: "total" }
  await shop.admin("POST", "/admin/discounts", { code: "FREEDRAFT", rule, regions: [regionId] })
  const { body } = await shop.admin("POST", drafts, {
    email: "buyer@example.com",
    region_id: regionId,
    items: [shirts],
    shipping_methods: [{ option_id: optionId, price: 123 }],
    discounts: [{ code: "FREEDRAFT" }],
  })
  const { id, cart } = body.draft_order
  expect(cart.shipping_methods).toMatchObject([{ price: 0 }])
  const rule2 = { type: "percentage", value: 0, allocation: "total" }
  await shop.admin("POST", "/admin/discounts", { code: "NOTFREE", rule: rule2, regions: [regionId] })
  const changed = await shop.admin("POST", `${drafts}/${id}`, { discounts: [{ code: "NOTFREE" }] })
  expect(changed.body.draft_order.cart.shipping_methods).toMatchObject([{ price: 123 }])
  const paid = await pay(id)
  expect(paid.body.order.payments).toMatchObject([{ provider_id: "system", data: {} }])
})

test("ten payments at once make one order", async () => {
  const draft = await make()
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(draft.id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1)
  const { rows } = await sql`select from payment where order_id = ${answers[0]!.body.order.id}`.execute(
    shop.engine.db,
  )
  expect(rows).toHaveLength(1)
})

test("a paid draft order stays, and paying it again gives the same order", async () => {
  const [paid, open] = [await make(), await make()]
  const first = (await pay(paid.id)).body.order
  expect(await pay(paid.id)).toMatchObject({
    status: 200,
    body: { order: { id: first.id, paid_total: 2625 } },
  })
  expect(await shop.admin("DELETE", `${drafts}/${paid.id}`)).toMatchObject({
    status: 400,
    body: { type: "not_allowed", message: "You are only allowed to update open draft orders" },
  })
  expect((await shop.admin("GET", `${drafts}/${paid.id}`)).body.draft_order.order_id).toBe(first.id)
  expect((await shop.admin("DELETE", `${drafts}/${open.id}`)).status).toBe(200)
  expect((await shop.admin("GET", `${drafts}/${open.id}`)).status).toBe(404)
})

test("what was offered by another provider gives way", async () => {
  const draft = await make()
  await shop.engine.db
    .insertInto("payment_session")
    .values({
      id: "ps_draft",
      cart_id: draft.cart_id,
      provider_id: "manual",
      is_selected: true,
      status: "pending",
      data: "{}",
    })
    .execute()
  expect((await pay(draft.id)).body.order.payments).toMatchObject([{ provider_id: "system" }])
})

test("nothing to pay is paid at once", async () => {
  const draft = await make([{ ...shirts, unit_price: 0 }])
  await shop.engine.db
    .updateTable("shipping_method")
    .set({ price: 0 })
    .where("cart_id", "=", draft.cart_id)
    .execute()
  expect((await pay(draft.id)).body.order).toMatchObject({
    total: 0,
    payments: [],
    payment_status: "captured",
  })
})

test("a line that goes takes the shipping methods along", async () => {
  const draft = await make([shirts, { title: "Mug", unit_price: 400, quantity: 1 }])
  const mug = draft.cart.items.find((item) => item.title === "Mug")
  const change = (body: object) => shop.admin("POST", `${drafts}/${draft.id}/line-items/${mug.id}`, body)
  expect((await change({ quantity: 3 })).body.draft_order.cart.subtotal).toBe(3200)
  expect((await change({ quantity: -1 })).status).toBe(400)
  const after = (await change({ quantity: 0 })).body.draft_order.cart
  expect(after).toMatchObject({ subtotal: 2000, shipping_methods: [] })
})

test("a new draft can have more units than are in stock, a changed one cannot", async () => {
  const prices = [{ currency_code: "eur", amount: 900 }]
  const { body } = await shop.admin("POST", "/admin/products", {
    title: "Sold out",
    options: [{ title: "Size" }],
    variants: [{ title: "One", options: [{ value: "One" }], prices }],
  })
  const variant_id = body.product.variants[0].id
  const made = await shop.admin("POST", drafts, {
    email: "buyer@example.com",
    region_id: regionId,
    items: [{ variant_id, quantity: 2 }],
    shipping_methods: [],
  })
  expect([made.status, made.body.message]).toEqual([200, undefined])
  const { id, cart } = made.body.draft_order
  const said = async <Path extends string>(path: Path, change: object) => {
    const { status, body: answer } = await shop.admin("POST", `${drafts}/${id}/line-items${path}`, change)
    return [status, answer.code, answer.message]
  }
  const code = "insufficient_inventory"
  const added = `Variant with id: ${variant_id} does not have the required inventory`
  expect(await said("", { variant_id, quantity: 1 })).toEqual([400, code, added])
  const changed = "Inventory doesn't cover the desired quantity"
  expect(await said(`/${cart.items[0].id}`, { quantity: 1 })).toEqual([400, code, changed])
  expect((await said(`/${cart.items[0].id}`, { unit_price: 700 }))[0]).toBe(200)
})

test("payment comes before stock: nothing is asked for, and nothing is reserved", async () => {
  const { db } = shop.engine
  const { body } = await shop.admin("POST", "/admin/products", {
    title: "Rare mug",
    options: [{ title: "Size" }],
    variants: [
      { title: "One", options: [{ value: "One" }], prices: [{ currency_code: "usd", amount: 900 }] },
    ],
  })
  const draft = await make()
  // Sold out between the offer and the payment.
  await sql`update line_item set variant_id = ${body.product.variants[0].id} where cart_id = ${draft.cart_id}`.execute(
    db,
  )
  const paid = await pay(draft.id)
  expect([paid.status, paid.body.message]).toEqual([200, undefined])
  const { rows } = await sql`select from reservation_item`.execute(db)
  expect(rows).toEqual([])
})

test("a changed line keeps its price rules and other metadata, and the shipping methods go", async () => {
  const draft = await make()
  const [line] = draft.cart.items
  const path = `${drafts}/${draft.id}/line-items/${line.id}` as const
  const first = (await shop.admin("POST", path, { unit_price: 700, metadata: { a: 1 } })).body.draft_order
    .cart
  expect(first).toMatchObject({ shipping_methods: [], tax_total: 0, total: 1400 })
  expect(first.items).toMatchObject([{ unit_price: 700, should_merge: true, metadata: { a: 1 } }])
  const second = (await shop.admin("POST", path, { metadata: { b: 2 } })).body.draft_order.cart
  expect(second.items).toMatchObject([{ unit_price: 700, metadata: { a: 1, b: 2 } }])
  expect((await shop.admin("POST", `${drafts}/${draft.id}/line-items/item_none`, {})).status).toBe(400)
})

test("addresses by ID belong to the draft's customer", async () => {
  const { db } = shop.engine
  await sql`insert into customer (id, email, has_account) values
    ('cus_known', 'known@example.com', true), ('cus_else', 'else@example.com', true)`.execute(db)
  await sql`insert into address (id, customer_id, city) values
    ('addr_known', 'cus_known', 'Town'), ('addr_else', 'cus_else', 'Elsewhere')`.execute(db)
  const body = {
    email: "known@example.com",
    customer_id: "cus_known",
    region_id: regionId,
    items: [shirts],
    shipping_methods: [{ option_id: optionId }],
  }
  const given = { shipping_address: "addr_known", billing_address: "addr_known" }
  const made = await shop.admin("POST", drafts, { ...body, ...given })
  expect(made.body.draft_order.cart).toMatchObject({
    customer_id: "cus_known",
    shipping_address_id: "addr_known",
    billing_address_id: "addr_known",
  })
  expect((await shop.admin("POST", drafts, { ...body, billing_address: "addr_else" })).status).toBe(404)
  const path = `${drafts}/${made.body.draft_order.id}`
  expect((await shop.admin("POST", path, { billing_address: "addr_else" })).status).toBe(404)
  expect((await shop.admin("POST", path, { billing_address: "addr_known" })).status).toBe(200)
})

test("an unknown customer ID leaves the email address to say who the customer is", async () => {
  const { body } = await shop.admin("POST", drafts, {
    email: "new@example.com",
    customer_id: "cus_unknown",
    region_id: regionId,
    items: [shirts],
    shipping_methods: [{ option_id: optionId }],
  })
  const customer = { email: "new@example.com", has_account: false }
  expect(body.draft_order.cart).toMatchObject({ email: "new@example.com", customer })
})

test("a draft order takes the email address of its customer", async () => {
  const { db } = shop.engine
  await sql`insert into customer (id, email, has_account) values ('cus_named', 'named@example.com', true)`.execute(
    db,
  )
  const make = async (customer_id?: string) => {
    const { body } = await shop.admin("POST", drafts, {
      email: "typed@example.com",
      customer_id,
      region_id: regionId,
      items: [shirts],
      shipping_methods: [{ option_id: optionId }],
    })
    return body.draft_order.cart
  }
  expect(await make("cus_named")).toMatchObject({ email: "named@example.com", customer_id: "cus_named" })
  expect(await make()).toMatchObject({ email: "typed@example.com" })
})

test("notifications are switched off and on again", async () => {
  const { id } = await make()
  for (const no_notification_order of [true, false]) {
    const { body } = await shop.admin("POST", `${drafts}/${id}`, { no_notification_order })
    expect(body.draft_order.no_notification_order).toBe(no_notification_order ? null : true)
    const { draft_order } = (await shop.admin("GET", `${drafts}/${id}`)).body
    expect(draft_order.no_notification_order).toBe(no_notification_order)
  }
})

test("a new customer gets the prices of their groups", async () => {
  const { db } = shop.engine
  const variant = await makeVariant("Members' shirt")
  await sql`insert into customer (id, email, has_account) values ('cus_member', 'member@example.com', true)`.execute(
    db,
  )
  const { customer_group: group } = (await shop.admin("POST", "/admin/customer-groups", { name: "Members" }))
    .body
  const customer_ids = [{ id: "cus_member" }]
  await shop.admin("POST", `/admin/customer-groups/${group.id}/customers/batch`, { customer_ids })
  await shop.admin("POST", "/admin/price-lists", {
    name: "Members",
    description: "Prices of members",
    type: "sale",
    status: "active",
    customer_groups: [{ id: group.id }],
    prices: [{ variant_id: variant, currency_code: "eur", amount: 700 }],
  })
  const { id } = await make()
  await shop.admin("POST", `${drafts}/${id}/line-items`, { variant_id: variant, quantity: 1 })
  const priceOf = async (customer_id?: string) => {
    const { body } = await shop.admin("POST", `${drafts}/${id}`, customer_id ? { customer_id } : {})
    const line = body.draft_order.cart.items.find((each) => each.variant_id === variant)
    return [body.draft_order.cart.email, line.unit_price]
  }
  expect(await priceOf()).toEqual(["buyer@example.com", 900])
  expect(await priceOf("cus_member")).toEqual(["member@example.com", 700])
})

/** A variant that is never out of stock: its items have no stock, and orders beyond it are accepted. */
async function makeVariant(title: string): Promise<string> {
  const prices = [{ currency_code: "eur", amount: 900 }]
  const { body } = await shop.admin("POST", "/admin/products", {
    title,
    options: [{ title: "Size" }],
    variants: [{ title: "One", options: [{ value: "One" }], prices, allow_backorder: true }],
  })
  return body.product.variants[0].id
}

test("a variant that is added deletes the shipping methods, and a custom line does not", async () => {
  const variant_id = await makeVariant("Plate")
  const draft = await make()
  const add = async (body: object) =>
    (await shop.admin("POST", `${drafts}/${draft.id}/line-items`, body)).body.draft_order.cart
  const custom = await add({ title: "Engraving", unit_price: 100, quantity: 1 })
  expect(custom).toMatchObject({ subtotal: 2100, shipping_total: 500 })
  const withPlate = await add({ variant_id, quantity: 1, unit_price: 900 })
  expect(withPlate).toMatchObject({ subtotal: 3000, shipping_total: 0, shipping_methods: [] })
  expect(withPlate.items.map((item: { has_shipping: boolean }) => item.has_shipping)).toEqual([
    false,
    false,
    false,
  ])
})

test("lines that a draft is made of stay apart, and show what their variants hold", async () => {
  const variant_id = await makeVariant("Bowl")
  await sql`update product_variant set inventory_quantity = 7 where id = ${variant_id}`.execute(
    shop.engine.db,
  )
  const { body } = await shop.admin("POST", drafts, {
    email: "buyer@example.com",
    region_id: regionId,
    items: [
      { variant_id, quantity: 1 },
      { variant_id, quantity: 2 },
    ],
    shipping_methods: [{ option_id: optionId }],
  })
  expect(body.message).toBeUndefined()
  const items = body.draft_order.cart.items as { quantity: number; variant: object }[]
  expect(items.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2])
  expect(items[0]!.variant).toMatchObject({ inventory_quantity: 7 })
})
