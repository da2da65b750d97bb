import { entity, many, one, through } from "../../../platform/query/entity.ts"

/** A physical item that is kept in stock; each product variant consists of inventory items. */
export const InventoryItem = entity({
  name: "InventoryItem",
  table: "inventory_item",
  idPrefix: "iitem",
  softDelete: true,
  about: "A physical item that is kept in stock; each product variant consists of inventory items.",
  columns: {
    sku: "The stock keeping unit (SKU); unique among inventory items that are not deleted.",
    origin_country: "The country of origin.",
    hs_code: "The Harmonized System (HS) code for customs.",
    mid_code: "The manufacturer identification (MID) code for customs.",
    material: "The material.",
    weight: "The weight; the store decides the unit.",
    length: "The length; the store decides the unit.",
    height: "The height; the store decides the unit.",
    width: "The width; the store decides the unit.",
    requires_shipping: "Whether the item has to be shipped.",
    title: "The item's name.",
    description: "A text that describes the item.",
    thumbnail: "The URL of the thumbnail image.",
  },
  relations: {
    inventory_levels: many("InventoryLevel", "inventory_item_id"),
    variants: through("ProductVariant", "product_variant_inventory_item", "inventory_item_id", "variant_id"),
  },
})

/** The stock of one inventory item at one stock location; an item has at most one level per location. */
export const InventoryLevel = entity({
  name: "InventoryLevel",
  table: "inventory_level",
  idPrefix: "ilev",
  softDelete: true,
  about: "The stock of one inventory item at one stock location; an item has at most one level per location.",
  columns: {
    inventory_item_id: "The inventory item.",
    location_id: "The ID of the stock location.",
    stocked_quantity: "The number of units at the location.",
    reserved_quantity:
      "The number of units that are reserved. If an admin user reserves more than are in stock, it is greater than `stocked_quantity`.",
    incoming_quantity: "The number of units expected to arrive. They cannot be sold yet.",
  },
  relations: {
    inventory_item: one("InventoryItem", "inventory_item_id"),
    location: one("StockLocation", "location_id"),
  },
})

/** An inventory item that may have no level, which filters by available units look for. */
export const ItemWithoutLevel = entity({
  name: "ItemWithoutLevel",
  table: "inventory_item_without_level",
  about:
    "An inventory item that may have no level, which filters by available units look for. The database writes the rows: it adds new " +
    "items and those that lose a level, and removes items that get one.",
  columns: {
    inventory_item_id: "The inventory item.",
  },
  relations: {
    inventory_item: one("InventoryItem", "inventory_item_id"),
  },
})

/** A reservation of units of an inventory item at a stock location, usually for a line item. */
export const ReservationItem = entity({
  name: "ReservationItem",
  table: "reservation_item",
  idPrefix: "resitem",
  softDelete: true,
  about: "A reservation of units of an inventory item at a stock location, usually for a line item.",
  columns: {
    line_item_id: "The line item the units are reserved for; null for a reservation without one.",
    inventory_item_id: "The inventory item.",
    location_id: "The ID of the stock location.",
    quantity: "The number of units reserved.",
    external_id: "An identifier in an external system.",
    description: "A text that explains the reservation.",
    created_by: "The user who created the reservation.",
  },
  refersTo: { location_id: "StockLocation", created_by: "User" },
  relations: {
    inventory_item: one("InventoryItem", "inventory_item_id"),
    line_item: one("LineItem", "line_item_id"),
  },
})

/** The link between a product variant and an inventory item it consists of. */
export const ProductVariantInventoryItem = entity({
  name: "ProductVariantInventoryItem",
  table: "product_variant_inventory_item",
  idPrefix: "pvitem",
  softDelete: true,
  about: "The link between a product variant and an inventory item it consists of.",
  columns: {
    inventory_item_id: "The inventory item.",
    variant_id: "The product variant.",
    required_quantity: "The number of units of the inventory item in one unit of the variant.",
  },
  relations: {
    variant: one("ProductVariant", "variant_id"),
    inventory_item: one("InventoryItem", "inventory_item_id"),
  },
})
