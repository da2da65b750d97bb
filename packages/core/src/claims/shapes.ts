import { bool, choice, integer, inWords, list, optional, record, shape, text, texts } from "../http/shape.ts"
import { webAddress, webAddresses } from "../http/web-address.ts"
import { claimReasons } from "./rules.ts"

const addressPayload = shape({
  first_name: optional(text()).describe("First name of whom it is addressed to."),
  last_name: optional(text()).describe("Last name of whom it is addressed to."),
  phone: optional(text()).describe("Phone number for questions on delivery."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the address."),
  company: optional(text()).describe("Company it is addressed to."),
  address_1: optional(text()).describe("Street and number."),
  address_2: optional(text()).describe("What else is needed to find it, e.g. a floor."),
  city: optional(text()).describe("Town or city."),
  country_code: optional(text()).describe("ISO 3166-1 code of the country, two letters in any case."),
  province: optional(text()).describe("Province, state or county."),
  postal_code: optional(text()).describe("Postal code."),
})

const shippingMethods = () =>
  optional(
    list(
      shape({
        id: optional(text()).describe(
          "Id of a shipping method that exists already, to be used for the claim.",
        ),
        option_id: optional(text()).describe(
          "Id of the shipping option to make a shipping method of, where `id` is absent.",
        ),
        price: optional(integer("isInt", { floor: 0 })).describe(
          "Price in the currency's smallest unit; by default, the price of the option.",
        ),
        data: optional(record()).describe(
          "What the fulfillment provider needs to know; the provider checks it.",
        ),
      }),
    ),
  )

const types = ["refund", "replace"] as const

export const createClaimBody = shape({
  type: choice(types, "isNotEmpty", { oneOf: types }).describe(
    "`refund` pays money back, `replace` sends other goods.",
  ),
  claim_items: list(
    shape({
      item_id: text("isNotEmpty", "isString").describe("Id of the line of the order."),
      quantity: integer("isNotEmpty", "isInt").describe(
        "The number of units to claim, at least 1. Each fulfilled unit can be claimed, returned or exchanged once.",
      ),
      note: optional(text()).describe("More about what was wrong."),
      reason: optional(choice(claimReasons)).describe("What was wrong. Required, as in v1."),
      tags: optional(texts({ each: "isString" }, "isArray")).describe(
        "Words to find the claim by; those that are new are made.",
      ),
      images: optional(webAddresses({ each: "isString" }, "isArray")).describe(
        "Addresses of pictures of what was wrong.",
      ),
    }),
    "isNotEmpty",
    "isArray",
  ).describe("What was wrong with the goods of the order, line by line."),
  return_shipping: optional(
    shape({
      option_id: optional(text()).describe(
        "ID of the return shipping option; without it, no return shipping is arranged.",
      ),
      price: optional(integer("isInt", { floor: 0 })).describe(
        "Price of the return shipping in the currency's smallest unit; by default, the price of the option.",
      ),
    }),
  ).describe("How the claimed goods come back, if they do."),
  additional_items: optional(
    list(
      shape({
        variant_id: text("isNotEmpty", "isString").describe("Id of the variant to send."),
        quantity: integer("isNotEmpty", "isInt").describe("Units to send, at least 1."),
      }),
    ),
  ).describe("What is sent instead; a claim of type `replace` needs at least one."),
  shipping_methods: shippingMethods().describe("How the replacements are sent."),
  refund_amount: optional(integer()).describe(
    "The refund of a claim of type `refund`, in the currency's smallest unit; the price of the claimed units by default.",
  ),
  shipping_address: optional(addressPayload).describe(
    "The shipping address of the replacements; the order's shipping address by default.",
  ),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about the claim; by default, the setting of the order applies.",
  ),
  return_location_id: optional(text()).describe("Id of the stock location the claimed goods come back to."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the claim."),
})

/** v1 accepts any text and then fails on it; these are the values that the column accepts. */
const reason = () =>
  text()
    .refine((value) => (claimReasons as readonly string[]).includes(value), {
      error: inWords({ oneOf: claimReasons }),
    })
    .transform((value) => value as (typeof claimReasons)[number])

export const updateClaimBody = shape({
  claim_items: optional(
    list(
      shape({
        id: text("isNotEmpty", "isString").describe("Id of the claimed item."),
        note: optional(text()).describe("More about what was wrong. Absent or null, it stays."),
        reason: optional(reason()).describe(
          "What was wrong: `missing_item`, `wrong_item`, `production_failure` or `other`. Absent or null, it stays.",
        ),
        images: list(
          shape({
            id: optional(text()).describe("Id of a picture to keep."),
            url: optional(webAddress()).describe("Address of a picture to add, where `id` is absent."),
          }),
        ).describe("Pictures that the item is to have; those that are not named go."),
        tags: list(
          shape({
            id: optional(text()).describe("Id of a tag to keep."),
            value: optional(text()).describe("Word to add as a tag, where `id` is absent."),
          }),
        ).describe("Tags that the item is to have; those that are not named go."),
        metadata: optional(record()).describe(
          "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
        ),
      }),
    ),
  ).describe("Items of the claim to change; the others stay as they are."),
  shipping_methods: shippingMethods().describe(
    "How the replacements are sent; refused where the claim has shipping methods already.",
  ),
  no_notification: optional(bool()).describe(
    "True tells the customer nothing about the claim. Absent or null, it stays.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})

export const shipClaimBody = shape({
  fulfillment_id: text("isNotEmpty", "isString").describe("Id of the claim's fulfillment that was sent."),
  tracking_numbers: optional(texts({ each: "isString" }, "isArray")).describe(
    "Tracking numbers of the shipment.",
  ),
})
