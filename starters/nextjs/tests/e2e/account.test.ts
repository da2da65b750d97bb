import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { launch, newPage } from "./browser"
import { addProduct, asAdmin, payAndShip, placeOrder } from "./store"

let browser: Browser
let page: Page
let count = 0

beforeAll(async () => {
  browser = await launch()
})

afterEach(() => page?.context().close())
afterAll(() => browser?.close())

/** A customer who has just registered. */
async function newCustomer(): Promise<string> {
  page = await newPage(browser)
  const email = `customer-${Date.now()}-${count++}@example.com`
  await page.goto("/de-en/account")
  await page.getByRole("link", { name: "Create an account" }).click()
  await page.getByLabel("First name").fill("Ida")
  await page.getByLabel("Last name").fill("Lund")
  await page.getByLabel("Email address").fill(email)
  await page.getByLabel("Password").fill("correct horse")
  await page.getByRole("button", { name: "Create account" }).click()
  await page.getByRole("heading", { name: "Hello, Ida" }).waitFor()
  return email
}

async function saveAddress(): Promise<void> {
  await page.goto("/de-en/account/addresses?edit=new")
  await page.getByLabel("First name").fill("Ida")
  await page.getByLabel("Last name").fill("Lund")
  await page.getByLabel("Street and number").fill("Kastanienallee 3")
  await page.getByLabel("Postal code").fill("10435")
  await page.getByLabel("City").fill("Berlin")
  await page.getByRole("button", { name: "Save address" }).click()
  await page.getByText("Kastanienallee 3").waitFor()
}

/** Buys a mug with the saved address, and returns the ID of the order. */
async function buy(): Promise<string> {
  await addProduct(page, "/de-en/products/mug-ink")
  await page.goto("/de-en/checkout")
  await page.waitForFunction(() => document.querySelector('[name="option_id"]:checked') !== null)
  return placeOrder(page)
}

test("a customer registers, signs out, and signs in with the right password only", async () => {
  const email = await newCustomer()
  expect((await page.context().cookies()).find(({ name }) => name === "stheno_session")).toMatchObject({
    httpOnly: true,
  })
  await page.getByRole("button", { name: "Sign out" }).click()
  await page.waitForURL("**/de-en")
  await page.goto("/de-en/account/orders")
  await page.getByLabel("Email address").fill(email)
  await page.getByLabel("Password").fill("wrong horse")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.getByText("The email address or password is wrong.").waitFor()
  expect(await page.getByLabel("Email address").inputValue()).toBe(email)
  await page.getByLabel("Password").fill("correct horse")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL("**/de-en/account/orders")
})

test("a customer buys with a saved address, and returns the items", async () => {
  const email = await newCustomer()
  await saveAddress()
  const id = await buy()
  await page.goto("/de-en/account/orders")
  await page.getByRole("link", { name: /^Order \d+/ }).click()
  await page.getByText("Received").waitFor()
  expect(await page.getByRole("link", { name: "Return items" }).count()).toBe(0)

  await payAndShip(id)
  await page.reload()
  await page.getByText("HX427").waitFor()
  await page.getByRole("link", { name: "Return items" }).click()
  await page.getByRole("button", { name: "Request return" }).click()
  await page.getByText("Choose at least one item.").waitFor()
  await page.getByLabel(/^How many of/).selectOption("1")
  await page.getByRole("button", { name: "Request return" }).click()
  await page.getByText("Your return is registered").waitFor()
  const { order } = await asAdmin("GET", `/admin/orders/${id}?expand=returns,returns.items`)
  expect(order).toMatchObject({ email, returns: [{ status: "requested", items: [{ quantity: 1 }] }] })
})

test("an order of an account is not shown to others", async () => {
  await newCustomer()
  await saveAddress()
  const id = await buy()
  await page.goto(`/de-en/orders/${id}`)
  await page.getByRole("heading", { name: /^Order \d+/ }).waitFor()
  await page.context().close()
  await newCustomer()
  await page.goto(`/de-en/orders/${id}`)
  await page.getByRole("heading", { name: "We could not find this order" }).waitFor()
})
