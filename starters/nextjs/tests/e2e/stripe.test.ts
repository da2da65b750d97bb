import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"
import { addProduct, asAdmin, fillCheckout } from "./store"
import { stripeScript } from "./stripe-script"

const stripe = inject("stripe")
let browser: Browser
let page: Page
let regionId: string

beforeAll(async () => {
  if (!stripe) return
  browser = await launch()
  const { regions } = await asAdmin("GET", "/admin/regions")
  regionId = regions.find(({ currency_code }) => currency_code === "eur")!.id
  await asAdmin("POST", `/admin/regions/${regionId}/payment-providers`, { provider_id: "stripe" })
})

afterEach(async () => {
  await page?.context().close()
})

afterAll(async () => {
  if (!stripe) return
  await asAdmin("DELETE", `/admin/regions/${regionId}/payment-providers/stripe`)
  await browser?.close()
})

/** A guest whose checkout is filled in, and who has entered a card. */
async function atCheckout(card: string): Promise<void> {
  page = await newPage(browser)
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: stripeScript(stripe!) }),
  )
  await addProduct(page, "/de-en/products/mug-ink")
  await page.goto("/de-en/checkout")
  await fillCheckout(page, "guest@example.com")
  await page.locator('[name="provider_id"][value="stripe"]').check()
  await enterCard(card)
}

async function enterCard(card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card)
}

const pay = () => page.getByRole("button", { name: /^Pay / }).click()

async function confirmedOrder(): Promise<string> {
  await page.waitForURL("**/orders/*/confirmed")
  await page.getByRole("heading", { name: "Thank you" }).waitFor()
  return new URL(page.url()).pathname.split("/").at(-2) ?? ""
}

describe.skipIf(!stripe)("a guest who pays with Stripe", () => {
  test("gets an order whose payment can be captured", async () => {
    await atCheckout("4242 4242 4242 4242")
    await pay()
    const id = await confirmedOrder()
    expect((await asAdmin("GET", `/admin/orders/${id}`)).order).toMatchObject({ payment_status: "awaiting" })
    const { order } = await asAdmin("POST", `/admin/orders/${id}/capture`)
    expect(order).toMatchObject({ payment_status: "captured" })
  })

  test("reads that a card was declined, keeps the cart, and pays with another card", async () => {
    await atCheckout("4000 0000 0000 0002")
    await pay()
    await page.getByText("The payment was declined").waitFor()
    expect(new URL(page.url()).pathname).toBe("/de-en/checkout")
    expect(await page.locator('[name="email"]').inputValue()).toBe("guest@example.com")
    await enterCard("4242 4242 4242 4242")
    await pay()
    const { order } = await asAdmin("GET", `/admin/orders/${await confirmedOrder()}`)
    expect(order).toMatchObject({ payment_status: "awaiting", email: "guest@example.com" })
  })

  test("is sent to their bank and back, and has the order then", async () => {
    await atCheckout("4000 0025 0000 3155")
    await pay()
    await page.getByRole("link", { name: "Confirm the payment" }).click()
    const { order } = await asAdmin("GET", `/admin/orders/${await confirmedOrder()}`)
    expect(order).toMatchObject({ payment_status: "awaiting" })
  })

  test("does not send an incomplete form", async () => {
    await atCheckout("4242")
    await pay()
    await page
      .locator("[role=alert]")
      .filter({ hasText: /payment|card/i })
      .first()
      .waitFor()
    await enterCard("4242 4242 4242 4242")
    await pay()
    await confirmedOrder()
  })
})
