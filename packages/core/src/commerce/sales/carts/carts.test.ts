import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openCartShop, type CartShop } from "./testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

const read = async (id: string, query = "") =>
  (await shop.request("GET", `/store/carts/${id}${query}`)).body.cart

/** A customer with an account; gives the cookie and the id. */
async function register(email: string): Promise<{ cookie: string; id: string }> {
  const answer = await shop.post("/store/customers", {
    email,
    password: "secret-enough",
    first_name: "A",
    last_name: "B",
  })
  return { cookie: answer.headers.get("set-cookie")!.split(";")[0]!, id: answer.body.customer.id }
}

describe("statements", () => {
  test("no change of a cart takes more than 15, begin and commit included", async () => {
    const id = await shop.emptyCart()
    const path = `/store/carts/${id}` as const
    const counts: Record<string, number> = {}
    const count = async (name: string, path: string, body?: unknown) => {
      const { result, statements } = await shop.countStatements(() => shop.post(path, body))
      expect([name, result.status]).toEqual([name, 200])
      counts[name] = statements.length
    }
    await count("create", "/store/carts", { region_id: "reg_t" })
    await count("line", `${path}/line-items`, { variant_id: "variant_shirt", quantity: 1 })
    await count("another line", `${path}/line-items`, { variant_id: "variant_mug", quantity: 1 })
    await count("e-mail and address", path, {
      email: "count@example.com",
      shipping_address: { city: "A", country_code: "dk" },
    })
    await count("shipping", `${path}/shipping-methods`, { option_id: "so_t" })
    await count("sessions", `${path}/payment-sessions`)
    await count("session", `${path}/payment-session`, { provider_id: "manual" })
    await count("line with a session", `${path}/line-items`, { variant_id: "variant_mug", quantity: 1 })
    expect(counts).toEqual({
      create: 6,
      line: 8,
      "another line": 8,
      "e-mail and address": 10,
      shipping: 9,
      sessions: 3,
      session: 1,
      "line with a session": 10,
    })
  })

  test("reading takes one, whatever the number of lines", async () => {
    const id = await shop.readyCart({ variant_shirt: 1, variant_mug: 2, variant_digital: 1 })
    const { statements } = await shop.countStatements(() => read(id))
    expect(statements).toHaveLength(1)
  })
})

describe("lines", () => {
  test("of one variant count together against the stock", async () => {
    const id = await shop.emptyCart()
    const add = (quantity: number, metadata?: unknown) =>
      shop.post(`/store/carts/${id}/line-items`, { variant_id: "variant_mug", quantity, metadata })
    expect((await add(60)).status).toBe(200)
    const refused = await add(41, { engraving: "A" })
    expect(refused.status).toBe(400)
    expect(refused.body).toEqual({
      code: "insufficient_inventory",
      type: "not_allowed",
      message: "Variant with id: variant_mug does not have the required inventory",
    })
    const added = await add(40, { engraving: "A" })
    expect(added.body.cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([60, 40])
    const line = added.body.cart.items[0].id
    const short = await shop.post(`/store/carts/${id}/line-items/${line}`, { quantity: 61 })
    expect([short.status, short.body]).toEqual([
      400,
      {
        code: "insufficient_inventory",
        type: "not_allowed",
        message: "Inventory doesn't cover the desired quantity",
      },
    ])
    expect((await shop.post(`/store/carts/${id}/line-items/${line}`, { quantity: 59 })).status).toBe(200)
  })

  test("without metadata and with empty metadata are kept apart, as in v1", async () => {
    const id = await shop.readyCart({ variant_mug: 1 })
    const add = async () => {
      const line = { variant_id: "variant_mug", quantity: 1 }
      const { cart } = (await shop.post(`/store/carts/${id}/line-items`, line)).body
      return cart.items.map(({ quantity }: { quantity: number }) => quantity)
    }
    expect(await add()).toEqual([2])
    await sql`update line_item set metadata = null where cart_id = ${id}`.execute(shop.engine.db)
    expect(await add()).toEqual([2, 1])
    expect(await add()).toEqual([2, 2])
  })

  test("keep a price that was set by hand, and are not merged then", async () => {
    const id = await shop.readyCart({ variant_shirt: 1 })
    const [line] = (await read(id)).items
    await sql`update line_item set unit_price = 7, should_merge = false where id = ${line.id}`.execute(
      shop.engine.db,
    )
    const updated = await shop.post(`/store/carts/${id}/line-items/${line.id}`, { quantity: 3 })
    expect(updated.body.cart.items[0]).toMatchObject({ quantity: 3, unit_price: 7, subtotal: 21 })
    const added = await shop.post(`/store/carts/${id}/line-items`, {
      variant_id: "variant_shirt",
      quantity: 1,
    })
    expect(added.body.cart.items).toHaveLength(2)
  })

  test("are refused for what the cart's sales channel does not sell", async () => {
    await sql`insert into sales_channel (id, name) values ('sc_other', 'Other')`.execute(shop.engine.db)
    const cart = (await shop.post("/store/carts", { region_id: "reg_t", sales_channel_id: "sc_other" })).body
      .cart
    const path = `/store/carts/${cart.id}` as const
    const refused = await shop.post(`${path}/line-items`, { variant_id: "variant_shirt", quantity: 1 })
    expect(refused.body).toEqual({
      type: "invalid_data",
      message: "Not sold in the cart's sales channel: variants with ids variant_shirt",
    })
    await sql`insert into product_sales_channel (product_id, sales_channel_id) values ('prod_digital', 'sc_other')`.execute(
      shop.engine.db,
    )
    expect(
      (await shop.post(`${path}/line-items`, { variant_id: "variant_digital", quantity: 1 })).status,
    ).toBe(200)
    const other = await shop.readyCart({ variant_shirt: 1, variant_digital: 1 })
    const moved = await shop.post(`/store/carts/${other}`, { sales_channel_id: "sc_other" })
    expect(moved.body.cart.items.map((item: { title: string }) => item.title)).toEqual(["digital"])
    expect(moved.body.cart).toMatchObject({ sales_channel_id: "sc_other", shipping_methods: [], total: 625 })
    expect(moved.body.cart.payment_session.amount).toBe(625)
  })

  test("sent twice under one key are added once, also at the same time", async () => {
    const id = await shop.emptyCart()
    const headers = { "idempotency-key": crypto.randomUUID() }
    const send = () =>
      shop.post(`/store/carts/${id}/line-items`, { variant_id: "variant_digital", quantity: 2 }, headers)
    const answers = await Promise.all(Array.from({ length: 8 }, send))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set([...answers, await send()].map(({ text }) => text)).size).toBe(1)
    expect((await read(id)).items.map((item: { quantity: number }) => item.quantity)).toEqual([2])
    const other = await shop.post(
      `/store/carts/${id}/line-items`,
      { variant_id: "variant_mug", quantity: 1 },
      headers,
    )
    expect(other.body.message).toBe("The idempotency key was used for another request")
  })

  test("of more than 1,000 lines at once are refused", async () => {
    const items = Array.from({ length: 1_001 }, () => ({ variant_id: "variant_mug", quantity: 1 }))
    const { status, body } = await shop.post("/store/carts", { region_id: "reg_t", items })
    expect([status, body.message]).toEqual([400, "items must contain no more than 1000 elements"])
  })

  test("of absurd quantities are refused, not stumbled over", async () => {
    const id = await shop.emptyCart()
    const add = (quantity: unknown) =>
      shop.post(`/store/carts/${id}/line-items`, { variant_id: "variant_digital", quantity })
    const answers = await Promise.all([2 ** 31, 2 ** 53, 1e308, -1, 0, null, "1", 1.5].map(add))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    expect((await read(id)).items).toEqual([])
  })
})

describe("whose cart", () => {
  test("retrieving a guest's cart does not assign it to the signed-in customer", async () => {
    const { cookie } = await register("opens@example.com")
    const id = await shop.readyCart({ variant_shirt: 1 })
    const before = await read(id)
    const marks: Record<string, string>[] = [{}, { "sec-fetch-site": "cross-site" }]
    for (const mark of marks) {
      const headers = { cookie, ...mark }
      const opened = await shop.request("GET", `/store/carts/${id}`, undefined, headers)
      expect(opened.body.cart).toMatchObject({ customer_id: before.customer_id, email: "ada@example.com" })
    }
    expect(await read(id)).toEqual(before)
  })

  test.each([
    ["an empty update", "", {}],
    ["a line item", "/line-items", { variant_id: "variant_mug", quantity: 1 }],
    ["a shipping method", "/shipping-methods", { option_id: "so_t" }],
    ["payment sessions", "/payment-sessions", undefined],
    ["the selected payment session", "/payment-session", { provider_id: "manual" }],
  ])("%s makes a guest's cart the signed-in customer's", async (name, path, body) => {
    const email = `${name.replaceAll(" ", "-")}@example.com`
    const { cookie, id: customerId } = await register(email)
    const id = await shop.readyCart({ variant_shirt: 1 })
    const foreign = { cookie, "sec-fetch-site": "cross-site", origin: "https://evil.example" }
    expect((await shop.post(`/store/carts/${id}${path}`, body, foreign)).status).toBe(401)
    expect(await read(id)).toMatchObject({ email: "ada@example.com" })
    expect((await shop.post(`/store/carts/${id}${path}`, body, { cookie })).status).toBe(200)
    expect(await read(id)).toMatchObject({ customer_id: customerId, email })
  })

  test("nobody else's account can open or change it, or be put on it", async () => {
    const ada = await register("ada-account@example.com")
    const eve = await register("eve-account@example.com")
    const made = await shop.post("/store/carts", { region_id: "reg_t" }, { cookie: ada.cookie })
    expect(made.body.cart).toMatchObject({ customer_id: ada.id, email: "ada-account@example.com" })
    const path = `/store/carts/${made.body.cart.id}` as const
    const headers = { cookie: eve.cookie }
    const answers = [
      await shop.request("GET", path, undefined, headers),
      await shop.post(path, { email: "x@example.com" }, headers),
      await shop.post(`${path}/line-items`, { variant_id: "variant_mug", quantity: 1 }, headers),
      await shop.post(`${path}/payment-sessions`, undefined, headers),
      await shop.post(`${path}/shipping-methods`, { option_id: "so_t" }, headers),
      await shop.post(`${path}/complete`, undefined, headers),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const own = await shop.emptyCart()
    const taken = await shop.post(`/store/carts/${own}`, { customer_id: ada.id })
    expect(taken.body).toEqual({ type: "not_found", message: `Customer with id: ${ada.id} was not found` })
    const kept = await shop.post(path, { email: "other@example.com" }, { cookie: ada.cookie })
    expect(kept.body.cart).toMatchObject({ customer_id: ada.id, email: "other@example.com" })
  })

  test("an address is one of the customer's own, and is not changed through the cart", async () => {
    const { cookie } = await register("addresses@example.com")
    const saved = await shop.post(
      "/store/customers/me/addresses",
      {
        address: {
          first_name: "A",
          last_name: "B",
          address_1: "Old",
          city: "C",
          country_code: "dk",
          postal_code: "1",
        },
      },
      { cookie },
    )
    const [address] = saved.body.customer.shipping_addresses
    const id = (await shop.post("/store/carts", { region_id: "reg_t" }, { cookie })).body.cart.id
    const stranger = await shop.emptyCart()
    const refused = await shop.post(`/store/carts/${stranger}`, { shipping_address: address.id })
    expect(refused.body).toEqual({
      type: "not_found",
      message: `Address with id ${address.id} was not found`,
    })
    await shop.post(`/store/carts/${id}`, { shipping_address: address.id }, { cookie })
    const changed = await shop.post(`/store/carts/${id}`, { shipping_address: { city: "New" } }, { cookie })
    expect(changed.body.cart.shipping_address).toMatchObject({ address_1: "Old", city: "New" })
    expect(changed.body.cart.shipping_address_id).not.toBe(address.id)
    const me = await shop.request("GET", "/store/customers/me", undefined, { cookie })
    expect(me.body.customer.shipping_addresses[0].city).toBe("C")
  })
})

describe("a region", () => {
  test("changes prices, and drops what does not belong there", async () => {
    await shop.admin("POST", "/admin/discounts", {
      code: "HERE",
      rule: { type: "percentage", value: 10, allocation: "total" },
      regions: ["reg_t"],
    })
    await sql`update money_amount set amount = 1500 where id = 'ma_shirt_usd'`.execute(shop.engine.db)
    const id = await shop.readyCart({ variant_shirt: 2 }, { discounts: [{ code: "HERE" }] })
    const moved = await shop.post(`/store/carts/${id}`, { region_id: "reg_u", country_code: "US" })
    expect(moved.body.cart).toMatchObject({
      region_id: "reg_u",
      discounts: [],
      shipping_methods: [],
      payment_sessions: [],
      total: 3000,
      shipping_address: { country_code: "us" },
    })
    expect(moved.body.cart.items[0]).toMatchObject({ unit_price: 1500, adjustments: [], has_shipping: false })
    const refused = await shop.post(`/store/carts/${id}`, { region_id: "reg_t", country_code: "us" })
    expect(refused.body).toEqual({ type: "not_allowed", message: "Country not available in region" })
    expect((await shop.post(`/store/carts/${id}`, { region_id: "reg_none" })).body.message).toBe(
      "Region with reg_none was not found",
    )
  })

  test("without a price for a line loses the line", async () => {
    const id = await shop.readyCart({ variant_shirt: 1, variant_mug: 1 })
    await sql`delete from product_variant_money_amount where id = 'pvma_mug_usd'`.execute(shop.engine.db)
    const moved = await shop.post(`/store/carts/${id}`, { region_id: "reg_u" })
    expect(moved.body.cart.items.map((item: { title: string }) => item.title)).toEqual(["shirt"])
    expect(moved.body.cart.shipping_address.country_code).toBeNull()
  })
})

describe("fields and expand", () => {
  test("say what is shown; totals are always there", async () => {
    const id = await shop.readyCart({ variant_shirt: 1 })
    const some = await read(id, "?fields=id,email&expand=customer")
    expect(some).toMatchObject({ object: "cart", id, email: "ada@example.com", total: 1875 })
    expect(some.customer.email).toBe("ada@example.com")
    expect(Object.keys(some)).not.toContain("region_id")
    expect(Object.keys(some)).not.toContain("payment_sessions")
    expect(Object.keys(await read(id))).not.toContain("customer")
    const unknown = await shop.request("GET", `/store/carts/${id}?expand=secrets`)
    expect(unknown.body).toEqual({
      type: "invalid_data",
      message: "Requested fields [secrets] are not valid",
    })
    const bad = await shop.post(`/store/carts/${id}?fields=nothing`, { email: "changed@example.com" })
    expect(bad.status).toBe(400)
    expect((await read(id)).email).toBe("ada@example.com")
  })

  test("never show a customer's password", async () => {
    const id = await shop.readyCart({ variant_shirt: 1 })
    expect(JSON.stringify(await read(id, "?expand=customer"))).not.toContain("password")
  })
})

describe("discounts and gift cards", () => {
  test("free shipping ends with its discount", async () => {
    await shop.admin("POST", "/admin/discounts", {
      code: "SHIPFREE",
      rule: { type: "free_shipping", value: 0, allocation: "total" },
      regions: ["reg_t"],
    })
    const id = await shop.readyCart({ variant_shirt: 1 })
    const free = await shop.post(`/store/carts/${id}`, { discounts: [{ code: "SHIPFREE" }] })
    expect(free.body.cart).toMatchObject({ shipping_total: 0, total: 1250, shipping_methods: [{ price: 0 }] })
    const chosen = await shop.post(`/store/carts/${id}/shipping-methods`, { option_id: "so_t" })
    expect(chosen.body.cart.shipping_methods[0].price).toBe(0)
    for (const clear of [
      () => shop.post(`/store/carts/${id}`, { discounts: [] }),
      () => shop.request("DELETE", `/store/carts/${id}/discounts/shipfree`),
    ]) {
      await shop.post(`/store/carts/${id}`, { discounts: [{ code: "SHIPFREE" }] })
      const cleared = (await clear()).body.cart
      expect(cleared).toMatchObject({ total: 1875, discounts: [], shipping_methods: [{ price: 500 }] })
      expect(cleared.payment_session.amount).toBe(1875)
    }
  })

  test("guessing gift card codes through carts is rate limited", async () => {
    const id = await shop.emptyCart()
    const from = { "x-forwarded-for": "198.51.100.7" }
    const guess = (n: number) =>
      shop.post(`/store/carts/${id}`, { gift_cards: [{ code: `NOPE-${n}` }] }, from)
    const statuses = []
    for (let n = 0; n < 21; n++) statuses.push((await guess(n)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429])
    expect((await guess(0)).headers.get("retry-after")).toMatch(/^\d+$/)
    expect((await shop.post(`/store/carts/${id}`, { email: "a@b.co" }, from)).status).toBe(200)
  })

  test("a gift card that has ended is refused", async () => {
    const made = await shop.admin("POST", "/admin/gift-cards", {
      region_id: "reg_t",
      value: 100,
      ends_at: "2001-01-01T00:00:00.000Z",
    })
    const id = await shop.emptyCart()
    const refused = await shop.post(`/store/carts/${id}`, {
      gift_cards: [{ code: made.body.gift_card.code }],
    })
    expect(refused.body).toEqual({ type: "not_allowed", message: "The gift card is expired" })
  })
})

describe("a publishable key", () => {
  test("says which sales channel a cart is made in", async () => {
    const key = (await shop.admin("POST", "/admin/publishable-api-keys", { title: "k" })).body
      .publishable_api_key.id
    const headers = { "x-publishable-api-key": key }
    const add = (id: string) =>
      shop.admin("POST", `/admin/publishable-api-keys/${key}/sales-channels/batch`, {
        sales_channel_ids: [{ id }],
      })
    await sql`insert into sales_channel (id, name) values ('sc_key1', 'K1'), ('sc_key2', 'K2')`.execute(
      shop.engine.db,
    )
    await add("sc_key1")
    const made = await shop.post("/store/carts", { region_id: "reg_t" }, headers)
    expect(made.body.cart.sales_channel_id).toBe("sc_key1")
    const foreign = await shop.post(
      "/store/carts",
      { region_id: "reg_t", sales_channel_id: "sc_key2" },
      headers,
    )
    expect(foreign.status).toBe(400)
    expect(foreign.body.errors).toEqual([
      "Provided sales channel id param: sc_key2 is not associated with the Publishable API Key passed in the header of the request.",
    ])
    await add("sc_key2")
    const several = await shop.post("/store/carts", { region_id: "reg_t" }, headers)
    expect([several.status, several.body.type]).toEqual([400, "invalid_data"])
  })
})

test("mixed changes at the same time add up to some order of them", async () => {
  const id = await shop.readyCart({ variant_shirt: 1 })
  const path = `/store/carts/${id}` as const
  const add = (variant_id: string) => () => shop.post(`${path}/line-items`, { variant_id, quantity: 1 })
  const changes = [
    add("variant_shirt"),
    add("variant_digital"),
    add("variant_mug"),
    () => shop.post(path, { email: "mixed@example.com" }),
    () => shop.post(path, { shipping_address: { city: "Mixed" } }),
    () => shop.post(`${path}/shipping-methods`, { option_id: "so_t" }),
    () => shop.post(`${path}/payment-sessions`),
    () => shop.request("GET", path),
  ]
  const answers = await Promise.all(Array.from({ length: 64 }, (_, i) => changes[i % changes.length]!()))
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(answers.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true)
  const cart = await read(id)
  const quantity = (variantId: string) =>
    cart.items
      .filter((item: { variant_id: string }) => item.variant_id === variantId)
      .map((item: { quantity: number }) => item.quantity)
  expect([quantity("variant_shirt"), quantity("variant_digital"), quantity("variant_mug")]).toEqual([
    [9],
    [8],
    [8],
  ])
  const sum = cart.items.reduce((total: number, item: { total: number }) => total + item.total, 0)
  const shipping = cart.shipping_methods.reduce(
    (total: number, method: { total: number }) => total + method.total,
    0,
  )
  expect(cart.total).toBe(sum + shipping)
  expect(cart.payment_session.amount).toBe(cart.total)
  expect(cart.shipping_address.city).toBe("Mixed")
})
