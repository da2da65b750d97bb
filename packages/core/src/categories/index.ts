export { categoryAdminOperations } from "./routes.admin.ts"
export { categoryStoreOperations } from "./routes.store.ts"
