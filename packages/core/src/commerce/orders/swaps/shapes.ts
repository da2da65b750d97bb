import {
  bool,
  integer,
  keysetQuery,
  list,
  number,
  optional,
  pageLimit,
  pageOffset,
  shape,
  text,
  texts,
} from "../../../platform/http/shape.ts"

export const listSwapsQuery = shape({
  limit: pageLimit(50, "isInt"),
  offset: pageOffset("isInt"),
  ...keysetQuery,
})

const wholeUnits = { error: "quantity must be an integer number" }

const returnItem = shape({
  item_id: text("isNotEmpty", "isString").describe(
    "ID of a line of the order, or of one of its swaps or claims.",
  ),
  quantity: number({ min: 1 }, "isNotEmpty", "isNumber")
    .int(wholeUnits)
    .describe("Units to return, at least 1 and at most the units that were not returned yet."),
  reason_id: optional(text()).describe("ID of the return reason."),
  note: optional(text()).describe("A note on the reason."),
})

export const createSwapBody = shape({
  return_items: list(returnItem, "isNotEmpty", "isArray").describe("Items to return."),
  return_shipping: optional(
    shape({
      option_id: text("isNotEmpty", "isString").describe("ID of the return shipping option."),
      price: optional(integer("isInt", { floor: 0 })).describe(
        "Price of the return shipping in the currency's smallest unit; by default, the price of the option.",
      ),
    }),
  ).describe("Return shipping; without it, none is arranged."),
  sales_channel_id: optional(text()).describe(
    "ID of the sales channel of the cart that confirms the swap; the order's channel by default.",
  ),
  additional_items: optional(
    list(
      shape({
        variant_id: text("isNotEmpty", "isString").describe("ID of the variant to send."),
        quantity: number("isNotEmpty", "isNumber").int(wholeUnits).describe("Units to send, at least 1."),
      }),
    ),
  ).describe("Replacement items."),
  custom_shipping_options: optional(
    list(
      shape({
        option_id: text("isNotEmpty", "isString").describe("ID of the shipping option."),
        price: integer("isNotEmpty", "isInt", { floor: 0 }).describe(
          "Price in this swap, in the currency's smallest unit, at least 0.",
        ),
      }),
    ),
  )
    .default([])
    .describe("Shipping options that the customer can choose from for the new items, with custom prices."),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about the swap; by default, the setting of the order applies.",
  ),
  return_location_id: optional(text()).describe("ID of the stock location that receives the items."),
  allow_backorder: optional(bool())
    .default(true)
    .describe("Whether the new items may be out of stock when the customer confirms."),
})

export const createStoreSwapBody = shape({
  order_id: text("isNotEmpty", "isString").describe(
    "ID of the order; it must be paid and at least partly fulfilled.",
  ),
  return_items: list(
    shape({
      item_id: text("isNotEmpty", "isString").describe(
        "ID of a line of the order, or of one of its swaps or claims.",
      ),
      quantity: number({ min: 1 }, "isNumber")
        .int(wholeUnits)
        .describe("Units to return, at least 1 and at most the units that were not returned yet."),
      reason_id: optional(text()).describe("ID of the return reason."),
      note: optional(text()).describe("A note on the reason."),
    }),
  ).describe("Items to return."),
  additional_items: list(
    shape({
      variant_id: text("isNotEmpty", "isString").describe("ID of the variant."),
      quantity: number({ min: 1 }, "isNumber").int(wholeUnits).describe("Units, at least 1."),
    }),
  ).describe("New items."),
  return_shipping_option: optional(text()).describe(
    "ID of the return shipping option; without it, the customer arranges the return.",
  ),
})

export const shipSwapBody = shape({
  fulfillment_id: text("isNotEmpty", "isString").describe("ID of the shipped fulfillment of the swap."),
  tracking_numbers: optional(texts({ each: "isString" }, "isArray"))
    .default([])
    .describe("Tracking numbers of the shipment."),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about it; by default, the setting of the swap applies.",
  ),
})
