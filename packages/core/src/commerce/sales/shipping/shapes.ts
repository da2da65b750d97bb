import * as z from "zod"
import {
  bool,
  choice,
  dateRange,
  list,
  listOrderByPath,
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
} from "../../../platform/http/shape.ts"
import { isOneOf } from "../../../platform/kernel/values.ts"

const profileTypes = ["default", "gift_card", "custom"] as const

const profileType = choice(profileTypes, {
  message: () => "type must be one of 'default', 'custom', 'gift_card'",
  fails: (value) => !isOneOf(profileTypes, value),
})

export const createProfileBody = shape({
  name: text().describe("Name, for your team."),
  type: profileType.describe(
    "`default` for products, `gift_card` for gift cards, `custom` for anything else.",
  ),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the profile."),
})

export const updateProfileBody = shape({
  name: optional(text()).describe("Name, for your team. Unchanged if absent."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
  type: optional(profileType).describe(
    "`default` for products, `gift_card` for gift cards, `custom` for anything else. Unchanged if absent.",
  ),
  products: optional(texts()).describe(
    "IDs of products to move here from their profiles; those it has stay.",
  ),
  shipping_options: optional(texts()).describe(
    "IDs of shipping options to move here from their profiles; those it has stay.",
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
  region_id: text().describe("ID of the region it is offered in."),
  provider_id: text().describe("ID of a fulfillment provider of the region, e.g. `manual`."),
  profile_id: optional(text()).describe(
    "ID of the shipping profile whose products it ships; the default profile if omitted.",
  ),
  data: record().describe(
    "Data that identifies the service of the fulfillment provider; the provider validates it.",
  ),
  price_type: priceType.describe(
    "`flat_rate` costs `amount`, `calculated` what the fulfillment provider says.",
  ),
  amount: optional(number()).describe(
    "Price in the smallest unit of the region's currency, never negative. Required for a flat rate, otherwise ignored.",
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
  ).describe("Requirements on the cart's subtotal for the option to be offered; at most one of each type."),
  admin_only: uncheckedFlag().describe("If true, it is hidden from customers."),
  is_return: uncheckedFlag().describe("If true, it is an option for returns."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data, stored with the shipping option.",
  ),
  includes_tax: optional(bool())
    .describe("Whether the price includes tax; false by default.")
    .meta({ default: false }),
})

export const updateOptionBody = shape({
  name: optional(text()).describe("Name, for customers. Unchanged if absent."),
  amount: optional(number()).describe(
    "Price in the smallest unit of the region's currency, never negative. Unchanged if absent; a flat rate does not accept null.",
  ),
  price_type: optional(priceType).describe(
    "`flat_rate` costs `amount`, `calculated` what the fulfillment provider says. Unchanged if absent.",
  ),
  requirements: list(
    shape({
      id: optional(text()).describe("ID of a requirement to update; without it, one is added."),
      type: changedRequirementType.describe(
        "`min_subtotal` asks for the amount or more, `max_subtotal` for less than it.",
      ),
      amount: number().describe("The subtotal, in the smallest unit of the region's currency."),
    }),
  ).describe(
    "Requirements on the cart's subtotal, which replace the previous ones; an empty list removes them.",
  ),
  admin_only: optional(bool()).describe("If true, it is hidden from customers. Unchanged if absent."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
  includes_tax: optional(bool()).describe("Whether the price includes tax. Unchanged if absent."),
})

export const listOptionsQuery = shape({
  id: optional(oneOrMany()).describe("IDs of shipping options; only these are listed."),
  name: optional(text()).describe("Only shipping options with exactly this name."),
  region_id: optional(text()).describe("Only shipping options of this region."),
  is_return: queryFlag().describe("`true` lists options for returns, `false` options for delivery."),
  admin_only: queryFlag().describe(
    "`true` lists options that customers are not offered, `false` the others.",
  ),
  q: optional(searchText()).describe("Searches the name, ignoring case. Replaces the filter `name`."),
  order: listOrderByPath("region.name"),
  created_at: times.created_at,
  updated_at: times.updated_at,
  deleted_at: optional(dateRange()).describe("Matches nothing: deleted shipping options are never listed."),
  fields: selectQuery.fields,
  expand: selectQuery.expand,
  offset: pageOffset(),
  limit: pageLimit(50),
})

export const storeListOptionsQuery = shape({
  product_ids: optional(text()).describe(
    "IDs of products, separated by commas; only options that ship one of them are listed.",
  ),
  region_id: optional(text()).describe(
    "Only shipping options of this region. The list is empty if it does not exist.",
  ),
  is_return: optional(
    z
      .enum(["true", "false", "1", "0"], { error: () => "is_return must be a boolean string" })
      .meta({ type: "boolean", enum: undefined }),
  ).describe("`true` lists options for returns, `false` options for delivery; by default, both."),
})
