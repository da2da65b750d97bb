import type { Browser } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launch, newPage } from "./browser"
import { addProduct } from "./store"

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser?.close())

test("changes quantities at once, and takes a change back that the stock does not allow", async () => {
  const page = await newPage(browser)
  await addProduct(page, "/de-en/products/mug-ink")
  const panel = page.getByRole("dialog")
  await panel.getByRole("button", { name: /^One more/ }).click()
  await panel.getByText("2", { exact: true }).waitFor()
  // What the panel shows is not saved yet.
  await panel.locator('[aria-busy="false"]').waitFor()
  await page.goto("/de-en/cart")
  await page.getByText("2 items").waitFor()
  // A slow response: what the customer sees does not wait for it.
  await page.route("**/cart", async (route) => {
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.getByRole("button", { name: /^One more/ }).click()
  await page.getByText("3 items").waitFor({ timeout: 1000 })
  await page.locator('section [aria-busy="false"]').waitFor()
  await page.unroute("**/cart")
  await page.context().setOffline(true)
  await page.getByRole("button", { name: /^One more/ }).click()
  await page.getByText("The store did not respond").waitFor()
  await page.getByText("3 items").waitFor()
  await page.context().setOffline(false)
  const saved = page.waitForResponse((response) => response.request().method() === "POST")
  await page.getByRole("button", { name: /^Remove/ }).click()
  await page.getByRole("heading", { name: "Your bag is empty" }).waitFor()
  await saved
  await page.reload()
  await page.getByRole("heading", { name: "Your bag is empty" }).waitFor()
  await page.context().close()
})

test("works without JavaScript: add, change, remove", async () => {
  const page = await newPage(browser, { javaScriptEnabled: false })
  await page.goto("/de-en/products/mug-ink")
  await page.getByRole("button", { name: "Add to bag" }).click()
  await page.waitForURL("**/de-en/cart")
  await page.getByText("1 item").waitFor()
  await page.getByRole("button", { name: /^One more/ }).click()
  await page.getByText("2 items").waitFor()
  await page.getByRole("button", { name: /^Remove/ }).click()
  await page.getByRole("heading", { name: "Your bag is empty" }).waitFor()
  await page.context().close()
})

test("has the prices of the country of the page", async () => {
  const page = await newPage(browser)
  await addProduct(page, "/de-en/products/mug-ink")
  await page.goto("/us/cart")
  const dollars = await page.locator("[data-total]").textContent()
  expect(dollars).toContain("$")
  await page.goto("/de-en/cart")
  expect(await page.locator("[data-total]").textContent()).toContain("€")
  await page.context().close()
})

test("keeps the ID of the cart from scripts", async () => {
  const page = await newPage(browser)
  await addProduct(page, "/de-en/products/mug-ink")
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === "stheno_cart")).toMatchObject({
    httpOnly: true,
    sameSite: "Lax",
  })
  expect(await page.evaluate(() => document.cookie)).toBe("stheno_cart_count=1")
  await page.context().close()
})
