import { addedOperations, createApp } from "@stheno/core/host"
import { seedDemoShop } from "@stheno/demo-shop"
import type { TestApp } from "@stheno/testing/test-app.ts"
import type { GuideProgram } from "./run-guide.ts"

/** The page that creates what other guides begin with. */
export const practice = "modules/orders/admin/practice-order"

/** The totals of the practice order: prices in euros include the tax in the demo store. */
const placed = "orders/practice-order/place"

/** A guide that begins after a step of the order to practice with. */
export interface PracticeGuide {
  readonly page: string
  /** steps of the practice order that the guide does not need */
  readonly skips?: readonly string[]
  /** a region of the demo store that the reader deletes first */
  readonly replaces?: string
  readonly before?: (shop: TestApp) => GuideProgram["before"]
  /** outputs that differ in the demo store, which has other records */
  readonly differs: readonly string[]
}

/** Guides to storefronts, and those to orders in the Admin API. */
export const practiceGuides: readonly PracticeGuide[] = [
  {
    page: "modules/products/storefront/use-categories",
    skips: ["place", "ship"],
    differs: ["tree", "products", "of-product"].map(
      (step) => `products/use-categories/${step}`,
    ),
  },
  {
    page: "modules/discounts/storefront/use-discounts-in-checkout",
    skips: ["place", "ship"],
    differs: ["create", "apply", "lines", "shipping"].map(
      (step) => `discounts/use-discounts/${step}`,
    ),
  },
  {
    page: "modules/sales-channels/storefront/use-sales-channels",
    skips: ["place", "ship"],
    differs: ["sales-channels/use/without"],
  },
  {
    page: "modules/taxes/storefront/manual-calculation",
    skips: ["place", "ship"],
    differs: ["taxes/manual-calculation/without", "taxes/manual-calculation/with"],
  },
  {
    page: "modules/orders/storefront/create-return",
    differs: [placed, "orders/create-return/create"],
  },
  {
    page: "modules/orders/storefront/create-swap",
    differs: [placed, "orders/create-swap/cart", "orders/create-swap/retrieve"],
  },
  {
    page: "modules/orders/admin/manage-returns",
    differs: [
      placed,
      ...["request", "list", "receive"].map(
        (step) => `orders/manage-returns/${step}`,
      ),
    ],
  },
  { page: "modules/orders/admin/manage-claims", differs: [placed] },
  {
    page: "modules/orders/admin/manage-swaps",
    differs: [
      placed,
      "orders/manage-swaps/retrieve",
      "orders/manage-swaps/confirmed",
    ],
  },
  {
    page: "modules/orders/storefront/handle-order-edits",
    skips: ["ship"],
    differs: [
      placed,
      ...["show", "pay", "complete"].map(
        (step) => `orders/handle-order-edits/${step}`,
      ),
    ],
  },
  {
    page: "modules/orders/admin/edit-order",
    skips: ["ship"],
    differs: [
      placed,
      ...["create", "add", "update", "request", "pay", "complete"].map(
        (step) => `orders/edit-order/${step}`,
      ),
    ],
  },
  {
    page: "modules/orders/storefront/implement-claim-order",
    skips: ["ship"],
    before: (shop) => ({
      confirm: [
        "token",
        async () => (await told(shop, "order-update-token.created"))["token"],
      ],
    }),
    differs: [placed, "orders/claim-orders/confirm"],
  },
  {
    page: "modules/gift-cards/storefront/use-gift-cards",
    skips: ["place", "ship"],
    before: (shop) => ({ look: ["code", () => codeOfCard(shop)] }),
    differs: ["create", "show", "look", "apply"].map(
      (step) => `gift-cards/use-gift-cards/${step}`,
    ),
  },
  // The last one, because it deletes a region of the demo store.
  {
    page: "modules/regions-and-currencies/storefront/use-regions",
    skips: ["place", "ship"],
    replaces: "United States",
    differs: ["regions/use-regions/list"],
  },
]

/** The team captures the payment of the card, and the customer gets the code. */
async function codeOfCard(shop: TestApp): Promise<string> {
  const { orders } = (await shop.admin("GET", "/admin/orders")).body
  await shop.admin("POST", `/admin/orders/${orders[0].id}/capture`)
  const { id } = await told(shop, "gift_card.created")
  return (await shop.admin("GET", `/admin/gift-cards/${id}`)).body.gift_card.code
}

/** What the newest event of a name contains: an email passes it on. */
export async function told(
  shop: TestApp,
  event: string,
): Promise<Record<string, string>> {
  const events = await shop.events()
  return events.findLast(({ name }) => name === event)!.data as Record<
    string,
    string
  >
}

/** Makes the demo store, as `npm start` does. */
export async function fillStore(shop: TestApp): Promise<void> {
  const app = createApp(shop.engine, addedOperations)
  await seedDemoShop({
    fetch: async (request) => app.fetch(request),
    credentials: { email: "admin@example.com", password: "supersecret" },
    putImage: async (name) => `http://localhost:9000/${name}`,
  })
}
