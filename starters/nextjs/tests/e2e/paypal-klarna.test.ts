import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"
import { klarnaScript } from "./klarna-script"
import {
  addProduct,
  asAdmin,
  exchangeMug,
  fillCheckout,
  orderAsGuest,
  payAndShip,
  regionOf,
  suggestSecondMug,
} from "./store"

const klarna = inject("klarna")
const added = ["paypal", "klarna"]
let browser: Browser
let page: Page
let regionId: string

beforeAll(async () => {
  if (!klarna) return
  browser = await launch()
  regionId = await regionOf("eur")
  for (const provider_id of added)
    await asAdmin("POST", `/admin/regions/${regionId}/payment-providers`, { provider_id })
})

afterEach(async () => {
  await page?.context().close()
})

afterAll(async () => {
  if (!klarna) return
  for (const id of added) await asAdmin("DELETE", `/admin/regions/${regionId}/payment-providers/${id}`)
  await browser?.close()
})

/** Scripts of other hosts that the page has loaded. */
let scripts: string[]

async function openPage(): Promise<void> {
  page = await newPage(browser)
  scripts = []
  page.on("request", (request) => {
    const isForeign = request.resourceType() === "script" && !request.url().startsWith(inject("storefront"))
    if (isForeign) scripts.push(request.url())
  })
  await page.route("https://x.klarnacdn.net/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: klarnaScript(klarna!) }),
  )
}

async function atCheckout(provider: string): Promise<void> {
  await openPage()
  await addProduct(page, "/de-en/products/mug-ink")
  await page.goto("/de-en/checkout")
  await fillCheckout(page, "guest@example.com")
  await choose(provider)
}

const choose = (provider: string) => page.locator(`[name="provider_id"][value="${provider}"]`).check()

async function confirmedOrder(): Promise<string> {
  await page.waitForURL("**/orders/*/confirmed")
  await page.getByRole("heading", { name: "Thank you" }).waitFor()
  return new URL(page.url()).pathname.split("/").at(-2) ?? ""
}

/** The only payment of an order that a guest has placed. */
async function paymentOf(id: string) {
  const { order } = await asAdmin("GET", `/admin/orders/${id}`)
  expect(order).toMatchObject({ payment_status: "awaiting", email: "guest@example.com" })
  expect(order.payments).toHaveLength(1)
  return order.payments[0]!
}

const press = (name: string | RegExp) => page.getByRole("button", { name }).click()
/** The buttons of Klarna's window. */
const inKlarna = (name: string) => page.getByRole("dialog").getByRole("button", { name }).click()
const atPayPal = (name: string) => page.getByRole("link", { name, exact: true }).click()
const toPayPal = () => press("Continue to PayPal")

describe.skipIf(!klarna)("a guest who pays with PayPal", () => {
  test("approves the payment on PayPal's page, and has an order that can be captured", async () => {
    await atCheckout("paypal")
    await toPayPal()
    await atPayPal("Pay now")
    const id = await confirmedOrder()
    expect(await paymentOf(id)).toMatchObject({ provider_id: "paypal" })
    const { order } = await asAdmin("POST", `/admin/orders/${id}/capture`)
    expect(order).toMatchObject({ payment_status: "captured" })
    expect(scripts).toEqual([])
  })

  test("cancels, is declined, and pays with another account: all of it for one order", async () => {
    await atCheckout("paypal")
    await toPayPal()
    await atPayPal("Cancel")
    await page.getByText("You have not completed the payment").waitFor()
    expect(await page.locator('[name="email"]').inputValue()).toBe("guest@example.com")
    await toPayPal()
    await atPayPal("Pay with an empty account")
    await page.getByText("The payment was declined").waitFor()
    await toPayPal()
    await atPayPal("Pay now")
    await paymentOf(await confirmedOrder())
  })

  test("cancels, and pays in another way", async () => {
    await atCheckout("paypal")
    await toPayPal()
    await atPayPal("Cancel")
    await page.getByText("You have not completed the payment").waitFor()
    // Once scripts run, a choice counts.
    await page.getByRole("button", { name: "Continue to PayPal", disabled: false }).waitFor()
    await choose("manual")
    await press("Place order")
    expect(await paymentOf(await confirmedOrder())).toMatchObject({ provider_id: "manual" })
  })

  test("pays, loses the way back, and gets the order later without paying again", async () => {
    await atCheckout("paypal")
    await toPayPal()
    await atPayPal("Pay and close")
    await page.getByText("You can close this window").waitFor()
    await page.goto("/de-en/checkout")
    await press("Place order")
    await paymentOf(await confirmedOrder())
  })

  test("goes back from PayPal with the browser, and can use the checkout", async () => {
    await atCheckout("paypal")
    await toPayPal()
    await page.getByRole("link", { name: "Pay now" }).waitFor()
    await page.goBack()
    await toPayPal()
    await atPayPal("Pay now")
    await paymentOf(await confirmedOrder())
  })

  test("adds a product in another tab meanwhile, and confirms the new total", async () => {
    await atCheckout("paypal")
    await toPayPal()
    await page.getByRole("link", { name: "Pay now" }).waitFor()
    const other = await page.context().newPage()
    await addProduct(other, "/de-en/products/mug-ink")
    await other.close()
    await atPayPal("Pay now")
    await page.getByText("The total has changed").waitFor()
    await press("Place order")
    await paymentOf(await confirmedOrder())
  })

  test("waits for a check of PayPal, and is not asked to pay again", async () => {
    await atCheckout("paypal")
    await toPayPal()
    await atPayPal("Pay, to be checked")
    await page.getByRole("heading", { name: "Your payment is being checked" }).waitFor()
    await page.getByRole("button", { name: "Check again", disabled: false }).click()
    await page.getByRole("heading", { name: "Your payment is being checked" }).waitFor()
    expect(await page.getByText("The payment was declined").count()).toBe(0)
  })

  test("gets no order from a forged way back, and can go on without the cookie", async () => {
    await atCheckout("paypal")
    await toPayPal()
    await page.getByRole("link", { name: "Pay now" }).waitFor()
    const open = async (query: string) => {
      const response = await page.request.get(`/api/checkout/return?${query}`, { maxRedirects: 0 })
      return response.headers()["location"]
    }
    const token = new URL(page.url()).searchParams.get("token")
    expect(await open("token=ORDER000000000000&PayerID=PAYER1")).toBe("/")
    // The right order, which is not approved.
    expect(await open(`token=${token}&PayerID=PAYER1`)).toBe("/de-en/checkout?problem=paymentIncomplete")
    await page.context().clearCookies({ name: `stheno_payment_${token}` })
    expect(await open(`token=${token}&PayerID=PAYER1`)).toBe("/")
    await atPayPal("Pay now")
    await page.waitForURL((url) => url.pathname !== "/checkoutnow")
    await page.goto("/de-en/checkout")
    await press("Place order")
    await paymentOf(await confirmedOrder())
  })
})

describe.skipIf(!klarna)("a guest who pays with Klarna", () => {
  test("confirms the purchase in Klarna's window, with the address of the form", async () => {
    await atCheckout("klarna")
    const total = Number(await page.locator("aside [data-total]").first().getAttribute("data-total"))
    await page.getByText(`Klarna: ${total}`).waitFor()
    expect(scripts).toEqual(["https://x.klarnacdn.net/kp/lib/v1/api.js"])
    await press(/^Pay /)
    const sent = page.waitForRequest("**/widget/approve")
    await inKlarna("Confirm with Klarna")
    expect((await sent).postDataJSON()).toMatchObject({
      billing_address: { given_name: "Ada", email: "guest@example.com", city: "Berlin", country: "DE" },
    })
    expect(await paymentOf(await confirmedOrder())).toMatchObject({
      provider_id: "klarna",
      data: { order_amount: total, purchase_country: "DE" },
    })
  })

  test("closes the window, confirms without the page learning of it, and confirms once more later", async () => {
    await atCheckout("klarna")
    await page.getByText("Klarna: ").waitFor()
    await press(/^Pay /)
    await inKlarna("Close Klarna")
    await page.getByText("You have not completed the payment").waitFor()
    await press(/^Pay /)
    await inKlarna("Confirm and lose the page")
    await page.getByText("Confirmed").waitFor()
    await page.goto("/de-en/checkout")
    await page.getByText("Klarna: ").waitFor()
    await press(/^Pay /)
    await inKlarna("Confirm with Klarna")
    await paymentOf(await confirmedOrder())
  })

  test("is refused, and pays in another way", async () => {
    await atCheckout("klarna")
    await page.getByText("Klarna: ").waitFor()
    await press(/^Pay /)
    await inKlarna("Be refused")
    await page.getByText("The payment was declined").waitFor()
    await page.getByText("Klarna does not offer this purchase").waitFor()
    await choose("manual")
    await press("Place order")
    expect(await paymentOf(await confirmedOrder())).toMatchObject({ provider_id: "manual" })
  })

  test("reads that the widget cannot be loaded, and loads it again", async () => {
    await atCheckout("manual")
    await page.route("https://x.klarnacdn.net/**", (route) => route.abort())
    await choose("klarna")
    await page.getByText("The payment form could not be loaded").waitFor()
    await page.unroute("https://x.klarnacdn.net/**")
    await page.route("https://x.klarnacdn.net/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: klarnaScript(klarna!) }),
    )
    await choose("manual")
    await choose("klarna")
    await page.getByText("Klarna: ").waitFor()
  })
})

describe.skipIf(!klarna)("a difference", () => {
  test("of a change is paid with PayPal after a cancellation, and once", async () => {
    const id = await orderAsGuest("guest@example.com")
    const editId = await suggestSecondMug(id)
    await openPage()
    await page.goto(`/de-en/order-edits/${editId}`)
    await choose("paypal")
    await press(/^Confirm and pay/)
    await atPayPal("Cancel")
    await page.getByText("You have not completed the payment").waitFor()
    await choose("paypal")
    await press(/^Confirm and pay/)
    await atPayPal("Pay and close")
    await page.getByText("You can close this window").waitFor()
    await page.goto(`/de-en/order-edits/${editId}`)
    await press(/^Confirm and pay/)
    await page.getByText("Your order has been updated.").waitFor()
    const { order } = await asAdmin("GET", `/admin/orders/${id}`)
    expect(order.payments.map(({ provider_id }) => provider_id).toSorted()).toEqual(["manual", "paypal"])
  })

  test("of a change is paid with Klarna, which gets the country of the order", async () => {
    const id = await orderAsGuest("guest@example.com")
    const editId = await suggestSecondMug(id)
    await openPage()
    await page.goto(`/de-en/order-edits/${editId}`)
    await choose("klarna")
    await page.getByText(/Klarna: \d+/).waitFor()
    await press(/^Confirm and pay/)
    await inKlarna("Confirm with Klarna")
    await page.getByText("Your order has been updated.").waitFor()
    const { order } = await asAdmin("GET", `/admin/orders/${id}`)
    expect(order.payments.find(({ provider_id }) => provider_id === "klarna")?.data).toMatchObject({
      purchase_country: "DE",
    })
  })

  test("of a change is paid with PayPal on the way back", async () => {
    const editId = await suggestSecondMug(await orderAsGuest("guest@example.com"))
    await openPage()
    await page.goto(`/de-en/order-edits/${editId}`)
    await choose("paypal")
    await press(/^Confirm and pay/)
    await atPayPal("Pay now")
    await page.waitForURL(`**/de-en/order-edits/${editId}`)
    await page.getByText("Your order has been updated.").waitFor()
  })

  test("of a change is paid with PayPal without scripts", async () => {
    const editId = await suggestSecondMug(await orderAsGuest("guest@example.com"))
    page = await newPage(browser, { javaScriptEnabled: false })
    await page.goto(`/de-en/order-edits/${editId}`)
    await choose("paypal")
    await press(/^Confirm and pay/)
    await atPayPal("Pay now")
    await page.waitForURL(`**/de-en/order-edits/${editId}`)
    await page.getByText("Your order has been updated.").waitFor()
  })

  test.each([
    ["paypal", () => atPayPal("Pay now")],
    [
      // After a cancellation, and without returning from PayPal's page.
      "paypal",
      async (path: string) => {
        await atPayPal("Cancel")
        await page.getByText("You have not completed the payment").waitFor()
        await page.getByText("€11.20").waitFor()
        await press("Confirm exchange")
        await atPayPal("Pay and close")
        await page.getByText("You can close this window").waitFor()
        await page.goto(path)
        await press("Confirm exchange")
      },
    ],
    ["klarna", () => inKlarna("Confirm with Klarna")],
  ])("of an exchange is paid with %s", async (provider, confirm) => {
    const id = await orderAsGuest("guest@example.com")
    await payAndShip(id)
    const cartId = await exchangeMug(id)
    await openPage()
    const path = `/de-en/swaps/${cartId}`
    await page.goto(path)
    await page.getByRole("radio", { name: /Parcel/ }).check()
    await page.getByText("€11.20").waitFor()
    await choose(provider)
    if (provider === "klarna") await page.getByText("Klarna: 1120").waitFor()
    await press("Confirm exchange")
    await confirm(path)
    await page.getByText("Your exchange is confirmed").waitFor()
    const { order } = await asAdmin("GET", `/admin/orders/${id}?expand=swaps,swaps.payment`)
    expect(order.swaps).toMatchObject([{ payment: { provider_id: provider } }])
  })
})

test.skipIf(!klarna)(
  "pages on which customers pay run scripts of the providers that are set up",
  async () => {
    await openPage()
    const sourcesOf = async (path: string) => {
      const response = await page.request.get(path)
      const [, sources = ""] =
        /script-src ([^;]*)/.exec(response.headers()["content-security-policy"] ?? "") ?? []
      return sources.split(" ").map((source) => source.replace(/^'(nonce|sha256)-.*/, "$1"))
    }
    await addProduct(page, "/de-en/products/mug-ink")
    const own = ["'self'", "nonce", "sha256", "sha256"]
    expect(await sourcesOf("/de-en/checkout")).toEqual([
      ...own,
      ...["https://*.klarna.com", "https://*.klarnacdn.net"],
    ])
    expect(await sourcesOf("/de-en/products/mug-ink")).toEqual([""])
    await asAdmin("DELETE", `/admin/regions/${regionId}/payment-providers/klarna`)
    try {
      // The storefront reads the providers again after a few seconds.
      await expect.poll(() => sourcesOf("/de-en/checkout"), { timeout: 10_000, interval: 500 }).toEqual(own)
    } finally {
      await asAdmin("POST", `/admin/regions/${regionId}/payment-providers`, { provider_id: "klarna" })
    }
  },
)

test.skipIf(!klarna)(
  "pages on which customers pay run their own inline scripts, and none that somebody else wrote into them",
  async () => {
    const editId = await suggestSecondMug(await orderAsGuest("guest@example.com"))
    const shipped = await orderAsGuest("guest@example.com")
    await payAndShip(shipped)
    const cartId = await exchangeMug(shipped)
    await openPage()
    const violations: string[] = []
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
    })
    await addProduct(page, "/de-en/products/mug-ink")
    for (const path of ["/de-en/checkout", `/de-en/order-edits/${editId}`, `/de-en/swaps/${cartId}`]) {
      const view = page.waitForRequest((request) => request.url().startsWith(inject("views")))
      await page.goto(path)
      await view
      if (path.endsWith("/checkout")) await fillCheckout(page, "guest@example.com")
      // The widget shows that the scripts of the page and of the provider run.
      await choose("klarna")
      await page.getByText(/Klarna: \d+/).waitFor()
      expect(violations, path).toEqual([])
    }
    // What an injection could write: a script in the page, and a handler at an element.
    await page.route("**/de-en/checkout", async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(
        "<main",
        `<script>window.injected = "script"</script><img src="x:" onerror="window.injected = 'handler'"><main`,
      )
      await route.fulfill({ response, body: html })
    })
    await page.goto("/de-en/checkout")
    const prevented = () =>
      violations.map((text) => /inline (script|event handler)/.exec(text)?.[1]).toSorted()
    await expect.poll(prevented).toEqual(["event handler", "script"])
    expect(await page.evaluate(() => "injected" in window)).toBe(false)
  },
)
