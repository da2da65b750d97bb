import { Plus, Trash2 } from "lucide-react"
import { Button } from "../../kit/button.tsx"
import { ChipsField } from "../../kit/chips-field.tsx"
import { EditGrid, type GridColumn } from "../../kit/edit-grid.tsx"
import { Section } from "../../kit/page.tsx"
import type { CellChange } from "../../kit/pasted-cells.ts"
import { t } from "../../messages/index.ts"
import type { NewOption } from "../variants-of-options.ts"
import { stockLabel } from "../put-in-stock.ts"
import { draftVariants, isWrongCell, stockColumn, type ProductDraft } from "./product-draft.ts"

const words = t.newProduct

interface PartProps {
  readonly draft: ProductDraft
  readonly onChange: (change: Partial<ProductDraft>) => void
}

/** The options of the product, each with its values. */
export function OptionsCard({ draft, onChange }: PartProps) {
  const { options } = draft
  const replace = (index: number, option: NewOption) =>
    onChange({ options: options.map((each, place) => (place === index ? option : each)) })
  return (
    <Section
      title={t.products.options}
      actions={
        <Button icon={Plus} onClick={() => onChange({ options: [...options, { title: "", values: [] }] })}>
          {t.products.addOption}
        </Button>
      }
    >
      {options.length === 0 && <p className="muted">{words.noOptions}</p>}
      {options.map((option, index) => (
        <div key={index} className="option-fields">
          <div className="field">
            <label htmlFor={`option-${index}`}>{words.optionName({ number: index + 1 })}</label>
            <input
              id={`option-${index}`}
              type="text"
              autoComplete="off"
              value={option.title}
              onChange={(event) => replace(index, { ...option, title: event.target.value })}
            />
          </div>
          <ChipsField
            label={words.optionValues({ number: index + 1 })}
            hint={words.chipsHint}
            values={option.values}
            onChange={(values) => replace(index, { ...option, values })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={words.removeOption({ number: index + 1 })}
            onClick={() => onChange({ options: options.filter((_, place) => place !== index) })}
          >
            <Trash2 size={16} aria-hidden />
          </button>
        </div>
      ))}
    </Section>
  )
}

/** Which combinations become variants, and what each costs. */
export function VariantsCard(
  props: PartProps & {
    currencies: readonly string[]
    /** where units can be put, the default location first */
    locations: readonly { readonly id: string; readonly name: string }[]
  },
) {
  const { draft, onChange, currencies, locations } = props
  const variants = draftVariants(draft.options)
  const columns: GridColumn[] = [
    { key: "sku", label: t.products.sku, priority: "low" },
    { key: "barcode", label: t.products.barcode, priority: "low" },
    ...currencies.map((code) => ({
      key: `price_${code}`,
      label: t.products.price({ currency: code.toUpperCase() }),
      kind: "number" as const,
    })),
    ...(locations.length > 0 ? locations : [undefined]).map((location, index) => ({
      key: stockColumn(index, location?.id),
      label: stockLabel(location),
      kind: "number" as const,
    })),
  ]
  const change = (changes: readonly CellChange[]) => {
    const cells = { ...draft.cells }
    for (const { row, column, value } of changes) cells[row] = { ...cells[row], [column]: value }
    onChange({ cells })
  }
  const toggle = (key: string, isOn: boolean) =>
    onChange({ leftOut: isOn ? draft.leftOut.filter((each) => each !== key) : [...draft.leftOut, key] })
  return (
    <Section title={t.products.variants} flush>
      <p className="section-body muted">{words.gridHint}</p>
      <EditGrid
        label={t.products.variants}
        corner={t.products.variant}
        columns={columns}
        rows={variants.map(({ key }) => ({
          key,
          label: key || t.products.defaultVariant,
          disabled: draft.leftOut.includes(key),
          lead: variants.length > 1 && (
            <input
              type="checkbox"
              aria-label={words.include({ variant: key })}
              checked={!draft.leftOut.includes(key)}
              onChange={(event) => toggle(key, event.target.checked)}
            />
          ),
        }))}
        valueOf={(row, column) => draft.cells[row]?.[column] ?? ""}
        problemOf={(row, column) =>
          isWrongCell(column, draft.cells[row]?.[column] ?? "")
            ? column.startsWith("price_")
              ? t.form.money
              : t.form.number
            : undefined
        }
        onChange={change}
      />
    </Section>
  )
}
