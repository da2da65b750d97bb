import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"
import { claimToken, mailedLink } from "./mail"
import {
  addProduct,
  asAdmin,
  fillCheckout,
  inStore,
  orderAsGuest,
  payAndShip,
  placeOrder,
  regionOf,
  suggestSecondMug,
} from "./store"

let browser: Browser
let page: Page
let count = 0

beforeAll(async () => {
  browser = await launch()
})

afterEach(() => page?.context().close())
afterAll(() => browser?.close())

const newEmail = () => `after-${Date.now()}-${count++}@example.com`

/** A customer with an account, who is not signed in. */
async function newAccount(): Promise<{ readonly email: string; readonly id: string }> {
  const email = newEmail()
  const body = { first_name: "Ida", last_name: "Lund", email, password: "correct horse" }
  return { email, id: (await inStore("/store/customers", body)).customer.id }
}

async function signIn(email: string, password: string): Promise<void> {
  await page.getByLabel("Email address").fill(email)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

test("a gift card pays an order, and keeps the rest of its balance", async () => {
  const card = { region_id: await regionOf("eur"), value: 50_000 }
  const { gift_card } = await asAdmin("POST", "/admin/gift-cards", card)
  page = await newPage(browser)
  await addProduct(page, "/de-en/products/mug-ink")
  await page.goto("/de-en/checkout")
  await fillCheckout(page, "gift@example.com")
  await page.locator("#summary-code").fill(gift_card.code)
  await page.getByRole("button", { name: "Apply" }).click()
  await page.getByText("Nothing to pay.").first().waitFor()
  expect(await page.locator('[name="provider_id"]').count()).toBe(0)
  const { order } = await asAdmin("GET", `/admin/orders/${await placeOrder(page)}`)
  expect(order).toMatchObject({ total: 0, email: "gift@example.com" })
  const { gift_card: used } = await asAdmin("GET", `/admin/gift-cards/${gift_card.id}`)
  expect(used).toMatchObject({ balance: 50_000 - (order.gift_card_total ?? 0) })
  expect(order.gift_card_total).toBeGreaterThan(0)
})

test("a customer who forgot the password sets a new one with the link, once", async () => {
  const { email } = await newAccount()
  page = await newPage(browser)
  await page.goto("/de-en/account/forgot-password")
  await page.getByLabel("Email address").fill(email)
  await page.getByRole("button", { name: "Send the link" }).click()
  await page.getByText("the link is on its way").waitFor()
  const { pathname, search } = await mailedLink(email)
  const reset = async (password: string) => {
    await page.goto(pathname + search)
    await page.waitForURL("**/account/reset-password?token=*")
    await page.getByLabel("New password").fill(password)
    await page.getByRole("button", { name: "Save the password" }).click()
  }
  await reset("battery staple")
  await page.waitForURL(/\/account(?!\/reset)/)
  await page.context().clearCookies()
  await reset("stolen later")
  await page.locator("[role=alert]").filter({ hasText: /\w/ }).first().waitFor()
  await page.goto("/de-en/account/sign-in")
  await signIn(email, "battery staple")
  await page.getByRole("heading", { name: "Hello, Ida" }).waitFor()
})

test("a customer moves the order of a guest to the account, with the link that the guest gets", async (context) => {
  const file = inject("tokens")
  if (!file) return context.skip("the server was running already")
  const guest = newEmail()
  const id = await orderAsGuest(guest)
  const { order } = await asAdmin("GET", `/admin/orders/${id}`)
  const account = await newAccount()
  page = await newPage(browser)
  await page.goto("/de-en/account/claim")
  await signIn(account.email, "correct horse")
  await page.getByLabel("Order number").fill(String(order.display_id))
  await page.getByLabel("Email address").fill(guest)
  await page.getByRole("button", { name: "Send the link" }).click()
  await page.getByText("We have sent a link").waitFor()
  const token = await claimToken(file, guest)
  const claim = async (given: string) => {
    await page.goto(`/de-en/orders/claim?token=${given}`)
    await page.getByRole("button", { name: "Add the order" }).click()
  }
  await claim("not.a.token")
  await page.locator("[role=alert]").filter({ hasText: /\w/ }).first().waitFor()
  expect((await asAdmin("GET", `/admin/orders/${id}`)).order.customer_id).toBe(order.customer_id)
  await claim(token)
  await page.getByText("The order is in your account now.").waitFor()
  expect((await asAdmin("GET", `/admin/orders/${id}`)).order.customer_id).toBe(account.id)
})

test("a guest exchanges an item for a dearer one, and pays the difference", async () => {
  const id = await orderAsGuest(newEmail())
  page = await newPage(browser)
  await page.goto(`/de-en/orders/${id}`)
  expect(await page.getByRole("link", { name: "Exchange items" }).count()).toBe(0)
  await payAndShip(id)
  await page.reload()
  await page.getByRole("link", { name: "Exchange items" }).click()
  await page.waitForURL("**/exchange")
  await page.getByRole("button", { name: "Continue" }).click()
  await page.getByText("Choose a replacement for at least one item").waitFor()
  await page.getByLabel("Exchange for").selectOption({ label: "400 ml" })
  await page.getByRole("button", { name: "Continue" }).click()
  await page.getByRole("heading", { name: "Confirm your exchange" }).waitFor()
  await page.getByRole("radio", { name: /Parcel/ }).check()
  await page.getByText("To pay").waitFor()
  // Four euros more for the larger mug, and the parcel with its tax.
  await page.getByText("€11.20").waitFor()
  await page.getByRole("button", { name: "Confirm exchange" }).click()
  await page.getByText("Your exchange is confirmed").waitFor()
  const { order } = await asAdmin("GET", `/admin/orders/${id}?expand=swaps,swaps.additional_items`)
  const [swap] = order.swaps ?? []
  expect(swap).toMatchObject({ payment_status: "awaiting", difference_due: 1120 })
})

test("a customer confirms the exchange that the merchant made, with the link in the email", async () => {
  const email = newEmail()
  const id = await orderAsGuest(email)
  await payAndShip(id)
  const { store } = await asAdmin("GET", "/admin/store")
  expect(store).toMatchObject({ swap_link_template: null })
  const { order } = await asAdmin("GET", `/admin/orders/${id}`)
  const { products } = await inStore("/store/products?handle=mug-ink")
  await asAdmin("POST", `/admin/orders/${id}/swaps`, {
    return_items: [{ item_id: order.items[0]!.id, quantity: 1 }],
    additional_items: [{ variant_id: products[0]!.variants[1]!.id, quantity: 1 }],
  })
  const link = await mailedLink(email, "/swaps/")
  expect(link.origin).toBe(inject("storefront"))
  page = await newPage(browser, { locale: "de-DE" })
  await page.goto(link.href)
  await page.waitForURL("**/de/swaps/*")
  await page
    .getByRole("radio", { name: /Paket|Parcel/ })
    .first()
    .check()
  await page.getByText("11,20 €").waitFor()
  await page.getByRole("button", { name: "Umtausch bestätigen" }).click()
  await page.getByText("Dein Umtausch ist bestätigt").waitFor()
  const { order: after } = await asAdmin("GET", `/admin/orders/${id}?expand=swaps`)
  expect(after.swaps).toMatchObject([{ payment_status: "awaiting", difference_due: 1120 }])
})

test("a guest confirms a change of the order and pays it, or declines it", async () => {
  const change = async () => {
    const id = await orderAsGuest(newEmail())
    const editId = await suggestSecondMug(id)
    await page.goto(`/de-en/order-edits/${editId}`)
    return { id, edit: `/admin/order-edits/${editId}` }
  }
  page = await newPage(browser)
  const confirmed = await change()
  await page.getByText("1 → 2").waitFor()
  await page.getByRole("button", { name: /^Confirm and pay €24\.00/ }).click()
  await page.getByText("The change is confirmed").waitFor()
  const { order_edit } = await asAdmin("GET", `${confirmed.edit}?expand=payment_collection`)
  expect(order_edit).toMatchObject({ status: "confirmed", payment_collection: { status: "authorized" } })
  expect((await asAdmin("GET", `/admin/orders/${confirmed.id}`)).order.items).toMatchObject([{ quantity: 2 }])

  const declined = await change()
  await page.getByRole("button", { name: "Decline" }).click()
  await page.getByLabel("Why?").fill("One is enough")
  await page.getByRole("button", { name: "Decline" }).click()
  await page.getByText("You have declined the change").waitFor()
  expect((await asAdmin("GET", declined.edit)).order_edit).toMatchObject({
    status: "declined",
    declined_reason: "One is enough",
  })
  expect((await asAdmin("GET", `/admin/orders/${declined.id}`)).order.items).toMatchObject([{ quantity: 1 }])
})

test("a guest pays a change that the merchant has confirmed already", async () => {
  const id = await orderAsGuest(newEmail())
  const editId = await suggestSecondMug(id)
  await asAdmin("POST", `/admin/order-edits/${editId}/confirm`)
  page = await newPage(browser)
  await page.goto(`/de-en/order-edits/${editId}`)
  await page.getByText("Please pay the difference.").waitFor()
  expect(await page.getByRole("button", { name: "Decline" }).count()).toBe(0)
  await page.getByRole("button", { name: /^Pay €24\.00/ }).click()
  await page.getByText("The difference is paid").waitFor()
  const { order } = await asAdmin("GET", `/admin/orders/${id}`)
  expect(order).toMatchObject({ items: [{ quantity: 2 }], payments: [{}, { amount: 2400 }] })
  await page.reload()
  await page.getByText("Your order has been updated.").waitFor()
  expect(await page.getByRole("button", { name: /^Pay/ }).count()).toBe(0)
})

test("limits of sign-in count the customer's address, not that of the storefront", async () => {
  const { email } = await newAccount()
  const signInFrom = async (address: string) => {
    page = await newPage(browser, { extraHTTPHeaders: { "x-forwarded-for": address } })
    await page.goto("/de-en/account/sign-in")
    await signIn(email, "correct horse")
  }
  // The limit is 20 attempts in a minute.
  const attempts = Array.from({ length: 20 }, (_, number) => attemptFrom("203.0.113.7", email, number))
  expect(new Set(await Promise.all(attempts))).toEqual(new Set([401]))
  await signInFrom("203.0.113.7")
  await page.getByText("Too many attempts.").waitFor()
  await page.context().close()
  await signInFrom("198.51.100.9")
  await page.getByRole("heading", { name: "Hello, Ida" }).waitFor()
})

/** Signs in with a wrong password, as the storefront does for a customer. @returns the status */
async function attemptFrom(address: string, email: string, number: number): Promise<number> {
  const response = await fetch(`${inject("api")}/store/auth/token`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-client-address": address,
      "x-client-address-secret": inject("secret"),
    },
    body: JSON.stringify({ email, password: `wrong horse ${number}` }),
  })
  return response.status
}
