import { bool, choice, integer, inWords, list, optional, record, shape, text, texts } from "../http/shape.ts"
import { claimReasons } from "./claim-items.ts"

const addressPayload = shape({
  first_name: optional(text()),
  last_name: optional(text()),
  phone: optional(text()),
  metadata: optional(record()),
  company: optional(text()),
  address_1: optional(text()),
  address_2: optional(text()),
  city: optional(text()),
  country_code: optional(text()),
  province: optional(text()),
  postal_code: optional(text()),
})

const shippingMethods = () =>
  optional(
    list(
      shape({
        id: optional(text()),
        option_id: optional(text()),
        price: optional(integer()),
        data: optional(record()),
      }),
    ),
  )

const types = ["refund", "replace"] as const

export const createClaimBody = shape({
  type: choice(types, "isNotEmpty", { oneOf: types }),
  claim_items: list(
    shape({
      item_id: text("isNotEmpty", "isString"),
      quantity: integer("isNotEmpty", "isInt"),
      note: optional(text()),
      reason: optional(choice(claimReasons)),
      tags: optional(texts({ each: "isString" }, "isArray")),
      images: optional(texts({ each: "isString" }, "isArray")),
    }),
  ),
  return_shipping: optional(shape({ option_id: optional(text()), price: optional(integer()) })),
  additional_items: optional(
    list(
      shape({
        variant_id: text("isNotEmpty", "isString"),
        quantity: integer("isNotEmpty", "isInt"),
      }),
    ),
  ),
  shipping_methods: shippingMethods(),
  refund_amount: optional(integer()),
  shipping_address: optional(addressPayload),
  no_notification: optional(bool()),
  return_location_id: optional(text()),
  metadata: optional(record()),
})

/** v1 takes any text and then fails on it; the reasons are those of the column. */
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
        id: text("isNotEmpty", "isString"),
        note: optional(text()),
        reason: optional(reason()),
        images: list(shape({ id: optional(text()), url: optional(text()) })),
        tags: list(shape({ id: optional(text()), value: optional(text()) })),
        metadata: optional(record()),
      }),
    ),
  ),
  shipping_methods: shippingMethods(),
  no_notification: optional(bool()),
  metadata: optional(record()),
})

export const shipClaimBody = shape({
  fulfillment_id: text("isNotEmpty", "isString"),
  tracking_numbers: optional(texts({ each: "isString" }, "isArray")),
})
