import { expect, test } from "vitest"
import { launch, newPage } from "./browser"
import { addProduct, asAdmin, placeOrder } from "./store"

test("a gift card is in the list of products, and is bought without shipping", async () => {
  const { product } = await asAdmin("POST", "/admin/products", {
    title: "Gift card of the tests",
    is_giftcard: true,
    discountable: false,
    status: "published",
    options: [{ title: "Denomination" }],
    variants: [
      {
        title: "50",
        manage_inventory: false,
        options: [{ value: "50" }],
        prices: [{ currency_code: "eur", amount: 5000 }],
      },
    ],
  })
  const { id, handle } = product as { id: string; handle: string }
  const browser = await launch()
  try {
    const page = await newPage(browser)
    await page.goto("/de-en/products?q=gift+card+of+the+tests")
    await page.getByRole("article").getByRole("link", { name: "Gift card of the tests" }).first().waitFor()
    await addProduct(page, `/de-en/products/${handle}`)
    await page.goto("/de-en/checkout")
    await page.locator('[name="email"]').fill("giver@example.com")
    for (const [name, value] of Object.entries({
      first_name: "Ada",
      last_name: "Vermeer",
      address_1: "Lindenstraße 8",
      postal_code: "10969",
      city: "Berlin",
    }))
      await page.locator(`[name="shipping.${name}"]`).fill(value)
    await page.waitForFunction(() => document.querySelector('aside [aria-busy="false"]') !== null)
    const { order } = await asAdmin("GET", `/admin/orders/${await placeOrder(page)}`)
    expect(order).toMatchObject({ email: "giver@example.com", total: 5000, shipping_total: 0 })
  } finally {
    await browser.close()
    await asAdmin("DELETE", `/admin/products/${id}`)
  }
})
