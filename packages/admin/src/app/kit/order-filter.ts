import { adminOrderKeys } from "@stheno/medusa-react"
import type { Option } from "./fields.ts"
import type { SearchFilter } from "./list-table.tsx"
import { orderText, readEach, searchOf, useSearchFilter } from "./search-filters.ts"
import type { List } from "./use-list.ts"

const shown = { fields: "id,display_id,email", expand: "" } as const

/**
 * A filter by one order, which is searched by its number or by the customer.
 * @param filter.name in the address; not `order`, by which lists are sorted
 */
export function useOrderFilter(list: List, filter: { readonly name: string; readonly label: string }) {
  return useSearchFilter(list, {
    ...filter,
    root: adminOrderKeys.all[0],
    single: true,
    find: async (client, q) => {
      const { orders } = await client.admin.orders.list({ ...searchOf(orderText(q)), ...shown })
      return orders.map(orderOption)
    },
    read: (client, ids) =>
      readEach(ids, async (id) => orderOption((await client.admin.orders.retrieve(id, shown)).order)),
  }) satisfies SearchFilter
}

function orderOption(order: {
  readonly id: string
  readonly display_id: number
  readonly email: string
}): Option {
  return { value: order.id, label: `#${order.display_id}`, hint: order.email }
}
