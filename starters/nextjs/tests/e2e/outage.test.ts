import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { errorTexts } from "@/messages/errors"
import { launch, newPage } from "./browser"
import { startFlakyStorefront, type FlakyStorefront } from "./flaky"
import { asAdmin, inStore, orderAsGuest, payAndShip } from "./store"

let browser: Browser
let page: Page
let store: FlakyStorefront

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

describe("while the server cannot be reached", () => {
  test("pages of the catalog that were opened before stay, and searches say so until it is back", async () => {
    page = await newPage(browser, { baseURL: store.url })
    await page.goto("/de-en/products/mug-ink")
    store.weather.isDown = () => true
    expect((await page.goto("/de-en/products/mug-ink"))?.status()).toBe(200)
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Mug Ink")
    await page.goto("/de-en/products?q=blanket")
    await page.getByRole("heading", { name: errorTexts.en.unavailableTitle }).waitFor()
    store.clear()
    await page.getByRole("button", { name: errorTexts.en.retry }).click()
    await page.getByText("2 results for “blanket”").waitFor()
  })

  test("a customer cannot sign in, and can once it is back", async () => {
    const email = `outage-${Date.now()}@example.com`
    const password = "correct horse"
    await inStore("/store/customers", { first_name: "Ida", last_name: "Lund", email, password })
    page = await newPage(browser, { baseURL: store.url })
    await page.goto("/de-en/account/sign-in")
    await page.getByLabel("Email address").fill(email)
    await page.getByLabel("Password").fill(password)
    store.weather.isDown = () => true
    await page.getByRole("button", { name: "Sign in" }).click()
    await page.getByText("The store did not respond").waitFor()
    expect(await page.getByLabel("Email address").inputValue()).toBe(email)
    store.clear()
    await page.getByLabel("Password").fill(password)
    await page.getByRole("button", { name: "Sign in" }).click()
    await page.getByRole("heading", { name: "Hello, Ida" }).waitFor()
  })

  test("a return is not registered, and is registered once when it is back", async () => {
    const id = await orderAsGuest(`outage-${Date.now()}@example.com`)
    await payAndShip(id)
    page = await newPage(browser, { baseURL: store.url })
    await page.goto(`/de-en/orders/${id}/return`)
    await page.getByLabel(/^How many of/).selectOption("1")
    store.weather.isDown = (request) => request.startsWith("POST /store/returns")
    await page.getByRole("button", { name: "Request return" }).click()
    await page.getByText("The store did not respond").waitFor()
    const returnsOf = async () =>
      (await asAdmin("GET", `/admin/orders/${id}?expand=returns`)).order as { readonly returns?: object[] }
    expect((await returnsOf()).returns).toEqual([])
    store.clear()
    await page.getByRole("button", { name: "Request return" }).click()
    await page.getByText("Your return is registered").waitFor()
    expect((await returnsOf()).returns).toHaveLength(1)
  })
})
