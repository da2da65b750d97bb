import {
  bool,
  integer,
  list,
  number,
  optional,
  queryNumber,
  selectQuery,
  shape,
  text,
} from "../http/shape.ts"

export const listReturnsQuery = shape({
  limit: optional(queryNumber()).default(50),
  offset: optional(queryNumber()).default(0),
})

export const orderQuery = shape(selectQuery)

export const requestReturnBody = shape({
  items: list(
    shape({
      item_id: text("isNotEmpty", "isString"),
      quantity: integer("isNotEmpty", "isInt"),
      reason_id: optional(text()),
      note: optional(text()),
    }),
  ),
  return_shipping: optional(shape({ option_id: optional(text()), price: optional(integer()) })),
  note: optional(text()),
  receive_now: optional(bool()).default(false),
  no_notification: optional(bool()),
  refund: optional(integer()),
  location_id: optional(text()),
})

export const receiveReturnBody = shape({
  items: list(shape({ item_id: text(), quantity: integer("isNumber") })),
  refund: optional(integer("isNumber")),
  location_id: optional(text()),
})

export const requestStoreReturnBody = shape({
  order_id: text("isNotEmpty", "isString"),
  items: list(
    shape({
      item_id: text("isNotEmpty", "isString"),
      quantity: number({ min: 1 }, "isNumber").int({ error: "quantity must be an integer number" }),
      reason_id: optional(text()),
      note: optional(text()),
    }),
  ),
  return_shipping: optional(shape({ option_id: text("isNotEmpty", "isString") })),
})
