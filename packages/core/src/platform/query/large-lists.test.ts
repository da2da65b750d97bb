import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fillLargeDatabase } from "../../../../../benchmarks/large-data.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { readAdminCollection } from "../../commerce/catalog/collections/read-collection.ts"
import { retrievePriceList } from "../../commerce/catalog/price-lists/present-price-lists.ts"
import { productConditions } from "../../commerce/catalog/products/product-conditions.ts"
import { productLookups } from "../../commerce/catalog/products/product-lookups.ts"
import { fullProfile, retrieveProfile } from "../../commerce/sales/shipping/profiles.ts"
import { listInventoryItems } from "../../commerce/stock/inventory/read-items.ts"
import { listInventoryItemsQuery } from "../../commerce/stock/inventory/shapes.ts"
import { createEngine } from "../../create-engine.ts"
import { fetchPage, type Executor } from "./fetch.ts"
import { defaultListLimits, listLimitsOf, withListLimits } from "./list-limits.ts"
import { usuallyFound } from "./lookups.ts"

/** More than the rows that are looked at first, and more than lookups find. */
const size = { products: usuallyFound + 500, orders: 1_500 }

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await fillLargeDatabase(shop.engine.db, size)
  await sql`update inventory_level set reserved_quantity = 97 where inventory_item_id like '%77\_2'`.execute(
    shop.engine.db,
  )
  await sql`update inventory_level set location_id = 'sloc_few' where inventory_item_id like '%88\_3'`.execute(
    shop.engine.db,
  )
  await sql`update product set is_giftcard = true where id like '%999'`.execute(shop.engine.db)
})
afterAll(() => shop.close())

interface Answer {
  readonly ids: readonly string[]
  readonly count: number
  readonly isEstimate: boolean
}

async function ask<Path extends string>(path: Path): Promise<Answer> {
  const { status, body, headers } = await shop.admin("GET", path)
  expect([path, status, body.message]).toEqual([path, 200, undefined])
  const rows = Object.values(body as object).find(Array.isArray) as { id: string }[]
  const isEstimate = headers.get("x-count") === "estimate"
  return { ids: rows.map(({ id }) => id), count: (body as unknown as { count: number }).count, isEstimate }
}

/** The rows and the order that a list must have, as plainly as SQL can say it. */
async function idsOf(from: string, where: string, order = "created_at desc, id desc"): Promise<string[]> {
  const query = `select id from ${from} as root where ${where} order by ${order}`
  const { rows } = await sql.raw<{ id: string }>(query).execute(shop.engine.db)
  return rows.map(({ id }) => id)
}

const productText = (q: string) => `(title ilike '%${q}%' or description ilike '%${q}%'
  or id in (select product_id from product_variant where title ilike '%${q}%' or sku ilike '%${q}%')
  or collection_id in (select id from product_collection where title ilike '%${q}%'))`
const inCategory = (id: string) =>
  `id in (select product_id from product_category_product where product_category_id = '${id}')`
const inTag = (id: string) => `id in (select product_id from product_tags where product_tag_id = '${id}')`
const inList = (id: string) => `id in (select v.product_id from money_amount m
  join product_variant_money_amount l on l.money_amount_id = m.id join product_variant v on v.id = l.variant_id
  where m.price_list_id = '${id}')`
const inStore = `status = 'published' and id in (select product_id from product_sales_channel
  where sales_channel_id = (select default_sales_channel_id from store))`
const itemText = (
  q: string,
) => `(sku ilike '%${q}%' or id in (select inventory_item_id from product_variant_inventory_item l
  join product_variant v on v.id = l.variant_id join product p on p.id = v.product_id
  where v.title ilike '%${q}%' or p.title ilike '%${q}%'))`
const withUnits = (comparison: string) => `(select coalesce(sum(stocked_quantity - reserved_quantity), 0)
  from inventory_level l where l.inventory_item_id = root.id and l.deleted_at is null) ${comparison}`
const atLocation = (id: string) =>
  `id in (select inventory_item_id from inventory_level where location_id = '${id}')`
const orderText = (q: string) => `(display_id::text ilike '%${q}%' or email ilike '%${q}%'
  or shipping_address_id in (select id from address where first_name ilike '%${q}%')
  or customer_id in (select id from customer where first_name ilike '%${q}%' or last_name ilike '%${q}%'))`
const customerText = (q: string) =>
  `(email ilike '%${q}%' or first_name ilike '%${q}%' or last_name ilike '%${q}%')`

/** A list, the table that it shows, and what its rows have to be like. */
type Case = readonly [path: string, from: string, where: string, order?: string]

const cases: readonly Case[] = [
  ["/admin/products?q=shirt", "product", productText("shirt")],
  ["/admin/products?q=SHIRT&order=title", "product", productText("shirt"), "title, id"],
  ["/admin/products?q=lamp&order=-title", "product", productText("lamp"), "title desc, id desc"],
  ["/admin/products?q=lamp&order=handle", "product", productText("lamp"), "handle, id"],
  ["/admin/products?q=sku-77-", "product", productText("sku-77-")],
  ["/admin/products?q=sku-", "product", productText("sku-")],
  [
    "/admin/products?q=f899139df5e1059396431415e770c6dd",
    "product",
    productText("f899139df5e1059396431415e770c6dd"),
  ],
  ["/admin/products?q=f899139df5e105939-no", "product", "false"],
  ["/admin/products?q=finds", "product", productText("finds")],
  ["/admin/products?q=qqqxx", "product", "false"],
  ["/admin/products?q=4%25", "product", productText("4\\%")],
  ["/admin/products?status[]=draft&q=mug", "product", `status = 'draft' and ${productText("mug")}`],
  ["/admin/products?category_id[]=pcat_small", "product", inCategory("pcat_small")],
  [
    "/admin/products?category_id[]=pcat_small&q=shirt",
    "product",
    `${inCategory("pcat_small")} and ${productText("shirt")}`,
  ],
  ["/admin/products?collection_id[]=pcol_small", "product", "collection_id = 'pcol_small'"],
  [
    "/admin/products?collection_id[]=pcol_small&collection_id[]=pcol_3",
    "product",
    "collection_id in ('pcol_small', 'pcol_3')",
  ],
  ["/admin/products?tags[]=ptag_small", "product", inTag("ptag_small")],
  [
    "/admin/products?tags[]=ptag_small&tags[]=ptag_4",
    "product",
    `(${inTag("ptag_small")} or ${inTag("ptag_4")})`,
  ],
  ["/store/products?q=shirt", "product", `${inStore} and ${productText("shirt")}`],
  ["/store/products?category_id[]=pcat_small", "product", `${inStore} and ${inCategory("pcat_small")}`],
  [
    "/store/products?category_id[]=pcat_7&include_category_children=true",
    "product",
    `${inStore} and ${inCategory("pcat_7")}`,
  ],
  ["/admin/price-lists/pl_small/products?order=-created_at", "product", inList("pl_small")],
  ["/admin/price-lists/pl_large/products?order=-created_at", "product", inList("pl_large")],
  ["/admin/variants?q=sku-77-2", "product_variant", "sku ilike '%sku-77-2%'"],
  [
    "/admin/variants?q=lamp",
    "product_variant",
    "product_id in (select id from product where title ilike '%lamp%')",
    "created_at desc, id",
  ],
  ["/admin/inventory-items?q=sku-77-2", "inventory_item", itemText("sku-77-2")],
  ["/admin/inventory-items?q=lamp", "inventory_item", itemText("lamp")],
  ["/admin/inventory-items?available_quantity[lte]=5", "inventory_item", withUnits("<= 5")],
  ["/admin/inventory-items?available_quantity[gt]=5", "inventory_item", withUnits("> 5")],
  [
    "/admin/inventory-items?available_quantity=100&q=sku-77-",
    "inventory_item",
    `${withUnits("= 100")} and ${itemText("sku-77-")}`,
  ],
  ["/admin/inventory-items?q=zz", "inventory_item", "false"],
  ["/admin/inventory-items?location_id=sloc_none", "inventory_item", "false"],
  ["/admin/inventory-items?location_id=sloc_few", "inventory_item", atLocation("sloc_few")],
  ["/admin/inventory-items?location_id=sloc_l", "inventory_item", atLocation("sloc_l")],
  ["/admin/products?is_giftcard=true", "product", "is_giftcard"],
  ["/admin/products?is_giftcard=false&q=99", "product", `not is_giftcard and ${productText("99")}`],
  ["/admin/products?q=z", "product", productText("z")],
  ["/admin/orders?q=zz", '"order"', "false"],
  ["/admin/orders?q=77", '"order"', orderText("77")],
  ["/admin/orders?q=lund", '"order"', orderText("lund")],
  ["/admin/orders?q=ada", '"order"', orderText("ada")],
  ["/admin/orders?q=144", '"order"', orderText("144")],
  ["/admin/orders?q=BUYER77@example.com", '"order"', orderText("buyer77@example.com")],
  ["/admin/orders?email=buyer77@example.com", '"order"', "email = 'buyer77@example.com'"],
  ["/admin/orders?status[]=archived", '"order"', "status = 'archived'"],
  ["/admin/orders?status[]=archived&status[]=canceled", '"order"', "status in ('archived', 'canceled')"],
  ["/admin/customers?q=lund", "customer", customerText("lund"), "created_at, id"],
  [
    "/admin/customers?q=buyer77@example.com",
    "customer",
    customerText("buyer77@example.com"),
    "created_at, id",
  ],
]

describe("a list of a large store has the same rows, order and count as a plain query", () => {
  test.each(cases.map((one) => [one[0], one] as const))("%s", async (path, [, from, where, order]) => {
    const expected = await idsOf(from, where, order)
    for (const [limit, offset] of [
      [20, 0],
      [7, 13],
      [1, Math.max(expected.length - 1, 0)],
      [1_000, 0],
    ] as const) {
      const { ids, count, isEstimate } = await ask(`${path}&limit=${limit}&offset=${offset}`)
      expect(ids).toEqual(expected.slice(offset, offset + limit))
      if (isEstimate)
        expect(expected.length).toBeGreaterThan(
          /location_id|is_giftcard=true|q=.{1,2}(&|$)/.test(path)
            ? defaultListLimits.exactCounts
            : usuallyFound,
        )
      else expect(count).toBe(expected.length)
    }
  })

  test("filters that match nothing say so", async () => {
    expect(await ask("/admin/orders?status[]=canceled")).toEqual({ ids: [], count: 0, isEstimate: false })
  })
})

const countingUpTo = (exactCounts: number) =>
  withListLimits(shop.engine.db, { ...defaultListLimits, exactCounts })

describe("relations that hold whole sets", () => {
  const limited = (relationRows: number) =>
    withListLimits(shop.engine.db, { ...defaultListLimits, relationRows })
  type Part = { readonly id: string }

  test.each([
    [
      "products of a collection",
      async (db: Executor) => (await readAdminCollection(db, "pcol_3")).products as Part[],
    ],
    [
      "prices of a price list",
      async (db: Executor) => (await retrievePriceList(db, "pl_large")).prices as Part[],
    ],
    [
      "products of a shipping profile",
      async (db: Executor) => {
        const { rows } = await sql<Part>`select id from shipping_profile where type = 'default'`.execute(db)
        return (await retrieveProfile(db, rows[0]!.id, fullProfile)).products as Part[]
      },
    ],
  ])("%s end at the limit, in the same order, and are whole without one", async (_, read) => {
    const whole = await read(limited(0))
    expect(whole.length).toBeGreaterThan(100)
    expect(await read(limited(7))).toEqual(whole.slice(0, 7))
    expect(await read(limited(whole.length))).toEqual(whole)
  })

  test("of a list share the limit", async () => {
    const db = limited(60)
    const selection = { fields: ["id"], relations: ["products"], relationFields: { products: ["id"] } }
    const options = { entity: "ProductCollection", selection, isLimitingRelations: true }
    const { rows } = await fetchPage(db, { ...options, limit: 10 })
    expect(rows.map(({ products }) => (products as Part[]).length)).toEqual(Array(10).fill(6))
  })
})

test("the settings of a store are the limits of its lists", () => {
  const limits = { exactCounts: 0, relationRows: 5 }
  expect(listLimitsOf(createEngine({ db: shop.engine.db, config: limits }).db)).toMatchObject(limits)
  expect(listLimitsOf(shop.engine.db)).toEqual(defaultListLimits)
})

describe("counts", () => {
  const selection = { fields: ["id"], relations: [], relationFields: {} }
  const search = (q: string) => ({ where: productConditions({ q }), lookups: productLookups({ q }).lookups })
  const page = (db: Executor, more: object) =>
    fetchPage(db, { entity: "Product", selection, eager: false, limit: 10, ...more })

  test("of lists are estimates beyond the bound, close to the number and never below what was read", async () => {
    const db = countingUpTo(1_000)
    const found = await page(db, {})
    expect(found.isEstimate).toBe(true)
    expect(Math.abs(found.count - size.products)).toBeLessThan(size.products / 10)
    const few = await page(db, { filters: { status: "draft" } })
    expect(few).toMatchObject({
      isEstimate: false,
      count: (await idsOf("product", "status = 'draft'")).length,
    })
    const last = await page(db, { offset: size.products - 4 })
    expect(last).toMatchObject({ isEstimate: false, count: size.products })
    const all = await page(countingUpTo(0), {})
    expect(all).toMatchObject({ isEstimate: false, count: size.products })
  })

  test("of searches are estimates when lookups find too much", async () => {
    const found = await page(shop.engine.db, search("every day"))
    expect(found.isEstimate).toBe(true)
    expect(Math.abs(found.count - size.products)).toBeLessThan(size.products / 10)
    const exact = await page(countingUpTo(0), search("every day"))
    expect(exact).toMatchObject({ isEstimate: false, count: size.products })
  })

  test("are marked in the response, which keeps v1's shape", async () => {
    const estimate = await shop.admin("GET", "/admin/products?limit=5&q=every%20day")
    expect(estimate.headers.get("x-count")).toBe("estimate")
    expect(Object.keys(estimate.body as object)).toEqual(["products", "count", "offset", "limit"])
    const exact = await shop.admin("GET", "/admin/products?limit=5&q=sku-77-1")
    expect(exact.headers.get("x-count")).toBeNull()
  })
})

/** Rows that scans of a table read, returned or not. */
function rowsRead(plan: Plan, table: string): number {
  const own =
    plan["Relation Name"] === table
      ? (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"]
      : 0
  return (plan.Plans ?? []).reduce((sum, child) => sum + rowsRead(child, table), own)
}

interface Plan {
  readonly "Relation Name"?: string
  readonly "Actual Rows": number
  readonly "Actual Loops": number
  readonly "Rows Removed by Filter"?: number
  readonly Plans?: readonly Plan[]
}

/** The rows of a table that PostgreSQL reads for a page, with one plan for all values, as the server has it. */
async function readFor(
  table: string,
  read: (db: Executor) => Promise<unknown>,
  db: Executor = shop.engine.db,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const texts: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
    const executor = new Proxy(tx.getExecutor(), {
      get(target, name) {
        const value = Reflect.get(target, name, target) as unknown
        if (typeof value !== "function") return value
        return (...all: unknown[]) => {
          if (name === "executeQuery") texts.push(all[0] as (typeof texts)[number])
          return (value as (...given: unknown[]) => unknown).apply(target, all)
        }
      },
    })
    await read({ getExecutor: () => executor } as Executor)
    const { sql: text, parameters } = texts[0]!
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    await sql.raw(`prepare measured as ${text}`).execute(tx)
    const values = parameters.map((value) => (Array.isArray(value) ? `{${value.join(",")}}` : value))
    const list = values.map((value) => (typeof value === "number" ? String(value) : `'${String(value)}'`))
    const { rows } = await sql
      .raw<{ "QUERY PLAN": [{ Plan: Plan }] }>(
        `explain (analyze, format json) execute measured${list.length > 0 ? `(${list.join(", ")})` : ""}`,
      )
      .execute(tx)
    await sql.raw("deallocate measured").execute(tx)
    return rowsRead(rows[0]!["QUERY PLAN"][0].Plan, table)
  })
}

describe("a search without a match reads few rows", () => {
  const selection = { fields: ["id"], relations: [], relationFields: {} }
  const products = (search: Parameters<typeof productConditions>[0], hasLookups: boolean) => (db: Executor) =>
    fetchPage(db, {
      entity: "Product",
      selection,
      eager: false,
      limit: 20,
      where: productConditions(search),
      lookups: hasLookups ? productLookups(search).lookups : [],
    })

  test.each([
    ["a word", { q: "qqqxx" }],
    ["a SKU", { q: "SKU-77-2" }],
    ["a small category", { category_id: ["pcat_small"] }],
    ["a small tag", { tags: ["ptag_small"] }],
    ["a small price list", { price_list_id: ["pl_small"] }],
    ["one letter in a small tag", { q: "z", tags: ["ptag_small"] }],
  ])("%s, which without lookups reads the whole table", async (_, search) => {
    expect(await readFor("product", products(search, true))).toBeLessThan(1_000)
    expect(await readFor("product", products(search, false))).toBeGreaterThanOrEqual(size.products)
  })
})

describe("a list of inventory items reads few rows", () => {
  const selection = { fields: ["id"], relations: [], relationFields: {} }
  const items = (query: object) => (db: Executor) =>
    listInventoryItems(db, listInventoryItemsQuery.parse({ ...query, limit: "20" }), selection)

  test.each([
    ["with few units", { available_quantity: { lte: "3" } }, withUnits("<= 3")],
    ["of a location with few items", { location_id: "sloc_few" }, atLocation("sloc_few")],
    ["of a location without items", { location_id: "sloc_none" }, "false"],
  ])("%s", async (_, query, where) => {
    const found = await items(query)(shop.engine.db)
    expect(found.count).toBe((await idsOf("inventory_item", where)).length)
    for (const table of ["inventory_item", "inventory_level"])
      expect(await readFor(table, items(query))).toBeLessThan(1_500)
  })
})

test("after a write, a number that was far above the bound is estimated without counting up to it", async () => {
  const bound = 2_000
  const db = countingUpTo(bound)
  const list = (tx: Executor) => {
    const selection = { fields: ["id"], relations: [], relationFields: {} }
    return fetchPage(tx, {
      entity: "Product",
      selection,
      eager: false,
      limit: 20,
      filters: { status: "published" },
    })
  }
  const counted = await readFor("product", list, db)
  const { count, isEstimate } = await list(db)
  expect([isEstimate, count > 2 * bound]).toEqual([true, true])
  await sql`update product set title = title where id = 'prod_l1'`.execute(shop.engine.db)
  expect(counted - (await readFor("product", list, db))).toBeGreaterThan(bound / 2)

  await sql`update product set status = 'proposed' where status = 'published' and id not like '%77%'`.execute(
    shop.engine.db,
  )
  const left = await idsOf("product", "status = 'published'")
  expect(await list(db)).toMatchObject({ count: left.length, isEstimate: false })
})
