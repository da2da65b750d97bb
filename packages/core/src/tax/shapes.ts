import {
  dateRange,
  listOrder,
  number,
  numberRange,
  oneOrMany,
  optional,
  pageLimit,
  pageOffset,
  searchText,
  shape,
  text,
  texts,
  times,
} from "../http/shape.ts"

const ids = () => texts("isArray")

export const createTaxRateBody = shape({
  code: text().describe("Code of the tax rate, for your accounts."),
  name: text().describe("Name of the tax rate, e.g. `VAT`."),
  region_id: text().describe("Id of the region it is for."),
  rate: optional(number("isNumber", { floor: 0 })).describe(
    "The rate in percent, at least 0, such as 20; no rate by default.",
  ),
  products: optional(ids()).describe("Ids of products it is on."),
  shipping_options: optional(ids()).describe("Ids of shipping options of the same region it is on."),
  product_types: optional(ids()).describe("Ids of product types it is on."),
})

export const updateTaxRateBody = shape({
  code: optional(text()).describe("Code of the tax rate, for your accounts. Absent or null, it stays."),
  name: optional(text()).describe("Name of the tax rate. Absent or null, it stays."),
  region_id: optional(text()).describe("Id of the region it is for. Absent or null, it stays."),
  rate: optional(number("isNumber", { floor: 0 })).describe(
    "The rate in percent, at least 0, e.g. 20; null takes it away.",
  ),
  products: optional(ids()).describe(
    "Ids of products it is on, in place of those before. Absent or null, they stay.",
  ),
  shipping_options: optional(ids()).describe(
    "Ids of shipping options of the same region it is on, in place of those before. Absent or null, they stay.",
  ),
  product_types: optional(ids()).describe(
    "Ids of product types it is on, in place of those before. Absent or null, they stay.",
  ),
})

export const taxRateProductsBody = shape({ products: ids().describe("Ids of products.") })

export const taxRateProductTypesBody = shape({ product_types: ids().describe("Ids of product types.") })

export const taxRateShippingOptionsBody = shape({
  shipping_options: ids().describe("Ids of shipping options."),
})

/** Tax rates take `fields` and `expand` as lists, unlike everything else. */
const selection = {
  expand: optional(texts("isArray")).describe("Relations to answer, a list: `expand[]=products`."),
  fields: optional(texts("isArray")).describe(
    "Columns to answer, a list, instead of the default ones. `product_count`, `product_type_count` and `shipping_option_count` are counted when they are named.",
  ),
}

export const retrieveTaxRateQuery = shape(selection)

export const listTaxRatesQuery = shape({
  region_id: optional(oneOrMany()).describe("Ids of regions; only tax rates of one of them are listed."),
  name: optional(text()).describe("Only tax rates with exactly this name."),
  code: optional(text()).describe("Only tax rates with exactly this code."),
  rate: optional(numberRange()).describe("Rate in percent: a number, or bounds such as `rate[gte]=10`."),
  offset: pageOffset(),
  limit: pageLimit(50),
  ...selection,
  order: listOrder(),
  updated_at: times.updated_at,
  created_at: times.created_at,
  deleted_at: optional(dateRange()).describe(
    "Taken, and without effect: a tax rate that is deleted is gone.",
  ),
  q: optional(searchText()).describe("Text that the name or the code holds, in any case."),
})
