/** What the parameters of paths stand for: by the segment before them and their name. */
const words: Readonly<Record<string, string>> = {
  "addresses/address_id": "ID of an address of the customer's address book.",
  "auth/email": "Email address to look for, in any case.",
  "batch-jobs/id": "ID of the batch job.",
  "cart/cart_id": "ID of the cart that became the order.",
  "carts/id": "ID of the cart.",
  "changes/change_id": "ID of the change within the edit.",
  "claims/claim_id": "ID of a claim of the order.",
  "code/code": "Code of the discount, in any case.",
  "collections/id": "ID of the collection.",
  "conditions/condition_id": "ID of a condition of the discount's rule.",
  "countries/country_code": "ISO 3166-1 code of the country, two letters in any case.",
  "currencies/code": "ISO 4217 code of the currency, in any case.",
  "customer-groups/id": "ID of the customer group.",
  "customers/id": "ID of the customer.",
  "discounts/code": "Code of the discount, in any case.",
  "discounts/discount_id": "ID of the discount.",
  "discounts/id": "ID of the discount.",
  "draft-orders/id": "ID of the draft order.",
  "dynamic-codes/code": "Code that was made from the discount, in any case.",
  "emails/name": "Name of the email, such as `order-placed`.",
  "fulfillment-providers/provider_id": "ID of the fulfillment provider.",
  "fulfillments/fulfillment_id": "ID of the fulfillment.",
  "gift-cards/code": "Code of the gift card, exactly as it was given out.",
  "gift-cards/id": "ID of the gift card.",
  "images/image_id": "ID of an image of the product.",
  "inventory-items/id": "ID of the inventory item.",
  "invites/invite_id": "ID of the invite.",
  "items/item_id": "ID of a line of the order as the edit has it.",
  "line-items/line_id": "ID of the line.",
  "line-items/line_item_id": "ID of a line of the order.",
  "location-levels/location_id": "ID of the stock location.",
  "notes/id": "ID of the note.",
  "notifications/id": "ID of the message.",
  "options/option_id": "ID of an option of the product.",
  "order-edits/id": "ID of the order edit.",
  "orders/id": "ID of the order.",
  "payment-collections/id": "ID of the payment collection.",
  "payments/payment_id": "ID of a payment of the order.",
  "shipping-methods/method_id": "ID of a shipping method of the order.",
  "payment-providers/provider_id": "ID of the payment provider.",
  "payment-sessions/provider_id": "ID of the payment provider whose session it is.",
  "payments/id": "ID of the payment.",
  "price-lists/id": "ID of the price list.",
  "product-categories/id": "ID of the category.",
  "products/id": "ID of the product.",
  "products/product_id": "ID of the product.",
  "publishable-api-keys/id": "ID of the publishable key: the key itself.",
  "regions/id": "ID of the region.",
  "regions/region_id": "ID of the region.",
  "reservations/id": "ID of the reservation.",
  "return-reasons/id": "ID of the return reason.",
  "returns/id": "ID of the return.",
  "sales-channels/id": "ID of the sales channel.",
  "sessions/session_id": "ID of a payment session of the collection.",
  "shipping-options/cart_id": "ID of the cart that the options are for.",
  "shipping-options/id": "ID of the shipping option.",
  "shipping-profiles/id": "ID of the shipping profile.",
  "stock-locations/id": "ID of the stock location.",
  "swaps/cart_id": "ID of the cart in which the swap is confirmed.",
  "swaps/id": "ID of the swap.",
  "swaps/swap_id": "ID of a swap of the order.",
  "tax-rates/id": "ID of the tax rate.",
  "users/id": "ID of the user.",
  "variants/id": "ID of the variant.",
  "variants/variant_id": "ID of the variant.",
}

/**
 * What a parameter of a path is, as a part of a sentence: "the ID of the cart".
 * @param at its place among the parameters of the path
 */
export function meaningOfParameter(path: string, at: number): string | undefined {
  const about = parametersOfPath(path)[at]?.about?.replace(/\.$/, "")
  return about && `the ${about.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`
}

/** The parameters of a path, in their order, with their meaning; a project declares the meaning itself. */
export function parametersOfPath(
  path: string,
): { readonly name: string; readonly about: string | undefined }[] {
  const segments = path.split("/")
  return segments.flatMap((segment, at) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    return name ? [{ name, about: words[`${segments[at - 1]}/${name}`] }] : []
  })
}
