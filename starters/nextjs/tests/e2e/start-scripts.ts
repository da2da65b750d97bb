import type { Page } from "playwright-core"

/** Touches the page as a customer with a mouse does first, and waits until its scripts run: static pages load them then. */
export async function startScripts(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.waitForFunction(() => {
    const cart = document.querySelector('header a[href$="/cart"]')
    return cart !== null && Object.keys(cart).some((key) => key.startsWith("__react"))
  })
}
