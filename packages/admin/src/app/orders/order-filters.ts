import { adminCustomerKeys } from "@stheno/medusa-react"
import { fullName } from "../format/names.ts"
import { useRegionOptions } from "../kit/choices.ts"
import { timesOfDays } from "../kit/day-range.ts"
import { optionsOf, type Choices, type Option } from "../kit/fields.ts"
import { withoutEmpty } from "../kit/list-state.ts"
import type { ListFilter } from "../kit/list-table.tsx"
import { orderText, useSearchFilter } from "../kit/search-filters.ts"
import { channelChoices, foundOf, readEach, searchOf } from "../kit/searched-choices.ts"
import type { List } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { fulfillmentStatuses, paymentStatuses, statuses } from "./order-states.tsx"

const words = t.orders
const days = ["7", "30", "90"] as const
const answers = ["yes", "no"] as const
const paymentStates = ["outstanding", ...paymentStatuses] as const
const paymentStateNames = { ...t.orderStates.paymentStatus, outstanding: words.outstanding }

/** The filters of the list of orders, and what its request takes of them and of the search. */
export function useOrderFilters(list: List) {
  const regions = useRegionOptions()
  const channel = useSearchFilter(list, { name: "channel", label: words.channel, choices: channelChoices })
  const customer = useSearchFilter(list, {
    name: "customer",
    label: words.customer,
    single: true,
    choices: customerChoices,
  })
  const created = timesOfDays(list.range("created"), startOfHour())
  const [customerId] = list.values("customer")
  const [capture] = list.chosen("capture", answers)
  const filters: ListFilter[] = [
    { name: "status", label: words.statusFilter, options: optionsOf(statuses, t.orderStates.status) },
    {
      name: "payment",
      label: words.payment,
      options: optionsOf(paymentStates, paymentStateNames),
    },
    ...(capture ? [captureFilter] : []),
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
    channel,
  ]
  const narrowed = {
    ...(list.q ? { q: orderText(list.q) } : {}),
    ...withoutEmpty({
      status: list.chosen("status", statuses),
      // As the list shows them: the stored states differ after refunds and returns, and without a payment.
      payment_state: list.chosen("payment", paymentStates),
      fulfillment_state: list.chosen("fulfillment", fulfillmentStatuses),
      region_id: list.chosen(
        "region",
        regions.map(({ value }) => value),
      ),
      sales_channel_id: list.values("channel"),
    }),
    ...(capture ? { has_payment_to_capture: capture === "yes" } : {}),
    ...(customerId ? { customer_id: customerId } : {}),
    ...(created ? { created_at: created } : {}),
  }
  return { filters, narrowed }
}

/** Shown where a view or a link sets it: the state of a payment alone also finds orders that gift cards paid. */
const captureFilter: ListFilter = {
  name: "capture",
  label: t.orderList.toCapture,
  options: optionsOf(answers, t.common),
  single: true,
}

/** Finds customers by name and email; guests have a customer, too. */
const customerChoices: Choices = {
  root: adminCustomerKeys.all[0],
  find: async ({ admin }, q) => {
    const { customers, count } = await admin.customers.list({ ...searchOf(q), order: "-created_at" })
    return foundOf(customers.map(customerOption), count)
  },
  read: ({ admin }, ids) =>
    readEach(ids, async (id) => customerOption((await admin.customers.retrieve(id)).customer)),
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
