import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTransferShop, type TransferShop } from "./testing/transfer-shop.ts"

let shop: TransferShop
beforeAll(async () => {
  shop = await createTransferShop()
  await sql`insert into region (id, name, currency_code, tax_rate) values ('reg_n', 'North', 'eur', 0)`.execute(
    shop.engine.db,
  )
  await sql`insert into customer (id, email, first_name) values ('cus_1', 'a@example.com', '=HYPERLINK("x")')`.execute(
    shop.engine.db,
  )
  await sql`insert into "order" (id, display_id, customer_id, email, region_id, currency_code, created_at)
    select 'order_' || n, n, 'cus_1', 'a@example.com', 'reg_n', 'eur', '2024-01-02 03:04:05Z'
    from generate_series(101, 250) as n`.execute(shop.engine.db)
  await sql`insert into line_item (id, order_id, title, unit_price, quantity)
    select 'item_' || n, 'order_' || n, 'Tee', n, 2 from generate_series(101, 250) as n`.execute(
    shop.engine.db,
  )
})
afterAll(() => shop.close())

const linesOf = async (job: Parameters<TransferShop["textOf"]>[0]) =>
  (await shop.textOf(job))
    .trim()
    .split("\r\n")
    .map((line) => line.split(";"))

test("the context says how v1 would list the orders", async () => {
  const contextOf = async (context: object) =>
    (await shop.admin("POST", "/admin/batch-jobs", { type: "order-export", context, dry_run: true })).body
      .batch_job.context.list_config
  const usual = { relations: ["customer", "shipping_address", "sales_channel"], skip: 0, take: 50 }
  expect(await contextOf({})).toMatchObject({ ...usual, order: { created_at: "DESC" } })
  expect(await contextOf({ fields: "id", expand: "items", offset: 2, limit: 7, order: "email" })).toEqual({
    select: ["id", "created_at"],
    relations: ["items"],
    skip: 2,
    take: 7,
    order: { email: "ASC" },
  })
})

test("orders come with customers and totals, one row each", async () => {
  const job = await shop.run("order-export", { order: "display_id" })
  expect(job.result).toMatchObject({
    count: 150,
    progress: 1,
    stat_descriptors: [
      {
        key: "order-export-count",
        name: "Order count to export",
        message: "There will be 150 orders exported by this action",
      },
    ],
  })
  const [header, first, ...rest] = await linesOf(job)
  const order = Object.fromEntries(header!.map((title, i) => [title, first![i]]))
  expect(header).toHaveLength(26)
  expect(order).toMatchObject({
    Order_ID: "order_101",
    Display_ID: "101",
    "Order status": "pending",
    Date: "Tue, 02 Jan 2024 03:04:05 GMT",
    "Customer First name": '"\'=HYPERLINK(""x"")"',
    "Shipping Region ID": "reg_n",
    Total: "202",
    "Currency Code": "eur",
  })
  expect([rest.length, rest.at(-1)![1]]).toEqual([149, "250"])
})

test("fields, relations and filters choose", async () => {
  const job = await shop.run("order-export", {
    fields: "id,total",
    expand: "customer",
    filterable_fields: { display_id: "150" },
  })
  expect(await linesOf(job)).toEqual([
    ["Order_ID", "Customer First name", "Customer Last name", "Customer Email", "Customer ID", "Total"],
    ["order_150", '"\'=HYPERLINK(""x"")"', "", "a@example.com", "cus_1", "300"],
  ])
})

test("an order of a deleted customer keeps its email and the ID of the customer", async () => {
  await sql`insert into customer (id, email, first_name, deleted_at)
    values ('cus_gone', 'cus_gone@deleted.invalid', null, now())`.execute(shop.engine.db)
  await sql`update "order" set customer_id = 'cus_gone', email = 'gone@example.com' where id = 'order_102'`.execute(
    shop.engine.db,
  )
  const job = await shop.run("order-export", {
    fields: "id",
    expand: "customer",
    filterable_fields: { display_id: "102" },
  })
  expect((await linesOf(job))[1]).toEqual(["order_102", "", "", "gone@example.com", "cus_gone"])
})

test("a cell with a semicolon, a line break or a quotation mark is quoted, others are not", async () => {
  const city = 'A;"B"\nC'
  await sql`insert into address (id, address_1, city, country_code) values ('addr_1', 'Main Street 1', ${city}, 'dk')`.execute(
    shop.engine.db,
  )
  await sql`update "order" set shipping_address_id = 'addr_1' where id = 'order_101'`.execute(shop.engine.db)
  const job = await shop.run("order-export", { filterable_fields: { display_id: "101" } })
  expect(await shop.textOf(job)).toContain(';Main Street 1;;dk;"A;""B""\nC";')
})
