import { defineErrors } from "../../../platform/kernel/errors.ts"

export const fulfillmentErrors = defineErrors("fulfillments", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Fulfillment with id: ${id} was not found`,
    when: "No fulfillment has this ID, or the fulfillment to ship belongs to another swap or claim.",
    fix: "Use the ID of one of the `fulfillments` of the order, swap or claim.",
  },
  not_related: {
    type: "not_found",
    message: (id: string, relation: string) =>
      `no fulfillment was found with the id: ${id} related to ${relation}`,
    when: "The fulfillment to cancel belongs to another order, swap or claim.",
    fix: "Use the ID of one of the `fulfillments` of the order, swap or claim.",
  },
  not_in_order: {
    type: "not_found",
    message: () => "Could not find fulfillment",
    when: "The fulfillment to ship or to change belongs to another order, or to a swap or claim.",
    fix: "Use the ID of one of the order's `fulfillments`.",
  },
  no_shipping_method: {
    type: "not_allowed",
    message: () => "Cannot fulfill an order that lacks shipping methods",
    when: "The order has no shipping method, so it cannot be fulfilled.",
    fix: "Add a shipping method to the order first.",
  },
  too_many: {
    type: "not_allowed",
    message: () => "Cannot fulfill more items than have been purchased",
    when: "More units of a line item are to be fulfilled than are left to fulfill.",
    fix: "Fulfill at most `quantity - fulfilled_quantity` units of each line item.",
  },
  quantity_negative: {
    type: "invalid_data",
    message: () => "quantity must not be less than 0",
    when: "The quantity to fulfill is negative.",
    fix: "Send a quantity of at least 1.",
  },
  canceled: {
    type: "not_allowed",
    message: () => "Fulfillment has been canceled",
    when: "The fulfillment was canceled, so it cannot be shipped, and its tracking numbers cannot be changed.",
    fix: "Create a new fulfillment.",
  },
  already_shipped: {
    type: "not_allowed",
    message: () => "The fulfillment has already been shipped. Shipped fulfillments cannot be canceled",
    when: "The fulfillment has been shipped, so it can no longer be canceled.",
    fix: "Create a return instead.",
  },
  provider_failed: {
    type: "unexpected_state",
    message: (providerId: string) => `The fulfillment provider ${providerId} did not respond as expected`,
    when: "The fulfillment provider refused the request, failed, or could not be reached.",
    fix: "Send the request again later.",
  },
})
