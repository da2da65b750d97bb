export { collectionAdminOperations } from "./routes.admin.ts"
export { collectionStoreOperations } from "./routes.store.ts"
