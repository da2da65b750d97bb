import * as z from "zod"
import {
  bool,
  choice,
  dateRange,
  list,
  number,
  oneOrMany,
  optional,
  queryFlag,
  queryNumber,
  record,
  shape,
  text,
  texts,
} from "../http/shape.ts"

const profileTypes = ["default", "gift_card", "custom"] as const

export const createProfileBody = shape({
  name: text(),
  type: choice(profileTypes),
  metadata: optional(record()),
})

export const updateProfileBody = shape({
  name: optional(text()),
  metadata: optional(record()),
  type: optional(choice(profileTypes)),
  products: optional(texts()),
  shipping_options: optional(texts()),
})

const priceType = choice(["flat_rate", "calculated"], {
  message: () => 'Invalid price type, must be one of "flat_rate" or "calculated"',
  fails: (value) => value !== "flat_rate" && value !== "calculated",
})

const requirementType = choice(["min_subtotal", "max_subtotal"], {
  message: () => 'Invalid option type, must be one of "min_subtotal" or "max_subtotal"',
  fails: (value) => value !== "min_subtotal" && value !== "max_subtotal",
})

/** v1 checks these two flags nowhere; what is no truth value is refused by the database. */
const uncheckedFlag = () => optional(z.unknown().meta({ type: "boolean" })).default(false)

export const createOptionBody = shape({
  name: text(),
  region_id: text(),
  provider_id: text(),
  profile_id: optional(text()),
  data: record(),
  price_type: priceType,
  amount: optional(number()),
  requirements: optional(list(shape({ type: requirementType, amount: number() }))),
  admin_only: uncheckedFlag(),
  is_return: uncheckedFlag(),
  metadata: optional(record()),
  includes_tax: optional(bool()),
})

export const updateOptionBody = shape({
  name: optional(text()),
  amount: optional(number()),
  price_type: optional(priceType),
  requirements: list(shape({ id: optional(text()), type: requirementType, amount: number() })),
  admin_only: optional(bool()),
  metadata: optional(record()),
  includes_tax: optional(bool()),
})

export const listOptionsQuery = shape({
  id: optional(oneOrMany()),
  name: optional(text()),
  region_id: optional(text()),
  is_return: queryFlag(),
  admin_only: queryFlag(),
  q: optional(text()),
  order: optional(text()),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
  deleted_at: optional(dateRange()),
  fields: optional(text()),
  expand: optional(text()),
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(50),
})

export const storeListOptionsQuery = shape({
  product_ids: optional(text()),
  region_id: optional(text()),
  is_return: optional(z.unknown().meta({ type: "boolean" })),
})
