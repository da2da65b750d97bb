import { bool, dateRange, number, optional, queryNumber, record, shape, text, texts } from "../http/shape.ts"

export const createRegionBody = shape({
  name: text(),
  currency_code: text(),
  tax_code: optional(text()),
  tax_rate: number(),
  payment_providers: texts(),
  fulfillment_providers: texts(),
  countries: texts(),
  includes_tax: optional(bool()),
  metadata: optional(record()),
})

export const updateRegionBody = shape({
  name: optional(text()),
  currency_code: optional(text()),
  tax_code: optional(text()),
  tax_rate: optional(number()),
  gift_cards_taxable: optional(bool()),
  automatic_taxes: optional(bool()),
  tax_provider_id: optional(text()),
  payment_providers: optional(texts()),
  fulfillment_providers: optional(texts()),
  countries: optional(texts()),
  includes_tax: optional(bool()),
  metadata: optional(record()),
})

export const addCountryBody = shape({ country_code: text() })

export const addProviderBody = shape({ provider_id: text() })

const selectionQuery = { expand: optional(text()), fields: optional(text()) }

const dates = { created_at: optional(dateRange()), updated_at: optional(dateRange()) }

export const retrieveRegionQuery = shape(selectionQuery)

export const listRegionsQuery = shape({
  q: optional(text()),
  order: optional(text()),
  ...dates,
  deleted_at: optional(dateRange()),
  ...selectionQuery,
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(50),
})

export const storeListRegionsQuery = shape({
  ...dates,
  ...selectionQuery,
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(100),
  order: optional(text()),
})
