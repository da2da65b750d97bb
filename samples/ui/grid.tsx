import { toast } from "@stheno/ui"
import { DataGrid, type GridColumn } from "@stheno/ui/grid"

interface Part {
  readonly id: string
  readonly title: string
  readonly price: number
  readonly stock: number | null
}

const parts: readonly Part[] = [
  { id: "lid", title: "Lid", price: 400, stock: 12 },
  { id: "handle", title: "Handle", price: 250, stock: 40 },
  { id: "base", title: "Base", price: 900, stock: null },
]

const columns: readonly GridColumn<Part>[] = [
  {
    id: "title",
    header: "Part",
    kind: "text",
    value: ({ title }) => title,
    isReadOnly: true,
  },
  {
    id: "price",
    header: "Price EUR",
    kind: "money",
    currency: "eur",
    value: ({ price }) => price,
  },
  {
    id: "stock",
    header: "Stock",
    kind: "number",
    value: ({ stock }) => stock,
    validate: (value) =>
      typeof value === "number" && value < 0
        ? "Stock cannot be negative."
        : undefined,
  },
]

export function PartsGrid() {
  return (
    <DataGrid
      label="Parts"
      rows={parts}
      columns={columns}
      onSave={(changes) => void toast.success(`${changes.length} cells saved`)}
    />
  )
}
