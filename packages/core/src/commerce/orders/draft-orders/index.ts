export { createDraftOrder } from "./create-draft-order.ts"
export { draftOrderErrors } from "./errors.ts"
export { payDraftOrder } from "./pay-draft-order.ts"
export { draftOrderAdminOperations } from "./routes.admin.ts"
