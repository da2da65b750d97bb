import { defineErrors } from "../kernel/errors.ts"

export const inventoryErrors = defineErrors("inventory", {
  insufficient: {
    type: "not_allowed",
    message: (variantId: string) => `Variant with id: ${variantId} does not have the required inventory`,
    code: "insufficient_inventory",
    when: "More units are asked for than are in stock and not yet promised.",
    fix: "Ask for fewer units, or stock the item.",
  },
  no_location: {
    type: "invalid_data",
    message: () => "No stock location of the sales channel holds this item",
    when: "Units are to be reserved, and no stock location that the sales channel sells from has the item.",
    fix: "Associate a stock location with the sales channel and give the item a level there.",
  },
  not_stocked: {
    type: "not_found",
    message: (itemId: string, locationId: string) =>
      `Item ${itemId} is not stocked at location ${locationId}`,
    when: "The item has no level at the stock location.",
    fix: "Give the item a level at the location first.",
  },
  insufficient_at_location: {
    type: "not_allowed",
    message: (title: string) => `Insufficient stock for item: ${title}`,
    when: "A stock location holds fewer units than are to be taken from it.",
    fix: "Take fewer units, or take them from another location.",
  },
  insufficient_item: {
    type: "not_allowed",
    message: (itemId: string, locationId: string) =>
      `Item ${itemId} has too few units left at location ${locationId}`,
    code: "insufficient_inventory",
    when: "More units of an item are to be promised or taken than a stock location has left.",
    fix: "Ask for fewer units, stock the item, or allow backorders.",
  },
  release_only: {
    type: "invalid_data",
    message: () => "Reservations of a line can only be reduced this way",
    when: "The reservations of a line are adjusted by a positive quantity.",
    fix: "Reserve more units with a new reservation.",
  },
  item_not_found: {
    type: "not_found",
    message: (id: string) => `InventoryItem with id ${id} was not found`,
    when: "No inventory item has this id, or it was deleted.",
    fix: "Use the id of an inventory item that exists.",
  },
  location_not_found: {
    type: "not_found",
    message: (id: string) => `StockLocation with id ${id} was not found`,
    when: "An item is to be stocked at a location that does not exist.",
    fix: "Use the id of a stock location that exists.",
  },
  variant_not_found: {
    type: "not_found",
    message: (id: string) => `Variant with id: ${id} was not found`,
    when: "No variant has this id, or it was deleted.",
    fix: "Use the id of a variant that exists.",
  },
  level_is_reserved: {
    type: "not_allowed",
    message: (itemId: string, locationId: string) =>
      `Item ${itemId} still has reservations at location ${locationId}`,
    when: "A level is to be deleted while units of it are promised.",
    fix: "Delete the reservations first, or move them to another location.",
  },
})
