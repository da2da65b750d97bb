export { completeCart, type Completion } from "./complete-cart.ts"
export { resumeVoids } from "./resume-voids.ts"
export { checkoutStoreOperations } from "./routes.store.ts"
