import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openCartShop, type CartShop } from "./testing/cart-shop.ts"

let shop: CartShop
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await openCartShop()
  const post = async <Path extends string>(path: Path, body: object) =>
    (await shop.admin("POST", path, body)).body
  const product = await post("/admin/products", {
    title: "Poster",
    options: [{ title: "Size" }],
    variants: [{ title: "A2", options: [{ value: "A2" }], prices: [{ currency_code: "eur", amount: 700 }] }],
  })
  ids.product = product.product.id
  ids.option = product.product.options[0].id
  ids.variant = product.product.variants[0].id
  ids.list = (
    await post("/admin/price-lists", { name: "Sale", description: "A sale", type: "sale", prices: [] })
  ).price_list.id
  ids.rate = (
    await post("/admin/tax-rates", { region_id: "reg_t", name: "Books", code: "books", rate: 5 })
  ).tax_rate.id
  const draft = (
    await post("/admin/draft-orders", {
      email: "ada@example.com",
      region_id: "reg_t",
      shipping_methods: [{ option_id: "so_t" }],
      items: [{ title: "Frame", unit_price: 900, quantity: 1 }],
    })
  ).draft_order
  ids.draft = draft.id
  ids.line = draft.cart.items[0].id
  ids.order = (await shop.complete(await shop.readyCart({ variant_shirt: 1 }))).body.data.id
})
afterAll(() => shop.close())

const eur = (amount: number) => [{ currency_code: "eur", amount }]
const cases: readonly [string, (amount: number) => readonly [path: string, body: object]][] = [
  [
    "a variant",
    (amount) => [`/admin/products/${ids.product}/variants/${ids.variant}`, { prices: eur(amount) }],
  ],
  [
    "a new variant",
    (amount) => [
      `/admin/products/${ids.product}/variants`,
      { title: `A${amount}`, options: [{ option_id: ids.option, value: `A${amount}` }], prices: eur(amount) },
    ],
  ],
  [
    "a new product",
    (amount) => [
      "/admin/products",
      {
        title: `Poster ${amount}`,
        options: [{ title: "Size" }],
        variants: [{ title: "A1", options: [{ value: "A1" }], prices: eur(amount) }],
      },
    ],
  ],
  [
    "a product's variants",
    (amount) => [`/admin/products/${ids.product}`, { variants: [{ id: ids.variant, prices: eur(amount) }] }],
  ],
  [
    "a new price list",
    (amount) => [
      "/admin/price-lists",
      {
        name: "Sale",
        description: "A sale",
        type: "sale",
        prices: [{ variant_id: ids.variant, currency_code: "eur", amount }],
      },
    ],
  ],
  [
    "a price list",
    (amount) => [
      `/admin/price-lists/${ids.list}/prices/batch`,
      { prices: [{ variant_id: ids.variant, currency_code: "eur", amount }] },
    ],
  ],
  ["a shipping option", (amount) => ["/admin/shipping-options/so_t", { amount, requirements: [] }]],
  [
    "a draft order",
    (amount) => [
      "/admin/draft-orders",
      {
        email: "ada@example.com",
        region_id: "reg_t",
        shipping_methods: [{ option_id: "so_t" }],
        items: [{ title: "Frame", unit_price: amount, quantity: 1 }],
      },
    ],
  ],
  [
    "a new line of a draft order",
    (amount) => [
      `/admin/draft-orders/${ids.draft}/line-items`,
      { title: "Glass", unit_price: amount, quantity: 1 },
    ],
  ],
  [
    "a line of a draft order",
    (amount) => [`/admin/draft-orders/${ids.draft}/line-items/${ids.line}`, { unit_price: amount }],
  ],
  ["a gift card", (value) => ["/admin/gift-cards", { region_id: "reg_t", value }]],
  [
    "a new tax rate",
    (rate) => ["/admin/tax-rates", { region_id: "reg_t", name: "Food", code: `food${rate}`, rate }],
  ],
  ["a tax rate", (rate) => [`/admin/tax-rates/${ids.rate}`, { rate }]],
  ["a region's tax rate", (tax_rate) => ["/admin/regions/reg_t", { tax_rate }]],
  [
    "a discount",
    (value) => [
      "/admin/discounts",
      { code: `D${value}`, rule: { type: "percentage", value, allocation: "total" }, regions: ["reg_t"] },
    ],
  ],
]

describe("an amount below zero is refused, and zero is not", () => {
  test.each(cases)("for %s", async (_, request) => {
    const before = await everyAmount()
    const refused = await shop.admin("POST", ...request(-1))
    expect([refused.status, refused.body.type]).toEqual([400, "invalid_data"])
    expect(await everyAmount()).toEqual(before)
    const accepted = await shop.admin("POST", ...request(0))
    expect([accepted.status, accepted.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  })

  test("for the shipping of an order, and of what comes back", async () => {
    const path = `/admin/orders/${ids.order}/shipping-methods` as const
    expect((await shop.admin("POST", path, { option_id: "so_t", price: -1 })).status).toBe(400)
    const items = [{ item_id: "item", quantity: 1 }]
    for (const route of ["return", "swaps", "claims"]) {
      const names = { items, return_items: items, claim_items: items, type: "refund" }
      const way = { return_shipping: { option_id: "so_t", price: -1 } }
      const { status, body } = await shop.admin("POST", `/admin/orders/${ids.order}/${route}`, {
        ...names,
        ...way,
      })
      expect([route, status, body.message]).toEqual([
        route,
        400,
        expect.stringContaining("price must not be less"),
      ])
    }
  })
})

async function everyAmount() {
  const { rows } = await sql`
    select 'price' as kind, id, amount::real from money_amount where deleted_at is null
    union all select 'option', id, amount from shipping_option
    union all select 'line', id, unit_price from line_item
    union all select 'card', id, value from gift_card
    union all select 'rate', id, rate from tax_rate
    union all select 'region', id, tax_rate from region
    union all select 'rule', id, value from discount_rule order by 1, 2`.execute(shop.engine.db)
  return rows
}
