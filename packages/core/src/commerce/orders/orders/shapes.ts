import * as z from "zod"
import { refundReasons } from "../../sales/payments/index.ts"
import {
  bool,
  choice,
  dateRange,
  email,
  integer,
  inWords,
  keysetQuery,
  list,
  listQuery,
  oneOrMany,
  optional,
  orOne,
  pageLimit,
  pageOffset,
  queryFlag,
  queryNumber,
  queryTexts,
  record,
  searchText,
  selectQuery,
  shape,
  text,
  texts,
  times,
} from "../../../platform/http/shape.ts"

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
/** v1 names the same statuses in another order to storefronts. */
const storeFulfillmentStatuses = [
  "not_fulfilled",
  "partially_fulfilled",
  "fulfilled",
  "partially_shipped",
  "shipped",
  "partially_returned",
  "returned",
  "canceled",
  "requires_action",
] as const
const storePaymentStatuses = [
  "not_paid",
  "awaiting",
  "captured",
  "partially_refunded",
  "refunded",
  "canceled",
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

/** Also `status=pending`, as in v1 for customers only, whose error message does not mention a list. */
const oneOrManyOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  orOne(list(choice(values, { each: { oneOf: values } }), { each: { oneOf: values } }))

const filters = {
  q: optional(searchText()).describe(
    "Searches the order's number, its email address, the first name of the shipping address, or the customer's name or phone number, ignoring case. Replaces the filters `display_id` and `email`.",
  ),
  id: optional(text()).describe("Only the order with this ID."),
  display_id: optional(text()).describe(
    "Only the order with this number; a text that is not a number matches nothing.",
  ),
  cart_id: optional(text()).describe("Only the order of this cart."),
  email: optional(text()).describe("Only orders with exactly this email address."),
  currency_code: optional(text()).describe("Only orders in this currency, ISO 4217 in lower case."),
  tax_rate: optional(text()).describe(
    "Only orders with this tax rate, in percent; a text that is not a number matches nothing.",
  ),
  canceled_at: optional(dateRange()).describe("Only orders that were canceled in this period."),
  created_at: times.created_at,
  updated_at: times.updated_at,
}

export const listOrdersQuery = shape({
  ...listQuery(50),
  ...keysetQuery,
  ...filters,
  // v1 accepts one.
  id: optional(oneOrMany("isString")).describe("IDs of orders; only these are listed."),
  status: optional(manyOf(statuses)).describe("Only orders of these statuses; a list, `status[]=pending`."),
  fulfillment_status: optional(manyOf(fulfillmentStatuses)).describe(
    "Only orders with one of these fulfillment statuses; a list.",
  ),
  payment_status: optional(manyOf(paymentStatuses)).describe(
    "Only orders with one of these payment statuses; a list.",
  ),
  customer_id: optional(text()).describe("Only orders of this customer."),
  region_id: optional(oneOrMany()).describe("IDs of regions; only orders in one of them are listed."),
  sales_channel_id: optional(queryTexts()).describe(
    "IDs of sales channels; only orders that came through one of them are listed. A list.",
  ),
  // v1 does not have the following filters.
  claim_id: optional(oneOrMany()).describe("IDs of claims; only orders with one of them are listed."),
  fulfillment_state: optional(manyOf(fulfillmentStatuses)).describe(
    "Only orders whose items are in one of these states, a list: as `fulfillment_status`, except that an order whose units have all come back is `returned`, also if it came back in parts and its `fulfillment_status` is `partially_returned`.",
  ),
  payment_state: optional(manyOf([...paymentStatuses, "outstanding"])).describe(
    "Only orders whose payment is in one of these states, a list: as `payment_status`, except that an order without a payment, because gift cards or discounts covered its total, is `captured`, and a captured order with refunds is `partially_refunded` or `refunded`. `outstanding` finds the orders of which a part is neither authorized nor captured, such as after an order edit. `captured`, `awaiting` and `not_paid` include these orders only if a payment of them is to be captured.",
  ),
  has_payment_to_capture: queryFlag().describe(
    "`true` for orders with a payment that is neither captured nor canceled, `false` for the others. An order that gift cards paid completely has no payment, although its `payment_status` is `awaiting`.",
  ),
})

export const listOwnOrdersQuery = shape({
  ...filters,
  status: optional(oneOrManyOf(statuses)).describe("Only orders of this status, or of these."),
  fulfillment_status: optional(oneOrManyOf(storeFulfillmentStatuses)).describe(
    "Only orders with this fulfillment status, or one of these.",
  ),
  payment_status: optional(oneOrManyOf(storePaymentStatuses)).describe(
    "Only orders with this payment status, or one of these.",
  ),
  region_id: optional(text()).describe("Only orders in this region."),
  ...selectQuery,
  limit: pageLimit(10),
  offset: pageOffset(),
  ...keysetQuery,
})
export type OrderFilters = Omit<Partial<z.output<typeof listOrdersQuery>>, "id"> & {
  readonly id?: string | readonly string[] | null | undefined
}

/** `fields` and `expand`, which every change of an order takes. */
export const orderQuery = shape(selectQuery)

export const lookUpOrderQuery = shape({
  display_id: queryNumber("isNumber").describe("Number of the order, as the customer sees it."),
  email: email().describe("The email address the order was placed with, in any case."),
  shipping_address: optional(
    shape({
      postal_code: optional(text()).describe("Postal code of the shipping address, an exact match."),
    }),
  ).describe("Further conditions on the order's shipping address."),
  ...selectQuery,
})

const addressPayload = shape({
  first_name: optional(text()).describe("First name of the recipient; null clears it."),
  last_name: optional(text()).describe("Last name of the recipient; null clears it."),
  phone: optional(text()).describe("Phone number for questions on delivery; null clears it."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
  company: optional(text()).describe("Company of the recipient; null clears it."),
  address_1: optional(text()).describe("Street and number; null clears it."),
  address_2: optional(text()).describe("Further address details, e.g. a floor; null clears it."),
  city: optional(text()).describe("Town or city; null clears it."),
  country_code: optional(text()).describe(
    "ISO 3166-1 code of a country of the order's region, two letters in any case.",
  ),
  province: optional(text()).describe("Province, state or county; null clears it."),
  postal_code: optional(text()).describe("Postal code; null clears it."),
})

const anything = () => optional(list(z.unknown()))

export const updateOrderBody = shape({
  email: optional(email()).describe(
    "Email address for notifications about the order, stored in lower case. Unchanged if absent.",
  ),
  billing_address: optional(addressPayload).describe("Billing address; absent properties are unchanged."),
  shipping_address: optional(addressPayload).describe("Shipping address; absent properties are unchanged."),
  items: anything().describe("Accepted without effect: use an order edit to change items."),
  region: optional(text()).describe("Accepted without effect: an order stays in its region."),
  discounts: anything().describe("Accepted without effect."),
  customer_id: optional(text()).describe("ID of the customer the order belongs to. Unchanged if absent."),
  payment_method: optional(
    shape({
      provider_id: optional(text()).describe("Accepted without effect."),
      data: optional(record()).describe("Accepted without effect."),
    }),
  ).describe("Accepted without effect."),
  shipping_method: optional(
    list(
      shape({
        provider_id: optional(text()).describe("Accepted without effect."),
        profile_id: optional(text()).describe("Accepted without effect."),
        price: optional(integer()).describe("Accepted without effect."),
        data: optional(record()).describe("Accepted without effect."),
        items: anything().describe("Accepted without effect."),
      }),
    ),
  ).describe("Accepted, and without effect: shipping methods are added by a separate operation."),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no further notifications about the order. Unchanged if absent or null.",
  ),
})

export const addShippingMethodBody = shape({
  price: integer("isNotEmpty", "isInt", { floor: 0 }).describe(
    "Price in the currency's smallest unit, at least 0.",
  ),
  option_id: text("isNotEmpty", "isString").describe(
    "ID of the shipping option; the order must not have a method of its shipping profile.",
  ),
  data: optional(record()).describe("Data for the fulfillment provider, which validates it."),
})

/** v1 accepts any text and then fails on it; these are the values that the column accepts. */
const reason = () => text("isNotEmpty", "isString").pipe(choice(refundReasons))

export const refundOrderBody = shape({
  amount: integer("isNotEmpty", "isInt").describe(
    "Amount to refund, in the currency's smallest unit: at most what was paid and not refunded yet.",
  ),
  reason: reason().describe("Reason for the refund: `discount`, `return`, `swap`, `claim` or `other`."),
  note: optional(text()).describe("A note on the reason."),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about it; by default, the setting of the order applies.",
  ),
})

export const fulfillOrderBody = shape({
  items: list(
    shape({
      item_id: text("isNotEmpty", "isString").describe("ID of the line of the order."),
      quantity: integer("isNotEmpty", "isInt").describe(
        "Units to fulfill, at most the units that are not fulfilled yet.",
      ),
    }),
  ).describe("Lines to fulfill."),
  location_id: optional(text()).describe(
    "ID of the stock location to ship from; without it, the stock does not change.",
  ),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about it; by default, the setting of the order applies.",
  ),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with each fulfillment."),
})

export const shipOrderBody = shape({
  fulfillment_id: text("isNotEmpty", "isString").describe("ID of the shipped fulfillment of the order."),
  tracking_numbers: optional(texts()).describe("Tracking numbers of the shipment."),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about it; by default, the setting of the order applies.",
  ),
})

/** v1 declares `location_id` and `quantity` and then rejects both; the error is part of the wire format. */
export const reserveLineBody = shape({})

export const listReservationsQuery = shape(listQuery(20))

export const requestClaimBody = shape({
  order_ids: list(text("isString", "isNotEmpty"), { each: "isString" }, { each: "isNotEmpty" }).describe(
    "IDs of orders that were placed without an account, and that the signed-in customer claims.",
  ),
})

const isJwt = (value: unknown) => typeof value === "string" && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value)
const jwtWords = {
  message: (property: string) => `${property} must be a jwt string`,
  fails: (value: unknown) => !isJwt(value),
}

export const acceptClaimBody = shape({
  token: text(jwtWords, "isNotEmpty")
    .refine(isJwt, { error: inWords(jwtWords, "isNotEmpty") })
    .describe("Token from the email to the order's address."),
})
