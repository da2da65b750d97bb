import { adminOrderMethods } from "./admin-orders.ts"
import { adminPeopleMethods } from "./admin-people.ts"
import { adminProductMethods } from "./admin-products.ts"
import { adminSettingMethods } from "./admin-settings.ts"
import { storeMethods } from "./store.ts"
import type { ResourceTable } from "./table.ts"

export type { MethodEntry, ResourceTable } from "./table.ts"

/** Every resource of the client, by the area whose operations it calls. */
export const methodTables: Readonly<Record<"store" | "admin", ResourceTable>> = {
  store: storeMethods,
  admin: { ...adminPeopleMethods, ...adminOrderMethods, ...adminProductMethods, ...adminSettingMethods },
}

/** Operations that no method calls, and why. */
export const withoutMethod: Readonly<Record<string, string>> = {
  "store.PostCartsCartCompleteCart": "an older address of what carts.complete does",
}
