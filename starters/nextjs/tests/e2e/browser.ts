import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core"
import { inject } from "vitest"

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium"

/**
 * What the driver turns off, and Chromium's page behind the address bar, which takes half of the time of a new context. Of
 * two lists Chromium takes the last one, so it has to be complete.
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
]

/** Starts Chromium. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", `--disable-features=${disabledFeatures.join(",")}`],
  })
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
