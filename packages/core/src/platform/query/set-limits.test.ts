import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { fetchById } from "./fetch.ts"
import { withRelations } from "./selection.ts"

const size = { orders: 40, members: 30, lines: 2, prices: 30, products: 30 }
const password = "lovelace1"
const customerId = "cus_ada"

/** Two stores with the same rows: one with the limits of large stores, and one without. */
let limited: TestApp
let whole: TestApp

beforeAll(async () => {
  limited = await createTestApp({ config: { relationRows: 21 } })
  whole = await createTestApp({ config: { relationRows: 0 } })
  for (const shop of [limited, whole]) await fill(shop)
})
afterAll(async () => {
  await limited.close()
  await whole.close()
})

async function fill(shop: TestApp): Promise<void> {
  const body = { email: "ada@example.com", password, first_name: "Ada", last_name: "L" }
  await shop.request("POST", "/store/customers", body)
  const { db } = shop.engine
  await sql`update customer set id = ${customerId}`.execute(db)
  await sql`insert into region (id, name, currency_code, tax_rate) values ('reg_s', 'S', 'eur', 0)`.execute(
    db,
  )
  await sql`insert into "order" (id, customer_id, email, region_id, currency_code, created_at)
    select 'order_' || n, ${customerId}, 'ada@example.com', 'reg_s', 'eur', now() - make_interval(secs => 100 - n)
    from generate_series(1, ${size.orders}) n`.execute(db)
  await sql`insert into line_item (id, order_id, title, unit_price, quantity)
    select 'item_' || n || '_' || l, 'order_' || n, 'Line', 100, 1
    from generate_series(1, ${size.orders}) n, generate_series(1, ${size.lines}) l`.execute(db)
  await sql`insert into customer_group (id, name) values ('cgrp_s', 'Many'), ('cgrp_t', 'Few')`.execute(db)
  await sql`insert into customer (id, email, created_at)
    select 'cus_' || n, n || '@example.com', now() + make_interval(secs => n)
    from generate_series(1, ${size.members}) n`.execute(db)
  await sql`insert into customer_group_customers (customer_group_id, customer_id)
    select 'cgrp_s', 'cus_' || n from generate_series(1, ${size.members}) n
    union all select 'cgrp_t', 'cus_' || n from generate_series(1, 3) n`.execute(db)
  await fillCatalog(shop)
}

/** A product whose only price is in a list of many prices, and a swap that sends it. */
async function fillCatalog({ engine: { db } }: TestApp): Promise<void> {
  await sql`insert into product (id, title, handle, status) values ('prod_s', 'S', 's', 'published')`.execute(
    db,
  )
  await sql`insert into product_variant (id, product_id, title, inventory_quantity)
    values ('variant_s', 'prod_s', 'S', 1)`.execute(db)
  await sql`insert into product (id, title, handle)
    select 'prod_' || n, 'P', 'p' || n from generate_series(1, ${size.products}) n`.execute(db)
  await sql`insert into product_collection (id, title, handle) values ('pcol_s', 'S', 's')`.execute(db)
  await sql`update product set collection_id = 'pcol_s'`.execute(db)
  await sql`insert into product_category (id, name, handle, mpath) values ('pcat_s', 'S', 's', 'pcat_s.')`.execute(
    db,
  )
  await sql`insert into product_category_product (product_category_id, product_id)
    select 'pcat_s', id from product`.execute(db)
  await sql`insert into sales_channel (id, name) values ('sc_s', 'S')`.execute(db)
  await sql`insert into product_sales_channel (sales_channel_id, product_id)
    select 'sc_s', id from product`.execute(db)
  await sql`insert into shipping_profile (id, name, type) values ('sp_s', 'S', 'custom')`.execute(db)
  await sql`insert into product_shipping_profile (profile_id, product_id) select 'sp_s', id from product`.execute(
    db,
  )
  await sql`insert into price_list (id, name, description) values ('pl_s', 'S', 'S')`.execute(db)
  await sql`insert into money_amount (id, currency_code, amount, price_list_id)
    select 'ma_' || n, 'eur', n, 'pl_s' from generate_series(1, ${size.prices}) n`.execute(db)
  await sql`insert into product_variant_money_amount (id, money_amount_id, variant_id)
    values ('pvma_s', 'ma_1', 'variant_s')`.execute(db)
  await sql`insert into swap (id, order_id, fulfillment_status, payment_status)
    values ('swap_s', 'order_1', 'not_fulfilled', 'not_paid')`.execute(db)
  await sql`insert into line_item (id, swap_id, title, unit_price, quantity, variant_id)
    values ('item_s', 'swap_s', 'Line', 100, 1, 'variant_s')`.execute(db)
}

type Row = Readonly<Record<string, unknown>>
const ids = (rows: unknown) => (rows as readonly { id: string }[]).map(({ id }) => id)

describe("a relation that grows with the store", () => {
  const orders = async (shop: TestApp) => {
    const { body } = await shop.admin("GET", `/admin/customers/${customerId}`)
    return ids(body.customer.orders)
  }

  test("of one row ends at the limit, in the same order, and is whole without one", async () => {
    const all = await orders(whole)
    expect(all).toHaveLength(size.orders)
    expect(await orders(limited)).toEqual(all.slice(0, 21))
  })

  test("is whole where the rows of the response are not more than the limit", async () => {
    for (const shop of [limited, whole]) {
      const { body } = await shop.admin("GET", "/admin/customer-groups/cgrp_t?expand=customers.orders")
      expect(ids(body.customer_group.customers)).toEqual(["cus_1", "cus_2", "cus_3"])
    }
  })

  test("of a list is shared by the rows that there are, not by those that the page could have", async () => {
    const members = async (shop: TestApp) => {
      const { body } = await shop.admin(
        "GET",
        "/admin/customer-groups?expand=customers&limit=1000&order=name",
      )
      return body.customer_groups.map((group: Row) => ids(group.customers).length)
    }
    expect(await members(whole)).toEqual([3, size.members])
    expect(await members(limited)).toEqual([3, 10])
  })

  test("below a relation shares the limit with the rows above it", async () => {
    const total = async (shop: TestApp) => {
      const path = "/admin/customers?expand=groups.customers&limit=1000"
      const { body } = await shop.admin("GET", path)
      const groups = body.customers.flatMap((customer: Row) => customer.groups as Row[])
      return groups.reduce((sum, group) => sum + ids(group.customers).length, 0)
    }
    expect(await total(whole)).toBe(size.members ** 2 + 9)
    // 33 memberships are more than 21 rows: each of them has one customer.
    expect(await total(limited)).toBe(size.members + 3)
  })

  test("with lists of its own has fewer rows, and their lists are whole", async () => {
    const signIn = async (shop: TestApp) => {
      const { body } = await shop.request("POST", "/store/auth", { email: "ada@example.com", password })
      return body.customer.orders as readonly { items: readonly unknown[] }[]
    }
    expect(await signIn(whole)).toHaveLength(size.orders)
    const few = await signIn(limited)
    expect(few).toHaveLength(5)
    expect(few.map(({ items }) => items.length)).toEqual(Array(5).fill(size.lines))
  })

  test("has fewer rows for each of its own lists", async () => {
    const rows = async (lists: readonly string[]) => {
      const expand = lists.map((list) => `orders.${list}`).join(",")
      const { body } = await limited.admin("GET", `/admin/customers/${customerId}?expand=${expand}`)
      return ids(body.customer.orders).length
    }
    // 21 divided by 1 plus 3 for each list
    expect(await rows(["items"])).toBe(5)
    expect(await rows(["items", "payments"])).toBe(3)
    expect(await rows(["items", "payments", "fulfillments"])).toBe(2)
  })

  test("is whole for code, which no request selects", async () => {
    const customer = await fetchById(limited.engine.db, "Customer", customerId, withRelations("orders"))
    expect(customer?.orders).toHaveLength(size.orders)
  })

  test("does not limit other relations", async () => {
    const { body } = await limited.admin("GET", "/admin/orders/order_1?expand=customer.orders,items")
    const order = body.order as { items: unknown; customer: { orders: unknown } }
    expect(ids(order.items)).toHaveLength(size.lines)
    expect(ids(order.customer.orders)).toHaveLength(21)
  })

  test.each([
    ["collection", "products"],
    ["categories", "products"],
    ["sales_channels", "products"],
    ["profiles", "products"],
    ["variants.prices.price_list", "prices"],
  ])("of products ends at the limit: %s.%s", async (way, name) => {
    // The products of a relation include the product itself; only one of the prices is its own.
    const all = name === "products" ? size.products + 1 : size.prices
    const below = (row: unknown, [first, ...rest]: readonly string[]): readonly Row[] => {
      const rows = [row].flat() as readonly Row[]
      return first ? rows.flatMap((one) => below(one[first], rest)) : rows
    }
    for (const [shop, expected] of [
      [whole, all],
      [limited, 21],
    ] as const) {
      const { body: one } = await shop.admin("GET", `/admin/products/prod_s?expand=${way}.${name}`)
      expect(below(one.product, [...way.split("."), name])).toHaveLength(expected)
      const { body: list } = await shop.admin("GET", `/admin/products?id=prod_s&expand=${way}.${name}`)
      expect(list.products).toHaveLength(1)
      expect(below(list.products, [...way.split("."), name])).toHaveLength(expected)
    }
  })

  test("has a limit of its own beside another one whose path begins with the same 60 characters", async () => {
    const priceLists = "swaps.additional_items.variant.prices.price_list"
    const path = `/admin/orders/order_1?expand=${priceLists}.prices,${priceLists}.price_set_money_amounts`
    const prices = async (shop: TestApp) => {
      const { status, body } = await shop.admin("GET", path)
      expect(status).toBe(200)
      const order = body.order as unknown as OrderWithSwaps
      return order.swaps.flatMap(({ additional_items: lines }) =>
        lines.map(({ variant }) => ids(variant.prices[0]?.price_list.prices).length),
      )
    }
    expect(await prices(whole)).toEqual([size.prices])
    expect(await prices(limited)).toEqual([21])
  })
})

interface OrderWithSwaps {
  readonly swaps: readonly {
    readonly additional_items: readonly {
      readonly variant: { readonly prices: readonly { readonly price_list: { readonly prices: unknown } }[] }
    }[]
  }[]
}
