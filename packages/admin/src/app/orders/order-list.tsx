import { useAdminOrders, useAdminSalesChannels } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { ReceiptText } from "lucide-react"
import { Zone } from "../extensions/zone.tsx"
import { formatAgo, formatTime } from "../format/dates.ts"
import { formatMoney } from "../format/money.ts"
import { fullName } from "../format/names.ts"
import { optionsOf } from "../kit/fields.ts"
import { withoutEmpty } from "../kit/list-state.ts"
import { ListTable } from "../kit/list-table.tsx"
import { PageHead } from "../kit/page.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import {
  FulfillmentBadge,
  fulfillmentStatuses,
  PaymentBadge,
  paymentStatuses,
  statuses,
} from "./order-states.tsx"

const ages = ["1", "7", "30", "90"] as const
const words = t.orders

/** The orders of the shop. */
export function OrderList() {
  const list = useList()
  const { sales_channels: channels = [] } = useAdminSalesChannels({ limit: 50 })
  const channelIds = channels.map(({ id }) => id)
  const [age] = list.chosen("created", ages)
  const filtered = {
    status: list.chosen("status", statuses),
    payment_status: list.chosen("payment", paymentStatuses),
    fulfillment_status: list.chosen("fulfillment", fulfillmentStatuses),
    sales_channel_id: list.chosen("channel", channelIds),
  }
  const { orders, count, error } = useAdminOrders(
    {
      ...list.query,
      // An order is shown as #17; the API searches for 17.
      ...(list.q ? { q: list.q.replace(/^#(?=\d+$)/, "") } : {}),
      ...withoutEmpty(filtered),
      ...(age ? { created_at: { gte: daysAgo(Number(age)) } } : {}),
      fields:
        "id,display_id,created_at,email,status,payment_status,fulfillment_status,total,currency_code,sales_channel_id",
      expand: "customer,sales_channel,shipping_address",
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <PageHead title={words.title} />
      <Zone zone="order.list.before" />
      <ListTable
        list={list}
        label={words.title}
        rows={orders}
        count={count}
        error={error}
        href={({ id }) => `/a/orders/${id}`}
        empty={{ icon: ReceiptText, title: words.emptyTitle, text: words.emptyText }}
        filters={[
          { name: "status", label: words.statusFilter, options: optionsOf(statuses, words.status) },
          { name: "payment", label: words.payment, options: optionsOf(paymentStatuses, words.paymentStatus) },
          {
            name: "fulfillment",
            label: words.fulfillment,
            options: optionsOf(fulfillmentStatuses, words.fulfillmentStatus),
          },
          {
            name: "channel",
            label: words.channel,
            options: channels.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            name: "created",
            label: words.created,
            single: true,
            options: optionsOf(ages, words.createdWithin),
          },
        ]}
        columns={[
          {
            header: words.number,
            order: "display_id",
            cell: ({ display_id }) => `#${display_id}`,
          },
          {
            header: words.date,
            order: "created_at",
            wide: true,
            cell: ({ created_at }) => (
              <time dateTime={created_at} title={formatTime(created_at)}>
                {created_at && formatAgo(created_at, Date.now())}
              </time>
            ),
          },
          {
            header: words.customer,
            cell: ({ customer, shipping_address, email }) => (
              <span className="ellipsis">{fullName(customer) || fullName(shipping_address) || email}</span>
            ),
          },
          {
            header: words.payment,
            wide: true,
            cell: ({ payment_status }) => payment_status && <PaymentBadge status={payment_status} />,
          },
          {
            header: words.fulfillment,
            cell: ({ fulfillment_status }) =>
              fulfillment_status && <FulfillmentBadge status={fulfillment_status} />,
          },
          { header: words.channel, wide: "very", cell: ({ sales_channel }) => sales_channel?.name ?? "–" },
          {
            header: words.total,
            align: "end",
            cell: ({ total, currency_code }) => formatMoney(total, currency_code ?? ""),
          },
        ]}
      />
      <Zone zone="order.list.after" />
    </>
  )
}

/** The beginning of the hour some days ago: the same for a while, so that the list is not read again at every drawing. */
function daysAgo(days: number): string {
  const hour = 3_600_000
  return new Date(Math.floor(Date.now() / hour) * hour - days * 24 * hour).toISOString()
}
