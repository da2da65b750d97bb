import type { Page } from "playwright-core"
import { launchChromium } from "../../../scripts/chromium.mjs"
import { serveSite } from "@stheno/docs/internal/testing/site-server.ts"
import { siteFolder } from "@stheno/docs/internal/testing/built-site.ts"

/** Milliseconds from the press to the first result that nobody should wait longer for. */
const most = 3_000
const operation = "/api/admin/orders/PostOrdersOrderCapture"
const list = "/api/store/products/GetProducts"
const sample = "/modules/regions-and-currencies/admin/manage-regions"
const guide = "/modules/carts-and-checkout/storefront/implement-cart"
const curl = { tab: "curl", run: "curl/carts/use-cart.sh#create", shown: ".try-part .try-status" }
const react = { tab: "React", run: "react/carts/use-cart/create.tsx#create", shown: ".try-component li" }

const server = await serveSite(siteFolder)
const browser = await launchChromium()
try {
  const page = await (await browser.newContext()).newPage()
  const cold = await firstResult(page, list)
  const warm: number[] = []
  for (const path of [list, operation, list, operation, list]) warm.push(await firstResult(page, path))
  const samples = [await firstResult(page, sample), await firstResult(page, sample)]
  const inCurl = [await firstOf(page, curl), await firstOf(page, curl)]
  const inReact = [await firstOf(page, react), await firstOf(page, react)]
  const worst = Math.max(...warm, ...inCurl, ...inReact)
  console.log(`first result: nothing in the cache ${cold} ms; warm ${warm.join(", ")} ms`)
  console.log(`first step of a sample: ${samples.join(", ")} ms`)
  console.log(`first command of curl: ${inCurl.join(", ")} ms; first component: ${inReact.join(", ")} ms`)
  if (worst > most) throw new Error(`a reader waited ${worst} ms, more than ${most}`)
} finally {
  await browser.close()
  await server.close()
}

/** Opens a page afresh and runs the first thing on it. */
async function firstResult(page: Page, path: string): Promise<number> {
  await page.goto(server.origin + path, { waitUntil: "networkidle" })
  const started = performance.now()
  await page.locator("[data-island=request]:visible, [data-run]:visible").first().click()
  await page.locator(".try-part").first().waitFor({ timeout: 60_000 })
  return Math.round(performance.now() - started)
}

/** The same for a step in another language; a component is there when it shows what was answered. */
async function firstOf(page: Page, { tab, run, shown }: typeof curl): Promise<number> {
  await page.goto(server.origin + guide, { waitUntil: "networkidle" })
  await page.getByRole("tab", { name: tab, exact: true }).first().click()
  const started = performance.now()
  await page.locator(`[data-run="${run}"]`).click()
  await page.locator(shown).first().waitFor({ timeout: 60_000 })
  return Math.round(performance.now() - started)
}
