import {
  inOrder,
  inWords,
  listQuery,
  oneOrMany,
  optional,
  record,
  searchText,
  selectQuery,
  shape,
  text,
  z,
} from "../../../platform/http/shape.ts"

const addressBody = shape({
  address_1: text().describe("Street and number."),
  address_2: optional(text()).describe("Further address details; null clears it."),
  company: optional(text()).describe("Company at the address; null clears it."),
  city: optional(text()).describe("Town or city; null clears it."),
  country_code: text().describe("ISO 3166-1 code of the country, two letters."),
  phone: optional(text()).describe("Phone number at the address; null clears it."),
  postal_code: optional(text()).describe("Postal code; null clears it."),
  province: optional(text()).describe("Province, state or county; null clears it."),
})
export type AddressInput = z.output<typeof addressBody>

export const listStockLocationsQuery = shape(
  inOrder(["q", "order"], {
    q: optional(searchText()).describe("Searches the name, ignoring case. Replaces the filter `name`."),
    id: optional(oneOrMany()).describe("IDs of stock locations; only these are listed."),
    name: optional(oneOrMany()).describe("Names; only locations that have exactly one of them are listed."),
    address_id: optional(oneOrMany()).describe("IDs of addresses; only locations at one of them are listed."),
    sales_channel_id: optional(oneOrMany()).describe(
      "IDs of sales channels; only locations that serve one of them are listed. Replaces the filter `id`. If none of the channels exists, the response is 404.",
    ),
    ...listQuery(20),
  }),
)

export const stockLocationQuery = shape(selectQuery)

const more = {
  address: optional(addressBody).describe(
    "Address of the location. An existing address is updated in part; otherwise one is created.",
  ),
  address_id: optional(text()).describe("ID of an address to use."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key.",
  ),
}

const nameWords = { error: inWords("isNotEmpty", "isString") }

export const createStockLocationBody = shape({
  name: z
    .string(nameWords)
    .trim()
    .min(1, nameWords)
    .describe("Name, for your team. Blanks at its beginning and end are removed."),
  ...more,
})
export type CreateStockLocationInput = z.output<typeof createStockLocationBody>

export const updateStockLocationBody = shape({
  name: optional(text()).describe("Name, for your team. Unchanged if absent."),
  ...more,
})
export type UpdateStockLocationInput = z.output<typeof updateStockLocationBody>
