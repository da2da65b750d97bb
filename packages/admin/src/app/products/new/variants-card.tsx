import { Plus, Trash2 } from "lucide-react"
import { useController, useFieldArray, useFormContext } from "react-hook-form"
import { Button } from "../../kit/button.tsx"
import { ChipsField } from "../../kit/chips-field.tsx"
import { EditGrid, type GridColumn } from "../../kit/edit-grid.tsx"
import { Section } from "../../kit/page.tsx"
import type { CellChange } from "../../kit/pasted-cells.ts"
import { t } from "../../messages/index.ts"
import { stockLabel } from "../put-in-stock.ts"
import { draftVariants, isWrongCell, stockColumn, type NewProduct } from "./product-draft.ts"

const words = t.newProduct

/** The options of the product, each with its values. */
export function OptionsCard() {
  const { register } = useFormContext<NewProduct>()
  const { fields, append, remove } = useFieldArray<NewProduct, "options">({ name: "options" })
  return (
    <Section
      title={t.products.options}
      actions={
        <Button icon={Plus} onClick={() => append({ title: "", values: [] })}>
          {t.products.addOption}
        </Button>
      }
    >
      {fields.length === 0 && <p className="muted">{words.noOptions}</p>}
      {fields.map(({ id }, index) => (
        <div key={id} className="option-fields">
          <div className="field">
            <label htmlFor={`option-${index}`}>{words.optionName({ number: index + 1 })}</label>
            <input
              id={`option-${index}`}
              type="text"
              autoComplete="off"
              {...register(`options.${index}.title`)}
            />
          </div>
          <OptionValues index={index} />
          <button
            type="button"
            className="icon-button"
            aria-label={words.removeOption({ number: index + 1 })}
            onClick={() => remove(index)}
          >
            <Trash2 size={16} aria-hidden />
          </button>
        </div>
      ))}
    </Section>
  )
}

function OptionValues({ index }: { index: number }) {
  const { field } = useController<NewProduct, `options.${number}.values`>({ name: `options.${index}.values` })
  return (
    <ChipsField
      label={words.optionValues({ number: index + 1 })}
      hint={words.chipsHint}
      values={field.value}
      onChange={field.onChange}
    />
  )
}

/** Which combinations become variants, and what each costs. */
export function VariantsCard(props: {
  currencies: readonly string[]
  /** where units can be put, the default location first */
  locations: readonly { readonly id: string; readonly name: string }[]
}) {
  const { currencies, locations } = props
  const { watch, setValue } = useFormContext<NewProduct>()
  const [options, leftOut, cells] = watch(["options", "leftOut", "cells"])
  const variants = draftVariants(options)
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
    const next = { ...cells }
    for (const { row, column, value } of changes) next[row] = { ...next[row], [column]: value }
    setValue("cells", next, { shouldDirty: true })
  }
  const toggle = (key: string, isOn: boolean) =>
    setValue("leftOut", isOn ? leftOut.filter((each) => each !== key) : [...leftOut, key], {
      shouldDirty: true,
    })
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
          disabled: leftOut.includes(key),
          lead: variants.length > 1 && (
            <input
              type="checkbox"
              aria-label={words.include({ variant: key })}
              checked={!leftOut.includes(key)}
              onChange={(event) => toggle(key, event.target.checked)}
            />
          ),
        }))}
        valueOf={(row, column) => cells[row]?.[column] ?? ""}
        problemOf={(row, column) =>
          isWrongCell(column, cells[row]?.[column] ?? "")
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
