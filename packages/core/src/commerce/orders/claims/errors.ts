import { defineErrors } from "../../../platform/kernel/errors.ts"

export const claimErrors = defineErrors("claims", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Claim with ${id} was not found`,
    when: "No claim has this ID.",
    fix: "Use the ID of one of the order's `claims`.",
  },
  not_in_order: {
    type: "not_found",
    message: (id: string, orderId: string) =>
      `no claim was found with the id: ${id} related to order: ${orderId}`,
    when: "The claim belongs to another order.",
    fix: "Use the ID of one of the order's `claims`.",
  },
  item_not_found: {
    type: "not_found",
    message: (id: string) => `Claim item with id: ${id} was not found.`,
    when: "The update names an item that the claim does not have.",
    fix: "Use the IDs of the claim's `claim_items`.",
  },
  line_not_found: {
    type: "not_found",
    message: (id: string) => `Line item with ${id} was not found`,
    when: "A claimed line item belongs neither to the order nor to its swaps or claims.",
    fix: "Use the IDs of the order's `items` or of the `additional_items` of its swaps and claims.",
  },
  line_canceled: {
    type: "invalid_data",
    message: () => "Cannot create a claim on a canceled item.",
    when: "A claimed line item belongs to a canceled swap or claim.",
    fix: "Leave the line item out.",
  },
  too_many: {
    type: "not_allowed",
    message: () => "Cannot claim more of an item than has been fulfilled.",
    when: "More units of a line item are claimed than have been fulfilled and are neither claimed nor returned yet.",
    fix: "Claim at most the line item's `fulfilled_quantity` minus the units in claims, returns and swaps that are not canceled.",
  },
  reason_not_valid: {
    type: "invalid_data",
    message: () =>
      'Claim Item reason must be one of "missing_item", "wrong_item", "production_failure" or "other".',
    when: "A claimed item has no `reason`.",
    fix: "Send a `reason` with every entry of `claim_items`.",
  },
  line_without_variant: {
    type: "not_allowed",
    message: () => "Cannot claim a custom line item",
    when: "A custom line item, which has no variant, cannot be claimed.",
    fix: "Refund the order instead.",
  },
  no_items: {
    type: "invalid_data",
    message: () => "Claims must have at least one claim item.",
    when: "The claim lists no items.",
    fix: "Send at least one entry in `claim_items`.",
  },
  no_additional_items: {
    type: "invalid_data",
    message: () => 'Claims with type "replace" must have at least one additional item.',
    when: "A claim of type `replace` needs at least one replacement.",
    fix: "Send `additional_items`, or use the type `refund`.",
  },
  refund_of_replacement: {
    type: "invalid_data",
    message: (type: string) => `Claim has type "${type}" but must be type "refund" to have a refund_amount.`,
    when: "A claim of type `replace` cannot have a `refund_amount`.",
    fix: "Leave `refund_amount` out, or use the type `refund`.",
  },
  refund_beyond_paid: {
    type: "not_allowed",
    message: () => "Refund amount is greater that the refundable amount",
    when: "The claim's refund is greater than what was paid and has not been refunded yet.",
    fix: "Send a `refund_amount` of at most the order's `refundable_amount`.",
  },
  canceled: {
    type: "not_allowed",
    message: (what: "be updated" | "be fulfilled" | "be fulfilled as shipped") =>
      `Canceled claim cannot ${what}`,
    wordings: [["be updated"], ["be fulfilled"], ["be fulfilled as shipped"]],
    when: "The claim was canceled.",
    fix: "Create a new claim.",
  },
  has_shipping_methods: {
    type: "not_allowed",
    message: () => "The claim already has shipping methods",
    when: "The claim has shipping methods already.",
    fix: "Use the claim's existing shipping methods.",
  },
  already_fulfilled: {
    type: "not_allowed",
    message: () => "The claim has already been fulfilled.",
    when: "A fulfillment for the claim's replacements exists already.",
    fix: "Cancel the existing fulfillment first.",
  },
  not_replacing: {
    type: "not_allowed",
    message: (type: string) => `Claims with the type "${type}" can not be fulfilled.`,
    when: "A claim of type `refund` has nothing to fulfill.",
    fix: "Create fulfillments only for claims of type `replace`.",
  },
  no_shipping_methods: {
    type: "not_allowed",
    message: () => "Cannot fulfill a claim without a shipping method.",
    when: "The claim has no shipping methods, so its replacements cannot be fulfilled.",
    fix: "Add shipping methods to the claim first.",
  },
  refunded: {
    type: "not_allowed",
    message: () => "Claim with a refund cannot be canceled",
    when: "The claim has been refunded, so it can no longer be canceled.",
    fix: "Create a new claim to correct it.",
  },
  open_fulfillments: {
    type: "not_allowed",
    message: () => "All fulfillments must be canceled before the claim can be canceled",
    when: "The claim cannot be canceled while it has fulfillments that are not canceled.",
    fix: "Cancel the fulfillments first.",
  },
  open_return: {
    type: "not_allowed",
    message: () => "Return must be canceled before the claim can be canceled",
    when: "The claim cannot be canceled while its return is not canceled.",
    fix: "Cancel the return first.",
  },
})
