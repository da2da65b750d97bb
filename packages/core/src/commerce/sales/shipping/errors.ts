import { defineErrors } from "../../../platform/kernel/errors.ts"

export const shippingErrors = defineErrors("shipping", {
  option_not_found: {
    type: "not_found",
    message: (id: string) => `Shipping Option with ${id} was not found`,
    when: "No shipping option has this ID, or it was deleted.",
    fix: "List the shipping options and use the ID of one of them.",
  },
  profile_not_found: {
    type: "not_found",
    message: (id: string) => `Profile with id: ${id} was not found`,
    when: "No shipping profile has this ID, or it was deleted.",
    fix: "List the shipping profiles and use the ID of one of them.",
  },
  provider_not_found: {
    type: "not_found",
    message: (id: string) => `Could not find a fulfillment provider with id: ${id}`,
    when: "The fulfillment provider is not installed on the server.",
    fix: "Install the provider, or use another one.",
  },
  provider_not_in_region: {
    type: "invalid_data",
    message: () => "The fulfillment provider is not available in the provided region",
    when: "The fulfillment provider is not available in the shipping option's region.",
    fix: "Add the provider to the region first.",
  },
  option_refused_by_provider: {
    type: "invalid_data",
    message: () => "The fulfillment provider cannot validate the shipping option",
    when: "The fulfillment provider does not accept the option's `data`.",
    fix: "Use one of the region's fulfillment options as `data`.",
  },
  price_not_calculable: {
    type: "invalid_data",
    message: () => "The fulfillment provider cannot calculate prices for this option",
    when: "The price type is `calculated`, but the provider cannot calculate prices for the option.",
    fix: "Use the price type `flat_rate` with an `amount`.",
  },
  price_type_missing: {
    type: "invalid_data",
    message: () => "The price must be of type flat_rate or calculated",
    when: "The `price_type` of a shipping option is null.",
    fix: "Send `flat_rate` or `calculated`, or leave out `price_type` to keep it.",
  },
  amount_missing: {
    type: "invalid_data",
    message: () => "Shipping options of type `flat_rate` must have an `amount`",
    when: "A shipping option with the price type `flat_rate` has no amount, or a negative one.",
    fix: "Send an `amount` of 0 or more, in the currency's smallest unit.",
  },
  requirement_twice: {
    type: "invalid_data",
    message: () => "Only one requirement of each type is allowed",
    when: "The shipping option has two requirements of the same type.",
    fix: "Send at most one `min_subtotal` and one `max_subtotal`.",
  },
  requirements_contradict: {
    type: "invalid_data",
    message: () => "Max. subtotal must be greater than Min. subtotal",
    when: "The `max_subtotal` is less than the `min_subtotal`, so no cart can meet both requirements. Equal values are accepted, as in v1, although no cart meets both.",
    fix: "Send a `max_subtotal` greater than the `min_subtotal`.",
  },
  requirement_not_found: {
    type: "invalid_data",
    message: (id: string) => `Shipping option requirement with id ${id} does not exist`,
    when: "The shipping option has no requirement with this ID.",
    fix: "Leave `id` out to add a requirement.",
  },
  option_of_other_region: {
    type: "invalid_data",
    message: () => "The shipping option is not available in the cart's region",
    when: "The shipping option belongs to another region than the cart.",
    fix: "Use one of the options that `GET /store/shipping-options/{cart_id}` lists.",
  },
  requirements_not_met: {
    type: "not_allowed",
    message: () => "The Cart does not satisfy the shipping option's requirements",
    when: "The cart's subtotal does not meet the shipping option's requirements.",
    fix: "Use one of the options that `GET /store/shipping-options/{cart_id}` lists.",
  },
  option_not_offered: {
    type: "invalid_data",
    message: () => "Wrong shipping option",
    when: "The cart has custom shipping options, and the requested one is not among them.",
    fix: "Use one of the options that `GET /store/shipping-options/{cart_id}` lists.",
  },
})
