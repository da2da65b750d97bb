import {
  bool,
  integer,
  list,
  number,
  optional,
  pageLimit,
  pageOffset,
  selectQuery,
  shape,
  text,
} from "../http/shape.ts"

export const listReturnsQuery = shape({
  limit: pageLimit(50),
  offset: pageOffset(),
})

export const orderQuery = shape(selectQuery)

export const requestReturnBody = shape({
  items: list(
    shape({
      item_id: text("isNotEmpty", "isString").describe(
        "Id of a line of the order, or of one that a swap or a claim of it added.",
      ),
      quantity: integer("isNotEmpty", "isInt").describe(
        "The number of units to return, at least 0. Each unit can be claimed, returned or exchanged once.",
      ),
      reason_id: optional(text()).describe("Id of the return reason."),
      note: optional(text()).describe("More about why."),
    }),
  ).describe("What comes back."),
  return_shipping: optional(
    shape({
      option_id: optional(text()).describe(
        "ID of the return shipping option; without it, no return shipping is arranged.",
      ),
      price: optional(integer("isInt", { floor: 0 })).describe(
        "Price of the return shipping in the currency's smallest unit; by default, the price of the option.",
      ),
    }),
  ).describe("How the goods come back; without it, no way back is arranged."),
  note: optional(text()).describe("Taken, and without effect."),
  receive_now: optional(bool())
    .default(false)
    .describe("True says that the goods are here already. Nothing is paid back by it, as in v1."),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about it; by default, the setting of the order applies.",
  ),
  refund: optional(integer()).describe(
    "The amount to refund when the return is received, in the currency's smallest unit, at most the order's `refundable_amount`. By default what was paid for the units minus the return shipping.",
  ),
  location_id: optional(text()).describe("Id of the stock location the goods come back to."),
})

export const receiveReturnBody = shape({
  items: list(
    shape({
      item_id: text().describe("Id of the line."),
      quantity: integer("isNumber").describe("Units that arrived."),
    }),
  ).describe("What arrived. Where it is not what was announced, the return wants a decision."),
  refund: optional(integer("isNumber")).describe(
    "The amount to refund, in the currency's smallest unit, at most the order's `refundable_amount`. By default the amount of the return. The return of a claim refunds only the amount given here, and the return of a swap nothing.",
  ),
  location_id: optional(text()).describe(
    "ID of the stock location that receives the items; the location of the request by default.",
  ),
})

export const requestStoreReturnBody = shape({
  order_id: text("isNotEmpty", "isString").describe("Id of the order."),
  items: list(
    shape({
      item_id: text("isNotEmpty", "isString").describe(
        "Id of a line of the order, or of one that a swap or a claim of it added.",
      ),
      quantity: number({ min: 1 }, "isNumber")
        .int({ error: "quantity must be an integer number" })
        .describe(
          "The number of units to return, at least 0. Each unit can be claimed, returned or exchanged once.",
        ),
      reason_id: optional(text()).describe("Id of the return reason."),
      note: optional(text()).describe("More about why."),
    }),
  ).describe("What comes back."),
  return_shipping: optional(
    shape({
      option_id: text("isNotEmpty", "isString").describe("ID of the return shipping option."),
    }),
  ).describe("How the goods come back; without it, the customer sees to it."),
})
