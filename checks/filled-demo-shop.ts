import { addedOperations, createApp } from "@stheno/core/host"
import { seedDemoShop } from "@stheno/demo-shop"
import { sql } from "kysely"
import type { TestApp } from "@stheno/testing/test-app.ts"

export type DemoShop = Awaited<ReturnType<typeof seedDemoShop>>

/** What fills a shop: its engine, and calls by nobody and by the admin user. */
type FillableShop = Pick<TestApp, "engine" | "request" | "admin">

/** Seeds the demo shop, and a row of everything that operations retrieve and that the demo shop lacks. */
export async function fillDemoShop(shop: FillableShop): Promise<DemoShop> {
  const app = createApp(shop.engine, addedOperations)
  const demo = await seedDemoShop({
    fetch: (request) => app.fetch(request),
    credentials: { email: "admin@example.com", password: "supersecret" },
    putImage: async (name) => `http://localhost:9000/uploads/${name}`,
  })
  await addWhatTheDemoLacks(shop, demo)
  return demo
}

/** Adds a row of everything that is read by ID and that the demo shop has none of. */
async function addWhatTheDemoLacks(shop: FillableShop, demo: DemoShop): Promise<void> {
  const { db } = shop.engine
  const make = async (path: string, body: unknown) => {
    const { status, text } = await shop.admin("POST", path, body)
    if (status !== 200) throw new Error(`${path}: ${text}`)
  }
  const one = async (query: string) => {
    const { rows } = await sql.raw<{ id: string }>(query).execute(db)
    return rows[0]!.id
  }
  const region = demo.regions.america
  await make("/admin/analytics-configs", { opt_out: true })
  await make("/admin/return-reasons", { value: "too_small", label: "Too small" })
  await make("/admin/tax-rates", { code: "low", name: "Reduced", rate: 5, region_id: region })
  await make("/admin/notes", { resource_id: demo.orders[0], resource_type: "order", value: "Call back" })
  const products = [await one("select id from product order by id limit 1")]
  const discount = await one("select id from discount where not is_dynamic order by id limit 1")
  await make(`/admin/discounts/${discount}/conditions`, { operator: "in", products })
  const option = await one(
    `select id from shipping_option where region_id = '${region}' and not is_return and not admin_only limit 1`,
  )
  await make("/admin/draft-orders", {
    email: "grace@example.com",
    region_id: region,
    shipping_methods: [{ option_id: option }],
    items: [{ title: "Engraving", unit_price: 1200, quantity: 1 }],
  })
  await shop.request("POST", "/store/carts", { region_id: region })
  await sql`insert into swap (id, order_id, fulfillment_status, payment_status)
    values ('swap_budget', ${demo.orders[0]}, 'not_fulfilled', 'not_paid')`.execute(db)
}

/** The path of an operation with the IDs of rows in the demo shop. */
export async function realPath(shop: Pick<TestApp, "engine">, path: string): Promise<string> {
  const ids = pathParameters[path]
  if (!path.includes("{")) return path
  if (!ids) throw new Error(`${path} needs an entry in pathParameters`)
  const { rows } = await sql.raw<Record<string, string>>(ids).execute(shop.engine.db)
  if (!rows[0]) throw new Error(`The demo shop has nothing for ${path}`)
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(rows[0]![name]!))
}

const id = (from: string, where = "true") => `select id from ${from} where ${where} order by id limit 1`

/** How to find what the parameters of a path stand for, in the demo shop: a query whose columns bear their names. */
export const pathParameters: Readonly<Record<string, string>> = {
  "/store/auth/{email}": "select 'ada@example.com' as email",
  "/store/carts/{id}": id("cart"),
  "/store/shipping-options/{cart_id}": "select id as cart_id from cart where completed_at is null limit 1",
  "/store/orders/{id}": id('"order"'),
  "/store/orders/cart/{cart_id}": 'select cart_id from "order" where cart_id is not null limit 1',
  "/store/product-categories/{id}": id("product_category", "is_active and not is_internal"),
  "/store/collections/{id}": id("product_collection"),
  "/store/products/{id}": id("product", "status = 'published'"),
  "/store/variants/{id}": id("product_variant"),
  "/store/regions/{id}": id("region"),
  "/store/return-reasons/{id}": id("return_reason"),
  "/admin/product-categories/{id}": id("product_category"),
  "/admin/collections/{id}": id("product_collection"),
  "/admin/customers/{id}": id("customer"),
  "/admin/customer-groups/{id}": id("customer_group"),
  "/admin/customer-groups/{id}/customers": id("customer_group"),
  "/admin/discounts/code/{code}": "select code from discount limit 1",
  "/admin/discounts/{id}": id("discount"),
  "/admin/discounts/{discount_id}/conditions/{condition_id}": `select d.id as discount_id, c.id as condition_id
    from discount_condition c join discount d on d.rule_id = c.discount_rule_id limit 1`,
  "/admin/draft-orders/{id}": id("draft_order"),
  "/admin/gift-cards/{id}": id("gift_card"),
  "/admin/inventory-items/{id}": id("inventory_item"),
  "/admin/inventory-items/{id}/location-levels": id("inventory_item"),
  "/admin/variants/{id}/inventory": id("product_variant"),
  "/admin/variants/{id}": id("product_variant"),
  "/admin/notes/{id}": id("note"),
  "/admin/orders/{id}": id('"order"'),
  "/admin/orders/{id}/reservations": id('"order"'),
  "/admin/payments/{id}": id("payment"),
  "/admin/price-lists/{id}": id("price_list"),
  "/admin/price-lists/{id}/products": id("price_list"),
  "/admin/products/{id}": id("product"),
  "/admin/products/{id}/variants": id("product"),
  "/admin/publishable-api-keys/{id}": id("publishable_api_key"),
  "/admin/publishable-api-keys/{id}/sales-channels": id("publishable_api_key"),
  "/admin/regions/{id}": id("region"),
  "/admin/regions/{id}/fulfillment-options": id("region"),
  "/admin/reservations/{id}": id("reservation_item"),
  "/admin/return-reasons/{id}": id("return_reason"),
  "/admin/sales-channels/{id}": id("sales_channel"),
  "/admin/shipping-profiles/{id}": id("shipping_profile"),
  "/admin/shipping-options/{id}": id("shipping_option"),
  "/admin/stock-locations/{id}": id("stock_location"),
  "/admin/swaps/{id}": id("swap"),
  "/admin/tax-rates/{id}": id("tax_rate"),
  "/admin/users/{id}": id('"user"'),
}
