import { Badge, MoneyText } from "@stheno/ui"
import {
  DataTable,
  useTableState,
  type DataColumn,
  type DataFilter,
} from "@stheno/ui/table"
import { Archive } from "lucide-react"

interface Purchase {
  readonly id: string
  readonly supplier: string
  readonly isPaid: boolean
  readonly total: number
}

const purchases: readonly Purchase[] = [
  { id: "1041", supplier: "Paper mill", isPaid: true, total: 84_000 },
  { id: "1042", supplier: "Potter", isPaid: false, total: 126_050 },
  { id: "1043", supplier: "Weaver", isPaid: true, total: 39_900 },
]

const columns: readonly DataColumn<Purchase>[] = [
  {
    id: "number",
    header: "Purchase",
    sortKey: "id",
    value: ({ id }) => id,
    cell: ({ id }) => `#${id}`,
  },
  {
    id: "supplier",
    header: "Supplier",
    value: ({ supplier }) => supplier,
    cell: ({ supplier }) => supplier,
  },
  {
    id: "payment",
    header: "Payment",
    cell: ({ isPaid }) => (
      <Badge tone={isPaid ? "green" : "bronze"}>{isPaid ? "Paid" : "Open"}</Badge>
    ),
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

const filters: readonly DataFilter<Purchase>[] = [
  {
    name: "payment",
    label: "Payment",
    options: [
      { value: "open", label: "Open" },
      { value: "paid", label: "Paid" },
    ],
    value: ({ isPaid }) => (isPaid ? "paid" : "open"),
  },
]

export function Purchases() {
  const state = useTableState()
  return (
    <DataTable
      id="purchases"
      label="Purchases"
      state={state}
      columns={columns}
      rows={purchases}
      isClientSide
      filters={filters}
      rowLabel={({ id }) => `purchase ${id}`}
      bulkActions={[{ label: "Archive", icon: Archive, onSelect: () => undefined }]}
      empty={{
        title: "No purchases",
        text: "Purchases from your suppliers appear here.",
      }}
    />
  )
}
