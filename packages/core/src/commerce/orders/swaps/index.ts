export { createSwap, type SwapRequest } from "./create-swap.ts"
export { swapErrors } from "./errors.ts"
export { swapAdminOperations } from "./routes.admin.ts"
export { swapStoreOperations } from "./routes.store.ts"
