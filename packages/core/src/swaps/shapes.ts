import {
  bool,
  integer,
  list,
  number,
  optional,
  pageLimit,
  pageOffset,
  shape,
  text,
  texts,
} from "../http/shape.ts"

export const listSwapsQuery = shape({
  limit: pageLimit(50, "isInt"),
  offset: pageOffset("isInt"),
})

const wholeUnits = { error: "quantity must be an integer number" }

const returnItem = shape({
  item_id: text("isNotEmpty", "isString").describe(
    "Id of a line of the order, or of one that a swap or a claim of it added.",
  ),
  quantity: number({ min: 1 }, "isNotEmpty", "isNumber")
    .int(wholeUnits)
    .describe("Units that come back, at least 1 and at most those that have not come back yet."),
  reason_id: optional(text()).describe("Id of the return reason."),
  note: optional(text()).describe("More about why."),
})

export const createSwapBody = shape({
  return_items: list(returnItem, "isNotEmpty", "isArray").describe("What comes back."),
  return_shipping: optional(
    shape({
      option_id: text("isNotEmpty", "isString").describe("ID of the return shipping option."),
      price: optional(integer("isInt", { floor: 0 })).describe(
        "Price of the return shipping in the currency's smallest unit; by default, the price of the option.",
      ),
    }),
  ).describe("How the goods come back; without it, no way back is arranged."),
  sales_channel_id: optional(text()).describe(
    "ID of the sales channel of the cart that confirms the swap; the order's channel by default.",
  ),
  additional_items: optional(
    list(
      shape({
        variant_id: text("isNotEmpty", "isString").describe("Id of the variant to send."),
        quantity: number("isNotEmpty", "isNumber").int(wholeUnits).describe("Units to send, at least 1."),
      }),
    ),
  ).describe("What is sent instead."),
  custom_shipping_options: optional(
    list(
      shape({
        option_id: text("isNotEmpty", "isString").describe("Id of the shipping option."),
        price: integer("isNotEmpty", "isInt", { floor: 0 }).describe(
          "What it costs in this swap, in the currency's smallest unit, at least 0.",
        ),
      }),
    ),
  )
    .default([])
    .describe("Shipping options that the customer can choose from for the new items, with custom prices."),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about the swap; by default, the setting of the order applies.",
  ),
  return_location_id: optional(text()).describe("Id of the stock location the goods come back to."),
  allow_backorder: optional(bool())
    .default(true)
    .describe("Whether the new items may be out of stock when the customer confirms."),
})

export const createStoreSwapBody = shape({
  order_id: text("isNotEmpty", "isString").describe(
    "Id of the order; it must be paid, and some of it packed.",
  ),
  return_items: list(
    shape({
      item_id: text("isNotEmpty", "isString").describe(
        "Id of a line of the order, or of one that a swap or a claim of it added.",
      ),
      quantity: number({ min: 1 }, "isNumber")
        .int(wholeUnits)
        .describe("Units that come back, at least 1 and at most those that have not come back yet."),
      reason_id: optional(text()).describe("Id of the return reason."),
      note: optional(text()).describe("More about why."),
    }),
  ).describe("What comes back."),
  additional_items: list(
    shape({
      variant_id: text("isNotEmpty", "isString").describe("Id of the variant."),
      quantity: number({ min: 1 }, "isNumber").int(wholeUnits).describe("Units, at least 1."),
    }),
  ).describe("What is wanted instead."),
  return_shipping_option: optional(text()).describe(
    "ID of the return shipping option; without it, the customer arranges the return.",
  ),
})

export const shipSwapBody = shape({
  fulfillment_id: text("isNotEmpty", "isString").describe("Id of the swap's fulfillment that was sent."),
  tracking_numbers: optional(texts({ each: "isString" }, "isArray"))
    .default([])
    .describe("Tracking numbers of the shipment."),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about it; by default, the setting of the swap applies.",
  ),
})
