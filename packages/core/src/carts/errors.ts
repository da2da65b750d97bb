import { defineErrors } from "../kernel/errors.ts"

export const cartErrors = defineErrors("carts", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Cart with ${id} was not found`,
    when: "No cart has this id, or it was deleted, or it belongs to another customer who has an account.",
    fix: "Make a new cart with `POST /store/carts`.",
  },
  completed: {
    type: "not_allowed",
    message: () => "A completed cart cannot be changed",
    when: "A cart that has become an order or a confirmed swap is to be changed.",
    fix: "Make a new cart for the next purchase.",
    code: "cart_incompatible_state",
  },
  line_not_found: {
    type: "invalid_data",
    message: () => "Could not find the line item",
    when: "The line item is not in this cart.",
    fix: "Use the id of one of the cart's `items`.",
  },
  quantity_missing: {
    type: "invalid_data",
    message: () =>
      "Unable to generate the line item because one or more required argument(s) are missing. Ensure quantity, regionId, and variantId are passed",
    when: "A line item is to be made without a variant or with a quantity below 1.",
    fix: "Send a `variant_id` and a `quantity` of at least 1.",
  },
  negative_quantity: {
    type: "invalid_data",
    message: () => "quantity must not be less than 0",
    when: "The quantity of a line item is to become negative.",
    fix: "Send a quantity of at least 1, or 0 to remove the line item.",
  },
  variant_not_found: {
    type: "invalid_data",
    message: (ids: readonly string[]) =>
      `Unable to generate the line items, some variant has not been found: ${ids.join(", ")}`,
    when: "A line item names a variant that does not exist.",
    fix: "Use the id of a variant that exists.",
  },
  no_price: {
    type: "invalid_data",
    message: (title: string) => `Cannot generate line item for variant "${title}" without a price`,
    when: "The variant has no price in the cart's region or its currency.",
    fix: "Give the variant a price in the region's currency.",
  },
  not_in_channel: {
    type: "invalid_data",
    message: (titles: readonly string[]) =>
      `Not sold in the cart's sales channel: ${titles.map((title) => `"${title}"`).join(", ")}`,
    when: "A line item is of a product that the cart's sales channel does not sell.",
    fix: "Add the product to the sales channel, or make the cart in another channel.",
  },
  channel_disabled: {
    type: "invalid_data",
    message: (name: string) => `Unable to assign the cart to a disabled Sales Channel "${name}"`,
    when: "The cart is to be in a sales channel that is switched off.",
    fix: "Use another sales channel, or switch this one on.",
  },
  several_channels: {
    type: "invalid_data",
    message: () =>
      "The publishable API key belongs to several sales channels: say which one with sales_channel_id",
    when: "A cart is made with a publishable key of several sales channels, and none of them is named.",
    fix: "Send one of the key's channels as `sales_channel_id`.",
  },
  no_region: {
    type: "invalid_data",
    message: () => "A region is required to create a cart",
    when: "A cart is made without a region in a shop that has none.",
    fix: "Create a region first.",
  },
  country_not_in_region: {
    type: "not_allowed",
    message: () => "Shipping country not in region",
    when: "The country of a new cart is not one of its region's.",
    fix: "Send the code of one of the region's countries, or another `region_id`.",
  },
  country_not_available: {
    type: "not_allowed",
    message: () => "Country not available in region",
    when: "A cart moves to a region and names a country that is not one of the region's.",
    fix: "Send the code of one of the new region's countries.",
  },
  shipping_country_not_in_region: {
    type: "invalid_data",
    message: () => "Shipping country must be in the cart region",
    when: "A shipping address is in a country that is not one of the cart's region.",
    fix: "Use one of the region's countries, or change the cart's region first.",
  },
  address_not_found: {
    type: "not_found",
    message: (id: string) => `Address with id ${id} was not found`,
    when: "No address has this id, or it is not one of the logged-in customer.",
    fix: "Use the id of one of the customer's addresses, or send the address itself.",
  },
  customer_not_found: {
    type: "not_found",
    message: (id: string) => `Customer with id: ${id} was not found`,
    when: "A cart is to belong to a customer who does not exist, or who is not the one logged in.",
    fix: "Log in as the customer, or send an `email` instead.",
  },
  gift_card_disabled: {
    type: "not_allowed",
    message: () => "The gift card is disabled",
    when: "A gift card that is switched off is put on a cart.",
    fix: "Use another gift card.",
  },
  gift_card_expired: {
    type: "not_allowed",
    message: () => "The gift card is expired",
    when: "A gift card is put on a cart after its `ends_at`.",
    fix: "Use another gift card.",
  },
  gift_card_of_other_region: {
    type: "invalid_data",
    message: () => "The gift card cannot be used in the current region",
    when: "A gift card of another region is put on a cart.",
    fix: "Use a gift card of the cart's region.",
  },
  no_payment_session: {
    type: "not_allowed",
    message: () => "You cannot complete a cart without a payment session.",
    when: "A cart with something to pay is completed before a payment session was selected.",
    fix: "Create payment sessions and select one.",
  },
  empty: {
    type: "invalid_data",
    message: () => "Cannot create order from empty cart",
    when: "A cart without line items is completed.",
    fix: "Add line items first.",
  },
  no_customer: {
    type: "invalid_data",
    message: () => "Cannot create an order from the cart without a customer",
    when: "A cart is completed before its customer or e-mail address is known.",
    fix: "Send an `email` to the cart, or log the customer in.",
  },
  variant_gone: {
    type: "not_allowed",
    message: (titles: readonly string[]) =>
      `No longer sold: ${titles.map((title) => `"${title}"`).join(", ")}`,
    when: "A cart is completed that still holds a line item of a deleted variant.",
    fix: "Remove the line item.",
  },
})
