/** What is known of a difference in who may see or do something. */
export interface Leak {
  /** the test of what Stheno does, from the root of the repository */
  readonly test: string
  /** why no setting of `v1Compatibility` brings v1's behavior back; only differences with a setting have none */
  readonly noSetting?: string
}

const auth = "packages/core/src/commerce/people/auth"

/** The differences in who may see or do something that no setting ends, by their ID. */
export const leaks: Readonly<Record<string, Required<Leak>>> = {
  "accounts-by-email": {
    test: `${auth}/account-exists.test.ts`,
    noSetting: "Stheno does the same as v1, and a middleware ends it.",
  },
  "cart-taken-over-by-update": {
    test: "packages/core/src/commerce/sales/carts/carts.test.ts",
    noSetting: "An empty update after sign-in has the same effect.",
  },
  "cart-reach-of-expand": {
    test: "packages/core/src/commerce/sales/carts/cart-access.test.ts",
    noSetting: "Signed-in customers read their orders and addresses with the operations for them.",
  },
  "own-orders-reach-of-expand": {
    test: "packages/core/src/commerce/orders/orders/order-access.test.ts",
    noSetting: "What the storefront may show of a product is in the catalog.",
  },
  "api-tokens-of-others": {
    test: "packages/core/src/commerce/people/users/users.test.ts",
    noSetting: "Users can set the token themselves.",
  },
  "key-shows-own-names": {
    test: "packages/core/src/commerce/catalog/products/channel-names.test.ts",
    noSetting: "A key shows more if you add sales channels to it.",
  },
  "claim-token-once": {
    test: "packages/core/src/commerce/orders/orders/claim-orders.test.ts",
    noSetting: "Customers can request another token.",
  },
  "password-ends-sessions": {
    test: `${auth}/reset-password.test.ts`,
    noSetting: "Signing in again starts a new session.",
  },
  "sign-out-ends-token": {
    test: `${auth}/sign-out.test.ts`,
    noSetting: "A client that still needs the token does not sign out.",
  },
  "session-hashes": {
    test: `${auth}/log-in.test.ts`,
    noSetting: "Clients send the cookie in the same way.",
  },
  "reset-token-not-readable": {
    test: `${auth}/reset-password.test.ts`,
    noSetting: "Clients treat both status codes as an error.",
  },
  "personal-responses": {
    test: "packages/core/src/platform/http/personal-responses.test.ts",
    noSetting: "A middleware can set another header for a route.",
  },
  "products-of-categories": {
    test: "packages/core/src/commerce/catalog/categories/categories.test.ts",
    noSetting: "The Admin API returns all products.",
  },
  "prices-of-unnamed-variants": {
    test: "packages/core/src/commerce/catalog/pricing/variant-prices.test.ts",
    noSetting: "Customers of the group get the price of their group.",
  },
  "reach-of-fields": {
    test: "packages/core/src/platform/http/odd-queries.test.ts",
    noSetting: "The Admin API returns these relations.",
  },
  "categories-of-products": {
    test: "packages/core/src/commerce/catalog/products/store-products.test.ts",
    noSetting: "The Admin API returns all categories.",
  },
}
