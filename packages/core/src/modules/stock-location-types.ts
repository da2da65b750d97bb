import type { TextFilter } from "./filters.ts"

/**
 * The address of a stock location.
 * @since 0.1.0
 */
export interface StockLocationAddressDTO {
  readonly id: string
  readonly address_1: string
  readonly address_2: string | null
  readonly company: string | null
  readonly city: string | null
  /** the two-letter ISO 3166-1 country code in lower case */
  readonly country_code: string
  readonly phone: string | null
  readonly province: string | null
  readonly postal_code: string | null
  readonly metadata: Readonly<Record<string, unknown>> | null
  /** an ISO 8601 date */
  readonly created_at: string
  readonly updated_at: string
  readonly deleted_at: string | null
}

/**
 * A stock location: a place where stock is kept.
 * @since 0.1.0
 */
export interface StockLocationDTO {
  readonly id: string
  readonly name: string
  readonly address_id: string | null
  /** present when the relation `address` is requested */
  readonly address?: StockLocationAddressDTO | null
  readonly metadata: Readonly<Record<string, unknown>> | null
  /** an ISO 8601 date */
  readonly created_at: string
  readonly updated_at: string
  readonly deleted_at: string | null
}

/**
 * The filters for a list of stock locations.
 * @since 0.1.0
 */
export interface FilterableStockLocationProps {
  readonly id?: string | readonly string[]
  readonly name?: TextFilter
}

/**
 * The address of a stock location as input.
 * @since 0.1.0
 */
export interface StockLocationAddressInput {
  readonly address_1: string
  readonly address_2?: string | null
  readonly company?: string | null
  readonly city?: string | null
  /** the two-letter ISO 3166-1 country code in lower case */
  readonly country_code: string
  readonly phone?: string | null
  readonly province?: string | null
  readonly postal_code?: string | null
}

/**
 * The input for creating a stock location.
 * @since 0.1.0
 */
export interface CreateStockLocationInput {
  readonly name: string
  /** the id of an existing address */
  readonly address_id?: string | null
  /** a new address, or the id of an existing one */
  readonly address?: string | StockLocationAddressInput | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/**
 * The input for updating a stock location. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateStockLocationInput {
  readonly name?: string | null
  readonly address_id?: string | null
  /** updates the location's address, or creates one if it has none */
  readonly address?: StockLocationAddressInput | null
  /** merged key by key; an empty string removes its key */
  readonly metadata?: Readonly<Record<string, unknown>> | null
}
