import {
  bool,
  integer,
  keysetQuery,
  list,
  number,
  optional,
  pageLimit,
  pageOffset,
  selectQuery,
  shape,
  text,
} from "../../../platform/http/shape.ts"

export const listReturnsQuery = shape({
  limit: pageLimit(50),
  offset: pageOffset(),
  ...keysetQuery,
})

export const orderQuery = shape(selectQuery)

export const requestReturnBody = shape({
  items: list(
    shape({
      item_id: text("isNotEmpty", "isString").describe(
        "ID of a line of the order, or of one of its swaps or claims.",
      ),
      quantity: integer("isNotEmpty", "isInt").describe(
        "The number of units to return, at least 0. Each unit can be claimed, returned or exchanged once.",
      ),
      reason_id: optional(text()).describe("ID of the return reason."),
      note: optional(text()).describe("A note on the reason."),
    }),
  ).describe("Items to return."),
  return_shipping: optional(
    shape({
      option_id: optional(text()).describe(
        "ID of the return shipping option; without it, no return shipping is arranged.",
      ),
      price: optional(integer("isInt", { floor: 0 })).describe(
        "Price of the return shipping in the currency's smallest unit; by default, the price of the option.",
      ),
    }),
  ).describe("Return shipping; without it, none is arranged."),
  note: optional(text()).describe("Accepted without effect."),
  receive_now: optional(bool())
    .default(false)
    .describe("If true, the items have arrived already. This refunds nothing, as in v1."),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about it; by default, the setting of the order applies.",
  ),
  refund: optional(integer()).describe(
    "The amount to refund when the return is received, in the currency's smallest unit, at most the order's `refundable_amount`. By default what was paid for the units minus the return shipping.",
  ),
  location_id: optional(text()).describe("ID of the stock location that receives the items."),
})

export const receiveReturnBody = shape({
  items: list(
    shape({
      item_id: text().describe("ID of the line."),
      quantity: integer("isNumber").describe("Received units."),
    }),
  ).describe("Received items. If they differ from the request, the return requires action."),
  refund: optional(integer("isNumber")).describe(
    "The amount to refund, in the currency's smallest unit, at most the order's `refundable_amount`. By default the amount of the return. The return of a claim refunds only the amount given here, and the return of a swap nothing.",
  ),
  location_id: optional(text()).describe(
    "ID of the stock location that receives the items; the location of the request by default.",
  ),
})

export const requestStoreReturnBody = shape({
  order_id: text("isNotEmpty", "isString").describe("ID of the order."),
  items: list(
    shape({
      item_id: text("isNotEmpty", "isString").describe(
        "ID of a line of the order, or of one of its swaps or claims.",
      ),
      quantity: number({ min: 1 }, "isNumber")
        .int({ error: "quantity must be an integer number" })
        .describe(
          "The number of units to return, at least 0. Each unit can be claimed, returned or exchanged once.",
        ),
      reason_id: optional(text()).describe("ID of the return reason."),
      note: optional(text()).describe("A note on the reason."),
    }),
  ).describe("Items to return."),
  return_shipping: optional(
    shape({
      option_id: text("isNotEmpty", "isString").describe("ID of the return shipping option."),
    }),
  ).describe("Return shipping; without it, the customer arranges the return."),
})
