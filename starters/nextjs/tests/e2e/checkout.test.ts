import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { launch, newPage } from "./browser"
import { startFlakyStorefront, type FlakyStorefront } from "./flaky"
import { addProduct, asAdmin, fillCheckout, placeOrder, regionOf } from "./store"

let browser: Browser
let store: FlakyStorefront
let page: Page

beforeAll(async () => {
  ;[browser, store] = await Promise.all([launch(), startFlakyStorefront()])
})

afterEach(async () => {
  store.clear()
  await page?.context().close()
})

afterAll(async () => {
  await browser?.close()
  await store?.stop()
})

const shopper = async (options = {}) => {
  page = await newPage(browser, { baseURL: store.url, ...options })
  return page
}

const total = () => page.locator("aside [data-total]").first().getAttribute("data-total")

describe("a guest", () => {
  test("buys with a discount, and finds the order again by its number", async () => {
    await shopper()
    await addProduct(page, "/de-en/products/mug-ink")
    await page.goto("/de-en/checkout")
    await fillCheckout(page, "guest@example.com")
    const before = Number(await total())
    await page.locator("#summary-code").fill("no-such-code")
    await page.getByRole("button", { name: "Apply" }).click()
    await page.getByText("This code does not exist").waitFor()
    await page.locator("#summary-code").fill("welcome10")
    await page.getByRole("button", { name: "Apply" }).click()
    await page.getByText("Discount (WELCOME10)").waitFor()
    const after = Number(await total())
    expect(after).toBeLessThan(before)
    const id = await placeOrder(page)
    const { order } = await asAdmin("GET", `/admin/orders/${id}`)
    expect(order).toMatchObject({ email: "guest@example.com", total: after, payment_status: "awaiting" })
    expect(order.billing_address).toMatchObject({ city: "Berlin", country_code: "de" })
    const names = async () => (await page.context().cookies()).map(({ name }) => name)
    await expect.poll(names, { timeout: 10_000 }).not.toContain("stheno_cart")

    await page.goto("/de-en/orders/lookup")
    await page.getByLabel("Order number").fill(String(order.display_id))
    await page.getByLabel("Email address").fill("somebody@example.com")
    await page.getByRole("button", { name: "Find the order" }).click()
    await page.getByText("No order has this number").waitFor()
    await page.getByLabel("Email address").fill("guest@example.com")
    await page.getByRole("button", { name: "Find the order" }).click()
    await page.waitForURL(`**/orders/${id}`)
    await page.getByRole("heading", { name: `Order ${order.display_id}` }).waitFor()
  })

  test("sees which fields are missing, and keeps what was typed", async () => {
    await shopper()
    await addProduct(page, "/de-en/products/mug-ink")
    await page.goto("/de-en/checkout")
    await page.locator('[name="email"]').fill("guest@example")
    await page.locator('[name="shipping.postal_code"]').fill("123")
    await page.getByRole("button", { name: "Place order" }).click()
    await page.getByText("Enter an email address such as").waitFor()
    await page.getByText("does not look like a postal code").waitFor()
    expect(await page.locator('[name="email"]').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    expect(await page.locator('[name="shipping.postal_code"]').inputValue()).toBe("123")
    expect(store.requests.filter((request) => request.includes("/complete"))).toEqual([])
  })

  test("buys in another region: in its currency, with its tax, to its states", async () => {
    await shopper()
    await addProduct(page, "/us/products/mug-ink")
    await page.goto("/us/checkout")
    const address = {
      first_name: "Grace",
      last_name: "Bennett",
      address_1: "Alameda Street 41",
      city: "Portland",
    }
    await fillCheckout(page, "us@example.com", { ...address, postal_code: "97212" })
    await page.getByRole("button", { name: "Place order" }).click()
    await page.getByText("This field is required.").waitFor()
    await page.locator('select[name="shipping.province"]').selectOption({ label: "Oregon" })
    const tax = page.locator("aside dl").getByText("Tax", { exact: true })
    expect(await tax.isVisible()).toBe(true)
    const id = await placeOrder(page)
    const { order } = await asAdmin("GET", `/admin/orders/${id}`)
    expect(order).toMatchObject({ currency_code: "usd", shipping_address: { province: "OR" } })
    expect(order.tax_total).toBeGreaterThan(0)
    const { order: placed } = await asAdmin("GET", `/admin/orders/${id}?expand=cart&fields=id`)
    expect(placed.cart?.context).toMatchObject({ locale: "en-US" })
  })
})

describe("when the connection is bad", () => {
  test("places one order although the button is pressed twice on a slow network", async () => {
    await shopper()
    await addProduct(page, "/de-en/products/mug-ink")
    await page.goto("/de-en/checkout")
    await fillCheckout(page, "slow@example.com")
    store.weather.delay = 700
    store.requests.length = 0
    await page.getByRole("button", { name: "Place order" }).dblclick()
    await page.getByRole("button", { name: "Placing your order" }).waitFor()
    await page.waitForURL("**/orders/*/confirmed")
    expect(store.requests.filter((request) => request.endsWith("/complete"))).toHaveLength(1)
  })

  test("says that the store does not respond, keeps the form, and succeeds when it is back", async () => {
    await shopper()
    await addProduct(page, "/de-en/products/mug-ink")
    await page.goto("/de-en/checkout")
    await fillCheckout(page, "failing@example.com")
    store.weather.isDown = () => true
    await page.getByRole("button", { name: "Place order" }).click()
    await page.getByText("The store did not respond. Nothing was changed.").waitFor()
    expect(await page.locator('[name="shipping.city"]').inputValue()).toBe("Berlin")
    store.clear()
    await placeOrder(page)
  })

  test("shows the order whose confirmation was lost on the way", async () => {
    await shopper()
    await addProduct(page, "/de-en/products/mug-ink")
    await page.goto("/de-en/checkout")
    const email = `lost-${Date.now()}@example.com`
    await fillCheckout(page, email)
    store.weather.isLost = (request) => request.endsWith("/complete")
    const id = await placeOrder(page)
    const { orders } = await asAdmin("GET", `/admin/orders?q=${email}`)
    expect(orders.map(({ id: one }) => one)).toEqual([id])
  })

  test("keeps the form when the storefront itself cannot be reached", async () => {
    await shopper()
    await addProduct(page, "/de-en/products/mug-ink")
    await page.goto("/de-en/checkout")
    await fillCheckout(page, "offline@example.com")
    await page.context().setOffline(true)
    await page.getByRole("button", { name: "Place order" }).click()
    await page.getByText("The store did not respond").waitFor()
    await page.context().setOffline(false)
    await placeOrder(page)
  })
})

describe("when the store changes meanwhile", () => {
  test("shows the new total before anything is ordered", async () => {
    const { discount } = await asAdmin("POST", "/admin/discounts", {
      code: "GONE",
      regions: [await regionOf("eur")],
      rule: { type: "percentage", value: 50, allocation: "total" },
    })
    await shopper()
    await addProduct(page, "/de-en/products/mug-ink")
    await page.goto("/de-en/checkout")
    await fillCheckout(page, "changed@example.com")
    await page.locator("#summary-code").fill("GONE")
    await page.getByRole("button", { name: "Apply" }).click()
    await page.getByText("Discount (GONE)").waitFor()
    const before = Number(await total())
    await asAdmin("DELETE", `/admin/discounts/${discount.id}`)
    await page.getByRole("button", { name: "Place order" }).click()
    await page.getByText("The total has changed").waitFor()
    expect(Number(await total())).toBeGreaterThan(before)
    await placeOrder(page)
  })
})
