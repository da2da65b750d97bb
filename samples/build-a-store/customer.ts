import type { Page } from "playwright-core"
import { vi } from "vitest"

const details = {
  Email: "ada@example.com",
  "First name": "Ada",
  "Last name": "Byron",
  "Street and number": "Main Street 1",
  "Postal code": "10115",
  City: "Berlin",
}

/** A customer at the storefront of the course. */
export function openCustomer(page: Page, storefront: string) {
  return {
    /** Opens the storefront, and waits for its products. */
    async visit() {
      // A page that is open reloads itself when a file is saved, and aborts this once.
      await vi.waitFor(() => page.goto(storefront), { timeout: 30_000 })
      await page.getByRole("heading", { name: "Harbor Blend" }).waitFor()
    },
    /** Puts a bag of Harbor Blend into the cart, whose total is then this. */
    async add(total: string) {
      await page.getByRole("button", { name: "Add to cart" }).first().click()
      await page.getByText(`Total: ${total}`).waitFor()
    },
    /** Fills in the form and places the order. @returns what the page says */
    async order(payment?: string): Promise<string> {
      for (const [label, text] of Object.entries(details))
        await page.getByLabel(label, { exact: true }).fill(text)
      await page.getByLabel("Country").selectOption("de")
      if (payment) await page.getByLabel("Payment").selectOption(payment)
      await page.getByRole("button", { name: "Place the order" }).click()
      const status = page.getByRole("status").filter({ hasText: /./ })
      await status.scrollIntoViewIfNeeded()
      return status.innerText()
    },
  }
}
