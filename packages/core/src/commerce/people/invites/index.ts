export { acceptInvite } from "./accept-invite.ts"
export { inviteAdminOperations } from "./routes.admin.ts"
export { createInvite, deleteInvite, resendInvite } from "./send-invite.ts"
