import type { DocsPage } from "../pages.ts"

const page = (route: string, title: string, markdown: string, more: Partial<DocsPage> = {}): DocsPage => ({
  route,
  title,
  description: `About ${title.toLowerCase()}`,
  kind: "guide",
  keywords: "",
  area: "Modules",
  audiences: ["developer", "operator", "storefront"],
  markdown: `# ${title}\n\n${markdown}\n`,
  ...more,
})

/** A documentation of few pages. */
export const demoPages: readonly DocsPage[] = [
  page("/", "Stheno documentation", "Where to begin.", { kind: "index" }),
  page("/modules/orders/admin/manage-orders", "Manage orders", "Money of an order is refunded in parts.", {
    audiences: ["operator"],
    keywords: "refund",
  }),
  page(
    "/modules/orders",
    "The order model",
    "An order keeps what was agreed.\n\nA refund is money that went back.",
  ),
  page("/js-client/overview", "JavaScript client", "Calls the API from TypeScript.", {
    audiences: ["storefront"],
  }),
  page("/references/entities/classes/LineItem", "LineItem", "A variant in a quantity.", {
    kind: "reference",
  }),
  page("/references/entities/enums/OrderStatus", "OrderStatus", "- `pending`", { kind: "reference" }),
  page("/references/medusa-react/others", "Providers", "Hooks.\n\n### useCart\n\nThe cart.", {
    kind: "reference",
  }),
  page("/api/store/carts/PostCart", "Create a cart", "**POST** `/store/carts`", {
    kind: "api",
    description: "POST /store/carts: create a cart.",
  }),
]
