export { publishableKeyAdminOperations } from "./routes.admin.ts"
