import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { errorTexts } from "@/messages/errors"
import { launch, newPage } from "./browser"
import { startSecondStorefront, type SecondStorefront } from "./second-storefront"
import { addProduct, asAdmin, fillCheckout, inStore, placeOrder } from "./store"

let browser: Browser
let outlet: SecondStorefront
let channelId: string

/** A sales channel with one product of the demo store, and a storefront with a publishable key of this channel. */
beforeAll(async () => {
  const { sales_channel } = await asAdmin("POST", "/admin/sales-channels", { name: "Outlet" })
  channelId = (sales_channel as { id: string }).id
  const { products } = await asAdmin("GET", "/admin/products?handle=mug-ink")
  await asAdmin("POST", `/admin/sales-channels/${channelId}/products/batch`, {
    product_ids: (products as { id: string }[]).map(({ id }) => ({ id })),
  })
  const { stock_locations } = await asAdmin("GET", "/admin/stock-locations")
  for (const { id } of stock_locations as { id: string }[])
    await asAdmin("POST", `/admin/sales-channels/${channelId}/stock-locations`, { location_id: id })
  const { publishable_api_key } = await asAdmin("POST", "/admin/publishable-api-keys", { title: "Outlet" })
  const { id: key } = publishable_api_key as { id: string }
  await asAdmin("POST", `/admin/publishable-api-keys/${key}/sales-channels/batch`, {
    sales_channel_ids: [{ id: channelId }],
  })
  browser = await launch()
  outlet = await startSecondStorefront("dev", { NEXT_PUBLIC_PUBLISHABLE_KEY: key })
})

afterAll(async () => {
  await browser?.close()
  await outlet?.stop()
  await asAdmin("DELETE", `/admin/sales-channels/${channelId}`)
})

const titles = async (page: Page) => {
  await page.goto("/de-en/products")
  await page.getByRole("article").first().waitFor()
  return page.getByRole("article").getByRole("heading").allTextContents()
}

test(
  "a storefront with a publishable key has the products of its sales channel only",
  { timeout: 240_000 },
  async () => {
    const everywhere = await newPage(browser)
    const all = await titles(everywhere)
    const page = await newPage(browser, { baseURL: outlet.url })
    page.setDefaultTimeout(120_000)
    const own = await titles(page)
    expect(own).toEqual(["Mug Ink"])
    expect(all.length).toBeGreaterThan(1)
    const sees = async (at: Page, handle: string, heading: string) => {
      await at.goto(`/de-en/products/${handle}`)
      await at.getByRole("heading", { level: 1, name: heading }).waitFor()
    }
    await sees(everywhere, "tee-sage", "Tee Sage")
    await sees(page, "tee-sage", errorTexts.en.notFoundTitle)
    await sees(page, "mug-ink", "Mug Ink")
    for (const each of [everywhere, page]) await each.context().close()
  },
)

test("its carts and orders belong to the sales channel", { timeout: 240_000 }, async () => {
  const page = await newPage(browser, { baseURL: outlet.url })
  page.setDefaultTimeout(120_000)
  await addProduct(page, "/de-en/products/mug-ink")
  await page.goto("/de-en/checkout")
  await fillCheckout(page, "outlet@example.com")
  const id = await placeOrder(page)
  const { order } = await asAdmin("GET", `/admin/orders/${id}`)
  expect(order).toMatchObject({ email: "outlet@example.com", sales_channel_id: channelId })
  const { cart } = await inStore(`/store/carts/${order.cart_id}`)
  expect(cart).toMatchObject({ sales_channel_id: channelId })
  await page.context().close()
})

test("orders of the storefront without a key belong to the default sales channel", async () => {
  const page = await newPage(browser)
  await addProduct(page, "/de-en/products/mug-ink")
  await page.goto("/de-en/checkout")
  await fillCheckout(page, "everywhere@example.com")
  const { order } = await asAdmin("GET", `/admin/orders/${await placeOrder(page)}`)
  const { store } = await asAdmin("GET", "/admin/store")
  const { default_sales_channel_id } = store as { default_sales_channel_id: string }
  expect(default_sales_channel_id).toMatch(/^sc_/)
  expect(order).toMatchObject({ sales_channel_id: default_sales_channel_id })
  await page.context().close()
})
