import {
  bool,
  choice,
  integer,
  list,
  optional,
  record,
  shape,
  text,
  texts,
} from "../../../platform/http/shape.ts"
import { webAddress, webAddresses } from "../../../platform/http/web-address.ts"
import { claimReasons } from "./rules.ts"

const addressPayload = shape({
  first_name: optional(text()).describe("First name of the recipient."),
  last_name: optional(text()).describe("Last name of the recipient."),
  phone: optional(text()).describe("Phone number for questions on delivery."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the address."),
  company: optional(text()).describe("Company of the recipient."),
  address_1: optional(text()).describe("Street and number."),
  address_2: optional(text()).describe("Further address details, e.g. a floor."),
  city: optional(text()).describe("Town or city."),
  country_code: optional(text()).describe("ISO 3166-1 code of the country, two letters in any case."),
  province: optional(text()).describe("Province, state or county."),
  postal_code: optional(text()).describe("Postal code."),
})

const shippingMethods = () =>
  optional(
    list(
      shape({
        id: optional(text()).describe("ID of an existing shipping method to use for the claim."),
        option_id: optional(text()).describe(
          "ID of the shipping option for a new shipping method, if `id` is absent.",
        ),
        price: optional(integer("isInt", { floor: 0 })).describe(
          "Price in the currency's smallest unit; by default, the price of the option.",
        ),
        data: optional(record()).describe("Data for the fulfillment provider, which validates it."),
      }),
    ),
  )

const types = ["refund", "replace"] as const

export const createClaimBody = shape({
  type: choice(types, "isNotEmpty", { oneOf: types }).describe(
    "`refund` refunds the customer, `replace` ships other items.",
  ),
  claim_items: list(
    shape({
      item_id: text("isNotEmpty", "isString").describe("ID of the line of the order."),
      quantity: integer("isNotEmpty", "isInt").describe(
        "The number of units to claim, at least 1. Each fulfilled unit can be claimed, returned or exchanged once.",
      ),
      note: optional(text()).describe("A note on what was wrong."),
      reason: optional(choice(claimReasons)).describe(
        "What was wrong. A request without it, or with null, is rejected, as in v1.",
      ),
      tags: optional(texts({ each: "isString" }, "isArray")).describe(
        "Tags of the claim; new ones are created.",
      ),
      images: optional(webAddresses({ each: "isString" }, "isArray")).describe(
        "URLs of images that show what was wrong.",
      ),
    }),
    "isNotEmpty",
    "isArray",
  ).describe("Claimed items of the order, line by line."),
  return_shipping: optional(
    shape({
      option_id: optional(text()).describe(
        "ID of the return shipping option; without it, no return shipping is arranged.",
      ),
      price: optional(integer("isInt", { floor: 0 })).describe(
        "Price of the return shipping in the currency's smallest unit; by default, the price of the option.",
      ),
    }),
  ).describe("Return shipping of the claimed items, if they are returned."),
  additional_items: optional(
    list(
      shape({
        variant_id: text("isNotEmpty", "isString").describe("ID of the variant to send."),
        quantity: integer("isNotEmpty", "isInt").describe("Units to send, at least 1."),
      }),
    ),
  ).describe("Replacement items; a claim of type `replace` needs at least one."),
  shipping_methods: shippingMethods().describe("Shipping methods of the replacements."),
  refund_amount: optional(integer()).describe(
    "The refund of a claim of type `refund`, in the currency's smallest unit; the price of the claimed units by default.",
  ),
  shipping_address: optional(addressPayload).describe(
    "The shipping address of the replacements; the order's shipping address by default.",
  ),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about the claim; by default, the setting of the order applies.",
  ),
  return_location_id: optional(text()).describe("ID of the stock location that receives the claimed items."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the claim."),
})

/** v1 accepts any text and then fails on it; these are the values that the column accepts. */
const reason = () => text().pipe(choice(claimReasons))

export const updateClaimBody = shape({
  claim_items: optional(
    list(
      shape({
        id: text("isNotEmpty", "isString").describe("ID of the claimed item."),
        note: optional(text()).describe("A note on what was wrong. Unchanged if absent or null."),
        reason: optional(reason()).describe(
          "Reason: `missing_item`, `wrong_item`, `production_failure` or `other`. Unchanged if absent or null.",
        ),
        images: list(
          shape({
            id: optional(text()).describe("ID of an image to keep; an unknown ID adds an image."),
            url: optional(webAddress()).describe(
              "URL of an image to add, or the new URL of the image with this `id`.",
            ),
          }),
        ).describe("Images of the item; images that are not listed are removed."),
        tags: list(
          shape({
            id: optional(text()).describe(
              "ID of a tag to keep or to add; an unknown ID adds a tag with `value`.",
            ),
            value: optional(text()).describe("Text of a tag to add, if `id` is absent."),
          }),
        ).describe("Tags of the item; tags that are not listed are removed."),
        metadata: optional(record()).describe(
          "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
        ),
      }),
    ),
  ).describe("Items of the claim to update; the others are unchanged."),
  shipping_methods: shippingMethods().describe(
    "Shipping methods of the replacements; rejected if the claim has shipping methods already.",
  ),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about the claim. Unchanged if absent or null.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})

export const shipClaimBody = shape({
  fulfillment_id: text("isNotEmpty", "isString").describe("ID of the shipped fulfillment of the claim."),
  tracking_numbers: optional(texts({ each: "isString" }, "isArray")).describe(
    "Tracking numbers of the shipment.",
  ),
})
