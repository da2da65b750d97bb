export { orderEditErrors } from "./errors.ts"
export { orderEditAdminOperations } from "./routes.admin.ts"
export { orderEditStoreOperations } from "./routes.store.ts"
