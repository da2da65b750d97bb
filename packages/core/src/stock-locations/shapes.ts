import {
  listQuery,
  oneOrMany,
  optional,
  record,
  searchText,
  selectQuery,
  shape,
  text,
  type z,
} from "../http/shape.ts"

const addressBody = shape({
  address_1: text().describe("Street and number."),
  address_2: optional(text()).describe("What else is needed to find it; null clears it."),
  company: optional(text()).describe("Company at the address; null clears it."),
  city: optional(text()).describe("Town or city; null clears it."),
  country_code: text().describe("ISO 3166-1 code of the country, two letters."),
  phone: optional(text()).describe("Phone number at the address; null clears it."),
  postal_code: optional(text()).describe("Postal code; null clears it."),
  province: optional(text()).describe("Province, state or county; null clears it."),
})
export type AddressInput = z.output<typeof addressBody>

export const listStockLocationsQuery = shape({
  q: optional(searchText()).describe("Text that the name holds, in any case."),
  id: optional(oneOrMany()).describe("Ids of stock locations; only these are listed."),
  name: optional(oneOrMany()).describe("Names; only locations that have exactly one of them are listed."),
  address_id: optional(oneOrMany()).describe("Ids of addresses; only locations at one of them are listed."),
  sales_channel_id: optional(oneOrMany()).describe(
    "Ids of sales channels; only locations that serve one of them are listed.",
  ),
  ...listQuery(20),
})

export const stockLocationQuery = shape(selectQuery)

const more = {
  address: optional(addressBody).describe(
    "Where it is. Where the location has an address, parts of it are changed; else one is made.",
  ),
  address_id: optional(text()).describe("Id of an address to use."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key.",
  ),
}

export const createStockLocationBody = shape({
  name: text("isNotEmpty", "isString").describe("Name, for those who run the shop."),
  ...more,
})
export type CreateStockLocationInput = z.output<typeof createStockLocationBody>

export const updateStockLocationBody = shape({
  name: optional(text()).describe("Name, for those who run the shop. Absent or null, it stays."),
  ...more,
})
export type UpdateStockLocationInput = z.output<typeof updateStockLocationBody>
