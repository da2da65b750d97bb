import type { NumberFilter, StringComparisonOperator, TextFilter } from "./filters.ts"

interface StoredRow {
  readonly id: string
  readonly metadata: Readonly<Record<string, unknown>> | null
  /** ISO 8601 */
  readonly created_at: string
  readonly updated_at: string
  /** null while it is alive */
  readonly deleted_at: string | null
}

/**
 * Something that is counted in stock.
 * @since 0.1.0
 */
export interface InventoryItemDTO extends StoredRow {
  readonly sku: string | null
  readonly origin_country: string | null
  readonly hs_code: string | null
  readonly mid_code: string | null
  readonly material: string | null
  /** weight and measures are in the shop's units */
  readonly weight: number | null
  readonly length: number | null
  readonly height: number | null
  readonly width: number | null
  readonly requires_shipping: boolean
  readonly title: string | null
  readonly description: string | null
  readonly thumbnail: string | null
  /** where relation `inventory_levels` is asked for */
  readonly inventory_levels?: readonly InventoryLevelDTO[]
}

/**
 * What one location holds of an item.
 * @since 0.1.0
 */
export interface InventoryLevelDTO extends StoredRow {
  readonly inventory_item_id: string
  readonly location_id: string
  /** units that are there */
  readonly stocked_quantity: number
  /** units of those that are promised */
  readonly reserved_quantity: number
  /** units that are on their way in */
  readonly incoming_quantity: number
}

/**
 * Units that are promised.
 * @since 0.1.0
 */
export interface ReservationItemDTO extends StoredRow {
  readonly inventory_item_id: string
  readonly location_id: string
  readonly quantity: number
  readonly line_item_id: string | null
  readonly description: string | null
  readonly created_by: string | null
  readonly external_id: string | null
}

/**
 * Which inventory items are meant.
 * @since 0.1.0
 */
export interface FilterableInventoryItemProps {
  readonly id?: string | readonly string[]
  /** text in the sku, the title or the description */
  readonly q?: string
  /** items that have a level at one of these locations */
  readonly location_id?: string | readonly string[]
  readonly sku?: TextFilter
  readonly origin_country?: string | readonly string[]
  readonly hs_code?: TextFilter
  readonly requires_shipping?: boolean
}

/**
 * Which levels are meant.
 * @since 0.1.0
 */
export interface FilterableInventoryLevelProps {
  readonly inventory_item_id?: string | readonly string[]
  readonly location_id?: string | readonly string[]
  readonly stocked_quantity?: NumberFilter
  readonly reserved_quantity?: NumberFilter
  readonly incoming_quantity?: NumberFilter
}

/**
 * Which reservations are meant.
 * @since 0.1.0
 */
export interface FilterableReservationItemProps {
  readonly id?: string | readonly string[]
  readonly line_item_id?: string | readonly string[]
  readonly inventory_item_id?: string | readonly string[]
  readonly location_id?: string | readonly string[]
  readonly description?: string | StringComparisonOperator
  readonly created_by?: string | readonly string[]
  readonly quantity?: NumberFilter
}

/**
 * An inventory item as it is to be made, or what is to be different of one.
 * @since 0.1.0
 */
export interface CreateInventoryItemInput {
  /** unique among items that are not deleted */
  readonly sku?: string | null
  readonly origin_country?: string | null
  readonly hs_code?: string | null
  readonly mid_code?: string | null
  readonly material?: string | null
  /** whole units of the shop's choice */
  readonly weight?: number | null
  readonly length?: number | null
  readonly height?: number | null
  readonly width?: number | null
  readonly title?: string | null
  readonly description?: string | null
  readonly thumbnail?: string | null
  /** true unless said */
  readonly requires_shipping?: boolean | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/**
 * A level as it is to be made.
 * @since 0.1.0
 */
export interface CreateInventoryLevelInput {
  readonly inventory_item_id: string
  readonly location_id: string
  /** units, 0 or more */
  readonly stocked_quantity: number
  readonly incoming_quantity?: number | null
  /** 0 or nothing: units are promised by reservations */
  readonly reserved_quantity?: number | null
}

/**
 * What is to be different of a level.
 * @since 0.1.0
 */
export interface UpdateInventoryLevelInput {
  /** units, 0 or more */
  readonly stocked_quantity?: number | null
  readonly incoming_quantity?: number | null
}

/**
 * A change of one of several levels.
 * @since 0.1.0
 */
export interface BulkUpdateInventoryLevelInput extends UpdateInventoryLevelInput {
  readonly inventory_item_id: string
  readonly location_id: string
}

/**
 * A reservation as it is to be made.
 * @since 0.1.0
 */
export interface CreateReservationItemInput {
  readonly inventory_item_id: string
  readonly location_id: string
  /** units, 0 or more */
  readonly quantity: number
  /** the line item that they are promised to; of another system's, nothing is known */
  readonly line_item_id?: string | null
  readonly description?: string | null
  readonly created_by?: string | null
  readonly external_id?: string | null
  /** promises units that are not there; false unless said */
  readonly allow_backorder?: boolean | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/**
 * What is to be different of a reservation.
 * @since 0.1.0
 */
export interface UpdateReservationItemInput {
  /** units, 0 or more */
  readonly quantity?: number | null
  readonly location_id?: string | null
  readonly description?: string | null
  /** promises units that are not there; false unless said */
  readonly allow_backorder?: boolean | null
  /** merged key by key; an empty text removes its key */
  readonly metadata?: Readonly<Record<string, unknown>> | null
}
