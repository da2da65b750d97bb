import type { Stheno } from "@stheno/js-client"
import { adminOrderKeys, useMedusa } from "@stheno/medusa-react"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { readEach } from "../kit/searched-choices.ts"
import { t } from "../messages/index.ts"

const words = t.sentMessages.records

/** The type of a record that messages are about. */
type RecordType = keyof typeof words

/** The types of records that messages are about. */
export const recordTypes = Object.keys(words) as readonly RecordType[]

interface About {
  readonly resource_type: string
  readonly resource_id: string
}

/** The record that a message is about. */
export interface MessageRecord {
  readonly label: string
  /** its page; undefined where it has none, or where that is not known yet */
  readonly to?: string
}

/** What is known of the orders behind records, by the ID of the record. */
export type KnownOrders = ReadonlyMap<string, { readonly id: string; readonly number?: number }>

/** The record that a message is about, as it is shown. */
export function recordOf(
  { resource_type: type, resource_id: id }: About,
  orders: KnownOrders,
): MessageRecord {
  const label = words[type as RecordType] ?? type
  if (type === "order" || type === "swap" || type === "claim" || type === "order-edit") {
    const order = orders.get(id)
    if (type !== "order") return { label, ...(order ? { to: `/a/orders/${order.id}` } : {}) }
    const name = order?.number === undefined ? label : t.records.order({ number: order.number })
    return { label: name, to: `/a/orders/${id}` }
  }
  if (type === "customer") return { label, to: `/a/customers/${id}` }
  if (type === "gift_card") return { label, to: `/a/gift-cards/${id}` }
  return type === "user" || type === "invite" ? { label, to: "/a/settings/team" } : { label }
}

/** Reads the numbers of orders in one request, the orders of claims in another, and the orders of exchanges and order edits. */
export function useMessageOrders(messages: readonly About[]): KnownOrders {
  const { client } = useMedusa()
  const idsOf = (wanted: string) => [
    ...new Set(
      messages.flatMap(({ resource_type, resource_id }) => (resource_type === wanted ? resource_id : [])),
    ),
  ]
  const ids = {
    orders: idsOf("order"),
    swaps: idsOf("swap"),
    claims: idsOf("claim"),
    edits: idsOf("order-edit"),
  }
  const { data = none } = useQuery({
    queryKey: [adminOrderKeys.all[0], "of messages", ids],
    queryFn: () => readOrders(client, ids),
    enabled: Object.values(ids).some((each) => each.length > 0),
    placeholderData: keepPreviousData,
  })
  return data
}

const none: KnownOrders = new Map()

interface Wanted {
  readonly orders: readonly string[]
  readonly swaps: readonly string[]
  readonly claims: readonly string[]
  readonly edits: readonly string[]
}

async function readOrders(
  client: Stheno,
  { orders: ids, swaps, claims, edits }: Wanted,
): Promise<KnownOrders> {
  const [orders, claimed, exchanges, changes] = await Promise.all([
    ids.length === 0 ? [] : readNumbers(client, ids),
    claims.length === 0 ? [] : readClaimed(client, claims),
    readEach(swaps, async (id) => [id, (await client.admin.swaps.retrieve(id)).swap.order_id] as const),
    readEach(edits, async (id) => {
      const { order_edit } = await client.admin.orderEdits.retrieve(id, { fields: "id,order_id", expand: "" })
      return [id, order_edit.order_id] as const
    }),
  ])
  const owners = [...claimed, ...exchanges, ...changes].flatMap(([id, order]) =>
    order ? [[id, { id: order }] as const] : [],
  )
  return new Map([
    ...owners,
    ...orders.map(({ id, display_id }) => [id, { id, number: display_id }] as const),
  ])
}

async function readNumbers(client: Stheno, ids: readonly string[]) {
  const { orders } = await client.admin.orders.list({
    id: [...ids],
    limit: ids.length,
    fields: "id,display_id",
    expand: "",
  })
  return orders
}

/** The orders of claims: the ID of each claim, and of its order. */
async function readClaimed(client: Stheno, claims: readonly string[]) {
  const { orders } = await client.admin.orders.list({
    claim_id: [...claims],
    limit: claims.length,
    fields: "id",
    expand: "claims",
  })
  return orders.flatMap((order) => order.claims.map((claim) => [claim.id, order.id] as const))
}
