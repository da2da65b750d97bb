export { currencyErrors } from "./errors.ts"
export { currencyAdminOperations } from "./routes.admin.ts"
export { updateCurrency } from "./update-currency.ts"
