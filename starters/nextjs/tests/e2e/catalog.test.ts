import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser?.close())

describe("the way to a product", () => {
  test("leads from the home page of the browser's country to a product with its price there", async () => {
    const page = await newPage(browser, { locale: "de-DE" })
    await page.goto("/")
    expect(new URL(page.url()).pathname).toBe("/de")
    expect(await page.locator("html").getAttribute("lang")).toBe("de-DE")
    await page.getByRole("link", { name: "Wear" }).first().click()
    await page.getByRole("link", { name: "Tee Sage" }).click()
    await page.waitForURL("**/de/products/tee-sage")
    expect(await page.getByText("35,00 €").count()).toBeGreaterThan(0)
    await page.context().close()
  })

  test("shows another price in another country, and comes back to the same page", async () => {
    const page = await newPage(browser)
    await page.goto("/de/products/mug-ink")
    await page.locator("#footer-country").selectOption("us")
    await page.locator("#footer-language").selectOption("en")
    await page.locator("#country button").click()
    await page.waitForURL("**/us/products/mug-ink")
    expect(await page.getByText("$27.00").count()).toBeGreaterThan(0)
    await page.goto("/products/mug-ink")
    expect(new URL(page.url()).pathname).toBe("/us/products/mug-ink")
    await page.context().close()
  })

  test("changes the price with the variant", async () => {
    const page = await newPage(browser)
    await page.goto("/de-en/products/mug-ink")
    await page.getByRole("radio", { name: "400 ml" }).check()
    // The bar of phones has the price, too.
    await page.getByText("€28.00").first().waitFor()
    expect(await page.getByText("In stock").isVisible()).toBe(true)
    await page.context().close()
  })
})

describe("without JavaScript", () => {
  test("search, filters and the choice of a variant are forms", async () => {
    const page = await newPage(browser, { javaScriptEnabled: false })
    await page.goto("/us/products")
    await page.getByRole("searchbox").fill("blanket")
    await page.getByRole("button", { name: "Search" }).click()
    await page.waitForURL("**/us/products?q=blanket*")
    await page.getByText("2 results for “blanket”").waitFor()
    await page.goto("/us/products?category=home&price=-25&sort=price")
    const titles = await page.getByRole("article").getByRole("heading").allTextContents()
    expect(titles.length).toBeGreaterThan(0)
    expect(titles[0]).toMatch(/Candle/)
    await page.goto("/us/products/mug-ink")
    await page.getByRole("radio", { name: "400 ml" }).check()
    const variant = await page.getByRole("radio", { name: "400 ml" }).getAttribute("value")
    expect(variant).toMatch(/^variant_/)
    await page.goto("/us/products/print-waves")
    expect(await page.locator("noscript select, select[name=variant_id]").count()).toBe(1)
    await page.context().close()
  })
})

describe.skipIf(!inject("stripe"))("a search with a search engine", () => {
  const titlesOf = async (path: string) => {
    const page = await newPage(browser)
    await page.goto(path)
    await page.getByRole("heading", { level: 1 }).waitFor()
    const titles = await page.getByRole("article").getByRole("heading").allTextContents()
    const sort = await page.locator("#filter-sort option").first().textContent()
    await page.context().close()
    return { titles, sort }
  }

  test("finds a misspelled word, with the filters of the list", async () => {
    const exact = await titlesOf("/us/products?q=blanket")
    expect(exact.titles.length).toBeGreaterThan(1)
    expect(await titlesOf("/us/products?q=blankte")).toEqual(exact)
    expect(exact.sort).toBe("Best match")
    expect((await titlesOf("/us/products")).sort).toBe("Newest")
    const byName = await titlesOf("/us/products?q=blankte&sort=name")
    expect(byName.titles).toEqual(exact.titles.toSorted())
    expect((await titlesOf("/us/products?q=blankte&category=table")).titles).toEqual([])
    expect((await titlesOf("/us/products?q=blankte&price=-1")).titles).toEqual([])
  })

  test("has pages", async () => {
    const all = "/us/products?q=a"
    const { titles } = await titlesOf(all)
    const more = await titlesOf(`${all}&page=2`)
    expect(titles).toHaveLength(24)
    expect(more.titles.length).toBeGreaterThan(0)
    expect(more.titles.filter((title) => titles.includes(title))).toEqual([])
  })
})

describe("what does not exist", () => {
  test.each([
    ["/us/products/no-such-product", 404],
    ["/us/collections/none", 404],
    ["/us/some/page", 404],
    ["/zz", 404],
    ["/us/products/mug-ink", 200],
  ])("%s answers with %i", async (path, status) => {
    const page = await newPage(browser)
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await page.context().close()
  })

  test.each([
    "/us/products/no-such-product",
    "/us/products/mug-ink/reviews",
    "/us/categories/none",
    "/de/legal/none",
    "/de/legal",
    "/us/some/page",
    "/us/orders/lookup/all/of/them",
    "/zz",
    "/zz/products/mug-ink",
  ])("%s says so without scripts", async (path) => {
    const page = await newPage(browser, { javaScriptEnabled: false })
    expect((await page.goto(path))?.status()).toBe(404)
    const heading = path.startsWith("/de") ? "Diese Seite gibt es nicht" : "We could not find that page"
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading)
    const home = page.getByRole("link", { name: "Halcyon" }).first()
    expect(await home.getAttribute("href")).toBe(path.startsWith("/de") ? "/de" : "/us")
    expect(await home.isVisible()).toBe(true)
    await page.context().close()
  })

  test("leads to an empty list that says so", async () => {
    const page = await newPage(browser)
    await page.goto("/us/products?q=zeppelin")
    await page.getByRole("heading", { name: "No matching products" }).waitFor()
    await page.context().close()
  })
})

describe("search engines", () => {
  test("find each page once per language, and the product's offers", async () => {
    const page = await newPage(browser)
    await page.goto("/de-en/products/mug-ink")
    const base = inject("storefront")
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      `${base}/de-en/products/mug-ink`,
    )
    const alternate = page.locator("link[rel=alternate][hreflang=fr-FR]")
    expect(await alternate.getAttribute("href")).toBe(`${base}/fr/products/mug-ink`)
    const data = (await page.locator("script[type='application/ld+json']").allTextContents()).map(
      (text) => JSON.parse(text) as { "@type": string; offers?: { price: string; priceCurrency: string }[] },
    )
    const offers = data.find((entry) => entry["@type"] === "Product")?.offers
    expect(offers).toMatchObject([{ price: "24.00", priceCurrency: "EUR" }, { price: "28.00" }])
    await page.context().close()
  })

  test("get sitemaps with every page, and robots.txt", async () => {
    const base = inject("storefront")
    const read = async (url: string) => (await fetch(url)).text()
    const index = await read(`${base}/sitemap.xml`)
    const files = [...index.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url ?? "")
    const pages = (await Promise.all(files.map(read))).join("\n")
    const { count } = await json<{ count: number }>(`${inject("api")}/store/products?limit=1`)
    expect(pages.match(/<loc>[^<]+\/us\/products\/[^<]+<\/loc>/g)).toHaveLength(count)
    expect(pages).toContain(`<loc>${base}/de/products/mug-ink</loc>`)
    for (const path of ["/de-en/products/mug-ink", "/us-fr/products/mug-ink", "/de/legal/privacy", "/us"])
      expect(pages).toContain(`<loc>${base}${path}</loc>`)
    const html = await read(`${base}/de/products/mug-ink`)
    expect(html).toContain(`hrefLang="en-DE" href="${base}/de-en/products/mug-ink"`)
    expect((await fetch(`${base}/sitemaps/products-1.xml`)).headers.get("content-type")).toBe(
      "application/xml",
    )
    expect((await fetch(`${base}/sitemaps/products-99999.xml`)).status).toBe(404)
    expect(await read(`${base}/robots.txt`)).toContain(`Sitemap: ${base}/sitemap.xml`)
  })
})

async function json<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T
}
