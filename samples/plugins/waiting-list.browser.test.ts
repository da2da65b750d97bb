import type { Page } from "playwright-core"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import {
  actionsOf,
  signIn,
  startDashboard,
} from "@stheno/admin/internal/app/tasks/testing.ts"
import { createTemporaryDirectory } from "@stheno/server/internal/testing/temporary-directory.ts"
import { takePicture } from "../take-picture.ts"

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const sources = fileURLToPath(new URL("../waiting-list/", import.meta.url))

let shop: Awaited<ReturnType<typeof startDashboard>>
let project: string
let page: Page

/** The project of the guides with their plugin, in the demo store. */
beforeAll(async () => {
  project = createTemporaryDirectory()
  fs.cpSync(path.join(sources, "shop"), project, { recursive: true })
  const plugin = path.join(project, "plugins/stheno-plugin-points")
  fs.cpSync(path.join(sources, "plugin"), plugin, { recursive: true })
  shop = await startDashboard({
    expected: /status of 401/,
    timeout: 30_000,
    cwd: project,
  })
  const context = await shop.browser.newContext({
    viewport: { width: 1100, height: 720 },
    deviceScaleFactor: 1.5,
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en-US",
  })
  context.setDefaultTimeout(30_000)
  page = await context.newPage()
  await signIn(page, shop.dashboard)
})
afterAll(async () => {
  await shop?.close()
  fs.rmSync(project, { recursive: true, force: true })
})

const regionOf = (name: string) => page.getByRole("region", { name })

it("shows the list of first steps of the project above the overview", async () => {
  await page.goto(`${shop.dashboard}/a/overview`)
  const steps = regionOf("First steps").filter({ hasText: "Say where you sell" })
  await steps.getByText("Done: Add what you sell").waitFor()
  await regionOf("Newest orders").waitFor()
  await page.waitForLoadState("networkidle")
  await takePicture(page, "extensions/first-steps")
})

it("shows the card of a settings page, and the page", async () => {
  await page.goto(`${shop.dashboard}/a/settings`)
  const card = page.getByRole("link", { name: "Waiting list The message to" })
  await card.scrollIntoViewIfNeeded()
  await takePicture(page, "extensions/setting-card")
  await card.click()
  await page.getByRole("heading", { level: 1, name: "Waiting list" }).waitFor()
  await page.getByLabel("Text").fill("It is here again.")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("Message saved").waitFor()
  await takePicture(page, "extensions/setting-page")
})

it("shows the points of an order below it", async () => {
  const id = await placeOrder()
  await page.goto(`${shop.dashboard}/a/orders/${id}`)
  await vi.waitFor(
    async () => {
      await page.reload()
      await regionOf("Items").waitFor()
      const points = page.getByText("This order has earned 7 points.")
      await points.waitFor({ timeout: 3_000 })
    },
    { timeout: 60_000 },
  )
  await page.getByText("This order has earned 7 points.").scrollIntoViewIfNeeded()
  await page.waitForLoadState("networkidle")
  await takePicture(page, "extensions/points")
})

/** Orders a product of the demo store. */
async function placeOrder(): Promise<string> {
  const { read, send } = actionsOf(page, shop.dashboard)
  const { regions } = await read("/store/regions")
  const { products } = await read("/store/products?is_giftcard=false&limit=1")
  const { cart } = await send("/store/carts", {
    region_id: regions[0].id,
    items: [{ variant_id: products[0].variants[0].id, quantity: 1 }],
  })
  await send(`/store/carts/${cart.id}`, { email: "grace@example.com" })
  await send(`/store/carts/${cart.id}/payment-sessions`, {})
  const { type, data } = await send(`/store/carts/${cart.id}/complete`, {})
  expect(type).toBe("order")
  return data.id
}
