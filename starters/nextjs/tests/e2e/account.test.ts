import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
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

/** A country where customers shop, in English. */
interface Country {
  readonly locale: string
  readonly currency: string
  readonly address: Readonly<Record<string, string>>
  /** the name of a province in a list, and its code */
  readonly province?: readonly [name: string, code: string]
  readonly priceOfMug: string
}

const germany: Country = {
  locale: "de-en",
  currency: "eur",
  address: { address_1: "Kastanienallee 3", postal_code: "10435", city: "Berlin" },
  priceOfMug: "€24.00",
}

const america: Country = {
  locale: "us",
  currency: "usd",
  address: { address_1: "Alameda Street 41", postal_code: "97212", city: "Portland" },
  province: ["Oregon", "OR"],
  priceOfMug: "$27.00",
}

/** A customer who has just registered. */
async function newCustomer({ locale }: Country): Promise<string> {
  page = await newPage(browser)
  const email = `customer-${Date.now()}-${count++}@example.com`
  await page.goto(`/${locale}/account`)
  await page.getByRole("link", { name: "Create an account" }).click()
  await page.getByLabel("First name").fill("Ida")
  await page.getByLabel("Last name").fill("Lund")
  await page.getByLabel("Email address").fill(email)
  await page.getByLabel("Password").fill("correct horse")
  await page.getByRole("button", { name: "Create account" }).click()
  await page.getByRole("heading", { name: "Hello, Ida" }).waitFor()
  return email
}

async function saveAddress({ locale, address, province }: Country): Promise<void> {
  await page.goto(`/${locale}/account/addresses?edit=new`)
  await page.getByLabel("First name").fill("Ida")
  await page.getByLabel("Last name").fill("Lund")
  for (const [name, value] of Object.entries(address))
    await page.locator(`input[name$="${name}"]`).fill(value)
  if (province) await page.locator('select[name$="province"]').selectOption({ label: province[0] })
  await page.getByRole("button", { name: "Save address" }).click()
  await page.getByText(address["address_1"] ?? "").waitFor()
}

/** Buys a mug with the saved address, and returns the ID of the order. */
async function buy({ locale }: Country): Promise<string> {
  await addProduct(page, `/${locale}/products/mug-ink`)
  await page.goto(`/${locale}/checkout`)
  await page.waitForFunction(() => document.querySelector('[name="option_id"]:checked') !== null)
  return placeOrder(page)
}

test("a customer registers, signs out, and signs in with the right password only", async () => {
  const email = await newCustomer(germany)
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

describe.each([
  ["Germany", germany],
  ["the United States", america],
])("a customer in %s", (_, country) => {
  test("buys with a saved address, and returns the items", async () => {
    const { locale, currency, priceOfMug, province } = country
    const email = await newCustomer(country)
    await saveAddress(country)
    const id = await buy(country)
    await page.goto(`/${locale}/account/orders`)
    await page.getByRole("link", { name: /^Order \d+/ }).click()
    await page.getByText("Received").waitFor()
    await page.getByText(priceOfMug).first().waitFor()
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
    const { order } = await asAdmin(
      "GET",
      `/admin/orders/${id}?expand=returns,returns.items,shipping_address`,
    )
    expect(order).toMatchObject({
      email,
      currency_code: currency,
      shipping_address: { country_code: locale.slice(0, 2), ...(province && { province: province[1] }) },
      returns: [{ status: "requested", items: [{ quantity: 1 }] }],
    })
  })
})

test("an order of an account is not shown to others", async () => {
  await newCustomer(germany)
  await saveAddress(germany)
  const id = await buy(germany)
  await page.goto(`/de-en/orders/${id}`)
  await page.getByRole("heading", { name: /^Order \d+/ }).waitFor()
  await page.context().close()
  await newCustomer(germany)
  await page.goto(`/de-en/orders/${id}`)
  await page.getByRole("heading", { name: "We could not find this order" }).waitFor()
})
