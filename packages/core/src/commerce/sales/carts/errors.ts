import { defineErrors } from "../../../platform/kernel/errors.ts"

export const cartErrors = defineErrors("carts", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Cart with ${id} was not found`,
    when: "No cart has this ID, it was deleted, or it belongs to a customer account other than the one that is signed in.",
    fix: "Create a new cart with `POST /store/carts`.",
  },
  completed: {
    type: "not_allowed",
    message: () => "A completed cart cannot be changed",
    when: "The cart was completed: it became an order or a confirmed swap and can no longer be changed.",
    fix: "Create a new cart for the next purchase.",
    code: "cart_incompatible_state",
  },
  line_not_found: {
    type: "invalid_data",
    message: () => "Could not find the line item",
    when: "The line item is not in this cart.",
    fix: "Use the ID of one of the cart's `items`.",
  },
  quantity_missing: {
    type: "invalid_data",
    message: () =>
      "Unable to generate the line item because one or more required argument(s) are missing. Ensure quantity, regionId, and variantId are passed",
    when: "A line item cannot be created without a variant or with a quantity below 1.",
    fix: "Send a `variant_id` and a `quantity` of at least 1.",
  },
  negative_quantity: {
    type: "invalid_data",
    message: () => "quantity must not be less than 0",
    when: "The new quantity of a line item is negative.",
    fix: "Send a quantity of at least 1, or 0 to remove the line item.",
  },
  variant_not_found: {
    type: "invalid_data",
    message: (ids: readonly string[]) =>
      `Unable to generate the line items, some variant has not been found: ${ids.join(", ")}`,
    when: "The variant of a line item does not exist.",
    fix: "Use the ID of a variant that exists.",
  },
  no_price: {
    type: "invalid_data",
    message: (title: string) => `Cannot generate line item for variant "${title}" without a price`,
    when: "The variant has no price for the cart's region or for its currency.",
    fix: "Add a price in the region's currency to the variant.",
  },
  not_in_channel: {
    type: "invalid_data",
    message: (variantIds: readonly string[]) =>
      `Not sold in the cart's sales channel: variants with ids ${variantIds.join(", ")}`,
    when: "The product of a line item is not available in the cart's sales channel.",
    fix: "Add the product to the sales channel, or create the cart in another channel.",
  },
  channel_disabled: {
    type: "invalid_data",
    message: (name: string) => `Unable to assign the cart to a disabled Sales Channel "${name}"`,
    when: "The requested sales channel is disabled.",
    fix: "Use another sales channel, or enable this one.",
  },
  several_channels: {
    type: "invalid_data",
    message: () =>
      "The publishable API key belongs to several sales channels: say which one with sales_channel_id",
    when: "The publishable API key has several sales channels, and the request does not say which one the cart is for.",
    fix: "Send one of the key's channels as `sales_channel_id`.",
  },
  region_missing: {
    type: "invalid_data",
    message: () => "A region_id must be provided when creating a cart",
    when: "The `region_id` of a new cart is null or empty.",
    fix: "Send the ID of a region, or leave out `region_id` for the store's oldest region.",
  },
  no_region: {
    type: "invalid_data",
    message: () => "A region is required to create a cart",
    when: "The cart names no region, and the shop has none to fall back to.",
    fix: "Create a region first.",
  },
  country_not_in_region: {
    type: "not_allowed",
    message: () => "Shipping country not in region",
    when: "The `country_code` is not in the new cart's region.",
    fix: "Send the code of one of the region's countries, or another `region_id`.",
  },
  billing_country_not_in_region: {
    type: "not_allowed",
    message: () => "Billing country not in region",
    when: "The country of the billing address of a new draft order is not in its region, or is missing.",
    fix: "Send the `country_code` of one of the region's countries.",
  },
  country_not_available: {
    type: "not_allowed",
    message: () => "Country not available in region",
    when: "The `country_code` is not in the region that the cart is moved to.",
    fix: "Send the code of one of the new region's countries.",
  },
  currency_of_swap: {
    type: "not_allowed",
    message: (currency: string) =>
      `The cart of a swap cannot move to a region with another currency than ${currency}`,
    when: "The cart belongs to a swap, and the new region has another currency than the order. The credit for the returned items is in the currency of the order.",
    fix: "Send a `region_id` whose region has the currency in the message, or keep the region.",
  },
  shipping_country_not_in_region: {
    type: "invalid_data",
    message: () => "Shipping country must be in the cart region",
    when: "The country of the shipping address is not in the cart's region.",
    fix: "Use one of the region's countries, or change the cart's region first.",
  },
  address_not_found: {
    type: "not_found",
    message: (id: string) => `Address with id ${id} was not found`,
    when: "No address has this ID, or it may not be used in this cart: it must be in the address book of the cart's customer, or belong to no customer if the cart is a guest's.",
    fix: "Use the ID of one of the customer's addresses, or send the address itself.",
  },
  email_invalid: {
    type: "invalid_data",
    message: () => "The email is not valid",
    when: "The `email` of a cart is null.",
    fix: "Send an email address, or leave out `email` to keep the cart's.",
  },
  customer_not_found: {
    type: "not_found",
    message: (id: string) => `Customer with id: ${id} was not found`,
    when: "The `customer_id` does not exist, or it is not the signed-in customer's.",
    fix: "Sign in as the customer, or send an `email` instead.",
  },
  gift_card_disabled: {
    type: "not_allowed",
    message: () => "The gift card is disabled",
    when: "The gift card is disabled.",
    fix: "Use another gift card.",
  },
  gift_card_expired: {
    type: "not_allowed",
    message: () => "The gift card is expired",
    when: "The gift card has expired: its `ends_at` has passed.",
    fix: "Use another gift card.",
  },
  gift_card_of_other_region: {
    type: "invalid_data",
    message: () => "The gift card cannot be used in the current region",
    when: "The gift card belongs to another region than the cart.",
    fix: "Use a gift card of the cart's region.",
  },
  gift_card_unpaid: {
    type: "not_allowed",
    message: () => "The gift card has not been paid for",
    when: "The gift card was bought with an order whose payment was not captured, or was refunded, or that was canceled.",
    fix: "Capture the payment of that order, or use another gift card.",
  },
  no_payment_session: {
    type: "not_allowed",
    message: () => "You cannot complete a cart without a payment session.",
    when: "The cart's total is greater than 0, and no payment session is selected.",
    fix: "Create the cart's payment sessions and select one of them.",
  },
  empty: {
    type: "invalid_data",
    message: () => "Cannot create order from empty cart",
    when: "The cart has no line items, so it cannot be completed.",
    fix: "Add line items first.",
  },
  negative_total: {
    type: "not_allowed",
    message: (total: number) =>
      `The cart's total is ${total}. A cart with a total below 0 cannot be completed`,
    when: "The cart's total is below 0, so it cannot be completed. Only a swap can be in the customer's favor.",
    fix: "Remove the line item or shipping method that has a negative price.",
  },
  no_customer: {
    type: "invalid_data",
    message: () => "Cannot create an order from the cart without a customer",
    when: "The cart has neither a customer nor an email address, so it cannot be completed.",
    fix: "Update the cart with an `email`, or log the customer in.",
  },
  region_gone: {
    type: "not_allowed",
    message: () => "The region of the cart no longer exists",
    when: "The region of the cart was deleted, so the cart cannot be completed.",
    fix: "Update the cart with the `region_id` of another region.",
  },
  variant_gone: {
    type: "not_allowed",
    message: (titles: readonly string[]) =>
      `No longer sold: ${titles.map((title) => `"${title}"`).join(", ")}`,
    when: "The variant of one of the cart's line items was deleted.",
    fix: "Remove the line item.",
  },
})
