export { analyticsAdminOperations } from "./routes.admin.ts"
