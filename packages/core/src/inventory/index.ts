export { adjustInventory, validateStockAtLocation, type InventoryAdjustment } from "./adjust-inventory.ts"
export { adjustReservationsOfLine, type LineAdjustment } from "./adjust-reservations.ts"
export {
  addAvailability,
  confirmInventory,
  findShortages,
  managedIds,
  setAvailability,
  stockQuery,
  type Demand,
} from "./availability.ts"
export { changeReserved, type ReservedChange } from "./change-reserved.ts"
export { inventoryErrors } from "./errors.ts"
export { createItemForVariant, createItemsForVariants, deleteItemsOfVariants } from "./items-of-variants.ts"
export { deleteReservations, lockLevelsOf, releaseReservationsOfLines } from "./release-reservations.ts"
export { reserveForLine, reserveForLines, type ReserveInput } from "./reserve-for-lines.ts"
export { inventoryAdminOperations } from "./routes.admin.ts"
export { deleteStockAtLocation } from "./write-level.ts"
