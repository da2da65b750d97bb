import type { Browser } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { errorTexts } from "@/messages/errors"
import { launch, newPage } from "./browser"
import { asAdmin } from "./store"

interface Row {
  readonly id: string
  readonly handle: string
}

let browser: Browser
const categories: Row[] = []
let collection: Row

/** Three levels of categories, the last of which has 26 products, and a collection with the same products. */
beforeAll(async () => {
  for (const name of ["Level one", "Level two", "Level three"]) {
    const { product_category } = await asAdmin("POST", "/admin/product-categories", {
      name,
      is_active: true,
      is_internal: false,
      parent_category_id: categories.at(-1)?.id ?? null,
    })
    categories.push(product_category as Row)
  }
  const { products } = await asAdmin("GET", "/admin/products?limit=26&status[]=published&fields=id&expand=")
  const ids = (products as Row[]).map(({ id }) => id)
  await asAdmin("POST", `/admin/product-categories/${categories[2]!.id}/products/batch`, {
    product_ids: ids.map((id) => ({ id })),
  })
  collection = (await asAdmin("POST", "/admin/collections", { title: "Twenty-six" })).collection as Row
  await asAdmin("POST", `/admin/collections/${collection.id}/products/batch`, { product_ids: ids })
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  for (const { id } of categories.toReversed()) await asAdmin("DELETE", `/admin/product-categories/${id}`)
})

test.each([
  ["category", () => `/categories/${categories[0]!.handle}`],
  ["collection", () => `/collections/${collection.handle}`],
])("a %s with more products than one page has more pages", async (_, pathOf) => {
  const page = await newPage(browser)
  const cards = () => page.locator("main").getByRole("article").count()
  await expect
    .poll(async () => (await page.goto(`/de-en${pathOf()}`))?.status(), { timeout: 20_000 })
    .toBe(200)
  expect(await cards()).toBe(24)
  await page.getByRole("link", { name: "Next" }).click()
  await page.waitForURL(`**/de-en${pathOf()}/2`)
  expect(await page.title()).toContain("Page 2 of 2")
  expect(await cards()).toBe(2)
  await page.getByRole("link", { name: "Previous" }).click()
  await page.waitForURL(`**/de-en${pathOf()}`)
  for (const number of ["1", "3", "x"]) {
    expect((await page.goto(`/de-en${pathOf()}/${number}`))?.status()).toBe(404)
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(errorTexts.en.notFoundTitle)
  }
  await page.context().close()
})

test("the list of products filters by a category with all levels below it", async () => {
  const page = await newPage(browser)
  await page.goto(`/de-en/products?category=${categories[0]!.handle}`)
  await page.getByRole("status").getByText("26 products").waitFor()
  await page.context().close()
})
