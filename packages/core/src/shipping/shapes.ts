import * as z from "zod"
import {
  bool,
  choice,
  dateRange,
  list,
  listOrder,
  number,
  oneOrMany,
  optional,
  pageLimit,
  pageOffset,
  queryFlag,
  record,
  searchText,
  selectQuery,
  shape,
  text,
  texts,
  times,
} from "../http/shape.ts"

const profileTypes = ["default", "gift_card", "custom"] as const

const profileType = choice(profileTypes, {
  message: () => "type must be one of 'default', 'custom', 'gift_card'",
  fails: (value) => !profileTypes.includes(value as never),
})

export const createProfileBody = shape({
  name: text().describe("Name, for those who run the shop."),
  type: profileType.describe("`default` for goods, `gift_card` for gift cards, `custom` for any others."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the profile."),
})

export const updateProfileBody = shape({
  name: optional(text()).describe("Name, for those who run the shop. Absent or null, it stays."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
  type: optional(profileType).describe(
    "`default` for goods, `gift_card` for gift cards, `custom` for any others. Absent or null, it stays.",
  ),
  products: optional(texts()).describe(
    "Ids of products to move here from their profiles; those it has stay.",
  ),
  shipping_options: optional(texts()).describe(
    "Ids of shipping options to move here from their profiles; those it has stay.",
  ),
})

const priceType = choice(["flat_rate", "calculated"], {
  message: () => 'Invalid price type, must be one of "flat_rate" or "calculated"',
  fails: (value) => value !== "flat_rate" && value !== "calculated",
})

const requirementType = choice(["min_subtotal", "max_subtotal"], {
  message: () => 'Invalid option type, must be one of "min_subtotal" or "max_subtotal"',
  fails: (value) => value !== "min_subtotal" && value !== "max_subtotal",
})

/** v1 checks the type of a requirement in another place when an option is updated, and says it in other words. */
const changedRequirementType = choice(
  ["min_subtotal", "max_subtotal"],
  {
    message: () => "A Shipping Requirement must have a type field",
    fails: (value) => value === "",
  },
  {
    message: () => "Requirement type must be one of min_subtotal, max_subtotal",
    fails: (value) => typeof value === "string" && value !== "",
  },
  { message: () => "type must be a string", fails: (value) => typeof value !== "string" },
)

/** v1 does not validate these two flags; the database rejects values that are not booleans. */
const uncheckedFlag = () => optional(z.unknown().meta({ type: "boolean" })).default(false)

export const createOptionBody = shape({
  name: text().describe("Name, for customers."),
  region_id: text().describe("Id of the region it is offered in."),
  provider_id: text().describe("Id of a fulfillment provider of the region, e.g. `manual`."),
  profile_id: optional(text()).describe(
    "ID of the shipping profile whose products it ships; the default profile if omitted.",
  ),
  data: record().describe(
    "What tells the fulfillment provider which of its services this is; the provider checks it.",
  ),
  price_type: priceType.describe(
    "`flat_rate` costs `amount`, `calculated` what the fulfillment provider says.",
  ),
  amount: optional(number()).describe(
    "What it costs, in the smallest unit of the region's currency, never negative. A flat rate needs it; else it is passed over.",
  ),
  requirements: optional(
    list(
      shape({
        type: requirementType.describe(
          "`min_subtotal` asks for the amount or more, `max_subtotal` for less than it.",
        ),
        amount: number().describe("The subtotal, in the smallest unit of the region's currency."),
      }),
    ),
  ).describe("What a cart's subtotal must be for it to be offered; one of each type at most."),
  admin_only: uncheckedFlag().describe("True keeps it from customers."),
  is_return: uncheckedFlag().describe("True makes it a way to send goods back."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data, stored with the shipping option.",
  ),
  includes_tax: optional(bool()).describe("Whether the price includes tax; false by default."),
})

export const updateOptionBody = shape({
  name: optional(text()).describe("Name, for customers. Absent or null, it stays."),
  amount: optional(number()).describe(
    "What it costs, in the smallest unit of the region's currency, never negative. Absent, it stays; a flat rate refuses null.",
  ),
  price_type: optional(priceType).describe(
    "`flat_rate` costs `amount`, `calculated` what the fulfillment provider says. Absent or null, it stays.",
  ),
  requirements: list(
    shape({
      id: optional(text()).describe("Id of a requirement to change; without it, one is added."),
      type: changedRequirementType.describe(
        "`min_subtotal` asks for the amount or more, `max_subtotal` for less than it.",
      ),
      amount: number().describe("The subtotal, in the smallest unit of the region's currency."),
    }),
  ).describe(
    "What a cart's subtotal must be, in place of what was asked before; an empty list asks nothing.",
  ),
  admin_only: optional(bool()).describe("True keeps it from customers. Absent or null, it stays."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
  includes_tax: optional(bool()).describe("Whether the price includes tax. Absent or null, it stays."),
})

export const listOptionsQuery = shape({
  id: optional(oneOrMany()).describe("Ids of shipping options; only these are listed."),
  name: optional(text()).describe("Only shipping options with exactly this name."),
  region_id: optional(text()).describe("Only shipping options of this region."),
  is_return: queryFlag().describe("`true` lists options for sending goods back, `false` those for delivery."),
  admin_only: queryFlag().describe(
    "`true` lists options that customers are not offered, `false` the others.",
  ),
  q: optional(searchText()).describe("Text that the name holds, in any case."),
  order: listOrder(),
  created_at: times.created_at,
  updated_at: times.updated_at,
  deleted_at: optional(dateRange()).describe("Finds nothing: deleted shipping options are never listed."),
  fields: selectQuery.fields,
  expand: selectQuery.expand,
  offset: pageOffset(),
  limit: pageLimit(50),
})

export const storeListOptionsQuery = shape({
  product_ids: optional(text()).describe(
    "Ids of products, separated by commas; only options that ship one of them are listed.",
  ),
  region_id: optional(text()).describe("Only shipping options of this region."),
  is_return: optional(
    z
      .enum(["true", "false", "1", "0"], { error: () => "is_return must be a boolean string" })
      .meta({ type: "boolean", enum: undefined }),
  ).describe("`true` lists options for sending goods back, `false` those for delivery; without it, both."),
})
