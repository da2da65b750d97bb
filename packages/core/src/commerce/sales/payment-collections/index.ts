export { updateCollection } from "./change-collection.ts"
export { createCollection, resizeCollection } from "./create-collection.ts"
export {
  closeCollection,
  givePaymentsToOrder,
  lockCollectionWithPayments,
  type LockedCollection,
} from "./payments-of-collection.ts"
export { paymentCollectionAdminOperations } from "./routes.admin.ts"
export { paymentCollectionStoreOperations } from "./routes.store.ts"
