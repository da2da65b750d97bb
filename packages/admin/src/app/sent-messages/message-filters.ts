import { adminCustomerKeys, useAdminOrder } from "@stheno/medusa-react"
import { optionsOf, type Choices, type Option } from "../kit/fields.ts"
import type { ListFilter, SearchFilter } from "../kit/list-table.tsx"
import { useOrderFilter } from "../kit/order-filter.ts"
import { useSearchFilter } from "../kit/search-filters.ts"
import { searchOf } from "../kit/searched-choices.ts"
import type { List } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { eventsOf, eventsOfMessages, messageNames, messageTitle } from "./message-names.ts"
import { recordTypes } from "./message-records.ts"

const words = t.sentMessages

/** The filters of the list of messages, and what its request takes of them. */
export function useMessageFilters(list: List) {
  const recipient = useSearchFilter(list, { name: "to", label: words.to, choices: recipientChoices })
  const order = useOrderFilter(list, { name: "for", label: words.records.order })
  const [orderId = ""] = list.values("for")
  const parts = useOrderParts(orderId)
  const filters: ListFilter[] = [
    recipient,
    messageFilter(list),
    order,
    { name: "about", label: words.record, options: optionsOf(recordTypes, words.records) },
    {
      name: "again",
      label: words.again,
      options: [{ value: "listed", label: words.separately }],
      single: true,
    },
  ]
  const narrowed = {
    ...joined("to", list.values("to")),
    ...joined("event_name", list.values("event").flatMap(eventsOf)),
    ...joined("resource_type", list.chosen("about", recordTypes)),
    ...joined("resource_id", parts ?? []),
    ...(list.values("again").includes("listed") ? ({ include_resends: "true" } as const) : {}),
  }
  return { filters, narrowed, isKnown: orderId === "" || parts !== undefined }
}

/** The operation takes several values of a filter separated by commas. */
function joined<Name extends string>(name: Name, values: readonly string[]): { [Key in Name]?: string } {
  return (values.length > 0 ? { [name]: values.join(",") } : {}) as { [Key in Name]?: string }
}

/** Addresses are compared as a whole, so customers are searched; any other address can be typed. */
const recipientChoices: Choices = {
  root: adminCustomerKeys.all[0],
  find: async ({ admin }, q) => {
    const { customers, count } = await admin.customers.list({ ...searchOf(q), order: "-created_at" })
    const emails = [...new Set(customers.map(({ email }) => email))]
    const found = emails.map((email) => ({ value: email, label: email }))
    return { options: withTyped(q, found), hasMore: count > customers.length }
  },
  read: async (_, addresses) => addresses.map((address) => ({ value: address, label: address })),
}

/** Finds messages by their name or event; the event of another message can be typed. */
function messageFilter(list: List): SearchFilter {
  return {
    name: "event",
    label: words.message,
    single: false,
    known: list.values("event").map(messageOption),
    find: async (q) => ({ options: findMessages(q), hasMore: false }),
  }
}

/** The messages whose name or event contains a text; a text that could be the event of another one stands for that. */
export function findMessages(q: string): readonly Option[] {
  const wanted = q.trim().toLocaleLowerCase()
  const found = messageNames.filter((name) =>
    [words.names[name], ...eventsOfMessages[name]].some((text) => text.toLocaleLowerCase().includes(wanted)),
  )
  const isEvent = /^[\w-]+\.[\w.-]+$/.test(q.trim())
  return found.length === 0 && isEvent ? [messageOption(q.trim())] : found.map(messageOption)
}

function messageOption(value: string): Option {
  const events = eventsOf(value)
  return { value, label: messageTitle(events[0] ?? value), hint: events.join(", ") }
}

/** What was typed is offered after what was found, unless it was found. */
function withTyped(q: string, options: readonly Option[]): readonly Option[] {
  const typed = q.trim()
  const isOffered = typed !== "" && !typed.includes(",") && options.every(({ value }) => value !== typed)
  return isOffered ? [...options, { value: typed, label: typed }] : options
}

/** An order, and its exchanges, claims and edits: messages are about these, too. Undefined while they are read. */
function useOrderParts(id: string): readonly string[] | undefined {
  const { order } = useAdminOrder(id, { fields: "id", expand: "swaps,claims,edits" }, { enabled: id !== "" })
  return order && [order.id, ...[...order.swaps, ...order.claims, ...order.edits].map((part) => part.id)]
}
