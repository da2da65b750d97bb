import { addressOrId } from "../customers/index.ts"
import { email, integer, list, optional, record, selectQuery, shape, text } from "../http/shape.ts"

export const cartQuery = shape(selectQuery)

/** Lines that a cart may be made with: each of them is priced and counted. */
const mostItems = 1_000

export const createCartBody = shape({
  region_id: optional(text()),
  country_code: optional(text()),
  items: optional(
    list(
      shape({
        variant_id: text("isString", "isNotEmpty"),
        quantity: integer("isInt", "isNotEmpty"),
      }),
    ).max(mostItems, { error: `items must contain no more than ${mostItems} elements` }),
  ),
  context: optional(record()),
  sales_channel_id: optional(text()),
})

export const updateCartBody = shape({
  region_id: optional(text()),
  country_code: optional(text()),
  email: optional(email()),
  billing_address: optional(addressOrId("billing_address")),
  shipping_address: optional(addressOrId("shipping_address")),
  gift_cards: optional(list(shape({ code: text() }))),
  discounts: optional(list(shape({ code: text() }))),
  customer_id: optional(text()),
  context: optional(record()),
  sales_channel_id: optional(text()),
})

export const addLineItemBody = shape({
  variant_id: text(),
  quantity: integer(),
  metadata: optional(record()),
})

export const updateLineItemBody = shape({
  quantity: integer(),
  metadata: optional(record()),
})

export const addShippingMethodBody = shape({
  option_id: text(),
  data: optional(record()),
})

export const selectSessionBody = shape({ provider_id: text() })

export const updateSessionBody = shape({ data: record() })
