import * as z from "zod"
import {
  dateRange,
  listOrder,
  number,
  oneOrManyUnlessEmpty,
  optional,
  pageLimit,
  pageOffset,
  searchText,
  shape,
  text,
  texts,
  times,
} from "../../../platform/http/shape.ts"
import { numberRange } from "../../../platform/http/number-range.ts"

const ids = () => texts("isArray")

export const createTaxRateBody = shape({
  code: text().describe("Code of the tax rate, for your accounting."),
  name: text().describe("Name of the tax rate, e.g. `VAT`."),
  region_id: text().describe("ID of the region in which the rate applies."),
  rate: optional(number("isNumber", { floor: 0 })).describe(
    "The rate in percent, at least 0, such as 20; without it, the rate counts as 0.",
  ),
  products: optional(ids()).describe("IDs of products that the rate applies to."),
  shipping_options: optional(ids()).describe(
    "IDs of shipping options of the region that the rate applies to.",
  ),
  product_types: optional(ids()).describe("IDs of product types that the rate applies to."),
})

export const updateTaxRateBody = shape({
  code: optional(text()).describe(
    "Code of the tax rate, for your accounting. Unchanged if absent; null removes it.",
  ),
  name: optional(text()).describe("Name of the tax rate. Unchanged if absent."),
  region_id: optional(text()).describe("ID of the region in which the rate applies. Unchanged if absent."),
  rate: optional(number("isNumber", { floor: 0 })).describe(
    "The rate in percent, at least 0, e.g. 20; null removes it.",
  ),
  products: optional(ids()).describe(
    "IDs of products that the rate applies to, which replace the previous ones. Unchanged if absent or null.",
  ),
  shipping_options: optional(ids()).describe(
    "IDs of shipping options of the region that the rate applies to, which replace the previous ones. Unchanged if absent or null.",
  ),
  product_types: optional(ids()).describe(
    "IDs of product types that the rate applies to, which replace the previous ones. Unchanged if absent or null.",
  ),
})

export const taxRateProductsBody = shape({ products: ids().describe("IDs of products.") })

export const taxRateProductTypesBody = shape({ product_types: ids().describe("IDs of product types.") })

export const taxRateShippingOptionsBody = shape({
  shipping_options: ids().describe("IDs of shipping options."),
})

/** Tax rates take `fields` and `expand` as lists, unlike everything else. */
const selection = {
  expand: optional(texts("isArray")).describe("Relations to return, a list: `expand[]=products`."),
  fields: optional(texts("isArray")).describe(
    "Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed.",
  ),
}

export const retrieveTaxRateQuery = shape(selection)

export const listTaxRatesQuery = shape({
  region_id: oneOrManyUnlessEmpty().describe("IDs of regions; only tax rates of one of them are listed."),
  name: optional(text()).describe("Only tax rates with exactly this name."),
  code: optional(text()).describe("Only tax rates with exactly this code."),
  // As in v1, an empty rate filters nothing.
  rate: z
    .preprocess(
      (rate) => (rate === "" ? undefined : rate),
      optional(numberRange("rate", "NumericalComparisonOperator,Number")),
    )
    .describe("Rate in percent: a number, or bounds such as `rate[gte]=10`."),
  offset: pageOffset(),
  limit: pageLimit(50),
  ...selection,
  order: listOrder(),
  updated_at: times.updated_at,
  created_at: times.created_at,
  deleted_at: optional(dateRange()).describe("Accepted without effect: deleted tax rates are not kept."),
  q: optional(searchText()).describe("Searches the name, ignoring case. Replaces the filter `name`."),
})
