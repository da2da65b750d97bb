import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(() => shop?.close())

const address = {
  first_name: "Ada",
  last_name: "Byron",
  address_1: "Way 1",
  city: "Home",
  postal_code: "12345",
}

/** An order that a customer pays with a gift card, and with the manual provider where the card does not cover it. */
async function orderWithCard(value: number) {
  const { read, send } = shop
  const { regions } = await read("/admin/regions?limit=10")
  const region = regions.find((each) => each.currency_code === "eur")
  const { gift_card: card } = await send("/admin/gift-cards", { value, region_id: region.id })
  const { shipping_options } = await read(`/admin/shipping-options?region_id=${region.id}&is_return=false`)
  const { variants } = await read(`/admin/variants?region_id=${region.id}&limit=100&expand=product`)
  const variant = variants.find((each) => !each.product.is_giftcard && each.inventory_quantity > 10)
  const { cart } = await send("/store/carts", {
    region_id: region.id,
    items: [{ variant_id: variant.id, quantity: 3 }],
  })
  const path = `/store/carts/${cart.id}` as const
  const shipping_address = { ...address, country_code: region.countries[0].iso_2 }
  await send(path, { email: "ada@cards.example.com", shipping_address, billing_address: shipping_address })
  await send(`${path}/shipping-methods`, { option_id: shipping_options[0].id })
  const { cart: ready } = await send(path, { gift_cards: [{ code: card.code }] })
  if (ready.total > 0) {
    await send(`${path}/payment-sessions`)
    await send(`${path}/payment-session`, { provider_id: "manual" })
  }
  const { data } = await send(`${path}/complete`)
  const { order } = await read(`/admin/orders/${data.id}`)
  return { order, card }
}

/** The lines below the items, by their names, in cents: `€1,234.50` is 123450. */
async function shownLines(): Promise<Map<string, number>> {
  const rows = await shop.page
    .locator(".totals > div")
    .evaluateAll((lines) =>
      lines.map((line) => [...line.children].map((child) => child.textContent ?? "") as [string, string]),
    )
  return new Map(
    rows.map(([name, amount]) => [name, Math.round(Number(amount.replace(/[^\d.-]/g, "")) * 100)]),
  )
}

/** The amount of the only line of that name: `Shipping` is also `Shipping · Express`. */
function lineOf(lines: ReadonlyMap<string, number>, name: string): number {
  const found = [...lines].filter(([each]) => each === name || each.startsWith(`${name} · `))
  expect(
    found.map(([each]) => each),
    name,
  ).toHaveLength(1)
  return found[0]![1]
}

it("counts the payments to capture without orders that a gift card paid wholly", async () => {
  const { page, open, read, link, button, heading } = shop
  const { order: authorized } = await orderWithCard(1000)
  const { order: paid } = await orderWithCard(1_000_000)
  expect([authorized, paid].map(({ payment_status }) => payment_status)).toEqual(["awaiting", "awaiting"])
  const { count } = await read("/admin/orders?status[]=pending&has_payment_to_capture=true&limit=1")
  const { count: awaiting } = await read("/admin/orders?status[]=pending&payment_status[]=awaiting&limit=1")
  expect(count).toBeLessThan(awaiting)
  await open("overview", /./)
  await link(`Payments to capture ${count}`).click()
  await heading("Orders").waitFor()
  const row = (each: typeof paid) =>
    page.getByRole("row").filter({ hasText: new RegExp(`#${each.display_id}(?!\\d)`) })
  await page.getByText(new RegExp(`^1–\\d+ of ${count}$`)).waitFor()
  await row(authorized).waitFor()
  expect(await row(paid).count()).toBe(0)
  await button("To capture: Yes").click()
  await page.getByRole("option", { name: "No" }).click()
  await row(paid).waitFor()
  expect(await row(authorized).count()).toBe(0)
  expect(await shop.flaws()).toEqual([])
})

it.each([
  ["partly", 1000],
  ["wholly", 1_000_000],
])("shows an order that a gift card pays %s, with figures that add up", async (_, value) => {
  const { page, open, read, button, dialog, inDialog } = shop
  const { order, card } = await orderWithCard(value)
  const taken = order.gift_card_transactions.reduce((sum, { amount }) => sum + amount, 0)
  await open(`orders/${order.id}`, `Order #${order.display_id}`)
  await page.locator(".totals").getByText(card.code).waitFor()
  const lines = await shownLines()
  const [goods, shipping, addedTax] = ["Subtotal", "Shipping", "Tax"].map((name) => lineOf(lines, name))
  // In a region whose gift cards are taxed, a card also pays the tax on what it pays for.
  const ofCard = lineOf(lines, "Gift card")
  expect(ofCard).toBe(-(order.gift_card_total + (order.gift_card_tax_total ?? 0)))
  expect(goods! + shipping! + addedTax! + ofCard).toBe(lineOf(lines, "Total"))
  expect(lineOf(lines, "Total")).toBe(order.total)
  expect(lineOf(lines, `Taken from gift card ${card.code}`)).toBe(taken)
  expect(lineOf(lines, "Paid")).toBe(0)
  expect(await shop.flaws()).toEqual([])
  if (order.total === 0) {
    const payment = page.getByRole("region", { name: "Payment" })
    await payment.getByText("This order has no payment.").waitFor()
    await payment.getByText("Paid", { exact: true }).waitFor()
    expect(await button("Capture payment").count(), "nothing is left to pay").toBe(0)
  } else {
    await button("Capture payment").click()
    await dialog()
      .getByText(`€${(order.total / 100).toFixed(2)}`)
      .first()
      .waitFor()
    await inDialog("Capture payment").click()
    await expect.poll(async () => lineOf(await shownLines(), "Paid")).toBe(order.total)
  }
  const { gift_card } = await read(`/admin/gift-cards/${card.id}`)
  expect(gift_card.balance).toBe(value - taken)
})

it("changes the billing address of an order by clicks, and leaves the shipping address as it is", async () => {
  const { page, open, choose, dialog, inDialog, read } = shop
  const { order } = await orderWithCard(1000)
  await open(`orders/${order.id}`, `Order #${order.display_id}`)
  await choose("Customer", "Change billing address")
  expect(await dialog().getByLabel("City").inputValue()).toBe("Home")
  await dialog().getByLabel("City").fill("Invoiceville")
  await dialog().getByLabel("Company").fill("Byron & Sons")
  await inDialog("Save").click()
  await dialog().waitFor({ state: "detached" })
  await page.getByText("12345 Invoiceville").waitFor()
  const after = (await read(`/admin/orders/${order.id}`)).order
  expect(after.billing_address).toMatchObject({
    city: "Invoiceville",
    company: "Byron & Sons",
    address_1: "Way 1",
  })
  expect(after.shipping_address).toMatchObject({ city: "Home", address_1: "Way 1" })
  expect(shop.complaints).toEqual([])
})
