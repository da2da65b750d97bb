import { addressOrId } from "../../people/customers/index.ts"
import {
  email,
  integer,
  list,
  optional,
  record,
  selectQuery,
  shape,
  text,
} from "../../../platform/http/shape.ts"

export const cartQuery = shape({
  ...selectQuery,
  expand: selectQuery.expand.describe(
    "Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned.",
  ),
})

/** Lines that a cart may be made with: each of them is priced and counted. */
const mostItems = 1_000

export const createCartBody = shape({
  region_id: optional(text()).describe(
    "ID of the region to price and tax in. Without it, the store's oldest region is used.",
  ),
  country_code: optional(text()).describe(
    "ISO 3166-1 code of the country to deliver to, two letters in any case; it must be one of the region's. A region with one country needs none.",
  ),
  items: optional(
    list(
      shape({
        variant_id: text("isString", "isNotEmpty").describe("ID of the variant to buy."),
        quantity: integer("isInt", "isNotEmpty").describe("Units to buy, at least 1."),
      }),
    ).max(mostItems, { error: `items must contain no more than ${mostItems} elements` }),
  ).describe(
    "Line items of the new cart, which get their prices and are checked against the stock; at most 1,000.",
  ),
  context: optional(record()).describe(
    "Information about the visit, stored with the cart. The caller's IP address and browser are added to it.",
  ),
  sales_channel_id: optional(text()).describe(
    "ID of the sales channel of the cart. Defaults to the publishable key's channel, or else to the store's default one.",
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
    "Email address for the order confirmation. Unless a customer is signed in or given, the guest with this address becomes the cart's customer.",
  ),
  billing_address: optional(addressOrId("billing_address")).describe(
    "The billing address: some or all of its properties, or the ID of an address in the signed-in customer's address book (for a guest's cart, of an address that belongs to no customer). Absent properties stay as they are, and null clears a property. Null instead of an address removes it from the cart.",
  ),
  shipping_address: optional(addressOrId("shipping_address")).describe(
    "The shipping address, in a country of the cart's region: some or all of its properties, or the ID of an address in the signed-in customer's address book (for a guest's cart, of an address that belongs to no customer). Absent properties stay as they are, and null clears a property. Null instead of an address removes it from the cart.",
  ),
  gift_cards: optional(list(shape({ code: text().describe("Code of the gift card.") }))).describe(
    "Gift cards to pay with, which replace the gift cards of the cart; an empty list removes all.",
  ),
  discounts: optional(list(shape({ code: text().describe("Code of the discount, in any case.") }))).describe(
    "Discounts, which replace the discounts of the cart; an empty list removes all. Only the first discount that lowers prices counts; free shipping can be combined with it.",
  ),
  customer_id: optional(text()).describe(
    "ID of the customer of the cart: the signed-in one, or one without an account.",
  ),
  context: optional(record()).describe(
    "Information about the visit; its keys are merged with the stored ones.",
  ),
  sales_channel_id: optional(text()).describe(
    "ID of the sales channel to move the cart to; lines of products that are not sold there are removed.",
  ),
})

export const addLineItemBody = shape({
  variant_id: text().describe("ID of the variant to buy."),
  quantity: integer().describe(
    "Units to add, at least 1. They are added to a line of the same variant with the same metadata.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data, stored with the line, e.g. an engraving.",
  ),
})

export const updateLineItemBody = shape({
  quantity: integer().describe("New quantity of the line; 0 removes the line from the cart."),
  metadata: optional(record()).describe(
    "Key-value pairs to add to the line's own. An empty string removes its key; without `metadata`, the line keeps what it has.",
  ),
})

export const addShippingMethodBody = shape({
  option_id: text().describe("ID of the shipping option, one of those that are offered to the cart."),
  data: optional(record()).describe(
    "Data for the fulfillment provider, e.g. a drop-off point; the provider validates it.",
  ),
})

export const selectSessionBody = shape({
  provider_id: text().describe("ID of a payment provider of the cart's region, e.g. `manual`."),
})

export const updateSessionBody = shape({
  data: record().describe("Data of the storefront for the payment provider, which determines its format."),
})
