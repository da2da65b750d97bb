import type { V1Difference } from "./difference.ts"

/** Differences of accounts, sessions and passwords. */
export const accountDifferences: readonly V1Difference[] = [
  {
    id: "cart-taken-over-by-update",
    area: "Accounts",
    when: "A signed-in customer retrieves a guest's cart",
    v1: "`GET /store/carts/{id}` assigns the cart to the customer",
    stheno:
      "the first update assigns it: adding a line item, changing an address, creating payment sessions. If a storefront needs the customer's cart immediately, for example to show prices of a customer group, it sends `POST /store/carts/{id}` with the body `{}` after sign-in.",
    why: "Another site could assign any cart to a customer through their browser, and then read it.",
  },
  {
    id: "cart-reach-of-expand",
    area: "Accounts",
    when: "`expand` of a cart reaches the customer's orders and addresses, or products that are not published",
    v1: "returns them",
    stheno: "returns `400`",
    why: "The ID of a cart must not open more than the cart.",
  },
  {
    id: "api-tokens-of-others",
    area: "Accounts",
    when: "`api_token` of another user",
    v1: "can be set by any user, who can then act as the other user, and is in responses",
    stheno:
      "Users can set an `api_token` only for themselves, and it is `null` in all responses except two. As in v1, a role does not change what a user can do and does not provide access control.",
    why: "Users must not be able to act as another user.",
  },
  {
    id: "key-shows-own-names",
    area: "Accounts",
    when: "A request with a publishable key lists collections, categories, product types or product tags, or creates a swap",
    v1: "shows the names of all sales channels, and a swap can take a variant of any channel",
    stheno:
      "leaves out those whose products are all in other channels, and returns such a collection or category as not found. Products in subcategories count as products of the category. Collections and categories without products are shown. New items of a swap come only from the key's channels.",
    why: "A key represents its sales channels.",
  },
  {
    id: "variant-not-in-channel-message",
    area: "Accounts",
    when: "The error about a variant that the cart's channel does not sell",
    v1: "includes the title of the product",
    stheno: "includes the ID of the variant",
    why: "The title of a product in another channel is not public.",
  },
  {
    id: "claim-token-once",
    area: "Accounts",
    when: "A token to claim orders is used again",
    v1: "works until it expires",
    stheno: "works once",
    why: "Emails can be forwarded, and the link with them.",
  },
  {
    id: "password-ends-sessions",
    area: "Accounts",
    when: "A password changes",
    v1: "sessions and tokens stay valid",
    stheno: "they end, in every browser",
    why: "A stolen session must end with the password.",
  },
  {
    id: "sign-out-ends-token",
    area: "Accounts",
    when: "Signing out with a bearer token",
    v1: "the token stays valid until it expires",
    stheno: "the token ends",
    why: "After signing out, the token must not work.",
  },
  {
    id: "own-password",
    area: "Accounts",
    when: "Users change their own password",
    v1: "only with a link in an email",
    stheno:
      "also with [`POST /admin/auth/password`](/modules/users/admin/manage-users#change-your-own-password), which v1 does not have and which requires the current password",
    why: "Not every store sends emails to its team.",
  },
  {
    id: "password-hashes",
    area: "Accounts",
    when: "Storing a password",
    v1: "uses the lowest cost that the format allows",
    stheno:
      "takes more than a hundred thousand times as much work. A process hashes two passwords at a time and lets 200 wait; further requests get `429` with `Retry-After`.",
    why: "Passwords must be expensive to guess.",
  },
  {
    id: "attempt-limits",
    area: "Accounts",
    when: "Many attempts from one IP address",
    v1: "have no limit",
    stheno:
      "Sign-in attempts are limited per account and IP address, and failed attempts per IP address across all accounts. Guesses of gift card codes, registrations, new passwords and accepted invites are limited per IP address. Other limits are multiples of `LOGIN_ATTEMPTS_PER_MINUTE` for one IP address: failed attempts to find an order by number and email (1), requests to claim orders (1), `GET /store/auth/{email}` (5), password reset requests (5). An IPv6 address counts as its /64 network. A storefront server that calls the API for its customers should tell the server their addresses; see [storefront deployment](/deployments/storefront#addresses-of-customers).",
    why: "Limits make guessing slow.",
  },
  {
    id: "case-of-invites",
    area: "Accounts",
    when: "Invites to addresses that differ in case only",
    v1: "are separate invites, also for the address of a user, and each keeps its spelling",
    stheno: "are one invite, to the address in lower case. An address of a user is rejected in any case.",
    why: "Deleting an invite must end every token that was sent to the address.",
  },
  {
    id: "expired-invites",
    area: "Accounts",
    when: "An invite is accepted after it has expired",
    v1: '`400`: "Invalid invite"',
    stheno: '`400`: "Invite expired"',
    why: "The message says that the invite can be sent again.",
  },
  {
    id: "cookies-after-sign-in",
    area: "Accounts",
    when: "A request over HTTPS without a session cookie",
    v1: "gets a session cookie with every response, also when nobody signs in",
    stheno: "gets a session cookie when a user or customer signs in",
    why: "Visitors should not get a cookie without need, and responses with a cookie cannot be cached.",
  },
  {
    id: "session-hashes",
    area: "Accounts",
    when: "Sessions",
    v1: "are stored as they are in the cookie, and a cookie works from any site",
    stheno:
      "are stored as hashes, and their cookies are signed with `COOKIE_SECRET`. If a browser marks a write with a cookie as coming from a site that is not listed, the server rejects it.",
    why: "Someone who can read the database cannot take over a session, and another site cannot use one.",
  },
  {
    id: "reset-token-not-readable",
    area: "Accounts",
    when: "`token` of a password reset is not a token",
    v1: "`500`, and `400` for a user that does not exist",
    stheno: "`401`, with and without an account",
    why: "The response must not reveal whether an email has an account.",
  },
  {
    id: "analytics-config-once",
    area: "Accounts",
    when: "A second `POST /admin/analytics-configs`",
    v1: "stores both configurations and continues to read the first",
    stheno: "replaces the first",
    why: "The latest decision applies.",
  },
]
