import type { V1Compatibility } from "../platform/kernel/v1-compatibility.ts"
import type { V1Difference } from "./difference.ts"

/** Differences that a setting of `v1Compatibility` ends, by that setting. */
export const switchedDifferences: Readonly<
  Record<keyof V1Compatibility, Omit<V1Difference, "leak" | "setting">>
> = {
  draftProductsById: {
    id: "drafts-by-id",
    area: "Catalog",
    when: "`GET /store/products/{id}`, `GET /store/variants` and `GET /store/variants/{id}` for a product that is not published",
    v1: "returns it; only `GET /store/products` hides it",
    stheno: "returns `404`, and `GET /store/variants` leaves its variants out",
    why: "The ID of a product that was published before is known, and its next price or description must not be public.",
  },
  cartsAndOrdersOfOthers: {
    id: "carts-and-orders-of-others",
    area: "Accounts",
    when: "A signed-in customer uses the ID of a cart, order, return, swap, order edit or payment collection of another account",
    v1: "returns and changes it",
    stheno:
      "returns `404`. As in v1, anyone can use a guest's cart or order by its ID, and a client that is not signed in can use any of them.",
    why: "Customers must not see each other's addresses and purchases.",
  },
  customersOnCarts: {
    id: "customers-on-carts",
    area: "Accounts",
    when: "`customer` of a cart that belongs to an account",
    v1: "contains the customer's name, email and phone number for everyone who has the cart's ID",
    stheno: "is `null` unless the account itself or an admin user requests it",
    why: "The ID of a cart is in URLs and logs.",
  },
  accountsOnGuestCarts: {
    id: "accounts-on-guest-carts",
    area: "Accounts",
    when: "`customer_id` of an account on a cart, from a client that is not signed in as this customer",
    v1: "assigns the cart to the account, with the prices of its groups and discounts for them",
    stheno: "returns `404`",
    why: "Anyone could order in the name of a customer and with the customer's prices.",
  },
  addressesOfOthers: {
    id: "addresses-of-others",
    area: "Accounts",
    when: "`shipping_address` or `billing_address` of a cart, a draft order or a customer is the ID of an address",
    v1: "accepts the ID of any address, even another customer's, and shows the address",
    stheno:
      "accepts an address from the address book of the signed-in customer or of the draft's customer. In a guest's cart, it must belong to no customer. Otherwise the response is `404`.",
    why: "With an ID, anyone could find out where a customer lives.",
  },
  hiddenCategoriesInTree: {
    id: "hidden-categories-in-tree",
    area: "Catalog",
    when: "`GET /store/product-categories` with `include_descendants_tree`",
    v1: "includes inactive and internal categories below active ones",
    stheno: "includes only active, public categories, as every other response of the store API does",
    why: "Categories that the store does not show must not be public.",
  },
  variantsOfOtherProducts: {
    id: "variants-of-other-products",
    area: "Catalog",
    when: "`DELETE /admin/products/{id}/variants/{variant_id}` with the ID of a variant that belongs to another product",
    v1: "deletes the variant",
    stheno: "does not delete it; the response is the same as for a variant that does not exist",
    why: "A request about one product must not change another one.",
  },
  removingFulfilledItems: {
    id: "removing-fulfilled-items",
    area: "Orders",
    when: "An order edit removes a line item with fulfilled units, or leaves fewer units than were fulfilled or returned",
    v1: "accepts it",
    stheno: "returns `400`",
    why: "The customer would get money back for units that are on their way.",
  },
  tokensOfV1: {
    id: "tokens-of-v1",
    area: "Accounts",
    when: "A link to reset a password, accept an invite or claim orders that v1 sent before the migration, or an earlier link of an invite that was sent again",
    v1: "is valid",
    stheno: "is not valid. Send it again.",
    why: "v1 signs reset tokens with the stored password hash, so anyone who can read the database can create them, and its tokens to claim orders work more than once.",
  },
  shortPasswords: {
    id: "short-passwords",
    area: "Accounts",
    when: "A new password has fewer than 8 characters",
    v1: "accepts it, and for customers even an empty one",
    stheno:
      "rejects it with `400`; the maximum is 128 characters. Shorter passwords that v1 stored still work for signing in.",
    why: "Short passwords are easy to guess.",
  },
}
