import { adminOrdersMutations } from "./admin-orders-mutations.ts"
import { adminOrdersQueries } from "./admin-orders-queries.ts"
import { adminPeopleMutations } from "./admin-people-mutations.ts"
import { adminPeopleQueries } from "./admin-people-queries.ts"
import { adminProductsMutations } from "./admin-products-mutations.ts"
import { adminProductsQueries } from "./admin-products-queries.ts"
import { adminSettingsMutations } from "./admin-settings-mutations.ts"
import { adminSettingsQueries } from "./admin-settings-queries.ts"
import type { MutationTable, QueryTable } from "./entry.ts"
import { storeMutations } from "./store-mutations.ts"
import { storeQueries } from "./store-queries.ts"

export type { MutationEntry, MutationTable, QueryEntry, QueryTable } from "./entry.ts"

/** Every generated hook that reads, by the area whose operations it calls. */
export const queryTables: Readonly<Record<"store" | "admin", QueryTable>> = {
  store: storeQueries,
  admin: { ...adminPeopleQueries, ...adminOrdersQueries, ...adminProductsQueries, ...adminSettingsQueries },
}

/** Every generated hook that changes something, by the area whose operations it calls. */
export const mutationTables: Readonly<Record<"store" | "admin", MutationTable>> = {
  store: storeMutations,
  admin: {
    ...adminPeopleMutations,
    ...adminOrdersMutations,
    ...adminProductsMutations,
    ...adminSettingsMutations,
  },
}
