export { addedReturnReasonOperations } from "./routes.admin-added.ts"
export { returnReasonAdminOperations } from "./routes.admin.ts"
export { returnReasonStoreOperations } from "./routes.store.ts"
