export { returnReasonAdminOperations } from "./routes.admin.ts"
export { returnReasonStoreOperations } from "./routes.store.ts"
