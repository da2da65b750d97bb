import { adminCustomerKeys } from "@stheno/medusa-react"
import { fullName } from "../format/names.ts"
import { useChannelOptions, useRegionOptions } from "../kit/choices.ts"
import { timesOfDays } from "../kit/day-range.ts"
import { optionsOf, type Option } from "../kit/fields.ts"
import { withoutEmpty } from "../kit/list-state.ts"
import type { ListFilter, SearchFilter } from "../kit/list-table.tsx"
import { orderText, readEach, searchOf, useSearchFilter } from "../kit/search-filters.ts"
import type { List } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { fulfillmentStatuses, paymentStatuses, statuses } from "./order-states.tsx"

const words = t.orders
const days = ["7", "30", "90"] as const

/** The filters of the list of orders, and what its request takes of them and of the search. */
export function useOrderFilters(list: List) {
  const regions = useRegionOptions()
  const channels = useChannelOptions()
  const customer = useCustomerFilter(list)
  const created = timesOfDays(list.range("created"), startOfHour())
  const [customerId] = list.values("customer")
  const chosen = (name: string, options: readonly Option[]) =>
    list.chosen(
      name,
      options.map(({ value }) => value),
    )
  const filters: ListFilter[] = [
    { name: "status", label: words.statusFilter, options: optionsOf(statuses, t.orderStates.status) },
    {
      name: "payment",
      label: words.payment,
      options: optionsOf(paymentStatuses, t.orderStates.paymentStatus),
    },
    {
      name: "fulfillment",
      label: words.fulfillment,
      options: optionsOf(fulfillmentStatuses, t.orderStates.fulfillmentStatus),
    },
    {
      name: "created",
      label: words.created,
      presets: days.map((each) => ({ label: words.createdWithin[each], range: `${each}d..` })),
    },
    customer,
    { name: "region", label: t.orderList.region, options: regions },
    { name: "channel", label: words.channel, options: channels },
  ]
  const narrowed = {
    ...(list.q ? { q: orderText(list.q) } : {}),
    ...withoutEmpty({
      status: list.chosen("status", statuses),
      payment_status: list.chosen("payment", paymentStatuses),
      fulfillment_status: list.chosen("fulfillment", fulfillmentStatuses),
      region_id: chosen("region", regions),
      sales_channel_id: chosen("channel", channels),
    }),
    ...(customerId ? { customer_id: customerId } : {}),
    ...(created ? { created_at: created } : {}),
  }
  return { filters, narrowed }
}

/** Finds customers by name and email; guests have a customer, too. */
function useCustomerFilter(list: List): SearchFilter {
  return useSearchFilter(list, {
    name: "customer",
    label: words.customer,
    root: adminCustomerKeys.all[0],
    single: true,
    find: async (client, q) => {
      const { customers } = await client.admin.customers.list({ ...searchOf(q), order: "-created_at" })
      return customers.map(customerOption)
    },
    read: (client, ids) =>
      readEach(ids, async (id) => customerOption((await client.admin.customers.retrieve(id)).customer)),
  })
}

interface Named {
  readonly id: string
  readonly email: string
  readonly first_name: string | null
  readonly last_name: string | null
}

function customerOption(customer: Named): Option {
  const name = fullName(customer)
  return { value: customer.id, label: name || customer.email, ...(name ? { hint: customer.email } : {}) }
}

/** The same for a while, so that the list is not read again at every drawing. */
function startOfHour(): number {
  const hour = 3_600_000
  return Math.floor(Date.now() / hour) * hour
}
