import { adminOrderKeys } from "@stheno/medusa-react"
import type { Choices, Option } from "./fields.ts"
import { orderText, useSearchFilter } from "./search-filters.ts"
import { foundOf, readEach, searchOf } from "./searched-choices.ts"
import type { List } from "./use-list.ts"

const columns = { fields: "id,display_id,email", expand: "" }

const choices: Choices = {
  root: adminOrderKeys.all[0],
  find: async ({ admin }, q) => {
    const { orders, count } = await admin.orders.list({ ...searchOf(orderText(q)), ...columns })
    return foundOf(orders.map(orderOption), count)
  },
  read: ({ admin }, ids) =>
    readEach(ids, async (id) => orderOption((await admin.orders.retrieve(id, columns)).order)),
}

/**
 * A filter by one order, which is searched by its number or by the customer.
 * @param filter.name in the address; not `order`, by which lists are sorted
 */
export function useOrderFilter(list: List, filter: { readonly name: string; readonly label: string }) {
  return useSearchFilter(list, { ...filter, single: true, choices })
}

function orderOption(order: {
  readonly id: string
  readonly display_id: number
  readonly email: string
}): Option {
  return { value: order.id, label: `#${order.display_id}`, hint: order.email }
}
