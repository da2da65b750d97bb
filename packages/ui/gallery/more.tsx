import { House, Package } from "lucide-react"
import { useState } from "react"
import { Button, Card, PageHeader } from "@stheno/ui"
import { BarChart, LineChart } from "@stheno/ui/internal/charts.ts"
import {
  DateField,
  DateRangeField,
  DateTimeField,
  FileField,
  Form,
  FormFields,
  MetadataField,
  useZodForm,
  z,
} from "@stheno/ui/internal/forms.ts"
import { DataGrid, type GridChange, type GridColumn } from "@stheno/ui/internal/grid.ts"
import { CommandPalette } from "@stheno/ui/internal/palette.ts"
import { flatten, SortableList, SortableTree, type TreeNode } from "@stheno/ui/internal/sortable.ts"

interface Variant {
  readonly id: string
  readonly title: string
  readonly sku: string
  readonly price: number
  readonly stock: number | null
  readonly managed: boolean
  readonly origin: string
}

const variants: Variant[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `variant_${index}`,
  title: `Variant ${index + 1}`,
  sku: `SKU-${index + 1}`,
  price: 1000 + index,
  stock: index % 7,
  managed: index % 2 === 0,
  origin: "de",
}))

const columns: readonly GridColumn<Variant>[] = [
  { id: "title", header: "Variant", kind: "text", value: ({ title }) => title, isReadOnly: true, width: 180 },
  { id: "sku", header: "SKU", kind: "text", priority: "low", value: ({ sku }) => sku },
  {
    id: "price",
    header: "Price EUR",
    kind: "money",
    currency: "eur",
    value: ({ price }) => price,
    canBeEmpty: false,
  },
  {
    id: "stock",
    header: "Stock",
    kind: "number",
    value: ({ stock }) => stock,
    validate: (value) => (typeof value === "number" && value < 0 ? "Stock cannot be negative." : undefined),
  },
  { id: "managed", header: "Managed", kind: "boolean", value: ({ managed }) => managed },
  {
    id: "origin",
    header: "Origin",
    kind: "select",
    value: ({ origin }) => origin,
    options: [
      { value: "de", label: "Germany" },
      { value: "fr", label: "France" },
    ],
  },
  ...Array.from({ length: 20 }, (_, index) => ({
    id: `extra_${index}`,
    header: `Extra ${index + 1}`,
    kind: "number" as const,
    value: () => null,
  })),
]

/** A spreadsheet. */
export function GridPage() {
  const [saved, setSaved] = useState<readonly GridChange<Variant>[]>([])
  return (
    <>
      <PageHeader title="Variants" />
      <DataGrid label="Variants" rows={variants} columns={columns} onSave={setSaved} />
      <output data-saved>
        {JSON.stringify(saved.map(({ rowId, columnId, value }) => [rowId, columnId, value]))}
      </output>
    </>
  )
}

const pictures = ["Front", "Back", "Side"].map((name) => ({ id: name.toLowerCase(), name }))

const categories: readonly TreeNode[] = [
  { id: "men", label: "Men", children: [{ id: "shirts", label: "Shirts", children: [] }] },
  { id: "women", label: "Women", children: [] },
  { id: "kids", label: "Kids", children: [] },
]

/** Lists and trees that are put in order. */
export function SortablePage() {
  const [items, setItems] = useState<readonly (typeof pictures)[number][]>(pictures)
  const [nodes, setNodes] = useState(categories)
  return (
    <>
      <PageHeader title="Order" />
      <Card title="Pictures">
        <SortableList label="Pictures" items={items} itemLabel={({ name }) => name} onChange={setItems}>
          {({ name }) => name}
        </SortableList>
      </Card>
      <Card title="Categories">
        <SortableTree label="Categories" nodes={nodes} onChange={setNodes} />
      </Card>
      <output data-order>
        {`${items.map(({ id }) => id).join(" ")} | ${flatten(nodes)
          .map(({ id, depth }) => `${depth}${id}`)
          .join(" ")}`}
      </output>
    </>
  )
}

const days = Array.from({ length: 30 }, (_, index) => `${index + 1} Jan`)
const sales = days.map((_, index) => Math.round(1000 + 600 * Math.sin(index / 3) + index * 20))

/** Charts. */
export function ChartsPage() {
  return (
    <>
      <PageHeader title="Sales" />
      <Card title="Revenue">
        <LineChart
          label="Revenue"
          labels={days}
          series={[
            { name: "This month", values: sales },
            { name: "Last month", values: sales.map((value, index) => (index > 25 ? null : value - 300)) },
          ]}
        />
      </Card>
      <Card title="Orders">
        <BarChart
          label="Orders"
          labels={days.slice(0, 12)}
          series={[{ name: "Orders", values: sales.slice(0, 12) }]}
        />
      </Card>
    </>
  )
}

const schema = z.object({
  day: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
  period: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  files: z.array(z.file()),
  metadata: z.record(z.string(), z.unknown()),
})

/** Dates, files, metadata and the palette. */
export function MorePage() {
  const form = useZodForm({
    schema,
    defaultValues: {
      day: "2026-01-15",
      startsAt: null,
      period: { from: "2026-01-05", to: "2026-01-09" },
      files: [],
      metadata: { weight: 12, tags: ["a"], note: "Hello", old: true },
    },
  })
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState("")
  return (
    <>
      <PageHeader title="More fields" actions={<Button onClick={() => setOpen(true)}>Open palette</Button>} />
      <Card title="Fields">
        <Form
          form={form}
          onSubmit={(values) => setDone(JSON.stringify({ ...values, files: values.files.length }))}
        >
          <FormFields>
            <DateField form={form} name="day" label="Day" isHalf />
            <DateTimeField form={form} name="startsAt" label="Starts" isHalf />
            <DateRangeField form={form} name="period" label="Period" />
            <FileField
              form={form}
              name="files"
              label="Pictures"
              accept="image/*"
              isMultiple
              maxSize={1_000_000}
            />
            <MetadataField form={form} name="metadata" label="Metadata" />
          </FormFields>
        </Form>
      </Card>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        groups={[
          {
            heading: "Pages",
            items: [
              { id: "home", label: "Home", icon: House, shortcut: "G H", onSelect: () => setDone("home") },
              { id: "orders", label: "Orders", keywords: ["sales"], onSelect: () => setDone("orders") },
            ],
          },
        ]}
        sources={[
          {
            heading: "Products",
            search: async (q) => [
              { id: `p-${q}`, label: `Product ${q}`, icon: Package, onSelect: () => setDone(q) },
            ],
          },
        ]}
      />
      <output data-done>{done}</output>
    </>
  )
}
