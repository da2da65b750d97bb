import { bool, integer, list, number, optional, queryNumber, shape, text, texts } from "../http/shape.ts"

export const listSwapsQuery = shape({
  limit: optional(queryNumber("isInt")).default(50),
  offset: optional(queryNumber("isInt")).default(0),
})

const wholeUnits = { error: "quantity must be an integer number" }

const returnItem = shape({
  item_id: text("isNotEmpty", "isString"),
  quantity: number({ min: 1 }, "isNotEmpty", "isNumber").int(wholeUnits),
  reason_id: optional(text()),
  note: optional(text()),
})

export const createSwapBody = shape({
  return_items: list(returnItem),
  return_shipping: optional(shape({ option_id: text("isNotEmpty", "isString"), price: optional(integer()) })),
  sales_channel_id: optional(text()),
  additional_items: optional(
    list(
      shape({
        variant_id: text("isNotEmpty", "isString"),
        quantity: number("isNotEmpty", "isNumber").int(wholeUnits),
      }),
    ),
  ),
  custom_shipping_options: optional(
    list(shape({ option_id: text("isNotEmpty", "isString"), price: integer("isNotEmpty", "isInt") })),
  ).default([]),
  no_notification: optional(bool()),
  return_location_id: optional(text()),
  allow_backorder: optional(bool()).default(true),
})

export const createStoreSwapBody = shape({
  order_id: text("isNotEmpty", "isString"),
  return_items: list(
    shape({
      item_id: text("isNotEmpty", "isString"),
      quantity: number({ min: 1 }, "isNumber").int(wholeUnits),
      reason_id: optional(text()),
      note: optional(text()),
    }),
  ),
  additional_items: list(
    shape({
      variant_id: text("isNotEmpty", "isString"),
      quantity: number({ min: 1 }, "isNumber").int(wholeUnits),
    }),
  ),
  return_shipping_option: optional(text()),
})

export const shipSwapBody = shape({
  fulfillment_id: text("isNotEmpty", "isString"),
  tracking_numbers: optional(texts({ each: "isString" }, "isArray")).default([]),
  no_notification: optional(bool()),
})
