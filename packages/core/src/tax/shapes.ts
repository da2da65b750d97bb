import {
  dateRange,
  number,
  numberRange,
  oneOrMany,
  optional,
  queryNumber,
  shape,
  text,
  texts,
} from "../http/shape.ts"

const ids = () => texts("isArray")

export const createTaxRateBody = shape({
  code: text(),
  name: text(),
  region_id: text(),
  rate: optional(number()),
  products: optional(ids()),
  shipping_options: optional(ids()),
  product_types: optional(ids()),
})

export const updateTaxRateBody = shape({
  code: optional(text()),
  name: optional(text()),
  region_id: optional(text()),
  rate: optional(number()),
  products: optional(ids()),
  shipping_options: optional(ids()),
  product_types: optional(ids()),
})

export const taxRateProductsBody = shape({ products: ids() })

export const taxRateProductTypesBody = shape({ product_types: ids() })

export const taxRateShippingOptionsBody = shape({ shipping_options: ids() })

/** Tax rates take `fields` and `expand` as lists, unlike everything else. */
const selection = { expand: optional(texts("isArray")), fields: optional(texts("isArray")) }

export const retrieveTaxRateQuery = shape(selection)

export const listTaxRatesQuery = shape({
  region_id: optional(oneOrMany()),
  name: optional(text()),
  code: optional(text()),
  rate: optional(numberRange()),
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(50),
  ...selection,
  order: optional(text()),
  updated_at: optional(dateRange()),
  created_at: optional(dateRange()),
  deleted_at: optional(dateRange()),
  q: optional(text()),
})
