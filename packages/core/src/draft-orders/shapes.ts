import * as z from "zod"
import { addressOrId } from "../customers/index.ts"
import {
  bool,
  choice,
  dateRange,
  email,
  integer,
  list,
  listQuery,
  optional,
  record,
  shape,
  text,
} from "../http/shape.ts"

const statuses = ["open", "completed"] as const
const each = { each: { oneOf: statuses } }

export const listDraftOrdersQuery = shape({
  ...listQuery(50),
  q: optional(text()),
  status: optional(
    z.preprocess(
      (value) => (typeof value === "string" ? [value] : value),
      list(choice(statuses, each), each),
    ),
  ),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
})
export type ListDraftOrdersQuery = z.output<typeof listDraftOrdersQuery>

const discounts = () => optional(list(shape({ code: text() })))

export const createDraftOrderBody = shape({
  status: optional(choice(statuses)),
  email: email(),
  billing_address: optional(addressOrId("billing_address")),
  shipping_address: optional(addressOrId("shipping_address")),
  items: optional(
    list(
      shape({
        title: optional(text()),
        unit_price: optional(integer("isNumber")),
        variant_id: optional(text()),
        quantity: integer("isNumber"),
        metadata: optional(record()),
      }),
    ),
  ),
  region_id: text(),
  discounts: discounts(),
  customer_id: optional(text()),
  no_notification_order: optional(bool()),
  shipping_methods: list(
    shape({ option_id: text(), data: optional(record()), price: optional(integer("isNumber")) }),
    "arrayNotEmpty",
    "isArray",
  ),
  metadata: optional(record()),
})
export type CreateDraftOrder = z.output<typeof createDraftOrderBody>

export const updateDraftOrderBody = shape({
  region_id: optional(text()),
  country_code: optional(text()),
  email: optional(email()),
  billing_address: optional(addressOrId("billing_address")),
  shipping_address: optional(addressOrId("shipping_address")),
  discounts: discounts(),
  customer_id: optional(text()),
  no_notification_order: optional(bool()),
})
export type UpdateDraftOrder = z.output<typeof updateDraftOrderBody>

export const addLineBody = shape({
  title: optional(text()),
  unit_price: optional(integer()),
  variant_id: optional(text()),
  quantity: integer(),
  metadata: optional(record()),
})

export const updateLineBody = shape({
  title: optional(text()),
  unit_price: optional(integer()),
  quantity: optional(integer()),
  metadata: optional(record()),
})
