import { programOf } from "@stheno/create-medusa-app/internal/testing/read-page.ts"
import { pages } from "./guides.ts"

/** Guides of the modules whose code runs as one program, in a test that names them. */
export const followedModuleGuides = {
  /** begin with the setup that they show */
  alone: [
    "modules/regions-and-currencies/admin/manage-regions",
    "modules/products/admin/manage-products",
    "modules/multiwarehouse/admin/manage-inventory-items",
    "modules/regions-and-currencies/money",
  ],
  /** begin with the setup that they link */
  afterSetUp: [
    "modules/multiwarehouse/admin/manage-reservations",
    "modules/customers/admin/manage-customer-groups",
    "modules/regions-and-currencies/admin/manage-currencies",
    "modules/users/admin/manage-profile",
  ],
  /** begin after the first step of the order to practice with */
  afterStore: [
    "modules/taxes/admin/manage-tax-rates",
    "modules/products/admin/manage-collections",
    "modules/products/admin/manage-categories",
    "modules/discounts/admin/manage-discounts",
    "modules/gift-cards/admin/manage-gift-cards",
    "modules/multiwarehouse/admin/manage-item-allocations-in-orders",
    "modules/multiwarehouse/admin/manage-stock-locations",
    "modules/orders/admin/manage-draft-orders",
    "modules/taxes/inclusive-pricing",
    "modules/price-lists/admin/manage-price-lists",
    "modules/carts-and-checkout/admin/manage-shipping",
    "modules/sales-channels/admin/manage",
    "modules/taxes/admin/manage-tax-settings",
    "modules/price-lists/admin/import-prices",
    "modules/products/admin/import-products",
  ],
  /** begin after the order to practice with is placed */
  afterOrder: [
    "modules/customers/admin/manage-customers",
    "modules/orders/admin/manage-notes",
  ],
} as const

/** Guides whose curl tabs need more than commands: a file, a value that the reader makes up, or an ID of another page. */
export const withoutCurl: readonly string[] = [
  "modules/price-lists/admin/import-prices",
  "modules/products/admin/import-products",
  "modules/products/admin/manage-categories",
]

/** Guides that begin with the setup that they link, and go on with a token of an email: the step that needs it, and the event. */
export const followedWithTokens = [
  ["modules/users/admin/manage-invites", "accept", "invite.created"],
  ["modules/users/admin/manage-users", "reset", "user.password_reset"],
] as const

/** Pages that explain a model with blocks of a guide, and link it. */
export const explainedWith = {
  "modules/carts-and-checkout/payment":
    "modules/carts-and-checkout/storefront/implement-cart",
  "modules/price-lists/price-lists": "modules/price-lists/admin/manage-price-lists",
} as const

/** A page whose reader first sends the requests of a table on it. */
export const pageWithTable = "modules/carts-and-checkout/shipping"

/** Guides of the modules that other tests in this folder follow. */
export const followedByOtherTests = [
  "modules/carts-and-checkout/storefront/implement-cart",
  "modules/carts-and-checkout/storefront/implement-checkout-flow",
  "modules/customers/storefront/implement-customer-profiles",
  "modules/discounts/storefront/use-discounts-in-checkout",
  "modules/gift-cards/storefront/use-gift-cards",
  "modules/orders/admin/edit-order",
  "modules/orders/admin/manage-claims",
  "modules/orders/admin/manage-orders",
  "modules/orders/admin/manage-payments",
  "modules/orders/admin/manage-returns",
  "modules/orders/admin/manage-swaps",
  "modules/orders/admin/practice-order",
  "modules/orders/storefront/create-return",
  "modules/orders/storefront/create-swap",
  "modules/orders/storefront/handle-order-edits",
  "modules/orders/storefront/implement-claim-order",
  "modules/orders/storefront/retrieve-order-details",
  "modules/products/storefront/show-products",
  "modules/products/storefront/use-categories",
  "modules/regions-and-currencies/storefront/use-regions",
  "modules/sales-channels/storefront/use-sales-channels",
  "modules/taxes/storefront/manual-calculation",
] as const

/** Every page of the modules with code that a reader adds to a program. */
export const moduleGuides: readonly string[] = pages
  .filter((page) => page.startsWith("modules/") && programOf(page).length > 0)
  .toSorted()
