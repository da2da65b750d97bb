import { listQuery, oneOrMany, optional, record, selectQuery, shape, text, type z } from "../http/shape.ts"

const addressBody = shape({
  address_1: text(),
  address_2: optional(text()),
  company: optional(text()),
  city: optional(text()),
  country_code: text(),
  phone: optional(text()),
  postal_code: optional(text()),
  province: optional(text()),
})
export type AddressInput = z.output<typeof addressBody>

export const listStockLocationsQuery = shape({
  q: optional(text()),
  id: optional(oneOrMany()),
  name: optional(oneOrMany()),
  address_id: optional(oneOrMany()),
  sales_channel_id: optional(oneOrMany()),
  ...listQuery(20),
})

export const stockLocationQuery = shape(selectQuery)

const more = {
  address: optional(addressBody),
  address_id: optional(text()),
  metadata: optional(record()),
}

export const createStockLocationBody = shape({ name: text("isNotEmpty", "isString"), ...more })
export type CreateStockLocationInput = z.output<typeof createStockLocationBody>

export const updateStockLocationBody = shape({ name: optional(text()), ...more })
export type UpdateStockLocationInput = z.output<typeof updateStockLocationBody>
