import type { Page } from "playwright-core"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, it, vi } from "vitest"
import {
  actionsOf,
  signIn,
  startDashboard,
} from "@stheno/admin/internal/app/tasks/testing.ts"
import { writeFiles } from "@stheno/testing/project-folder.ts"
import { takePicture } from "../take-picture.ts"

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const plugin = fileURLToPath(
  new URL("../../plugins/product-reviews/", import.meta.url),
)

let shop: Awaited<ReturnType<typeof startDashboard>>
let project: string
let page: Page

beforeAll(async () => {
  project = writeFiles({
    "stheno.config.ts": `export default { plugins: ["product-reviews"] }`,
  })
  const target = path.join(project, "plugins/product-reviews")
  for (const part of ["package.json", "src"])
    fs.cpSync(path.join(plugin, part), path.join(target, part), { recursive: true })
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

it("lists reviews that wait for a decision, and approves one", async () => {
  await review("Ada", {
    rating: 5,
    title: "Warm and soft",
    content: "I use it every day.",
  })
  await review("Grace", {
    rating: 3,
    title: "Good",
    content: "A little smaller than I thought.",
  })
  await page.goto(`${shop.dashboard}/a/overview`)
  await page.getByRole("link", { name: "Reviews", exact: true }).click()
  await page.getByText("2 reviews", { exact: true }).waitFor()
  await page.waitForLoadState("networkidle")
  await takePicture(page, "extensions/reviews")
  await page
    .getByRole("button", { name: /Approve/ })
    .first()
    .click()
  await page.getByText("1 review", { exact: true }).waitFor()
})

/** Registers a customer, who reviews a product of the demo store. */
async function review(name: string, text: object): Promise<void> {
  const { read, send } = actionsOf(page, shop.dashboard)
  await send("/store/customers", {
    email: `${name.toLowerCase()}@readers.example.com`,
    password: "supersecret",
    first_name: name,
    last_name: "Reader",
  })
  const { products } = await read("/store/products?is_giftcard=false&limit=1")
  await send<string>(`/store/products/${products[0].id}/reviews`, { ...text, name })
}
