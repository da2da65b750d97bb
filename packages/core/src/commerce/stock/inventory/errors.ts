import { defineErrors } from "../../../platform/kernel/errors.ts"

export const inventoryErrors = defineErrors("inventory", {
  insufficient: {
    type: "not_allowed",
    // v1 does not name the variant when a cart's line item changes.
    message: (variantId?: string) =>
      variantId === undefined
        ? "Inventory doesn't cover the desired quantity"
        : `Variant with id: ${variantId} does not have the required inventory`,
    wordings: [["…"], []],
    code: "insufficient_inventory",
    when: "More units are requested than are in stock and not reserved.",
    fix: "Request fewer units, restock the item, or allow backorders for the variant.",
  },
  no_location: {
    type: "invalid_data",
    message: () => "No stock location of the sales channel holds this item",
    when: "No stock location of the sales channel has a level of the inventory item, so units cannot be reserved.",
    fix: "Associate a stock location with the sales channel and create an inventory level of the item there.",
  },
  not_stocked: {
    type: "not_found",
    message: (itemId: string, locationId: string) =>
      `Item ${itemId} is not stocked at location ${locationId}`,
    when: "The inventory item has no level at the stock location.",
    fix: "Create a level of the item at the location first.",
  },
  insufficient_at_location: {
    type: "not_allowed",
    message: (title: string) => `Insufficient stock for item: ${title}`,
    when: "The stock location holds fewer units than are to be removed.",
    fix: "Remove fewer units, or remove them at another location.",
  },
  missing_at_location: {
    type: "not_allowed",
    message: (title: string) => `Inventory item for ${title} not found at location`,
    when: "The item has no level at the stock location from which it is to be removed.",
    fix: "Remove the units at another location, or create a level of the item there first.",
  },
  insufficient_item: {
    type: "not_allowed",
    message: (itemId: string, locationId: string) =>
      `Item ${itemId} has too few units left at location ${locationId}`,
    code: "insufficient_inventory",
    when: "More units of the item are to be reserved or removed than the stock location has available.",
    fix: "Request fewer units, restock the item, or allow backorders.",
  },
  release_only: {
    type: "invalid_data",
    message: () => "Reservations of a line can only be reduced this way",
    when: "The reservations of a line item can only be adjusted by a negative quantity.",
    fix: "Create a new reservation to reserve more units.",
  },
  item_not_found: {
    type: "not_found",
    message: (id: string) => `InventoryItem with id ${id} was not found`,
    when: "No inventory item has this ID, or it was deleted.",
    fix: "Use the ID of an inventory item that exists.",
  },
  location_not_found: {
    type: "not_found",
    message: (id: string) => `StockLocation with id ${id} was not found`,
    when: "The stock location of the level does not exist.",
    fix: "Use the ID of a stock location that exists.",
  },
  variant_required: {
    type: "not_allowed",
    message: () => "variant_id is required",
    when: "The request to create an inventory item names no variant.",
    fix: "Send the `variant_id` of the variant that is sold from the item.",
  },
  variant_not_found: {
    type: "not_found",
    message: (id: string) => `Variant with id: ${id} was not found`,
    when: "No variant has this ID, or it was deleted.",
    fix: "Use the ID of a variant that exists.",
  },
  level_is_reserved: {
    type: "not_allowed",
    message: (itemId: string, locationId: string) =>
      `Cannot remove Inventory Level ${itemId} at Location ${locationId} because there are reserved items.`,
    when: "The inventory level cannot be deleted while units of it are reserved.",
    fix: "Delete the reservations first, or move them to another location.",
  },
})
