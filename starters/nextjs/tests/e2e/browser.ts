import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core"
import { inject } from "vitest"

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium"

/** Starts Chromium. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath, args: ["--no-sandbox"] })
}

/** A page of a new customer; addresses are relative to the storefront. */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: inject("storefront"),
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    ...options,
  })
  return context.newPage()
}
