export { createClaim, type ClaimRequest } from "./create-claim.ts"
export { claimErrors } from "./errors.ts"
export { resumeClaimRefunds } from "./resume-claim-refunds.ts"
export { claimAdminOperations } from "./routes.admin.ts"
