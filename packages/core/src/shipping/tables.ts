import { entity, many, one, through } from "../query/entity.ts"

/** A way to ship that customers can choose, in one region. */
export const ShippingOption = entity({
  name: "ShippingOption",
  table: "shipping_option",
  idPrefix: "so",
  softDelete: true,
  about: "A way to ship that customers can choose, in one region.",
  columns: {
    name: "The name customers see.",
    region_id: "The region it is offered in.",
    profile_id: "The shipping profile whose products it ships.",
    provider_id: "The fulfillment provider that carries it out.",
    price_type: "Whether the price is fixed or asked of the provider.",
    amount: "The fixed price, in the currency's smallest unit; null when the provider computes it.",
    is_return: "Whether it brings goods back.",
    data: "What the provider needs to know about it.",
    admin_only: "Whether only the admin may choose it.",
    includes_tax: "Whether the price already contains the tax.",
  },
  relations: {
    region: one("Region", "region_id"),
    profile: one("ShippingProfile", "profile_id"),
    provider: one("FulfillmentProvider", "provider_id"),
    requirements: many("ShippingOptionRequirement", "shipping_option_id"),
  },
})

/** What the subtotal of a cart must be for a shipping option to be offered. */
export const ShippingOptionRequirement = entity({
  name: "ShippingOptionRequirement",
  table: "shipping_option_requirement",
  idPrefix: "sor",
  softDelete: true,
  about: "What the subtotal of a cart must be for a shipping option to be offered.",
  columns: {
    shipping_option_id: "The shipping option it limits.",
    type: "Whether the amount is the least or the most.",
    amount: "The subtotal, in the currency's smallest unit.",
  },
  relations: {
    shipping_option: one("ShippingOption", "shipping_option_id"),
  },
})

/** Products that are shipped in the same ways. */
export const ShippingProfile = entity({
  name: "ShippingProfile",
  table: "shipping_profile",
  idPrefix: "sp",
  softDelete: true,
  about: "Products that are shipped in the same ways.",
  columns: {
    name: "The name of the profile.",
    type: "Whether it is the default, the one for gift cards, or one of the shop's own.",
  },
  relations: {
    products: through("Product", "product_shipping_profile", "profile_id", "product_id"),
    shipping_options: many("ShippingOption", "profile_id"),
  },
})

/** A shipping option at another price, for one cart. */
export const CustomShippingOption = entity({
  name: "CustomShippingOption",
  table: "custom_shipping_option",
  idPrefix: "cso",
  softDelete: true,
  about: "A shipping option at another price, for one cart.",
  columns: {
    price: "The price, in the currency's smallest unit.",
    shipping_option_id: "The shipping option.",
    cart_id: "The cart it is offered to.",
  },
  relations: {
    shipping_option: one("ShippingOption", "shipping_option_id"),
    cart: one("Cart", "cart_id"),
  },
})

/** A shipping option as it was chosen, with its price. */
export const ShippingMethod = entity({
  name: "ShippingMethod",
  table: "shipping_method",
  idPrefix: "sm",
  about: "A shipping option as it was chosen, with its price.",
  columns: {
    shipping_option_id: "The shipping option that was chosen.",
    order_id: "The order it belongs to.",
    cart_id: "The cart it was chosen for.",
    swap_id: "The swap it belongs to.",
    return_id: "The return it brings back.",
    price: "The price, in the currency's smallest unit.",
    data: "What the fulfillment provider needs to know, e.g. the pick-up point.",
    claim_order_id: "The claim it belongs to.",
    includes_tax: "Whether the price already contains the tax.",
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
