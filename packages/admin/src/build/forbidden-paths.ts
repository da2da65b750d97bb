/**
 * Pages of the dashboard itself, which no extension may take; a parameter stands for any name.
 * @source facts/admin.json, extensions.forbiddenRoutes
 */
const ownPages = [
  "/overview",
  "/products",
  "/products/:id",
  "/product-categories",
  "/orders",
  "/orders/:id",
  "/customers",
  "/customers/:id",
  "/customers/groups",
  "/customers/groups/:id",
  "/discounts",
  "/discounts/new",
  "/discounts/:id",
  "/gift-cards",
  "/gift-cards/:id",
  "/gift-cards/manage",
  "/pricing",
  "/pricing/new",
  "/pricing/:id",
  "/inventory",
  "/collections",
  "/collections/:id",
  "/draft-orders",
  "/draft-orders/:id",
  "/login",
  "/sales-channels",
  "/publishable-api-keys",
  "/oauth",
  "/oauth/:app_name",
  // Pages that v1 does not have
  "/products/edit",
  "/products/import",
  "/products/new",
  "/products/prices",
  "/products/stock",
  "/products/variants",
  "/products/:id/preview",
  "/product-categories/:id",
  "/product-types",
  "/product-tags",
  "/orders/:id/returns/new",
  "/orders/:id/claims/new",
  "/orders/:id/exchanges/new",
  "/orders/:id/edit",
  "/pricing/:id/import",
  "/inventory/:id",
  "/inventory/locations",
  "/inventory/reservations",
  "/draft-orders/new",
  "/sales-channels/:id",
  "/publishable-api-keys/:id",
]

/** Pages among the settings that the dashboard has itself. @source facts/admin.json, layout.settingsCards */
const ownSettings = [
  "/currencies",
  "/personal-information",
  "/regions",
  "/return-reasons",
  "/details",
  "/taxes",
  "/team",
  // Settings that v1 does not have
  "/emails",
  "/files",
  "/messages",
  "/shipping-profiles",
]

const withoutNames = (path: string) => path.replace(/:[^/]+/g, ":")
const taken = new Set(ownPages.map(withoutNames))

/** Whether a page of this path is the dashboard's own, whatever its parameters are called. */
export function isOwnPage(path: string): boolean {
  return taken.has(withoutNames(path)) || /^\/settings(?:\/|$)/.test(path)
}

/** Whether settings of this path are the dashboard's own. */
export function isOwnSetting(path: string): boolean {
  return ownSettings.includes(path)
}

/** Two paths of which only one can be shown: `/brands/:id` and `/brands/:name`. */
export function sameAddress(path: string): string {
  return withoutNames(path)
}
