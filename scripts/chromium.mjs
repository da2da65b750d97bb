import { chromium } from "playwright-core"

/**
 * What the driver turns off, and Chromium's page behind the address bar: without a window nobody sees it, and it takes half
 * of the time of a new context. Of two lists Chromium takes the last one, so it has to be complete. Compare it with the
 * driver's, `disabledFeatures`, when playwright-core changes.
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
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
]

/**
 * Starts the machine's Chromium, or the one that CHROMIUM names.
 * @param {readonly string[]} [more] further arguments
 * @returns {Promise<import("playwright-core").Browser>}
 */
export function launchChromium(more = []) {
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${disabledFeatures.join(",")}`,
      ...more,
    ],
  })
}
