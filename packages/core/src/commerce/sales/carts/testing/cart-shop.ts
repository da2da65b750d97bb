import { sql } from "kysely"
import {
  createTestApp,
  type AnswerTo,
  type Post,
  type TestAnswer,
  type TestApp,
} from "@stheno/testing/test-app.ts"
import type { PaymentProvider } from "../../../../platform/kernel/payment-provider.ts"
import type { DecideTax } from "../../totals/index.ts"

/** A shop with one region (eur, 25 % tax, Denmark) and two things to buy, over a database of its own. */
export interface CartShop extends TestApp {
  readonly regionId: string
  readonly shippingOptionId: string
  readonly variants: { readonly shirt: string; readonly mug: string; readonly digital: string }
  /** a cart with these lines, an e-mail address, a way to ship and a selected session; gives its id */
  readyCart(
    lines?: Readonly<Record<string, number>>,
    change?: Readonly<Record<string, unknown>>,
  ): Promise<string>
  /** carts like one that there is; gives their ids */
  cartsLike(cartId: string, count: number): Promise<string[]>
  /** an empty cart; gives its id */
  emptyCart(): Promise<string>
  post: Post
  complete(
    cartId: string,
    headers?: Record<string, string>,
  ): Promise<AnswerTo<"POST", `/store/carts/${string}/complete`>>
  /** units in stock, promised and left of a variant, over all locations */
  stock(variantId: string): Promise<{ stocked: number; reserved: number; reservations: number }>
  setStock(variantId: string, units: number): Promise<void>
}

/** Opens the shop. Shirts (1000) and mugs (333) are counted, 100 of each; digital goods (500) are not. */
export async function openCartShop(
  paymentProviders: readonly PaymentProvider[] = [],
  taxStrategies: readonly DecideTax[] = [],
): Promise<CartShop> {
  const app = await createTestApp({ paymentProviders, taxStrategies })
  const providers = ["manual", ...paymentProviders.map(({ id }) => id)]
  for (const statement of statements(providers)) await sql.raw(statement).execute(app.engine.db)
  const post: Post = (path, body = {}, headers) => app.request("POST", path, body, headers)
  const emptyCart = async () =>
    (await post("/store/carts", { region_id: "reg_t", country_code: "dk" })).body.cart.id
  return {
    ...app,
    regionId: "reg_t",
    shippingOptionId: "so_t",
    variants: { shirt: "variant_shirt", mug: "variant_mug", digital: "variant_digital" },
    post,
    emptyCart,
    complete: (cartId, headers) => post(`/store/carts/${cartId}/complete`, undefined, headers),
    async readyCart(lines = { variant_shirt: 1 }, change = {}) {
      const id = await emptyCart()
      for (const [variant_id, quantity] of Object.entries(lines))
        await expectOk(post(`/store/carts/${id}/line-items`, { variant_id, quantity }))
      await expectOk(post(`/store/carts/${id}`, { email: "ada@example.com", ...change }))
      await expectOk(post(`/store/carts/${id}/shipping-methods`, { option_id: "so_t" }))
      await expectOk(post(`/store/carts/${id}/payment-sessions`))
      return id
    },
    cartsLike: (cartId, count) => copyCart(app, cartId, count),
    stock: (variantId) => stockOf(app, variantId),
    async setStock(variantId, units) {
      await sql`update inventory_level set stocked_quantity = ${units}, reserved_quantity = 0
        where inventory_item_id in (select inventory_item_id from product_variant_inventory_item
          where variant_id = ${variantId})`.execute(app.engine.db)
    },
  }
}

async function expectOk(answer: Promise<TestAnswer>): Promise<void> {
  const { status, text } = await answer
  if (status !== 200) throw new Error(`Setting up failed with ${status}: ${text}`)
}

/** Written in SQL: many carts are needed at once where they are to get in each other's way. */
async function copyCart({ engine }: TestApp, cartId: string, count: number): Promise<string[]> {
  const copies = Array.from({ length: count }, (_, i) => `${cartId}c${i}`)
  const owned = [
    { table: "line_item", column: "cart_id" },
    { table: "shipping_method", column: "cart_id" },
    { table: "payment_session", column: "cart_id" },
    { table: "cart_discounts", column: "cart_id" },
    { table: "cart_gift_cards", column: "cart_id" },
  ]
  for (const { table, column } of [{ table: "cart", column: "id" }, ...owned]) {
    const newId = column === "id" ? "n" : "(to_jsonb(r) ->> 'id') || right(n, 4) || md5(n)"
    await sql`insert into ${sql.table(table)}
      select copy.* from ${sql.table(table)} r, unnest(${copies}::text[]) n,
        jsonb_populate_record(r, case when to_jsonb(r) ? 'id'
          then jsonb_build_object('id', ${sql.raw(newId)}, ${sql.lit(column)}, n)
          else jsonb_build_object(${sql.lit(column)}, n) end) copy
      where ${sql.ref(`r.${column}`)} = ${cartId}`.execute(engine.db)
  }
  await sql`insert into line_item_adjustment (id, item_id, description, discount_id, amount)
    select a.id || right(n, 4) || md5(n), a.item_id || right(n, 4) || md5(n), a.description, a.discount_id, a.amount
    from line_item_adjustment a join line_item l on l.id = a.item_id, unnest(${copies}::text[]) n
    where l.cart_id = ${cartId}`.execute(engine.db)
  return copies
}

async function stockOf(app: TestApp, variantId: string) {
  const { rows } = await sql<{ stocked: number; reserved: number; reservations: number }>`
    select sum(l.stocked_quantity)::int as stocked, sum(l.reserved_quantity)::int as reserved,
      (select coalesce(sum(r.quantity), 0)::int from reservation_item r
        where r.inventory_item_id = link.inventory_item_id and r.deleted_at is null) as reservations
    from product_variant_inventory_item link join inventory_level l on l.inventory_item_id = link.inventory_item_id
    where link.variant_id = ${variantId} group by link.inventory_item_id`.execute(app.engine.db)
  return rows[0]!
}

function statements(providers: readonly string[]): string[] {
  const channel = "(select id from sales_channel order by created_at limit 1)"
  const profile = "(select id from shipping_profile where type = 'default' limit 1)"
  return [
    `insert into region (id, name, currency_code, tax_rate) values ('reg_t', 'Test', 'eur', 25)`,
    `insert into region (id, name, currency_code, tax_rate) values ('reg_u', 'Other', 'usd', 0)`,
    `update country set region_id = 'reg_t' where iso_2 = 'dk'`,
    `update country set region_id = 'reg_u' where iso_2 in ('us', 'ca')`,
    ...providers.flatMap((id) => [
      `insert into payment_provider (id) values ('${id}') on conflict do nothing`,
      `insert into region_payment_providers (region_id, provider_id) values ('reg_t', '${id}')`,
    ]),
    `insert into region_fulfillment_providers (region_id, provider_id) values ('reg_t', 'manual')`,
    `insert into shipping_option (id, name, region_id, profile_id, provider_id, price_type, amount, data)
      values ('so_t', 'Post', 'reg_t', ${profile}, 'manual', 'flat_rate', 500, '{"id":"manual-fulfillment"}')`,
    `insert into stock_location (id, name) values ('sloc_t', 'Warehouse')`,
    `insert into sales_channel_location (id, sales_channel_id, location_id)
      values ('scloc_t', ${channel}, 'sloc_t')`,
    ...product("shirt", 1000, { isCounted: true, channel, profile }),
    ...product("mug", 333, { isCounted: true, channel, profile }),
    ...product("digital", 500, { isCounted: false, channel, profile }),
  ]
}

function product(
  name: string,
  price: number,
  { isCounted, channel, profile }: { isCounted: boolean; channel: string; profile: string },
): string[] {
  return [
    `insert into product (id, title, handle, status) values ('prod_${name}', '${name}', '${name}', 'published')`,
    `insert into product_shipping_profile (profile_id, product_id) values (${profile}, 'prod_${name}')`,
    `insert into product_sales_channel (product_id, sales_channel_id) values ('prod_${name}', ${channel})`,
    `insert into product_variant (id, title, product_id, inventory_quantity, manage_inventory)
      values ('variant_${name}', 'One', 'prod_${name}', 0, ${isCounted})`,
    ...["eur", "usd"].flatMap((currency) => [
      `insert into money_amount (id, currency_code, amount) values ('ma_${name}_${currency}', '${currency}', ${price})`,
      `insert into product_variant_money_amount (id, money_amount_id, variant_id)
        values ('pvma_${name}_${currency}', 'ma_${name}_${currency}', 'variant_${name}')`,
    ]),
    ...(isCounted
      ? [
          `insert into inventory_item (id, sku) values ('iitem_${name}', '${name}')`,
          `insert into product_variant_inventory_item (id, inventory_item_id, variant_id)
            values ('pvitem_${name}', 'iitem_${name}', 'variant_${name}')`,
          `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity)
            values ('ilev_${name}', 'iitem_${name}', 'sloc_t', 100)`,
        ]
      : []),
  ]
}
