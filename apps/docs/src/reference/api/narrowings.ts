/** A call that cannot bring about all that the called function refuses. */
export interface Narrowing {
  /** the function that calls, or the operation, and the function that is called */
  readonly from: string
  readonly to: string
  /** refusals that cannot come of it; a star stands for anything */
  readonly never: readonly string[]
  readonly because: string
}

/** Functions that turn every refusal of what they are given into one of their own. */
export const wrappers: ReadonlySet<string> = new Set(["refusingVariants"])

const giftCards = ["gift-cards.*", "carts.gift_card_*"]
const channels = ["sales-channels.*", "carts.channel_disabled"]
const regions = ["regions.*", "carts.country_not_in_region"]

/** What reading the calls alone does not tell. A test holds each to the code: the call, and something to take away. */
export const narrowings: readonly Narrowing[] = [
  {
    from: "adoptCart",
    to: "updateCart",
    never: [
      ...giftCards,
      ...channels,
      ...regions,
      "discounts.*",
      "carts.address_not_found",
      "carts.country_not_available",
      "carts.shipping_country_not_in_region",
    ],
    because: "the change is empty: only the customer of the request counts",
  },
  {
    from: "makeCart",
    to: "updateCart",
    never: [...giftCards, ...channels, "regions.*", "carts.customer_not_found"],
    because: "only addresses and discounts are handed on",
  },
  {
    from: "updateDraftOrder",
    to: "updateCart",
    never: [...giftCards, ...channels],
    because: "a draft order's body has neither gift cards nor a sales channel",
  },
  {
    from: "changeAndAnswer",
    to: "settleSessions",
    never: ["payments.*"],
    because: "it is not strict: a provider that fails leaves a session in error",
  },
  {
    from: "createTaxRate",
    to: "addTaxRateTargets",
    never: ["tax.target_not_found"],
    because: "it becomes tax.rate_not_found",
  },
  {
    from: "acceptInvite",
    to: "insertUser",
    never: ["users.email_taken"],
    because: "it becomes invites.already_joined",
  },
  {
    from: "PostRegionsRegionPaymentProviders",
    to: "addRegionProvider",
    never: ["regions.fulfillment_provider_not_found"],
    because: "the function is for both kinds of provider",
  },
  {
    from: "PostRegionsRegionFulfillmentProviders",
    to: "addRegionProvider",
    never: ["regions.payment_provider_not_found"],
    because: "the function is for both kinds of provider",
  },
]
