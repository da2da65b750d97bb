import type { TextFilter } from "./filters.ts"

/**
 * The address of a stock location.
 * @since 0.1.0
 */
export interface StockLocationAddressDTO {
  /** the unique identifier */
  readonly id: string
  /** the first address line: street and number */
  readonly address_1: string
  /** the second address line, such as the flat or building */
  readonly address_2: string | null
  /** the company */
  readonly company: string | null
  /** the city */
  readonly city: string | null
  /** the two-letter ISO 3166-1 country code in lower case */
  readonly country_code: string
  /** the phone number */
  readonly phone: string | null
  /** the state, province or canton */
  readonly province: string | null
  /** the postal code */
  readonly postal_code: string | null
  /** key-value pairs for your own data */
  readonly metadata: Readonly<Record<string, unknown>> | null
  /** the time of creation, an ISO 8601 date */
  readonly created_at: string
  /** the time of the last update, an ISO 8601 date */
  readonly updated_at: string
  /** the time of the deletion, an ISO 8601 date; null unless the row is deleted */
  readonly deleted_at: string | null
}

/**
 * A stock location: a place where stock is kept.
 * @since 0.1.0
 */
export interface StockLocationDTO {
  /** the unique identifier */
  readonly id: string
  /** the name */
  readonly name: string
  /** the ID of the address; null when there is none */
  readonly address_id: string | null
  /** present when the relation `address` is requested */
  readonly address?: StockLocationAddressDTO | null
  /** key-value pairs for your own data */
  readonly metadata: Readonly<Record<string, unknown>> | null
  /** the time of creation, an ISO 8601 date */
  readonly created_at: string
  /** the time of the last update, an ISO 8601 date */
  readonly updated_at: string
  /** the time of the deletion, an ISO 8601 date; null unless the row is deleted */
  readonly deleted_at: string | null
}

/**
 * The filters for a list of stock locations.
 * @since 0.1.0
 */
export interface FilterableStockLocationProps {
  /** filters by the ID */
  readonly id?: string | readonly string[]
  /** filters by the name */
  readonly name?: TextFilter
}

/**
 * The address of a stock location as input.
 * @since 0.1.0
 */
export interface StockLocationAddressInput {
  /** the first address line: street and number */
  readonly address_1: string
  /** the second address line, such as the flat or building */
  readonly address_2?: string | null
  /** the company */
  readonly company?: string | null
  /** the city */
  readonly city?: string | null
  /** the two-letter ISO 3166-1 country code in lower case */
  readonly country_code: string
  /** the phone number */
  readonly phone?: string | null
  /** the state, province or canton */
  readonly province?: string | null
  /** the postal code */
  readonly postal_code?: string | null
}

/**
 * The input for creating a stock location.
 * @since 0.1.0
 */
export interface CreateStockLocationInput {
  /** the location's name */
  readonly name: string
  /** the ID of an existing address */
  readonly address_id?: string | null
  /** a new address, or the ID of an existing one */
  readonly address?: string | StockLocationAddressInput | null
  /** key-value pairs for your own data */
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/**
 * The input for updating a stock location. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateStockLocationInput {
  /** the name */
  readonly name?: string | null
  /** the ID of the address; null when there is none */
  readonly address_id?: string | null
  /** updates the location's address, or creates one if it has none */
  readonly address?: StockLocationAddressInput | null
  /** merged key by key; an empty string removes its key */
  readonly metadata?: Readonly<Record<string, unknown>> | null
}
