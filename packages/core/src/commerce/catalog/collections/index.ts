export { collectionErrors } from "./errors.ts"
export { collectionAdminOperations } from "./routes.admin.ts"
export { collectionStoreOperations } from "./routes.store.ts"
export {
  addProducts,
  createCollection,
  deleteCollection,
  removeProducts,
  updateCollection,
} from "./write-collection.ts"
