import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"
import { addProduct, asAdmin, fillCheckout, regionOf } from "./store"

const isStheno = inject("isStheno")
const added = ["invoice", "wallet"]
let browser: Browser
let page: Page
let regionId: string

beforeAll(async () => {
  if (!isStheno) return
  browser = await launch()
  regionId = await regionOf("eur")
  for (const provider_id of added)
    await asAdmin("POST", `/admin/regions/${regionId}/payment-providers`, { provider_id })
})

afterEach(async () => {
  await page?.context().close()
})

afterAll(async () => {
  if (!isStheno) return
  for (const id of added) await asAdmin("DELETE", `/admin/regions/${regionId}/payment-providers/${id}`)
  await browser?.close()
})

const choice = (id: string) => page.locator(`[name="provider_id"][value="${id}"]`)

async function order(): Promise<string> {
  await page.getByRole("button", { name: "Place order" }).click()
  await page.waitForURL("**/orders/*/confirmed")
  return new URL(page.url()).pathname.split("/").at(-2) ?? ""
}

describe.skipIf(!isStheno)("a payment provider that the storefront does not know", () => {
  test("takes the payment if it needs no form, and leaves the checkout if it needs one", async () => {
    page = await newPage(browser)
    await addProduct(page, "/de-en/products/mug-ink")
    await page.goto("/de-en/checkout")
    await fillCheckout(page, "guest@example.com")
    await choice("wallet").check()
    await page.getByText("This payment method is not available right now").waitFor()
    expect(await choice("wallet").count()).toBe(0)
    await choice("invoice").check()
    const { order: placed } = await asAdmin("GET", `/admin/orders/${await order()}`)
    expect(placed.payments).toMatchObject([{ provider_id: "invoice", data: { number: "I-1" } }])
  })
})
