import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"
import {
  addProduct,
  asAdmin,
  exchangeMug,
  fillCheckout,
  inStore,
  orderAsGuest,
  payAndShip,
  suggestSecondMug,
} from "./store"
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
  await openPage()
  await addProduct(page, "/de-en/products/mug-ink")
  await page.goto("/de-en/checkout")
  await fillCheckout(page, "guest@example.com")
  await payWithCard(card)
}

/** @param walletCard the number of the card in the wallet of the device, if it has one */
async function openPage(walletCard?: string): Promise<void> {
  page = await newPage(browser)
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: stripeScript(stripe!, walletCard) }),
  )
}

async function openWithoutRedirect(path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 })
  return { url: response.url(), headers: response.headers() }
}

async function payWithCard(card: string): Promise<void> {
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

  test("pays with a wallet, which stays closed until the form is complete", async () => {
    await openPage("4242424242424242")
    await addProduct(page, "/de-en/products/mug-ink")
    await page.goto("/de-en/checkout")
    await page.locator('[name="provider_id"][value="stripe"]').check()
    const wallet = page.getByRole("button", { name: "Google Pay" })
    await wallet.click()
    expect(await wallet.getAttribute("data-outcome")).toBe("closed")
    await fillCheckout(page, "wallet@example.com")
    const total = Number(await page.locator("aside [data-total]").first().getAttribute("data-total"))
    await wallet.click()
    const id = await confirmedOrder()
    const { order } = await asAdmin("GET", `/admin/orders/${id}`)
    expect(order).toMatchObject({ email: "wallet@example.com", payment_status: "awaiting", total })
    expect(order.payments).toMatchObject([{ provider_id: "stripe" }])
  })

  test("reads that the card of the wallet was declined, and can pay by form", async () => {
    await openPage("4000000000000002")
    await addProduct(page, "/de-en/products/mug-ink")
    await page.goto("/de-en/checkout")
    await fillCheckout(page, "wallet@example.com")
    await page.locator('[name="provider_id"][value="stripe"]').check()
    const wallet = page.getByRole("button", { name: "Google Pay" })
    await wallet.click()
    await page.getByText("The payment was declined").waitFor()
    expect(await wallet.getAttribute("data-outcome")).toBe("failed")
    await enterCard("4242 4242 4242 4242")
    await pay()
    expect(await confirmedOrder()).toMatch(/^order_/)
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

  test("pays a change of an order after a declined card, at the bank, in spite of a double click", async () => {
    const id = await orderAsGuest("edit@example.com")
    const editId = await suggestSecondMug(id)
    await openPage()
    await page.goto(`/de-en/order-edits/${editId}`)
    await payWithCard("4000 0000 0000 0002")
    const confirm = page.getByRole("button", { name: /^Confirm and pay €24\.00/ })
    await confirm.dblclick()
    await page.getByText("The payment was declined").waitFor()
    // Only the bank's own way back confirms anything: a link that somebody sends to the customer does not.
    const forged = `/api/checkout/return?page=/de-en/order-edits/${editId}&payment_intent_client_secret=pi_1_secret`
    const { url, headers } = await openWithoutRedirect(forged)
    expect(headers["location"], url).toBe(`/de-en/order-edits/${editId}?problem=paymentIncomplete`)
    await enterCard("4000 0025 0000 3155")
    await confirm.dblclick()
    await page.getByRole("link", { name: "Confirm the payment" }).click()
    await page.waitForURL(`**/de-en/order-edits/${editId}`)
    await page.getByText("Your order has been updated.").waitFor()
    const { order_edit } = await asAdmin("GET", `/admin/order-edits/${editId}?expand=payment_collection`)
    expect(order_edit).toMatchObject({ status: "confirmed", payment_collection: { status: "authorized" } })
    const { order } = await asAdmin("GET", `/admin/orders/${id}`)
    expect(order.payments.map(({ provider_id }) => provider_id).toSorted()).toEqual(["manual", "stripe"])
  })

  test("pays an exchange once, although the connection is lost after the card was charged", async () => {
    const id = await orderAsGuest("swap@example.com")
    await payAndShip(id)
    const cartId = await exchangeMug(id)
    await openPage()
    await page.goto(`/de-en/swaps/${cartId}`)
    await page.getByRole("radio", { name: /Parcel/ }).check()
    await page.getByText("€11.20").waitFor()
    await payWithCard("4242 4242 4242 4242")
    // The storefront cannot be reached from the moment at which Stripe has confirmed the payment.
    let isCharged = false
    await page.route("**/v1/payment_intents/*/confirm", async (route) => {
      await route.fallback()
      isCharged = true
    })
    await page.route("**/swaps/**", (route) => (isCharged ? route.abort() : route.fallback()))
    await page.getByRole("button", { name: "Confirm exchange" }).click()
    await page.getByText("connection").first().waitFor()
    expect((await inStore(`/store/swaps/${cartId}`)).swap.confirmed_at).toBeNull()
    await page.unroute("**/swaps/**")
    await page.reload()
    await page.getByText("Your payment is confirmed").waitFor()
    await page.getByRole("button", { name: "Confirm exchange" }).click()
    await page.getByText("Your exchange is confirmed").waitFor()
    const { order } = await asAdmin("GET", `/admin/orders/${id}?expand=swaps,swaps.payment`)
    expect(order.swaps).toMatchObject([
      { payment_status: "awaiting", difference_due: 1120, payment: { provider_id: "stripe", amount: 1120 } },
    ])
  })
})

describe.skipIf(!stripe)("a customer with an account who pays with Stripe", () => {
  const savedCard = () => page.getByRole("radio", { name: "Card ending in 4242" })

  async function signUp(): Promise<void> {
    await openPage()
    await page.goto("/de-en/account/register")
    await page.getByLabel("First name").fill("Ida")
    await page.getByLabel("Last name").fill("Lund")
    await page.getByLabel("Email address").fill(`saved-${Date.now()}@example.com`)
    await page.getByLabel("Password").fill("correct horse")
    await page.getByRole("button", { name: "Create account" }).click()
    await page.getByRole("heading", { name: "Hello, Ida" }).waitFor()
  }

  /** Fills in the checkout, up to the form of Stripe. */
  async function openForm(): Promise<void> {
    await addProduct(page, "/de-en/products/mug-ink")
    await page.goto("/de-en/checkout")
    await fillCheckout(page, await page.locator('[name="email"]').inputValue())
    await page.locator('[name="provider_id"][value="stripe"]').check()
    await page.getByLabel("Card number").waitFor()
  }

  const paymentOf = async (id: string) =>
    (await asAdmin("GET", `/admin/orders/${id}`)).order.payments[0] as unknown as {
      readonly data: { readonly payment_method: string; readonly customer: string }
    }

  // It goes through the checkout four times, and pays a change and an exchange.
  const options = { timeout: 240_000 }
  test(
    "saves a card, and pays orders, changes and exchanges with it; others do not see it",
    options,
    async () => {
      await signUp()
      await openForm()
      expect(await savedCard().count()).toBe(0)
      await enterCard("4242 4242 4242 4242")
      await page.getByLabel("Save for future purchases").check()
      await pay()
      const first = await paymentOf(await confirmedOrder())

      await openForm()
      await savedCard().check()
      await pay()
      const second = await paymentOf(await confirmedOrder())
      expect(first.data.payment_method).toMatch(/^pm_/)
      expect(second.data).toMatchObject({
        customer: first.data.customer,
        payment_method: first.data.payment_method,
      })

      const orderId = new URL(page.url()).pathname.split("/").at(-2) ?? ""
      const editId = await suggestSecondMug(orderId)
      await page.goto(`/de-en/order-edits/${editId}`)
      await page.locator('[name="provider_id"][value="stripe"]').check()
      await savedCard().check()
      await page.getByRole("button", { name: /^Confirm and pay €24\.00/ }).click()
      await page.getByText("Your order has been updated.").waitFor()
      const edited = await asAdmin("GET", `/admin/orders/${orderId}`)
      expect(edited.order.payments.map(({ data }) => data["payment_method"])).toEqual([
        first.data.payment_method,
        first.data.payment_method,
      ])

      await payAndShip(orderId)
      const cartId = await exchangeMug(orderId)
      await page.goto(`/de-en/swaps/${cartId}`)
      await page.getByRole("radio", { name: /Parcel/ }).check()
      await page.getByText("€11.20").waitFor()
      await page.locator('[name="provider_id"][value="stripe"]').check()
      await savedCard().check()
      await page.getByRole("button", { name: "Confirm exchange" }).click()
      await page.getByText("Your exchange is confirmed").waitFor()
      const { order } = await asAdmin("GET", `/admin/orders/${orderId}?expand=swaps,swaps.payment`)
      expect(order.swaps).toMatchObject([
        { payment: { data: { payment_method: first.data.payment_method } } },
      ])

      // Somebody else who opens the link to a change pays with their own card.
      const otherEdit = await suggestSecondMug(await orderAsGuest("edit@example.com"))
      await page.context().close()
      await signUp()
      await page.goto(`/de-en/order-edits/${otherEdit}`)
      await page.locator('[name="provider_id"][value="stripe"]').check()
      await page.getByLabel("Card number").waitFor()
      expect(await savedCard().count()).toBe(0)
      await openForm()
      expect(await page.getByLabel("Save for future purchases").count()).toBe(1)
      expect(await savedCard().count()).toBe(0)
      await page.context().close()
      await openPage()
      await addProduct(page, "/de-en/products/mug-ink")
      await page.goto("/de-en/checkout")
      await fillCheckout(page, "guest@example.com")
      await page.locator('[name="provider_id"][value="stripe"]').check()
      await page.getByLabel("Card number").waitFor()
      expect(await page.getByLabel("Save for future purchases").count()).toBe(0)
      expect(await savedCard().count()).toBe(0)
    },
  )
})
