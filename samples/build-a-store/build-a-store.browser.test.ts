import type { Browser, Page } from "playwright-core"
import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import {
  openReader,
  type Reader,
} from "@stheno/create-medusa-app/internal/testing/follow-page.ts"
import {
  openWorkplace,
  type Workplace,
} from "@stheno/create-medusa-app/internal/testing/workplace.ts"
import { launchChromium } from "../../scripts/chromium.mjs"
import { openCustomer } from "./customer.ts"
import { takePicture } from "../take-picture.ts"

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 })

let place: Workplace
let reader: Reader
let browser: Browser
let shop: Page
let team: Page
let api: string
let customer: ReturnType<typeof openCustomer>

beforeAll(async () => {
  place = await openWorkplace()
  // Where "Get the packages" has put them.
  fs.symlinkSync(place.tarballs, path.join(place.folder, "stheno-packages"))
  const [apiPort, storefrontPort] = [await freePort(), await freePort()]
  api = `http://localhost:${apiPort}`
  const storefront = `http://localhost:${storefrontPort}`
  browser = await launchChromium()
  const context = await browser.newContext({
    viewport: { width: 1100, height: 720 },
    deviceScaleFactor: 1.5,
  })
  context.setDefaultTimeout(30_000)
  shop = await context.newPage()
  team = await context.newPage()
  customer = openCustomer(shop, storefront)
  reader = openReader(place, place.folder, {
    restarts: true,
    instead: [
      ["http://localhost:9000", api],
      ["http://localhost:8000", storefront],
      ["--port 8000", `--port ${storefrontPort}`],
    ],
    env: {
      PORT: String(apiPort),
      STORE_CORS: storefront,
      // Enter, when npx asks whether it may install the command
      npm_config_yes: "true",
      ...author,
    },
    actions,
  })
})
afterAll(async () => {
  await reader?.close()
  await browser?.close()
  await place?.close()
})

/** Git commits only for somebody. */
const author = {
  GIT_AUTHOR_NAME: "Ada",
  GIT_AUTHOR_EMAIL: "ada@example.com",
  GIT_COMMITTER_NAME: "Ada",
  GIT_COMMITTER_EMAIL: "ada@example.com",
}

/** What the lessons ask for in the browser, by the headings of their steps. */
const actions = {
  async "Place an order"() {
    await customer.visit()
    expect(await customer.order()).toBe("Thank you. Order 1: €18.50")
    await takePicture(shop, "build-a-store/checkout")
  },
  async "Order by bank transfer"() {
    await customer.visit()
    await customer.add("€12.50")
    const text = await customer.order("transfer")
    expect(text).toMatch(
      /^Thank you\. Please transfer €18\.50 with the reference HC-\w{8}\.$/,
    )
    await takePicture(shop, "build-a-store/transfer")
  },
  async "Change the notes"() {
    await openPage("Products")
    await team.getByRole("link", { name: "Night Watch" }).first().click()
    const section = team.locator("section").filter({
      has: team.getByRole("heading", { name: "Tasting notes" }),
    })
    await section.getByRole("textbox").fill("Dark chocolate, smoke")
    await section.getByRole("button", { name: "Save notes" }).click()
    await team.getByText("Tasting notes saved").waitFor()
    await section.scrollIntoViewIfNeeded()
    await takePicture(team, "build-a-store/widget")
  },
  async "Open the storefront"() {
    await customer.visit()
    await customer.add("€12.50")
    await takePicture(shop, "build-a-store/production")
  },
}

const openPage = (name: string) =>
  team.getByRole("link", { name, exact: true }).first().click()

it("lesson 1 ends at the dashboard", async () => {
  await reader.follow("build-a-store/create-the-store")
  const env = fs.readFileSync(path.join(place.folder, "harbor/.env"), "utf8")
  const [, password] = /^ADMIN_PASSWORD=(.*)$/m.exec(env)!
  await team.goto(`${api}/app`)
  await team.getByLabel(/email/i).fill("admin@example.com")
  await team.getByLabel(/password/i).fill(password!)
  await team.getByRole("button", { name: /sign in/i }).click()
  await team.getByRole("link", { name: "Products", exact: true }).waitFor()
  await takePicture(team, "build-a-store/dashboard")
})

it("lesson 2 ends with three products", async () => {
  await reader.follow("build-a-store/add-products")
  await openPage("Products")
  await team.getByRole("link", { name: "Night Watch" }).first().waitFor()
  await takePicture(team, "build-a-store/products")
})

it("lesson 3 ends with a storefront", async () => {
  await reader.follow("build-a-store/build-a-storefront")
  await customer.visit()
  await shop.getByText("250 g: €12.50").waitFor()
  await takePicture(shop, "build-a-store/storefront")
})

it("lesson 4 ends with a cart that a reload keeps", async () => {
  await reader.follow("build-a-store/add-a-cart")
  await customer.visit()
  await customer.add("€12.50")
  await customer.add("€25.00")
  await shop.reload()
  await shop.getByText("Total: €25.00").waitFor()
  await takePicture(shop, "build-a-store/cart")
  await shop.getByRole("button", { name: "Remove" }).click()
  await shop.getByText("Your cart is empty.").waitFor()
  await customer.add("€12.50")
})

it("lesson 5 ends with an order", async () => {
  await reader.follow("build-a-store/take-an-order")
  await openPage("Orders")
  await team
    .getByText(/Ada Byron|ada@example\.com/)
    .first()
    .waitFor()
  await takePicture(team, "build-a-store/order")
})

it("lesson 6 ends with an order that the bank has paid", async () => {
  await reader.follow("build-a-store/accept-payments")
})

it("lesson 7 ends with tasting notes in the storefront", async () => {
  await reader.follow("build-a-store/extend-products")
  await customer.visit()
  await shop.getByText("Tastes of: Cocoa, hazelnut, a little cherry").waitFor()
  await takePicture(shop, "build-a-store/notes")
})

it("lesson 8 ends with tasting notes that the team has written", async () => {
  await reader.follow("build-a-store/extend-the-dashboard")
  await customer.visit()
  await shop.getByText("Tastes of: Dark chocolate, smoke").waitFor()
  await takePicture(shop, "build-a-store/both-notes")
})

it("lesson 9 ends with the roast list", async () => {
  await reader.follow("build-a-store/automate-and-test")
  await team.reload()
  await openPage("Roast list")
  await team.getByText("Harbor Blend: 500 g").waitFor()
  await takePicture(team, "build-a-store/roast-list")
})

it("lesson 10 ends with the store in production mode", async () => {
  await reader.follow("build-a-store/deploy")
  await shop.getByText("Tastes of: Dark chocolate, smoke").waitFor()
})

function freePort(): Promise<number> {
  const server = net.createServer()
  return new Promise((resolve) => {
    server.listen(0, () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
