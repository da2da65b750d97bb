import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { ratesForProducts, ratesForShippingOptions } from "./index.ts"

let shop: TestApp
let region: string
let other: string

beforeAll(async () => {
  shop = await createTestApp()
  region = await newRegion("One", 25)
  other = await newRegion("Two", 8.1)
})
afterAll(() => shop.close())

async function newRegion(name: string, tax_rate: number): Promise<string> {
  const { body } = await shop.admin("POST", "/admin/regions", {
    name,
    tax_rate,
    currency_code: "usd",
    payment_providers: [],
    fulfillment_providers: ["manual"],
    countries: [],
  })
  return body.region.id
}

async function newType(value: string): Promise<string> {
  const id = newId("ptyp")
  await shop.engine.db.insertInto("product_type").values({ id, value }).execute()
  return id
}

async function newProduct(handle: string, type_id: string | null = null): Promise<string> {
  const id = newId("prod")
  await shop.engine.db.insertInto("product").values({ id, title: handle, handle, type_id }).execute()
  return id
}

async function newOption(region_id: string): Promise<string> {
  const { body } = await shop.admin("POST", "/admin/shipping-options", {
    name: "Post",
    region_id,
    provider_id: "manual",
    data: {},
    price_type: "flat_rate",
    amount: 100,
  })
  return body.shipping_option.id
}

const input = (name: string, more: object = {}) => ({
  name,
  code: name,
  rate: 5.5,
  region_id: region,
  ...more,
})

async function newRate(name: string, more: object = {}): Promise<string> {
  const { status, body } = await shop.admin("POST", "/admin/tax-rates", input(name, more))
  expect(status).toBe(200)
  return body.tax_rate.id
}

const counts = "fields[]=product_count&fields[]=product_type_count&fields[]=shipping_option_count"

async function countsOf(id: string): Promise<number[]> {
  const { tax_rate } = (await shop.admin("GET", `/admin/tax-rates/${id}?${counts}`)).body
  return [tax_rate.product_count, tax_rate.product_type_count, tax_rate.shipping_option_count]
}

test("a rate is put on things, taken off, and changed as a whole", async () => {
  const [type, product, second] = [await newType("Book"), await newProduct("a"), await newProduct("b")]
  const option = await newOption(region)
  const id = await newRate("All", {
    products: [product, product],
    product_types: [type],
    shipping_options: [option],
  })
  expect(await countsOf(id)).toEqual([1, 1, 1])
  const path = `/admin/tax-rates/${id}` as const
  await shop.admin("POST", `${path}/products/batch`, { products: [product, second] })
  expect(await countsOf(id)).toEqual([2, 1, 1])
  await shop.admin("DELETE", `${path}/products/batch`, { products: [product, "prod_x"] })
  await shop.admin("DELETE", `${path}/product-types/batch`, { product_types: [type] })
  await shop.admin("DELETE", `${path}/shipping-options/batch`, { shipping_options: [option] })
  expect(await countsOf(id)).toEqual([1, 0, 0])
  const { body } = await shop.admin("POST", `${path}?expand[]=products&expand[]=product_types`, {
    products: [product],
    product_types: [type],
    rate: null,
  })
  expect(body.tax_rate).toMatchObject({
    name: "All",
    rate: null,
    products: [{ id: product }],
    product_types: [{ id: type }],
  })
  await shop.admin("POST", path, { products: [] })
  expect(await countsOf(id)).toEqual([0, 1, 0])
})

test("deleted products and shipping options do not count", async () => {
  const [product, kept, option] = [
    await newProduct("gone"),
    await newProduct("kept"),
    await newOption(region),
  ]
  const id = await newRate("Of deleted", { products: [product, kept], shipping_options: [option] })
  expect(await countsOf(id)).toEqual([2, 0, 1])
  await shop.admin("DELETE", `/admin/products/${product}`)
  await shop.admin("DELETE", `/admin/shipping-options/${option}`)
  expect(await countsOf(id)).toEqual([1, 0, 0])
})

test("unknown things and options of another region are refused, and nothing changes", async () => {
  const product = await newProduct("known")
  const id = await newRate("Refusals")
  const path = `/admin/tax-rates/${id}` as const
  const refuse = async <Path extends string>(to: Path, body: object) => {
    const answer = await shop.admin("POST", to, body)
    return [answer.status, answer.body.message]
  }
  expect(await refuse(`${path}/products/batch`, { products: [product, "prod_x"] })).toEqual([
    404,
    "Product with id: prod_x was not found",
  ])
  expect(await refuse(path, { name: "Other", product_types: ["ptyp_x"] })).toEqual([
    404,
    "Product type with id: ptyp_x was not found",
  ])
  expect((await refuse("/admin/tax-rates", input("New", { products: ["prod_x"] })))[1]).toMatch(
    /^TaxRate with txr_[0-9A-Z]{26} was not found$/,
  )
  const option = await newOption(other)
  expect(await refuse(`${path}/shipping-options/batch`, { shipping_options: [option] })).toEqual([
    400,
    "Shipping Option and Tax Rate must belong to the same Region to be associated. " +
      `Shipping Option with id: ${option} belongs to Region with id: ${other} and ` +
      `Tax Rate with id: ${id} belongs to Region with id: ${region}`,
  ])
  expect(await countsOf(id)).toEqual([0, 0, 0])
  expect((await shop.admin("GET", path)).body.tax_rate.name).toBe("Refusals")
  expect((await shop.admin("GET", "/admin/tax-rates?name=New")).body.count).toBe(0)
  expect(await refuse("/admin/tax-rates/txr_x/products/batch", { products: [product] })).toEqual([
    404,
    "TaxRate with txr_x was not found",
  ])
})

test("lists filter by region, bounds and text, and take as many statements for one row as for many", async () => {
  for (const [name, rate] of [
    ["List a", 1],
    ["List b", 2.5],
    ["List c", 4],
  ] as const)
    await newRate(name, { rate, region_id: other })
  const names = async (query: string) =>
    (await shop.admin("GET", `/admin/tax-rates?region_id[]=${other}&${query}`)).body.tax_rates.map(
      ({ name }: { name: string }) => name,
    )
  expect(await names("")).toEqual(["List c", "List b", "List a"])
  expect(await names("rate=2.5")).toEqual(["List b"])
  expect(await names("rate[gt]=1&rate[lte]=4&order=rate")).toEqual(["List b", "List c"])
  expect(await names("q=st%20a")).toEqual(["List a"])
  expect(await names("q=st%20a&name=List%20b")).toEqual(["List a"])
  expect(await names("q=st%20a&code=List%20b")).toEqual([])
  expect(await names("name=&code=&rate=")).toEqual(["List c", "List b", "List a"])
  const anywhere = await shop.admin("GET", "/admin/tax-rates?region_id=&name=List%20a")
  expect(anywhere.body.count).toBe(1)
  await newRate("Named", { code: "CODED", region_id: other })
  expect(await names("q=coded")).toEqual([])
  expect(await names("q=NAMED")).toEqual(["Named"])
  const list = await shop.countStatements(() => shop.admin("GET", `/admin/tax-rates?${counts}`))
  expect(list.statements.filter((text) => text.includes("tax_rate"))).toHaveLength(2)
  expect(list.result.body.tax_rates[0]).toMatchObject({ product_count: 0, product_type_count: 0 })
  expect((await shop.admin("GET", "/admin/tax-rates?expand=products")).body.message).toBe(
    "expand must be an array",
  )
  expect((await shop.admin("GET", "/admin/tax-rates?fields[]=nope")).status).toBe(400)
})

test("a deleted rate is gone from what it was on; deleting it again is fine", async () => {
  const product = await newProduct("deleted-rate")
  const id = await newRate("Deleted", { products: [product] })
  for (let i = 0; i < 2; i++)
    expect((await shop.admin("DELETE", `/admin/tax-rates/${id}`)).body).toEqual({
      id,
      object: "tax-rate",
      deleted: true,
    })
  const rates = await ratesForProducts(shop.engine.db, region, [product])
  expect(rates.get(product)).toEqual([{ rate: 25, name: "default", code: "default" }])
})

test("a product has its rates and the rates of its type in the region, else the region's, in one statement", async () => {
  const type = await newType("Wine")
  const [both, plain] = [await newProduct("both", type), await newProduct("plain")]
  await newRate("Own", { products: [both], rate: 3 })
  await newRate("Type", { product_types: [type], rate: null })
  await newRate("Elsewhere", { products: [both, plain], region_id: other })
  const { result, statements } = await shop.countStatements(() =>
    ratesForProducts(shop.engine.db, region, [both, plain, plain]),
  )
  expect(statements).toHaveLength(1)
  expect(result.get(both)).toMatchObject([
    { rate: 3, name: "Own", code: "Own" },
    { rate: null, name: "Type", code: "Type" },
  ])
  expect(result.get(plain)).toEqual([{ rate: 25, name: "default", code: "default" }])
  const elsewhere = await ratesForProducts(shop.engine.db, other, [plain])
  expect(elsewhere.get(plain)).toMatchObject([{ rate: 5.5, name: "Elsewhere", code: "Elsewhere" }])
  expect((await ratesForProducts(shop.engine.db, "reg_x", [plain])).size).toBe(0)
})

test("a shipping option has its own rates, else the region's", async () => {
  const [own, plain] = [await newOption(other), await newOption(other)]
  await newRate("Ship", { shipping_options: [own], region_id: other, rate: 2 })
  const rates = await ratesForShippingOptions(shop.engine.db, other, [own, plain])
  expect([...rates]).toEqual([
    [own, [{ rate: 2, name: "Ship", code: "Ship" }]],
    [plain, [{ rate: 8.1, name: "default", code: "default" }]],
  ])
})

test("is closed to everyone else", async () => {
  expect((await shop.request("POST", "/admin/tax-rates", input("x"))).status).toBe(401)
})
