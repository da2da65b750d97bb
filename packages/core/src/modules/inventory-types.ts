import type { NumberFilter, StringComparisonOperator, TextFilter } from "./filters.ts"

interface StoredRow {
  readonly id: string
  readonly metadata: Readonly<Record<string, unknown>> | null
  /** an ISO 8601 date */
  readonly created_at: string
  readonly updated_at: string
  /** null unless the row is deleted */
  readonly deleted_at: string | null
}

/**
 * An inventory item: a physical item that is kept in stock.
 * @since 0.1.0
 */
export interface InventoryItemDTO extends StoredRow {
  readonly sku: string | null
  readonly origin_country: string | null
  readonly hs_code: string | null
  readonly mid_code: string | null
  readonly material: string | null
  /** weight and dimensions are in units of the shop's choice */
  readonly weight: number | null
  readonly length: number | null
  readonly height: number | null
  readonly width: number | null
  readonly requires_shipping: boolean
  readonly title: string | null
  readonly description: string | null
  readonly thumbnail: string | null
  /** present when the relation `inventory_levels` is requested */
  readonly inventory_levels?: readonly InventoryLevelDTO[]
}

/**
 * The inventory level of an item at a stock location.
 * @since 0.1.0
 */
export interface InventoryLevelDTO extends StoredRow {
  readonly inventory_item_id: string
  readonly location_id: string
  /** the units in stock */
  readonly stocked_quantity: number
  /** the units of those that are reserved */
  readonly reserved_quantity: number
  /** the units expected to arrive */
  readonly incoming_quantity: number
}

/**
 * A reservation of units of an inventory item.
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
 * The filters for a list of inventory items.
 * @since 0.1.0
 */
export interface FilterableInventoryItemProps {
  readonly id?: string | readonly string[]
  /** text that the SKU, the title or the description contains */
  readonly q?: string
  /** items that have a level at one of these stock locations */
  readonly location_id?: string | readonly string[]
  readonly sku?: TextFilter
  readonly origin_country?: string | readonly string[]
  readonly hs_code?: TextFilter
  readonly requires_shipping?: boolean
}

/**
 * The filters for a list of inventory levels.
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
 * The filters for a list of reservations.
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
 * The input for creating or updating an inventory item.
 * @since 0.1.0
 */
export interface CreateInventoryItemInput {
  /** unique among items that are not deleted */
  readonly sku?: string | null
  readonly origin_country?: string | null
  readonly hs_code?: string | null
  readonly mid_code?: string | null
  readonly material?: string | null
  /** an integer in units of the shop's choice */
  readonly weight?: number | null
  readonly length?: number | null
  readonly height?: number | null
  readonly width?: number | null
  readonly title?: string | null
  readonly description?: string | null
  readonly thumbnail?: string | null
  /** `true` by default */
  readonly requires_shipping?: boolean | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/**
 * The input for creating an inventory level.
 * @since 0.1.0
 */
export interface CreateInventoryLevelInput {
  readonly inventory_item_id: string
  readonly location_id: string
  /** units, 0 or more */
  readonly stocked_quantity: number
  readonly incoming_quantity?: number | null
  /** 0 or left out, because units are reserved only by reservations */
  readonly reserved_quantity?: number | null
}

/**
 * The input for updating an inventory level. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateInventoryLevelInput {
  /** units, 0 or more */
  readonly stocked_quantity?: number | null
  readonly incoming_quantity?: number | null
}

/**
 * The input for updating one of several inventory levels.
 * @since 0.1.0
 */
export interface BulkUpdateInventoryLevelInput extends UpdateInventoryLevelInput {
  readonly inventory_item_id: string
  readonly location_id: string
}

/**
 * The input for creating a reservation.
 * @since 0.1.0
 */
export interface CreateReservationItemInput {
  readonly inventory_item_id: string
  readonly location_id: string
  /** units, 0 or more */
  readonly quantity: number
  /** the line item the units are reserved for; an id of another system is accepted without a check */
  readonly line_item_id?: string | null
  readonly description?: string | null
  readonly created_by?: string | null
  readonly external_id?: string | null
  /** whether more units can be reserved than are available; `false` by default */
  readonly allow_backorder?: boolean | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/**
 * The input for updating a reservation. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateReservationItemInput {
  /** units, 0 or more */
  readonly quantity?: number | null
  readonly location_id?: string | null
  readonly description?: string | null
  /** whether more units can be reserved than are available; `false` by default */
  readonly allow_backorder?: boolean | null
  /** merged key by key; an empty string removes its key */
  readonly metadata?: Readonly<Record<string, unknown>> | null
}
