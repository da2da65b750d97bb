import type { NumberFilter, StringComparisonOperator, TextFilter } from "./filters.ts"

interface StoredRow {
  /** the unique identifier */
  readonly id: string
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
 * An inventory item: a physical item that is kept in stock.
 * @since 0.1.0
 */
export interface InventoryItemDTO extends StoredRow {
  /** the stock keeping unit (SKU) */
  readonly sku: string | null
  /** the country of origin */
  readonly origin_country: string | null
  /** the Harmonized System (HS) code for customs */
  readonly hs_code: string | null
  /** the manufacturer identification (MID) code for customs */
  readonly mid_code: string | null
  /** the material */
  readonly material: string | null
  /** the weight, in a unit of the shop's choice */
  readonly weight: number | null
  /** the length, in a unit of the shop's choice */
  readonly length: number | null
  /** the height, in a unit of the shop's choice */
  readonly height: number | null
  /** the width, in a unit of the shop's choice */
  readonly width: number | null
  /** whether the item has to be shipped */
  readonly requires_shipping: boolean
  /** the title */
  readonly title: string | null
  /** a text that describes it */
  readonly description: string | null
  /** the URL of the thumbnail image */
  readonly thumbnail: string | null
  /** present when the relation `inventory_levels` is requested */
  readonly inventory_levels?: readonly InventoryLevelDTO[]
}

/**
 * The inventory level of an item at a stock location.
 * @since 0.1.0
 */
export interface InventoryLevelDTO extends StoredRow {
  /** the ID of the inventory item */
  readonly inventory_item_id: string
  /** the ID of the stock location */
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
  /** the ID of the inventory item */
  readonly inventory_item_id: string
  /** the ID of the stock location */
  readonly location_id: string
  /** the number of units reserved */
  readonly quantity: number
  /** the ID of the line item the units are reserved for; null for a reservation without one */
  readonly line_item_id: string | null
  /** a text that explains the reservation */
  readonly description: string | null
  /** the ID of the user who created the reservation */
  readonly created_by: string | null
  /** an identifier in an external system */
  readonly external_id: string | null
}

/**
 * The filters for a list of inventory items.
 * @since 0.1.0
 */
export interface FilterableInventoryItemProps {
  /** filters by the ID */
  readonly id?: string | readonly string[]
  /** text that the SKU, the title or the description contains */
  readonly q?: string
  /** items that have a level at one of these stock locations */
  readonly location_id?: string | readonly string[]
  /** filters by the SKU */
  readonly sku?: TextFilter
  /** filters by the country of origin */
  readonly origin_country?: string | readonly string[]
  /** filters by the HS code */
  readonly hs_code?: TextFilter
  /** filters by whether the item has to be shipped */
  readonly requires_shipping?: boolean
}

/**
 * The filters for a list of inventory levels.
 * @since 0.1.0
 */
export interface FilterableInventoryLevelProps {
  /** filters by the inventory item */
  readonly inventory_item_id?: string | readonly string[]
  /** filters by the stock location */
  readonly location_id?: string | readonly string[]
  /** filters by the stocked quantity in units */
  readonly stocked_quantity?: NumberFilter
  /** filters by the reserved quantity in units */
  readonly reserved_quantity?: NumberFilter
  /** filters by the incoming quantity in units */
  readonly incoming_quantity?: NumberFilter
}

/**
 * The filters for a list of reservations.
 * @since 0.1.0
 */
export interface FilterableReservationItemProps {
  /** filters by the ID */
  readonly id?: string | readonly string[]
  /** filters by the line item */
  readonly line_item_id?: string | readonly string[]
  /** filters by the inventory item */
  readonly inventory_item_id?: string | readonly string[]
  /** filters by the stock location */
  readonly location_id?: string | readonly string[]
  /** filters by a text that describes it */
  readonly description?: string | StringComparisonOperator
  /** filters by the user who created the reservation */
  readonly created_by?: string | readonly string[]
  /** filters by the quantity in units */
  readonly quantity?: NumberFilter
}

/**
 * The input for creating or updating an inventory item.
 * @since 0.1.0
 */
export interface CreateInventoryItemInput {
  /** unique among items that are not deleted */
  readonly sku?: string | null
  /** the country of origin */
  readonly origin_country?: string | null
  /** the Harmonized System (HS) code for customs */
  readonly hs_code?: string | null
  /** the manufacturer identification (MID) code for customs */
  readonly mid_code?: string | null
  /** the material */
  readonly material?: string | null
  /** the weight, an integer in a unit of the shop's choice */
  readonly weight?: number | null
  /** the length, in a unit of the shop's choice */
  readonly length?: number | null
  /** the height, in a unit of the shop's choice */
  readonly height?: number | null
  /** the width, in a unit of the shop's choice */
  readonly width?: number | null
  /** the title */
  readonly title?: string | null
  /** a text that describes it */
  readonly description?: string | null
  /** the URL of the thumbnail image */
  readonly thumbnail?: string | null
  /** `true` by default */
  readonly requires_shipping?: boolean | null
  /** key-value pairs for your own data */
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/**
 * The input for creating an inventory level.
 * @since 0.1.0
 */
export interface CreateInventoryLevelInput {
  /** the ID of the inventory item */
  readonly inventory_item_id: string
  /** the ID of the stock location */
  readonly location_id: string
  /** units, 0 or more */
  readonly stocked_quantity: number
  /** the units expected to arrive */
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
  /** the units expected to arrive */
  readonly incoming_quantity?: number | null
}

/**
 * The input for updating one of several inventory levels.
 * @since 0.1.0
 */
export interface BulkUpdateInventoryLevelInput extends UpdateInventoryLevelInput {
  /** the ID of the inventory item */
  readonly inventory_item_id: string
  /** the ID of the stock location */
  readonly location_id: string
}

/**
 * The input for creating a reservation.
 * @since 0.1.0
 */
export interface CreateReservationItemInput {
  /** the ID of the inventory item */
  readonly inventory_item_id: string
  /** the ID of the stock location */
  readonly location_id: string
  /** units, 0 or more */
  readonly quantity: number
  /** the line item the units are reserved for; an ID of another system is accepted without a check */
  readonly line_item_id?: string | null
  /** a text that explains the reservation */
  readonly description?: string | null
  /** the ID of the user who created the reservation */
  readonly created_by?: string | null
  /** an identifier in an external system */
  readonly external_id?: string | null
  /** whether more units can be reserved than are available; `false` by default */
  readonly allow_backorder?: boolean | null
  /** key-value pairs for your own data */
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/**
 * The input for updating a reservation. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateReservationItemInput {
  /** units, 0 or more */
  readonly quantity?: number | null
  /** the ID of the stock location */
  readonly location_id?: string | null
  /** a text that explains the reservation */
  readonly description?: string | null
  /** whether more units can be reserved than are available; `false` by default */
  readonly allow_backorder?: boolean | null
  /** merged key by key; an empty string removes its key */
  readonly metadata?: Readonly<Record<string, unknown>> | null
}
