export { adjustInventory, validateStockAtLocation, type InventoryAdjustment } from "./adjust-inventory.ts"
export { adjustLevel } from "./adjust-level.ts"
export { adjustReservationsOfLine, type LineAdjustment } from "./adjust-reservations.ts"
export {
  confirmInventory,
  findShortages,
  setAvailability,
  stockOfCartQuery,
  stockQuery,
} from "./availability.ts"
export { changeReserved, type ReservedChange } from "./change-reserved.ts"
export {
  addAvailability,
  managedIds,
  shortagesIn,
  type Demand,
  type StockedVariant,
  type VariantStock,
} from "./compute-availability.ts"
export { deleteInventoryItems } from "./delete-inventory-items.ts"
export { inventoryErrors } from "./errors.ts"
export { createItemForVariant, createItemsForVariants, deleteItemsOfVariants } from "./items-of-variants.ts"
export { readQuantities, type Quantities } from "./read-quantities.ts"
export { deleteReservations, lockLevelsOf, releaseReservationsOfLines } from "./release-reservations.ts"
export { reserveForLine, reserveForLines, type ReserveInput } from "./reserve-for-lines.ts"
export { restoreInventoryItems } from "./restore-inventory-items.ts"
export { inventoryAdminOperations } from "./routes.admin.ts"
export { createInventoryItem, updateInventoryItem } from "./write-item.ts"
export { createLevel, deleteLevel, deleteStockAtLocation, updateLevel } from "./write-level.ts"
