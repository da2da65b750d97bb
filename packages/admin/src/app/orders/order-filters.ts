import { useAdminCustomer, useMedusa } from "@stheno/medusa-react"
import { fullName } from "../format/names.ts"
import { useChannelOptions, useRegionOptions } from "../kit/choices.ts"
import { timesOfDays } from "../kit/day-range.ts"
import { optionsOf, type Option } from "../kit/fields.ts"
import { withoutEmpty } from "../kit/list-state.ts"
import type { DayFilter, Filter, SearchFilter } from "../kit/list-table.tsx"
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
  const filters: (Filter | DayFilter | SearchFilter)[] = [
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
    // An order is shown as #17; the API searches for 17.
    ...(list.q ? { q: list.q.replace(/^#(?=\d+$)/, "") } : {}),
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
  const { client } = useMedusa()
  const [id = ""] = list.values("customer")
  const { customer } = useAdminCustomer(id, { enabled: id !== "", staleTime: 60_000 })
  return {
    name: "customer",
    label: words.customer,
    single: true,
    known: customer ? [customerOption(customer)] : [],
    find: async (q) => {
      const { customers } = await client.admin.customers.list({
        limit: 20,
        order: "-created_at",
        ...(q ? { q } : {}),
      })
      return customers.map(customerOption)
    },
  }
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
