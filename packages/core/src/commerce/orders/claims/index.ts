export { createClaim, type ClaimRequest } from "./create-claim.ts"
export { claimErrors } from "./errors.ts"
export { claimAdminOperations } from "./routes.admin.ts"
