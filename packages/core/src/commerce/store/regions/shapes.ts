import {
  bool,
  dateRange,
  listOrder,
  listOrderOfAnyType,
  number,
  optional,
  pageLimit,
  pageOffset,
  queryNumber,
  record,
  searchText,
  selectQuery,
  shape,
  text,
  texts,
  times,
} from "../../../platform/http/shape.ts"

export const createRegionBody = shape({
  name: text().describe("Name of the region."),
  currency_code: text().describe(
    "Currency of the region's carts, an ISO 4217 code in any case; one of the store's currencies.",
  ),
  tax_code: optional(text()).describe("Code of the default tax rate, for your accounting."),
  tax_rate: number().describe("Default tax rate in percent, from 0 to 100."),
  payment_providers: texts().describe("IDs of the payment providers that carts in the region can use."),
  fulfillment_providers: texts().describe(
    "IDs of the fulfillment providers that carts in the region can use.",
  ),
  countries: texts().describe(
    "ISO 3166-1 codes of its countries, two letters in any case; no other region may have one of them.",
  ),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the region."),
  includes_tax: optional(bool())
    .describe("Whether prices for the region include tax; false by default.")
    .meta({ default: false }),
})

export const updateRegionBody = shape({
  name: optional(text()).describe("Name of the region. Unchanged if absent."),
  currency_code: optional(text()).describe(
    "Currency of the region's carts, an ISO 4217 code in any case; one of the store's currencies. Unchanged if absent or null.",
  ),
  tax_code: optional(text()).describe("Code of the default tax rate, for your accounting; null clears it."),
  tax_rate: optional(number()).describe("Default tax rate in percent, from 0 to 100. Unchanged if absent."),
  gift_cards_taxable: optional(bool()).describe("Whether gift cards are taxed. Unchanged if absent."),
  automatic_taxes: optional(bool()).describe(
    "Whether the taxes of carts are calculated automatically. Unchanged if absent.",
  ),
  tax_provider_id: optional(text()).describe("ID of the tax provider; null means the store's tax rates."),
  payment_providers: optional(texts()).describe(
    "IDs of the payment providers that carts in the region can use, which replace the previous ones; null removes all. Unchanged if absent.",
  ),
  fulfillment_providers: optional(texts()).describe(
    "IDs of the fulfillment providers that carts in the region can use, which replace the previous ones; null removes all. Unchanged if absent.",
  ),
  countries: optional(texts()).describe(
    "ISO 3166-1 codes of its countries, two letters in any case, which replace the previous ones. Unchanged if absent or null.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
  includes_tax: optional(bool()).describe("Whether prices for the region include tax. Unchanged if absent."),
})

export const addCountryBody = shape({
  country_code: text().describe(
    "ISO 3166-1 code of the country, two letters in any case; no other region may have it.",
  ),
})

export const addProviderBody = shape({ provider_id: text().describe("ID of the provider.") })

const selectionQuery = { expand: selectQuery.expand, fields: selectQuery.fields }

const dates = { created_at: times.created_at, updated_at: times.updated_at }

export const retrieveRegionQuery = shape(selectionQuery)

export const listRegionsQuery = shape({
  q: optional(searchText()).describe("Searches the name, ignoring case."),
  order: listOrder(),
  ...dates,
  deleted_at: optional(dateRange()).describe("Matches nothing: deleted regions are never listed."),
  ...selectionQuery,
  offset: pageOffset(),
  limit: pageLimit(50),
})

const singly = "Accepted without effect: the operation reads one region."

/** v1 takes the query of the list for one region too. */
export const storeRetrieveRegionQuery = shape({
  created_at: dates.created_at.describe(singly),
  updated_at: dates.updated_at.describe(singly),
  ...selectionQuery,
  offset: optional(queryNumber()).describe(singly),
  limit: optional(queryNumber()).describe(singly),
  order: listOrderOfAnyType(optional(text()).describe(singly)),
})

export const storeListRegionsQuery = shape({
  ...dates,
  ...selectionQuery,
  offset: pageOffset(),
  limit: pageLimit(100),
  order: listOrder(),
})
