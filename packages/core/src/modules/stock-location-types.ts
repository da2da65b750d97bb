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
  /** ISO 3166 code of two letters in lower case */
  readonly country_code: string
  readonly phone: string | null
  readonly province: string | null
  readonly postal_code: string | null
  readonly metadata: Readonly<Record<string, unknown>> | null
  /** ISO 8601 */
  readonly created_at: string
  readonly updated_at: string
  readonly deleted_at: string | null
}

/**
 * A place that holds stock.
 * @since 0.1.0
 */
export interface StockLocationDTO {
  readonly id: string
  readonly name: string
  readonly address_id: string | null
  /** where relation `address` is asked for */
  readonly address?: StockLocationAddressDTO | null
  readonly metadata: Readonly<Record<string, unknown>> | null
  /** ISO 8601 */
  readonly created_at: string
  readonly updated_at: string
  readonly deleted_at: string | null
}

/**
 * Which stock locations are meant.
 * @since 0.1.0
 */
export interface FilterableStockLocationProps {
  readonly id?: string | readonly string[]
  readonly name?: TextFilter
}

/**
 * An address as it is to be.
 * @since 0.1.0
 */
export interface StockLocationAddressInput {
  readonly address_1: string
  readonly address_2?: string | null
  readonly company?: string | null
  readonly city?: string | null
  /** ISO 3166 code of two letters in lower case */
  readonly country_code: string
  readonly phone?: string | null
  readonly province?: string | null
  readonly postal_code?: string | null
}

/**
 * A stock location as it is to be made.
 * @since 0.1.0
 */
export interface CreateStockLocationInput {
  readonly name: string
  /** an address that exists */
  readonly address_id?: string | null
  /** a new address, or the id of one that exists */
  readonly address?: string | StockLocationAddressInput | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/**
 * A change of a stock location; what is not mentioned stays.
 * @since 0.1.0
 */
export interface UpdateStockLocationInput {
  readonly name?: string | null
  readonly address_id?: string | null
  /** changes the address that the location has; makes one where it has none */
  readonly address?: StockLocationAddressInput | null
  /** merged key by key; an empty text removes its key */
  readonly metadata?: Readonly<Record<string, unknown>> | null
}
