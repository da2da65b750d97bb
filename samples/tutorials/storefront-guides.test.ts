import { addedOperations, createApp } from "@stheno/core/host"
import { seedDemoShop } from "@stheno/demo-shop"
import Medusa from "@stheno/js-client"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { stable } from "../stable.ts"
import { runGuide, shownBy, type GuideProgram } from "./run-guide.ts"

vi.setConfig({ testTimeout: 180_000 })

const practice = "modules/orders/admin/practice-order"

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

it.each([
  "modules/regions-and-currencies/storefront/use-regions",
  "modules/products/storefront/use-categories",
  "modules/discounts/storefront/use-discounts-in-checkout",
  "modules/sales-channels/storefront/use-sales-channels",
  "modules/taxes/storefront/manual-calculation",
])("%s works in an empty store after the step that it links", async (page) => {
  await follow({ pages: [practice, page], skips: ["place", "ship"] })
})

it.each([
  "modules/orders/storefront/create-return",
  "modules/orders/storefront/create-swap",
  "modules/orders/admin/manage-returns",
  "modules/orders/admin/manage-claims",
])("%s works with the order that it links", async (page) => {
  await follow({ pages: [practice, page] })
})

it.each([
  "modules/orders/storefront/handle-order-edits",
  "modules/orders/admin/edit-order",
])("%s works with an order that is not captured", async (page) => {
  await follow({ pages: [practice, page], skips: ["ship"] })
})

it("a customer claims the order of a guest with the token of the email", async () => {
  await follow({
    pages: [practice, "modules/orders/storefront/implement-claim-order"],
    skips: ["ship"],
    before: {
      confirm: [
        "token",
        async () => (await told("order-update-token.created"))["token"],
      ],
    },
  })
})

it.each([
  "modules/orders/storefront/retrieve-order-details",
  "modules/orders/admin/manage-payments",
])("%s works with the IDs of the order, in a program of its own", async (page) => {
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

it("a gift card is bought, and spent with the code of the email", async () => {
  await follow({
    pages: [practice, "modules/gift-cards/storefront/use-gift-cards"],
    skips: ["place", "ship"],
    before: { look: ["code", codeOfCard] },
  })
})

/** The team captures the payment of the card, and the customer gets the code. */
async function codeOfCard(): Promise<string> {
  const { orders } = (await shop.admin("GET", "/admin/orders")).body
  await shop.admin("POST", `/admin/orders/${orders[0].id}/capture`)
  const { id } = await told("gift_card.created")
  return (await shop.admin("GET", `/admin/gift-cards/${id}`)).body.gift_card.code
}

it.each(["an empty store", "the demo store"])(
  "a customer registers, and resets the password with the token of the email, in %s",
  async (kind) => {
    if (kind === "the demo store") await fillStore()
    await follow({
      pages: ["modules/customers/storefront/implement-customer-profiles"],
      before: {
        reset: [
          "token",
          async () => (await told("customer.password_reset"))["token"],
        ],
      },
    })
  },
)

async function fillStore(): Promise<void> {
  const app = createApp(shop.engine, addedOperations)
  await seedDemoShop({
    fetch: async (request) => app.fetch(request),
    credentials: { email: "admin@example.com", password: "supersecret" },
    putImage: async (name) => `http://localhost:9000/${name}`,
  })
}

async function placeOrder() {
  const returns = { order: "order.id", basket: "basket.id" }
  return follow({ pages: [practice], skips: ["ship"], returns })
}

/** What the newest event of a name contains: an email passes it on. */
async function told(event: string): Promise<Record<string, string>> {
  const events = await shop.events()
  return events.findLast(({ name }) => name === event)!.data as Record<
    string,
    string
  >
}
