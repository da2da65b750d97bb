import { useAdminVariants } from "@stheno/medusa-react"
import { z } from "@stheno/ui/forms"
import { keepPreviousData } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import { useId, useState, type ChangeEvent, type ReactNode } from "react"
import { useController, useFieldArray, useFormContext } from "react-hook-form"
import { formatMoney, parseMoney } from "../../format/money.ts"
import { Button } from "../../kit/button.tsx"
import { moneyProblem, unitsProblem } from "../../kit/fields.ts"
import { foundRows, PickerDialog } from "../../kit/picker-dialog.tsx"
import { problemAt } from "../../kit/schema.ts"
import { Thumbnail } from "../../kit/thumbnail.tsx"
import { t } from "../../messages/index.ts"
import { ItemButtons, ItemNote } from "./item-metadata.tsx"
import { typedUnits } from "./units-of.ts"

/** A variant that is sent, with its units. */
const newItem = z.object({
  variant_id: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnail: z.nullable(z.string()),
  /** of one unit in the region, smallest units; null where the region has no price */
  unit_price: z.nullable(z.number()),
  /** as typed */
  quantity: z.string(),
  /** of one unit, as typed; empty for the variant's own */
  price: z.string(),
  /** as typed, one `key: value` on a line; kept input from before it had a field lacks it */
  metadata: z.optional(z.string()),
})

/** The variants that a form has chosen. */
export const newItems = z.array(newItem)

export type NewItem = z.infer<typeof newItem>

interface ItemsForm {
  items: NewItem[]
}

/** What one unit costs. */
export function priceOfItem({ unit_price, price }: NewItem, currency: string): number | null {
  return (price ? parseMoney(price, currency || "usd") : undefined) ?? unit_price
}

/** What the items cost. */
export function priceOfItems(items: readonly NewItem[]): number {
  return items.reduce((sum, { unit_price, quantity }) => sum + (unit_price ?? 0) * typedUnits(quantity), 0)
}

/** The items as the API takes them. */
export function additionalItems(items: readonly NewItem[]): { variant_id: string; quantity: number }[] {
  return items.map(({ variant_id, quantity }) => ({ variant_id, quantity: typedUnits(quantity) }))
}

/** What is wrong with the fields of items. */
export function itemProblems(items: readonly NewItem[], currency: string) {
  return items.flatMap(({ quantity, price }, index) => [
    ...problemAt(unitsProblem(quantity), "items", index, "quantity"),
    ...problemAt(moneyProblem(price, currency), "items", index, "price"),
  ])
}

/** Where variants are priced. */
export interface Place {
  readonly regionId: string
  readonly currency: string
  readonly customerId?: string | null | undefined
}

interface NewItemsProps {
  readonly place: Place
  /** whether the items become lines with a price that is set by hand, and with metadata */
  readonly areLines?: boolean
  /** other items, between these and the buttons */
  readonly children?: ReactNode
  /** beside the button that adds items */
  readonly actions?: ReactNode
}

/** Variants to send, from a search: `items` of the form around them. */
export function NewItems({ place, areLines = false, children, actions }: NewItemsProps) {
  const [isAdding, setAdding] = useState(false)
  const { fields, append, remove } = useFieldArray<ItemsForm>({ name: "items" })
  return (
    <div className="stack-wide">
      {fields.length === 0 && !children && <p className="muted">{t.orderTasks.noNewItems}</p>}
      <ul className="task-lines">
        {fields.map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            index={index}
            currency={place.currency}
            isLine={areLines}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {children}
      <p className="item-actions">
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {t.draftOrders.addItem}
        </Button>
        {actions}
      </p>
      {isAdding && (
        <VariantPicker
          place={place}
          onPick={(picked) => {
            const known = new Set(fields.map(({ variant_id }) => variant_id))
            append(
              picked.filter(({ variant_id }) => !known.has(variant_id)),
              { shouldFocus: false },
            )
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

function ItemRow(props: {
  readonly item: NewItem
  readonly index: number
  readonly currency: string
  readonly isLine: boolean
  readonly onRemove: () => void
}) {
  const { item, index, currency, isLine, onRemove } = props
  const { title, description, thumbnail, unit_price } = item
  const units = useTyped(`items.${index}.quantity`)
  return (
    <li className="unit-row new-item">
      <Thumbnail url={thumbnail} size={36} />
      <span className="stack">
        {title}
        <span className="muted small">
          {[description, formatMoney(unit_price, currency)].filter(Boolean).join(" · ")}
        </span>
        <TypedProblem {...units} />
        {isLine && <ItemPrice title={title} currency={currency} index={index} />}
        {isLine && <ItemNote name={`items.${index}.metadata`} />}
      </span>
      <input {...units.input} type="number" min={1} aria-label={t.orderTasks.newUnits({ title })} />
      <ItemButtons
        title={title}
        metadata={isLine ? `items.${index}.metadata` : undefined}
        onRemove={onRemove}
      />
    </li>
  )
}

/** The price of a unit that is set by hand, and what is wrong with it. */
function ItemPrice({ title, currency, index }: { title: string; currency: string; index: number }) {
  const price = useTyped(`items.${index}.price`)
  return (
    <>
      <span className="field-money item-price">
        <span aria-hidden>{currency.toUpperCase()}</span>
        <input
          {...price.input}
          inputMode="decimal"
          placeholder={t.orderTasks.ownPrice}
          aria-label={t.orderTasks.priceOf({ title })}
        />
      </span>
      <TypedProblem {...price} />
    </>
  )
}

/** A field of an item, which is checked while it is typed. */
function useTyped(name: `items.${number}.quantity` | `items.${number}.price`) {
  const id = useId()
  const { trigger } = useFormContext<ItemsForm>()
  const { field, fieldState } = useController<ItemsForm, typeof name>({ name })
  const problem = fieldState.error?.message
  return {
    id,
    problem,
    input: {
      ...field,
      "aria-invalid": problem !== undefined || undefined,
      "aria-describedby": problem === undefined ? undefined : id,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        field.onChange(event)
        void trigger(name)
      },
    },
  }
}

/** What is wrong with a field in a row, beside it. */
export function TypedProblem({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    problem && (
      <span id={id} className="field-problem">
        {problem}
      </span>
    )
  )
}

/** Looks for variants and picks some. */
export function VariantPicker(props: {
  readonly place: Place
  readonly onPick: (items: readonly NewItem[]) => unknown
  readonly onClose: () => void
}) {
  const { place, onPick, onClose } = props
  const useRows = (q: string) => {
    const { variants, count, error } = useAdminVariants(
      {
        ...(q ? { q } : {}),
        limit: 20,
        region_id: place.regionId,
        currency_code: place.currency,
        ...(place.customerId ? { customer_id: place.customerId } : {}),
      },
      { placeholderData: keepPreviousData },
    )
    const rows = variants?.map((variant) => ({
      id: variant.id,
      variant_id: variant.id,
      title: variant.product?.title ?? variant.title,
      description: [variant.title, variant.sku].filter(Boolean).join(" · "),
      thumbnail: variant.product?.thumbnail ?? null,
      unit_price: variant.calculated_price ?? variant.original_price ?? null,
      quantity: "1",
      price: "",
      metadata: "",
    }))
    return foundRows(rows, { count, error })
  }
  return (
    <PickerDialog
      title={t.draftOrders.addItem}
      // The variants have the prices of the place.
      draftOf={[place.regionId, place.customerId].filter(Boolean).join(" ")}
      submit={(count) => t.draftOrders.addSome({ count })}
      useRows={useRows}
      label={({ title, description, unit_price }) => (
        <>
          <span className="stack">
            {title}
            <span className="muted small">{description}</span>
          </span>
          <span className="money end">{formatMoney(unit_price, place.currency)}</span>
        </>
      )}
      send={async (_client, _ids, rows) => onPick(rows.map(({ id: _id, ...item }) => item))}
      onClose={onClose}
    />
  )
}
