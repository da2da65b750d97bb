import { useAdminOrders } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { ReceiptText } from "lucide-react"
import { useRegionOptions } from "../kit/choices.ts"
import { ExportButton } from "../kit/export-dialog.tsx"
import { ListPage } from "../kit/list-page.tsx"
import { allRows } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { orderBulk } from "./order-bulk.ts"
import { listed, orderColumns } from "./order-columns.tsx"
import { useOrderFilters } from "./order-filters.ts"

/** Views that everybody has. */
const views = [
  { name: t.orderList.toCapture, search: "capture=yes&status=pending" },
  {
    name: t.orderList.toFulfill,
    search: "fulfillment=not_fulfilled&fulfillment=partially_fulfilled&status=pending",
  },
  { name: t.orderList.toShip, search: "fulfillment=fulfilled&fulfillment=partially_shipped&status=pending" },
]

/** The orders of the shop. */
export function OrderList() {
  const list = useList()
  const regions = useRegionOptions()
  const { filters, narrowed } = useOrderFilters(list)
  const { orders, count, response, error } = useAdminOrders(
    { ...list.query, ...narrowed, ...listed },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      words={t.orders}
      icon={ReceiptText}
      zone="order"
      list={list}
      rows={orders}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/orders/${id}`}
      filters={filters}
      views={views}
      columns={orderColumns(regions)}
      firstStep={{ label: t.draftOrders.create, to: "/a/draft-orders/new" }}
      headActions={<ExportButton type="order-export" filters={narrowed} order={list.order} />}
      bulk={orderBulk}
      readAll={allRows(
        (client) =>
          client.admin.orders.iterate({ ...narrowed, limit: 500, fields: "id,display_id", expand: "" }),
        ({ display_id }) => `#${display_id}`,
      )}
      rowName={({ display_id }) => `#${display_id}`}
    />
  )
}
