import type { Page } from "playwright-core"
import { startScripts } from "../../starters/nextjs/tests/e2e/start-scripts.ts"
import { stripeScript } from "../../starters/nextjs/tests/e2e/stripe-script.ts"
import type { Store } from "./create.ts"

/** Waits until the page of a product shows its picture. */
export async function seePicture(page: Page, { storefront }: Store, handle: string): Promise<void> {
  await page.goto(`${storefront}/de-en/products/${handle}`)
  const picture = page.locator("main img").first()
  await picture.waitFor()
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>("main img")?.naturalWidth ?? 0) > 0,
  )
  const source = (await picture.getAttribute("src")) ?? ""
  if (!decodeURIComponent(source).includes("/shop-files/file_"))
    throw new Error(`The picture comes from elsewhere: ${source}`)
}

const address = {
  first_name: "Ada",
  last_name: "Vermeer",
  address_1: "Lindenstraße 8",
  postal_code: "10969",
  city: "Berlin",
}

/**
 * Buys the product on the page with a card.
 * @param stripe the URL of the stand-in
 * @returns the number of the order
 */
export async function buy(page: Page, { storefront }: Store, stripe: string): Promise<string> {
  page.setDefaultTimeout(30_000)
  // tsx has functions keep their names with a helper that the browser does not have.
  const body = `globalThis.__name = (named) => named;${stripeScript(stripe)}`
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  )
  // The page loads its scripts when the customer touches it. Before they run, the button leads to the cart page.
  await startScripts(page)
  await page.getByRole("button", { name: "Add to bag" }).click()
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).waitFor()
  await page.goto(`${storefront}/de-en/checkout`)
  await page.locator('[name="email"]').fill("guest@example.com")
  for (const [name, value] of Object.entries(address))
    await page.locator(`[name="shipping.${name}"]`).fill(value)
  await page.waitForFunction(() => document.querySelector('[name="option_id"]:checked') !== null)
  await page.waitForFunction(() => document.querySelector('aside [aria-busy="false"]') !== null)
  await page.locator('[name="provider_id"][value="stripe"]').check()
  await page.getByLabel("Card number").fill("4242 4242 4242 4242")
  await page.getByRole("button", { name: /^Pay / }).click()
  await page.waitForURL("**/orders/*/confirmed")
  await page.getByRole("heading", { name: "Thank you" }).waitFor()
  const [, number] = /#(\d+)|(?:number|order) (\d+)/i.exec(await page.locator("main").innerText()) ?? []
  return number ?? "1"
}
