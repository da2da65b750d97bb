import { defineErrors } from "../kernel/errors.ts"

export const claimErrors = defineErrors("claims", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Claim with ${id} was not found`,
    when: "No claim has this id, or it belongs to another order.",
    fix: "Take the id from the `claims` of the order.",
  },
  item_not_found: {
    type: "not_found",
    message: (id: string) => `Claim item with ${id} was not found`,
    when: "A claim is changed in an item that it does not have.",
    fix: "Take the ids from the `claim_items` of the claim.",
  },
  line_not_found: {
    type: "not_found",
    message: (id: string) => `Line item with ${id} was not found`,
    when: "A line is claimed that the order, its swaps and its claims do not have.",
    fix: "Take the ids from the `items` of the order, or from the `additional_items` of its swaps and claims.",
  },
  line_canceled: {
    type: "invalid_data",
    message: () => "Cannot create a claim on a canceled item",
    when: "A line is claimed that was added by a swap or a claim which was canceled.",
    fix: "Leave the line out.",
  },
  too_many: {
    type: "not_allowed",
    message: () => "Cannot claim more of an item than has been fulfilled",
    when: "More units of a line are claimed than were packed.",
    fix: "Claim at most the `fulfilled_quantity` of each line.",
  },
  line_without_variant: {
    type: "invalid_data",
    message: () => "Only items that have a variant can be claimed",
    when: "A line is claimed that was made up by hand.",
    fix: "Refund the order instead.",
  },
  no_items: {
    type: "invalid_data",
    message: () => "Claims must have at least one claim item",
    when: "A claim names no items.",
    fix: "Name the items that the claim is about.",
  },
  no_additional_items: {
    type: "invalid_data",
    message: () => 'Claims with type "replace" must have at least one additional item',
    when: "A claim that is to be settled by replacements names none.",
    fix: "Send `additional_items`, or use the type `refund`.",
  },
  refund_of_replacement: {
    type: "invalid_data",
    message: () => 'Claims must have the type "refund" to have a refund amount',
    when: "A claim that is to be settled by replacements names an amount to pay back.",
    fix: "Leave `refund_amount` out, or use the type `refund`.",
  },
  refund_beyond_paid: {
    type: "not_allowed",
    message: () => "Cannot refund more than the original order amount",
    when: "A claim is to pay back more than was paid and is not paid back yet.",
    fix: "Name a `refund_amount` of at most the order's `refundable_amount`.",
  },
  canceled: {
    type: "not_allowed",
    message: (what: string) => `A canceled claim cannot ${what}`,
    when: "Something is to be done with a claim that was canceled.",
    fix: "Make a new claim.",
  },
  has_shipping_methods: {
    type: "not_allowed",
    message: () => "The claim already has shipping methods",
    when: "A claim is given shipping methods that has some already.",
    fix: "Use the shipping methods that the claim has.",
  },
  already_fulfilled: {
    type: "not_allowed",
    message: () => "The claim has already been fulfilled",
    when: "The replacements of a claim are to be packed a second time.",
    fix: "Cancel the fulfillment first.",
  },
  not_replacing: {
    type: "not_allowed",
    message: () => 'Claims with the type "refund" can not be fulfilled',
    when: "A claim is to be packed that is settled by a refund.",
    fix: "Only claims of type `replace` send something.",
  },
  no_shipping_methods: {
    type: "not_allowed",
    message: () => "Cannot fulfill a claim without a shipping method",
    when: "The replacements of a claim are to be packed, and nobody said how to send them.",
    fix: "Give the claim shipping methods first.",
  },
  refunded: {
    type: "not_allowed",
    message: () => "Claim with a refund cannot be canceled",
    when: "A claim is to be canceled that was settled by a refund.",
    fix: "Settle it with a new claim.",
  },
  open_fulfillments: {
    type: "not_allowed",
    message: () => "All fulfillments must be canceled before the claim can be canceled",
    when: "A claim is to be canceled that has fulfillments which are not canceled.",
    fix: "Cancel the fulfillments first.",
  },
  open_return: {
    type: "not_allowed",
    message: () => "Return must be canceled before the claim can be canceled",
    when: "A claim is to be canceled whose return is not canceled.",
    fix: "Cancel the return first.",
  },
})
