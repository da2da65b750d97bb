import { entity, many, one, through } from "../../../platform/query/entity.ts"

/** A way to ship (or return) goods in one region, with its price and its fulfillment provider. */
export const ShippingOption = entity({
  name: "ShippingOption",
  table: "shipping_option",
  idPrefix: "so",
  softDelete: true,
  about: "A way to ship (or return) goods in one region, with its price and its fulfillment provider.",
  columns: {
    name: "The name shown to customers.",
    region_id: "The region in which the option is available.",
    profile_id: "The shipping profile whose products the option ships.",
    provider_id: "The fulfillment provider that handles the shipment.",
    price_type: "Whether the price is fixed or calculated by the provider.",
    amount:
      "The fixed price, an integer in the currency's smallest unit; null when the provider calculates the price.",
    is_return: "Whether the option is for returns.",
    data: "Data that the provider needs for the option.",
    admin_only: "Whether the Store API leaves the option out of its lists.",
    includes_tax: "Whether the price includes tax.",
  },
  relations: {
    region: one("Region", "region_id"),
    profile: one("ShippingProfile", "profile_id"),
    provider: one("FulfillmentProvider", "provider_id"),
    requirements: many("ShippingOptionRequirement", "shipping_option_id"),
  },
})

/** A limit on the cart's subtotal that decides whether a shipping option is offered. */
export const ShippingOptionRequirement = entity({
  name: "ShippingOptionRequirement",
  table: "shipping_option_requirement",
  idPrefix: "sor",
  softDelete: true,
  about: "A limit on the cart's subtotal that decides whether a shipping option is offered.",
  columns: {
    shipping_option_id: "The shipping option that is limited.",
    type: "Whether the amount is a minimum or a maximum.",
    amount: "The limit, an integer in the currency's smallest unit.",
  },
  relations: {
    shipping_option: one("ShippingOption", "shipping_option_id"),
  },
})

/** A group of products that are shipped in the same way. */
export const ShippingProfile = entity({
  name: "ShippingProfile",
  table: "shipping_profile",
  idPrefix: "sp",
  softDelete: true,
  about: "A group of products that are shipped in the same way.",
  columns: {
    name: "The profile's name.",
    type: "Whether the profile is the default, the one for gift cards, or a custom one.",
  },
  relations: {
    products: through("Product", "product_shipping_profile", "profile_id", "product_id", { isSet: true }),
    shipping_options: many("ShippingOption", "profile_id"),
  },
})

/** A shipping option that is offered to one cart at a different price. */
export const CustomShippingOption = entity({
  name: "CustomShippingOption",
  table: "custom_shipping_option",
  idPrefix: "cso",
  softDelete: true,
  about: "A shipping option that is offered to one cart at a different price.",
  columns: {
    price: "The price, an integer in the currency's smallest unit.",
    shipping_option_id: "The shipping option.",
    cart_id: "The cart the option is offered to.",
  },
  relations: {
    shipping_option: one("ShippingOption", "shipping_option_id"),
    cart: one("Cart", "cart_id"),
  },
})

/** A shipping option as selected for a cart, an order, a swap, a claim or a return, with its price. */
export const ShippingMethod = entity({
  name: "ShippingMethod",
  table: "shipping_method",
  idPrefix: "sm",
  about: "A shipping option as selected for a cart, an order, a swap, a claim or a return, with its price.",
  columns: {
    shipping_option_id: "The selected shipping option.",
    order_id: "The order the shipping method belongs to.",
    cart_id: "The cart the shipping method was selected for.",
    swap_id: "The swap the shipping method belongs to.",
    return_id: "The return the shipping method is for.",
    price: "The price, an integer in the currency's smallest unit.",
    data: "Data for the fulfillment provider, such as a pick-up point.",
    claim_order_id: "The claim the shipping method belongs to.",
    includes_tax: "Whether the price includes tax.",
  },
  relations: {
    order: one("Order", "order_id"),
    claim_order: one("ClaimOrder", "claim_order_id"),
    cart: one("Cart", "cart_id"),
    swap: one("Swap", "swap_id"),
    return_order: one("Return", "return_id"),
    shipping_option: one("ShippingOption", "shipping_option_id"),
    tax_lines: many("ShippingMethodTaxLine", "shipping_method_id"),
  },
})
