import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTransferShop, type TransferShop } from "./testing/transfer-shop.ts"

let shop: TransferShop
let listId: string
const variants: string[] = []
beforeAll(async () => {
  shop = await createTransferShop()
  await sql`insert into region (id, name, currency_code, tax_rate) values ('reg_n', 'North', 'eur', 0)`.execute(
    shop.engine.db,
  )
  for (const sku of ["A", "B"]) {
    const body = { title: sku, variants: [{ title: sku, sku, prices: [], options: [] }] }
    const made = await shop.admin("POST", "/admin/products", body)
    variants.push(made.body.product.variants[0].id)
  }
  const prices = [{ currency_code: "usd", amount: 1, variant_id: variants[0] }]
  const list = { name: "Sale", description: "Sale", type: "sale", prices }
  listId = (await shop.admin("POST", "/admin/price-lists", list)).body.price_list.id
})
afterAll(() => shop.close())

const pricesOf = async () => {
  const { rows } = await sql`select v.sku, ma.currency_code, ma.region_id, ma.amount
    from money_amount ma join product_variant_money_amount p on p.money_amount_id = ma.id
    join product_variant v on v.id = p.variant_id
    where ma.price_list_id = ${listId} and ma.deleted_at is null order by 1, 2, 3`.execute(shop.engine.db)
  return rows
}
const importPrices = async (content: string) =>
  shop.run("price-list-import", { price_list_id: listId, fileKey: await shop.keep(content) })

test("a broken file leaves the prices alone", async () => {
  const before = await pricesOf()
  const job = await importPrices(
    "Product Variant ID;SKU;Price EUR\n;A;5\n;Z;6\nvariant_x;;7\n;A;8\n;;9\n;B;-1\n",
  )
  expect(job.result.error_details.map(({ line, column }) => [line, column])).toEqual([
    [7, "Price EUR"],
    [3, "SKU"],
    [4, "Product Variant ID"],
    [6, "SKU"],
    [5, undefined],
  ])
  expect(await pricesOf()).toEqual(before)
})

test("the prices of a file take the place of all there were", async () => {
  const job = await importPrices(
    `Product Variant ID;SKU;Price EUR;Price North [EUR]\n;A;5,50;\n${variants[1]};;6;7\n`,
  )
  expect(job).toMatchObject({
    status: "completed",
    result: { count: 2, advancement_count: 2, operations: { PRICE_LIST_PRICE_CREATE: 2 } },
  })
  expect(await pricesOf()).toEqual([
    { sku: "A", currency_code: "eur", region_id: null, amount: 550 },
    { sku: "B", currency_code: "eur", region_id: "reg_n", amount: 700 },
    { sku: "B", currency_code: "eur", region_id: null, amount: 600 },
  ])
})

test("a job without a list or a file is refused at once", async () => {
  const ask = (context: object) =>
    shop.admin("POST", "/admin/batch-jobs", { type: "price-list-import", context })
  expect((await ask({ fileKey: "a" })).body).toEqual({
    type: "invalid_data",
    message: "Price list id is required",
  })
  expect((await ask({ price_list_id: "pl_x" })).status).toBe(400)
  expect((await ask({ price_list_id: "pl_x", fileKey: "a" })).body).toEqual({
    type: "not_found",
    message: "Price list with id: pl_x was not found",
  })
})
