import { entity, many, one, through } from "../query/entity.ts"

/** Something that is counted in stock; one or more variants are made of it. */
export const InventoryItem = entity({
  name: "InventoryItem",
  table: "inventory_item",
  idPrefix: "iitem",
  softDelete: true,
  about: "Something that is counted in stock; one or more variants are made of it.",
  columns: {
    sku: "The shop's own stock keeping code; unique among items that are not deleted.",
    origin_country: "The country the goods come from.",
    hs_code: "The Harmonized System code, for customs.",
    mid_code: "The manufacturer's identification code, for customs.",
    material: "What the goods are made of.",
    weight: "Weight, in the shop's unit.",
    length: "Length, in the shop's unit.",
    height: "Height, in the shop's unit.",
    width: "Width, in the shop's unit.",
    requires_shipping: "Whether it has to be sent.",
    title: "The name of the item.",
    description: "What the item is.",
    thumbnail: "The address of a small picture.",
  },
  relations: {
    inventory_levels: many("InventoryLevel", "inventory_item_id"),
    variants: through("ProductVariant", "product_variant_inventory_item", "inventory_item_id", "variant_id"),
  },
})

/** How much of an inventory item one location has. */
export const InventoryLevel = entity({
  name: "InventoryLevel",
  table: "inventory_level",
  idPrefix: "ilev",
  softDelete: true,
  about: "How much of an inventory item one location has.",
  columns: {
    inventory_item_id: "The inventory item.",
    location_id: "The stock location.",
    stocked_quantity: "Units that are there.",
    reserved_quantity: "Units of those that are promised to orders.",
    incoming_quantity: "Units that are on their way in.",
  },
  relations: {
    inventory_item: one("InventoryItem", "inventory_item_id"),
    location: one("StockLocation", "location_id"),
  },
})

/** Units of an inventory item that are promised, mostly to an order. */
export const ReservationItem = entity({
  name: "ReservationItem",
  table: "reservation_item",
  idPrefix: "resitem",
  softDelete: true,
  about: "Units of an inventory item that are promised, mostly to an order.",
  columns: {
    line_item_id: "The line item they are promised to; null when reserved by hand.",
    inventory_item_id: "The inventory item.",
    location_id: "The stock location.",
    quantity: "Units promised.",
    external_id: "Its id in another system.",
    description: "Why they are reserved.",
    created_by: "The user who reserved them.",
  },
  relations: {
    inventory_item: one("InventoryItem", "inventory_item_id"),
    line_item: one("LineItem", "line_item_id"),
  },
})

/** Says which inventory items a variant is made of. */
export const ProductVariantInventoryItem = entity({
  name: "ProductVariantInventoryItem",
  table: "product_variant_inventory_item",
  idPrefix: "pvitem",
  softDelete: true,
  about: "Says which inventory items a variant is made of.",
  columns: {
    inventory_item_id: "The inventory item.",
    variant_id: "The product variant.",
    required_quantity: "Units of the item in one unit of the variant.",
  },
  relations: {
    variant: one("ProductVariant", "variant_id"),
    inventory_item: one("InventoryItem", "inventory_item_id"),
  },
})
