import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await sql.raw(rows).execute(database.db)
})
afterAll(() => database.drop())

const rows = `
insert into region (id, name, currency_code, tax_rate) values ('reg_1', 'EU', 'eur', 0);
insert into customer (id, email, has_account) values ('cus_1', 'a@example.com', true);
insert into cart (id, region_id) values ('cart_1', 'reg_1');
insert into "order" (id, cart_id, customer_id, email, region_id, currency_code)
  values ('order_1', 'cart_1', 'cus_1', 'a@example.com', 'reg_1', 'eur');
insert into line_item (id, cart_id, title, unit_price, quantity) values ('item_1', 'cart_1', 'Tee', 0, 2);
insert into gift_card (id, code, value, balance, region_id) values ('gift_1', 'CARD', 100, 100, 'reg_1');
insert into payment (id, cart_id, amount, currency_code, provider_id, data)
  values ('pay_1', 'cart_1', 100, 'eur', 'manual', '{}');
insert into payment_session (id, cart_id, provider_id, is_selected, status, data)
  values ('ps_1', 'cart_1', 'manual', true, 'pending', '{}');
insert into product (id, title, handle) values ('prod_1', 'Tee', 'tee');
insert into product_variant (id, title, product_id, sku, inventory_quantity)
  values ('variant_1', 'S', 'prod_1', 'tee-s', 0);
insert into money_amount (id, currency_code, amount) values ('ma_1', 'eur', 1000);
insert into product_variant_money_amount (id, variant_id, money_amount_id)
  values ('pvma_1', 'variant_1', 'ma_1');
insert into auth_session (id, sid, kind, expires_at) values ('1', 'hash', 'admin', now());
insert into idempotency_key (id, idempotency_key) values ('ikey_1', 'key');
`

const notNull = "23502"
const unknownRow = "23503"
const duplicate = "23505"
const check = "23514"

const refused: [rule: string, statement: string, code: string][] = [
  [
    "a cart makes one order",
    `insert into "order" (id, cart_id, customer_id, email, region_id, currency_code)
     values ('order_2', 'cart_1', 'cus_1', 'a@example.com', 'reg_1', 'eur')`,
    duplicate,
  ],
  [
    "a price has a currency",
    `insert into money_amount (id, amount, region_id) values ('ma_2', 1, 'reg_1')`,
    notNull,
  ],
  [
    "a price's currency exists",
    `insert into money_amount (id, amount, currency_code) values ('ma_2', 1, 'xxx')`,
    unknownRow,
  ],
  [
    "a price is of one variant",
    `insert into product_variant_money_amount (id, variant_id, money_amount_id) values ('2', 'v', 'ma_1')`,
    duplicate,
  ],
  ["a gift card is never overdrawn", `update gift_card set balance = -1`, check],
  ["a line item has a quantity", `update line_item set quantity = 0`, check],
  ["no more is fulfilled than was bought", `update line_item set fulfilled_quantity = 3`, check],
  [
    "no more is sent than was packed",
    `update line_item set fulfilled_quantity = 1, shipped_quantity = 2`,
    check,
  ],
  ["no more comes back than was bought", `update line_item set returned_quantity = 3`, check],
  [
    "a cart has one payment that is not canceled",
    `insert into payment (id, cart_id, amount, currency_code, provider_id, data)
     values ('pay_2', 'cart_1', 1, 'eur', 'manual', '{}')`,
    duplicate,
  ],
  [
    "a cart has one selected payment session",
    `insert into payment_session (id, cart_id, provider_id, is_selected, status, data)
     values ('ps_2', 'cart_1', 'other', true, 'pending', '{}')`,
    duplicate,
  ],
  [
    "a cart has one payment session per provider",
    `insert into payment_session (id, cart_id, provider_id, status, data)
     values ('ps_2', 'cart_1', 'manual', 'pending', '{}')`,
    duplicate,
  ],
  [
    "an e-mail address has one account",
    `insert into customer (id, email, has_account) values ('cus_2', 'a@example.com', true)`,
    duplicate,
  ],
  [
    "a living product owns its handle",
    `insert into product (id, title, handle) values ('prod_2', 'T', 'tee')`,
    duplicate,
  ],
  [
    "a living variant owns its SKU",
    `insert into product_variant (id, title, product_id, sku, inventory_quantity)
     values ('variant_2', 'S', 'prod_1', 'tee-s', 0)`,
    duplicate,
  ],
  [
    "a shipping option costs nothing or more",
    `insert into shipping_option (id, name, region_id, profile_id, provider_id, price_type, amount, data)
     select 'so_1', 'Post', 'reg_1', id, 'manual', 'flat_rate', -1, '{}' from shipping_profile limit 1`,
    check,
  ],
  [
    "a session is of the admin or of a storefront",
    `insert into auth_session (id, sid, kind, expires_at) values ('2', 'h', 'root', now())`,
    check,
  ],
  [
    "a cookie names one session",
    `insert into auth_session (id, sid, kind, expires_at) values ('2', 'hash', 'admin', now())`,
    duplicate,
  ],
  [
    "an idempotency key is of one request",
    `insert into idempotency_key (id, idempotency_key) values ('ikey_2', 'key')`,
    duplicate,
  ],
]

it.each(refused)("%s", async (_rule, statement, code) => {
  await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code })
})

it("frees handles, SKUs and addresses of what was deleted", async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`update product set deleted_at = now()`.execute(tx)
    await sql`update customer set deleted_at = now()`.execute(tx)
    await sql`insert into product (id, title, handle) values ('prod_2', 'T', 'tee')`.execute(tx)
    await sql`insert into customer (id, email, has_account) values ('cus_2', 'a@example.com', true)`.execute(
      tx,
    )
    const { rows } = await sql`
      select (select count(*)::int from product) as products, (select count(*)::int from customer) as customers`.execute(
      tx,
    )
    expect(rows).toEqual([{ products: 2, customers: 2 }])
  })
})

it("allows a guest beside an account of the same address", async () => {
  await sql`insert into customer (id, email) values ('cus_3', 'b@example.com')`.execute(database.db)
  await sql`insert into customer (id, email, has_account) values ('cus_4', 'b@example.com', true)`.execute(
    database.db,
  )
  const { rows } = await sql`
    select has_account from customer where email = 'b@example.com' order by has_account`.execute(database.db)
  expect(rows).toEqual([{ has_account: false }, { has_account: true }])
})
