export { uploadAdminOperations } from "./routes.admin.ts"
