import { addressOrId } from "../customers/index.ts"
import { email, integer, list, optional, record, selectQuery, shape, text } from "../http/shape.ts"

export const cartQuery = shape(selectQuery)

/** Lines that a cart may be made with: each of them is priced and counted. */
const mostItems = 1_000

export const createCartBody = shape({
  region_id: optional(text()).describe(
    "Id of the region to price and tax in. Without it, the shop's oldest region is taken.",
  ),
  country_code: optional(text()).describe(
    "ISO 3166-1 code of the country to deliver to, two letters in any case; it must be one of the region's. A region with one country needs none.",
  ),
  items: optional(
    list(
      shape({
        variant_id: text("isString", "isNotEmpty").describe("Id of the variant to buy."),
        quantity: integer("isInt", "isNotEmpty").describe("Units to buy, at least 1."),
      }),
    ).max(mostItems, { error: `items must contain no more than ${mostItems} elements` }),
  ).describe("Lines to start with, each of them priced and checked against the stock; 1,000 at most."),
  context: optional(record()).describe(
    "What you know about the visit, kept with the cart. The caller's address and browser are added to it.",
  ),
  sales_channel_id: optional(text()).describe(
    "Id of the sales channel the cart is bought in. Without it, the publishable key's channel is taken, or else the store's default one.",
  ),
})

export const updateCartBody = shape({
  region_id: optional(text()).describe(
    "ID of the region to move the cart to. Line items get the prices of the region, and those without a price there are removed, as are shipping methods, gift cards and payment sessions. The ID of the cart's own region only updates the prices.",
  ),
  country_code: optional(text()).describe(
    "ISO 3166-1 code of the country to deliver to, two letters in any case; it counts together with `region_id` only.",
  ),
  email: optional(email()).describe(
    "Where the order confirmation goes. Unless a customer is logged in or named, the guest with this address becomes the cart's customer.",
  ),
  billing_address: optional(addressOrId("billing_address")).describe(
    "The billing address: some or all of its properties, or the ID of an address in the signed-in customer's address book (for a guest's cart, of an address that belongs to no customer). Absent properties stay as they are, and null clears a property. Null instead of an address removes it from the cart.",
  ),
  shipping_address: optional(addressOrId("shipping_address")).describe(
    "The shipping address, in a country of the cart's region: some or all of its properties, or the ID of an address in the signed-in customer's address book (for a guest's cart, of an address that belongs to no customer). Absent properties stay as they are, and null clears a property. Null instead of an address removes it from the cart.",
  ),
  gift_cards: optional(list(shape({ code: text().describe("Code of the gift card.") }))).describe(
    "Gift cards to pay with, in place of those that the cart has; an empty list takes all of them off.",
  ),
  discounts: optional(list(shape({ code: text().describe("Code of the discount, in any case.") }))).describe(
    "Discounts in place of those that the cart has; an empty list takes all of them off. Of several that lower prices, the first one counts; free shipping goes along with it.",
  ),
  customer_id: optional(text()).describe(
    "Id of the customer the cart belongs to: the one who is logged in, or one without an account.",
  ),
  context: optional(record()).describe("What you know about the visit; its keys are added to those there."),
  sales_channel_id: optional(text()).describe(
    "Id of the sales channel to move the cart to; lines of products that are not sold there go.",
  ),
})

export const addLineItemBody = shape({
  variant_id: text().describe("Id of the variant to buy."),
  quantity: integer().describe(
    "Units to add, at least 1. They join a line of the same variant that has the same metadata.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data, stored with the line, e.g. an engraving.",
  ),
})

export const updateLineItemBody = shape({
  quantity: integer().describe("Units that the line is to have; 0 takes the line out of the cart."),
  metadata: optional(record()).describe(
    "Key-value pairs to add to the line's own. An empty string removes its key; without `metadata`, the line keeps what it has.",
  ),
})

export const addShippingMethodBody = shape({
  option_id: text().describe("Id of the shipping option, one of those that are offered to the cart."),
  data: optional(record()).describe(
    "What the fulfillment provider needs to know, e.g. a drop-off point; the provider checks it.",
  ),
})

export const selectSessionBody = shape({
  provider_id: text().describe("Id of a payment provider of the cart's region, e.g. `manual`."),
})

export const updateSessionBody = shape({
  data: record().describe(
    "What the storefront has for the payment provider; the provider decides what it may hold.",
  ),
})
