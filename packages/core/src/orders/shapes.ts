import * as z from "zod"
import { refundReasons } from "../payments/index.ts"
import {
  bool,
  choice,
  dateRange,
  email,
  inWords,
  integer,
  list,
  listQuery,
  oneOrMany,
  optional,
  queryNumber,
  record,
  selectQuery,
  shape,
  text,
  texts,
} from "../http/shape.ts"

const statuses = ["pending", "completed", "archived", "canceled", "requires_action"] as const
const fulfillmentStatuses = [
  "not_fulfilled",
  "fulfilled",
  "partially_fulfilled",
  "shipped",
  "partially_shipped",
  "canceled",
  "returned",
  "partially_returned",
  "requires_action",
] as const
const paymentStatuses = [
  "captured",
  "awaiting",
  "not_paid",
  "refunded",
  "partially_refunded",
  "canceled",
  "requires_action",
] as const

const manyOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  list(choice(values, { each: { oneOf: values } }), { each: { oneOf: values } }, "isArray")

/** `status=pending` is as good as `status[]=pending`: v1 is lenient for customers only. */
const oneOrManyOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess((value) => (typeof value === "string" ? [value] : value), manyOf(values))

const filters = {
  q: optional(text()),
  id: optional(text()),
  display_id: optional(text()),
  cart_id: optional(text()),
  email: optional(text()),
  currency_code: optional(text()),
  tax_rate: optional(text()),
  canceled_at: optional(dateRange()),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
}

export const listOrdersQuery = shape({
  ...listQuery(50),
  ...filters,
  status: optional(manyOf(statuses)),
  fulfillment_status: optional(manyOf(fulfillmentStatuses)),
  payment_status: optional(manyOf(paymentStatuses)),
  customer_id: optional(text()),
  region_id: optional(oneOrMany()),
  sales_channel_id: optional(texts("isArray")),
})

export const listOwnOrdersQuery = shape({
  ...filters,
  status: optional(oneOrManyOf(statuses)),
  fulfillment_status: optional(oneOrManyOf(fulfillmentStatuses)),
  payment_status: optional(oneOrManyOf(paymentStatuses)),
  region_id: optional(text()),
  ...selectQuery,
  limit: optional(queryNumber()).default(10),
  offset: optional(queryNumber()).default(0),
})
export type OrderFilters = Partial<z.output<typeof listOrdersQuery>>

/** `fields` and `expand`, which every change of an order takes. */
export const orderQuery = shape(selectQuery)

export const lookUpOrderQuery = shape({
  display_id: queryNumber("isNumber"),
  email: email(),
  shipping_address: optional(shape({ postal_code: optional(text()) })),
  ...selectQuery,
})

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

const anything = () => optional(list(z.unknown()))

export const updateOrderBody = shape({
  email: optional(email()),
  billing_address: optional(addressPayload),
  shipping_address: optional(addressPayload),
  items: anything(),
  region: optional(text()),
  discounts: anything(),
  customer_id: optional(text()),
  payment_method: optional(shape({ provider_id: optional(text()), data: optional(record()) })),
  shipping_method: optional(
    list(
      shape({
        provider_id: optional(text()),
        profile_id: optional(text()),
        price: optional(integer()),
        data: optional(record()),
        items: anything(),
      }),
    ),
  ),
  no_notification: optional(bool()),
})

export const addShippingMethodBody = shape({
  price: integer("isNotEmpty", "isInt"),
  option_id: text("isNotEmpty", "isString"),
  data: optional(record()),
})

/** v1 takes any text and then fails on it; the reasons are those of the column. */
const reason = () =>
  text("isNotEmpty", "isString").refine((value) => (refundReasons as readonly string[]).includes(value), {
    error: inWords({ oneOf: refundReasons }),
  })

export const refundOrderBody = shape({
  amount: integer("isNotEmpty", "isInt"),
  reason: reason().transform((value) => value as (typeof refundReasons)[number]),
  note: optional(text()),
  no_notification: optional(bool()),
})

export const fulfillOrderBody = shape({
  items: list(shape({ item_id: text("isNotEmpty", "isString"), quantity: integer("isNotEmpty", "isInt") })),
  location_id: optional(text()),
  no_notification: optional(bool()),
  metadata: optional(record()),
})

export const shipOrderBody = shape({
  fulfillment_id: text("isNotEmpty", "isString"),
  tracking_numbers: optional(texts()),
  no_notification: optional(bool()),
})

/** v1 declares `location_id` and `quantity` and then refuses both; the refusal is part of the wire format. */
export const reserveLineBody = shape({})

export const listReservationsQuery = shape(listQuery(20))

export const requestClaimBody = shape({
  order_ids: list(text("isString", "isNotEmpty"), { each: "isString" }, { each: "isNotEmpty" }),
})

const isJwt = (value: unknown) => typeof value === "string" && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value)
const jwtWords = {
  message: (property: string) => `${property} must be a jwt string`,
  fails: (value: unknown) => !isJwt(value),
}

export const acceptClaimBody = shape({
  token: text(jwtWords, "isNotEmpty").refine(isJwt, { error: inWords(jwtWords, "isNotEmpty") }),
})
