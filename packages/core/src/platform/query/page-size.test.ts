import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { largestPage, pageSize } from "./page-size.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test("a page has what was asked for, and no more than the largest page", () => {
  expect([1, 1_000, 1_001, 1e15, 0, undefined, null].map(pageSize)).toEqual([
    1, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000,
  ])
})

test("fractions are rounded as PostgreSQL does, and returned as they were sent", async () => {
  const { db } = shop.engine
  await db.deleteFrom("product_tag").execute()
  const tags = ["a", "b", "c", "d"].map((value) => ({ id: `ptag_${value}`, value }))
  await db.insertInto("product_tag").values(tags).execute()
  const list = async (query: string) => {
    const { body } = await shop.admin("GET", `/admin/product-tags?order=value&${query}`)
    return [body.product_tags.map(({ value }: { value: string }) => value).join(""), body.limit, body.offset]
  }
  expect(await list("limit=1.5")).toEqual(["ab", 1.5, 0])
  expect(await list("limit=2.4&offset=0.6")).toEqual(["bc", 2.4, 0.6])
})

test.each(["0", "1000000"])("limit=%s gives the largest page and the whole count", async (limit) => {
  const { db } = shop.engine
  await db.deleteFrom("product_tag").execute()
  const tags = Array.from({ length: largestPage + 5 }, (_, n) => ({ id: `ptag_${n}`, value: `Tag ${n}` }))
  await db.insertInto("product_tag").values(tags).execute()
  const { body } = await shop.admin("GET", `/admin/product-tags?limit=${limit}`)
  expect([body.product_tags.length, body.count, body.limit]).toEqual([
    largestPage,
    largestPage + 5,
    Number(limit),
  ])
})

test("the store's variants, which are not counted, come in no larger page", async () => {
  const { db } = shop.engine
  const product = { id: "prod_many", title: "Many", handle: "many", status: "published" } as const
  await db.insertInto("product").values(product).execute()
  const variants = Array.from({ length: largestPage + 5 }, (_, n) => ({
    id: `variant_${n}`,
    title: `Variant ${n}`,
    product_id: product.id,
    inventory_quantity: 0,
  }))
  await db.insertInto("product_variant").values(variants).execute()
  const { body } = await shop.request("GET", "/store/variants?limit=0")
  expect(body.variants).toHaveLength(largestPage)
})
