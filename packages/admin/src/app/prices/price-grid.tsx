import { DataGrid, type CellValue, type GridChange, type GridColumn } from "@stheno/ui/grid"
import { useDraftRows } from "@stheno/ui/forms"
import { Layers } from "lucide-react"
import { useMemo, useState } from "react"
import { Button } from "../kit/button.tsx"
import { useRegionOptions, useStoreCurrencies } from "../kit/choices.ts"
import { numberOrNull, tooLarge } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import {
  allPrices,
  columnOf,
  isBaseRow,
  planPrices,
  priceRows,
  tiersOf,
  wrongTiers,
  type PricedVariant,
  type PricePlan,
  type PriceRow,
  type QuantityTier,
  type StoredPrice,
  type WrittenPrice,
} from "./price-rows.ts"

const words = t.prices

interface PriceGridProps {
  readonly label: string
  readonly variants: readonly PricedVariant[]
  /** outside of what is edited: prices of other price lists are left out by the caller */
  readonly prices: readonly StoredPrice[]
  /** saves what changed; without it a form around the grid saves what `onChange` reported */
  readonly onSave?: (plan: PricePlan) => Promise<unknown>
  readonly onChange?: (prices: readonly WrittenPrice[], invalid: number) => void
  /** keeps what was not saved under this name, so that it survives a reload */
  readonly draftKey?: string
}

/** Prices of variants, edited as in a spreadsheet: a column for each currency and region, a row for each quantity tier. */
export function PriceGrid(props: PriceGridProps) {
  const { label, variants, prices, onSave, onChange, draftKey } = props
  const restored = useDraftRows(draftKey)
  const [added, setAdded] = useState<readonly QuantityTier[]>(() => tiersOf(restored))
  const [isAdding, setAdding] = useState(false)
  const rows = useMemo(() => priceRows(variants, prices, added), [variants, prices, added])
  const columns = useColumns(prices, rows)
  const planOf = (changes: readonly GridChange<PriceRow>[]) => {
    const [wrong] = wrongTiers(rows, changes)
    if (wrong) throw new Error(words.wrongTier({ variant: nameOf(wrong.variant) }))
    return planPrices(rows, changes)
  }
  return (
    <div className="stack-wide">
      <DataGrid<PriceRow>
        label={label}
        rows={rows}
        columns={columns}
        draftKey={draftKey}
        onSave={
          onSave &&
          (async (changes) => {
            await onSave(planOf(changes))
            setAdded([])
          })
        }
        onChange={
          onChange &&
          ((changes, invalid) =>
            onChange(allPrices(rows, changes), invalid + wrongTiers(rows, changes).length))
        }
      />
      <div className="grid-below">
        <p className="muted small">{words.hint}</p>
        <Button icon={Layers} disabled={variants.length === 0} onClick={() => setAdding(true)}>
          {words.addTier}
        </Button>
      </div>
      {isAdding && (
        <TierDialog
          draftKey={draftKey && `tier ${draftKey}`}
          variants={variants}
          onAdd={(tiers) => setAdded([...added, ...tiers])}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

function nameOf({ product, title }: PricedVariant): string {
  return product ? `${product} · ${title}` : title
}

/** The quantities of a tier; undefined for the prices of every quantity. */
function tierText(min: CellValue, max: CellValue): string | undefined {
  if (typeof min === "number" && typeof max === "number") return words.tierRange({ min, max })
  if (typeof min === "number") return words.tierFrom({ min })
  return typeof max === "number" ? words.tierTo({ max }) : undefined
}

/** The currencies and regions of the store, and those that have prices besides. */
function useColumns(prices: readonly StoredPrice[], rows: readonly PriceRow[]): GridColumn<PriceRow>[] {
  const store = useStoreCurrencies()
  const regions = useRegionOptions()
  const hasTiers = rows.some((row) => !isBaseRow(row))
  return useMemo(() => {
    const currencies = new Set([
      ...store,
      ...prices.filter(({ region_id }) => !region_id).map(({ currency_code }) => currency_code),
    ])
    return [
      {
        id: "variant",
        header: words.variant,
        kind: "text",
        isReadOnly: true,
        width: 220,
        value: ({ variant }) => nameOf(variant),
        note: (_, valueOf) => tierText(valueOf("min"), valueOf("max")),
      },
      {
        id: "sku",
        header: t.products.sku,
        kind: "text",
        isReadOnly: true,
        width: 160,
        priority: "low",
        value: ({ variant }) => variant.sku,
      },
      ...(hasTiers ? [quantityColumn("min", words.from), quantityColumn("max", words.to)] : []),
      ...[...currencies].map((code) =>
        moneyColumn(columnOf({ currency_code: code, region_id: null }), code.toUpperCase(), code),
      ),
      ...regions.map(({ value, label, currency }) =>
        moneyColumn(columnOf({ currency_code: currency, region_id: value }), label, currency),
      ),
    ]
  }, [store.join(), regions.map(({ value }) => value).join(), prices, hasTiers])
}

function moneyColumn(id: string, header: string, currency: string): GridColumn<PriceRow> {
  return {
    id,
    header,
    kind: "money",
    currency,
    width: widthOf(header),
    value: ({ prices }) => prices.get(id)?.amount ?? null,
    validate: (value) => {
      if (typeof value !== "number") return undefined
      return value < 0 ? t.form.money : tooLarge({ kind: "money", currency }, value)
    },
  }
}

/** As wide as the header needs; a glyph of an East Asian script takes the room of two letters. */
function widthOf(header: string): number {
  const letters = [...header].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 2 : 1), 0)
  return Math.min(320, Math.max(132, 28 + letters * 8))
}

function quantityColumn(id: "min" | "max", header: string): GridColumn<PriceRow> {
  return {
    id,
    header,
    kind: "number",
    width: 76,
    priority: "low",
    isReadOnly: isBaseRow,
    value: (row) => row[id],
    validate: (value) =>
      value === null || (typeof value === "number" && Number.isInteger(value) && value > 0)
        ? tooLarge({ kind: "number", isWhole: true }, value ?? 0)
        : words.wholeNumber,
  }
}

/** Adds rows for prices that apply to some quantities only. */
function TierDialog(props: {
  draftKey: string | undefined
  variants: readonly PricedVariant[]
  onAdd: (tiers: readonly QuantityTier[]) => void
  onClose: () => void
}) {
  const { draftKey, variants, onAdd, onClose } = props
  return (
    <FormDialog
      title={words.addTier}
      draftKey={draftKey}
      text={words.tierText}
      fields={[
        {
          name: "variant",
          kind: "select",
          label: words.variant,
          empty: words.allVariants,
          options: variants.map((variant) => ({ value: variant.id, label: nameOf(variant) })),
        },
        {
          name: "min",
          kind: "number",
          isWhole: true,
          label: words.fromQuantity,
          required: true,
          half: true,
        },
        { name: "max", kind: "number", isWhole: true, notBelow: "min", label: words.toQuantity, half: true },
      ]}
      submit={words.addTier}
      send={async (_, { variant, min, max }) => {
        const tier = { min: numberOrNull(min), max: numberOrNull(max) }
        onAdd(
          variants
            .filter(({ id }) => variant === "" || id === variant)
            .map(({ id }) => ({ variantId: id, ...tier })),
        )
      }}
      onClose={onClose}
    />
  )
}
