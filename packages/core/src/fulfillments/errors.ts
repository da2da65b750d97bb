import { defineErrors } from "../kernel/errors.ts"

export const fulfillmentErrors = defineErrors("fulfillments", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Fulfillment with id: ${id} was not found`,
    when: "No fulfillment has this id, or it belongs to something else.",
    fix: "Take the id from the `fulfillments` of the order, swap or claim.",
  },
  no_shipping_method: {
    type: "not_allowed",
    message: () => "Cannot fulfill an order that lacks shipping methods",
    when: "An order is to be fulfilled that has no shipping method, so that nobody knows how to send it.",
    fix: "Add a shipping method to the order first.",
  },
  too_many: {
    type: "not_allowed",
    message: () => "Cannot fulfill more items than have been purchased",
    when: "More units of a line are to be packed than were ordered and are not packed yet.",
    fix: "Pack at most `quantity - fulfilled_quantity` units of each line.",
  },
  quantity_negative: {
    type: "invalid_data",
    message: () => "quantity must not be less than 0",
    when: "A negative number of units is to be packed.",
    fix: "Send whole numbers of units, 1 or more.",
  },
  canceled: {
    type: "not_allowed",
    message: () => "The fulfillment is canceled. Canceled fulfillments cannot be shipped",
    when: "A fulfillment is to be sent that was canceled.",
    fix: "Make a new fulfillment.",
  },
  already_shipped: {
    type: "not_allowed",
    message: () => "The fulfillment has already been shipped. Shipped fulfillments cannot be canceled",
    when: "A fulfillment is to be canceled that was sent.",
    fix: "Ask the customer to return the goods instead.",
  },
  provider_failed: {
    type: "unexpected_state",
    message: (providerId: string) => `The fulfillment provider ${providerId} did not answer as expected`,
    when: "A fulfillment provider refuses, fails or cannot be reached.",
    fix: "Try again later.",
  },
})
