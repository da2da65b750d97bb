import { Archive, Trash2 } from "lucide-react"
import { useState } from "react"
import { ActionMenu, Badge, MoneyText, PageHeader } from "@stheno/ui"
import {
  DataTable,
  useTableState,
  type DataColumn,
  type DataFilter,
  type Selection,
} from "@stheno/ui/internal/table.ts"

interface Order {
  readonly id: string
  readonly number: number
  readonly customer: string
  readonly status: "open" | "paid"
  readonly createdAt: string
  readonly channel: string
  readonly total: number
}

function ordersOf(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `order_${index}`,
    number: index + 1,
    customer: `Customer ${(index * 7919) % count}`,
    status: index % 3 === 0 ? "open" : "paid",
    createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString(),
    channel: index % 2 === 0 ? "Web store" : "Point of sale",
    total: (index * 104_729) % 100_000,
  }))
}

const columns: readonly DataColumn<Order>[] = [
  {
    id: "number",
    header: "Order",
    sortKey: "number",
    value: ({ number }) => number,
    cell: ({ number }) => `#${number}`,
  },
  {
    id: "customer",
    header: "Customer",
    sortKey: "customer",
    value: ({ customer }) => customer,
    cell: ({ customer }) => customer,
  },
  {
    id: "status",
    header: "Payment",
    value: ({ status }) => status,
    cell: ({ status }) => <Badge tone={status === "paid" ? "green" : "bronze"}>{status}</Badge>,
  },
  {
    id: "date",
    header: "Date",
    priority: "medium",
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => createdAt.slice(0, 10),
  },
  {
    id: "channel",
    header: "Sales channel",
    priority: "low",
    value: ({ channel }) => channel,
    cell: ({ channel }) => channel,
  },
  {
    id: "total",
    header: "Total",
    align: "end",
    sortKey: "total",
    value: ({ total }) => total,
    cell: ({ total }) => <MoneyText amount={total} currency="eur" />,
  },
]

const filters: readonly DataFilter<Order>[] = [
  {
    name: "status",
    label: "Payment",
    options: [
      { value: "open", label: "Open" },
      { value: "paid", label: "Paid" },
    ],
    value: ({ status }) => status,
  },
  { kind: "date", name: "created", label: "Date", value: ({ createdAt }) => createdAt },
  { kind: "number", name: "total", label: "Total", currency: "eur", value: ({ total }) => total },
]

const few = ordersOf(137)
const many = ordersOf(10_000)

/** A table with pages, selection and everything else. */
export function TablePage() {
  const state = useTableState()
  const [done, setDone] = useState("")
  const record = (name: string) => (selection: Selection) =>
    setDone(`${name} ${selection.count} ${selection.isAll ? "all" : "some"}`)
  return (
    <>
      <PageHeader title="Orders" />
      <DataTable
        id="gallery"
        label="Orders"
        state={state}
        columns={columns}
        rows={few}
        isClientSide
        filters={filters}
        views={[{ name: "Unpaid", search: "status=open" }]}
        href={({ id }) => `/forms?from=${id}`}
        rowLabel={({ number }) => `order ${number}`}
        rowActions={({ number }) => (
          <ActionMenu
            label={`Actions of order ${number}`}
            actions={[{ label: "Archive", icon: Archive, onSelect: () => setDone(`archived ${number}`) }]}
          />
        )}
        bulkActions={[
          { label: "Archive", icon: Archive, onSelect: record("archive") },
          {
            label: "Delete",
            icon: Trash2,
            isDanger: true,
            question: ({ count }) => ({
              title: `Delete ${count} orders?`,
              text: "This is final.",
              label: "Delete",
            }),
            onSelect: record("delete"),
          },
        ]}
        empty={{ title: "No orders", text: "Orders appear here." }}
      />
      <output data-done>{done}</output>
    </>
  )
}

/** Ten thousand rows in one list. */
export function LongTablePage() {
  const state = useTableState()
  return (
    <>
      <PageHeader title="All orders" />
      <DataTable
        id="gallery-long"
        label="All orders"
        state={state}
        columns={columns}
        rows={many}
        isClientSide
        isVirtual
        filters={filters}
        rowLabel={({ number }) => `order ${number}`}
        bulkActions={[{ label: "Archive", onSelect: () => undefined }]}
        empty={{ title: "No orders", text: "Orders appear here." }}
      />
    </>
  )
}
