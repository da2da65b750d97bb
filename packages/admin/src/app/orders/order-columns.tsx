import type { AdminOrdersListRes, AdminOrdersListSelection, Answer } from "@stheno/js-client"
import { formatAgo, formatTime } from "../format/dates.ts"
import { formatMoney } from "../format/money.ts"
import { countryName, fullName } from "../format/names.ts"
import type { Option } from "../kit/fields.ts"
import type { Column } from "../kit/list-table.tsx"
import { t } from "../messages/index.ts"
import { balanced, ListedBalance } from "./edits/balance-badges.tsx"
import { FulfillmentBadge, StatusBadge } from "./order-states.tsx"
import { shownFulfillmentStatus } from "./shown-order.ts"

const words = t.orders

/** What the list reads of an order. */
export const listed = {
  fields: `id,display_id,created_at,email,fulfillment_status,currency_code,region_id,sales_channel_id,${balanced.fields}`,
  expand: `customer,sales_channel,shipping_address,items,${balanced.expand}`,
} as const

/** An order as the list reads it. */
export type ListedOrder = Answer<
  AdminOrdersListRes,
  "orders",
  AdminOrdersListSelection,
  typeof listed.expand,
  typeof listed.fields
>["orders"][number]

/** The columns of the list of orders. Those that are hidden at first can be chosen. */
export function orderColumns(regions: readonly Option[]): Column<ListedOrder>[] {
  return [
    { header: words.number, order: "display_id", cell: ({ display_id }) => `#${display_id}` },
    {
      header: words.date,
      order: "created_at",
      wide: true,
      phone: "below",
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={formatTime(created_at)}>
          {formatAgo(created_at, Date.now())}
        </time>
      ),
    },
    {
      id: "customer",
      header: words.customer,
      phone: "below",
      cell: ({ customer, shipping_address, email }) => (
        <span className="ellipsis">{fullName(customer) || fullName(shipping_address) || email}</span>
      ),
    },
    {
      header: t.orderList.email,
      order: "email",
      hidden: true,
      cell: ({ email }) => <span className="ellipsis">{email}</span>,
    },
    {
      header: words.statusFilter,
      order: "status",
      hidden: true,
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      header: words.payment,
      phone: "badges",
      order: "payment_status",
      cell: (order) => <ListedBalance order={order} />,
    },
    {
      header: words.fulfillment,
      phone: "badges",
      order: "fulfillment_status",
      cell: (order) => <FulfillmentBadge status={shownFulfillmentStatus(order)} />,
    },
    {
      id: "items",
      header: words.items,
      hidden: true,
      align: "end",
      cell: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
    },
    {
      id: "country",
      header: t.orderList.country,
      hidden: true,
      cell: ({ shipping_address }) => countryName(shipping_address?.country_code) || "–",
    },
    {
      id: "region",
      header: t.orderList.region,
      hidden: true,
      cell: ({ region_id }) => regions.find(({ value }) => value === region_id)?.label ?? "–",
    },
    {
      id: "channel",
      header: words.channel,
      wide: "very",
      cell: ({ sales_channel }) => sales_channel?.name ?? "–",
    },
    {
      id: "total",
      header: words.total,
      align: "end",
      phone: "beside",
      cell: ({ total, currency_code }) => formatMoney(total, currency_code),
    },
  ]
}
