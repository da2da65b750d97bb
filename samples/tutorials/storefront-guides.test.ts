import Medusa from "@stheno/js-client"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { stable } from "../stable.ts"
import {
  fillStore,
  practice,
  practiceGuides,
  told,
  type PracticeGuide,
} from "./practice-guides.ts"
import { runGuide, shownBy, type GuideProgram } from "./run-guide.ts"

vi.setConfig({ testTimeout: 180_000 })

let shop: TestApp
let server: ServedEngine
beforeEach(async () => {
  shop = await createTestApp()
  server = await serveEngine(shop.engine)
})
afterEach(async () => {
  await server.close()
  await shop.close()
})

/** Expects that a program of pages prints what they show. */
async function follow(program: GuideProgram) {
  const { printed, returned } = await runGuide(server.baseUrl, program)
  expect(printed.map(stable)).toEqual(shownBy(program))
  return returned
}

const program = ({ page, skips, before }: PracticeGuide): GuideProgram => ({
  pages: [practice, page],
  skips,
  before: before?.(shop),
})

it.each(practiceGuides)(
  "$page works in an empty store after the step that it links",
  async (each) => {
    await follow(program(each))
  },
)

it.each([
  "modules/orders/storefront/retrieve-order-details",
  "modules/orders/admin/manage-payments",
])("%s works with the IDs of the order, in a separate program", async (page) => {
  const { order, basket } = await placeOrder()
  const medusa = new Medusa({ baseUrl: server.baseUrl })
  if (page.includes("/admin/"))
    await medusa.admin.auth.getToken({
      email: "admin@example.com",
      password: "supersecret",
    })
  await follow({
    pages: [page],
    values: { medusa, orderId: order, cartId: basket },
  })
})

it("the guide to managing orders finds the order itself", async () => {
  await placeOrder()
  await follow({ pages: ["modules/orders/admin/manage-orders"] })
})

it.each(["an empty store", "the demo store"])(
  "a customer registers, and resets the password with the token of the email, in %s",
  async (kind) => {
    if (kind === "the demo store") await fillStore(shop)
    await follow({
      pages: ["modules/customers/storefront/implement-customer-profiles"],
      before: {
        reset: [
          "token",
          async () => (await told(shop, "customer.password_reset"))["token"],
        ],
      },
    })
  },
)

async function placeOrder() {
  const returns = { order: "order.id", basket: "basket.id" }
  return follow({ pages: [practice], skips: ["ship"], returns })
}
