import { useAdminVariants } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Plus, X } from "lucide-react"
import { useId, useState, type ReactNode } from "react"
import { formatMoney, parseMoney } from "../../format/money.ts"
import { Button } from "../../kit/button.tsx"
import { moneyProblem, unitsProblem } from "../../kit/fields.ts"
import { PickerDialog } from "../../kit/picker-dialog.tsx"
import { Thumbnail } from "../../kit/thumbnail.tsx"
import { t } from "../../messages/index.ts"
import { typedUnits } from "./units-of.ts"

/** A variant that is sent, with its units. */
export interface NewItem {
  readonly variant_id: string
  readonly title: string
  readonly description: string
  readonly thumbnail: string | null
  /** of one unit in the region, smallest units; null where the region has no price */
  readonly unit_price: number | null
  /** as typed */
  readonly quantity: string
  /** of one unit, as typed; empty for the variant's own */
  readonly price?: string
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

/** What is wrong with the first item that has a wrong quantity; undefined for nothing. */
export function quantityProblem(items: readonly { readonly quantity: string }[]): string | undefined {
  return items.map(({ quantity }) => unitsProblem(quantity)).find((problem) => problem !== undefined)
}

/** Where variants are priced. */
export interface Place {
  readonly regionId: string
  readonly currency: string
  readonly customerId?: string | null | undefined
}

interface NewItemsProps {
  readonly place: Place
  readonly items: readonly NewItem[]
  /** whether prices can be set by hand */
  readonly hasPrices?: boolean
  /** other items, between these and the buttons */
  readonly children?: ReactNode
  /** beside the button that adds items */
  readonly actions?: ReactNode
  readonly onChange: (items: readonly NewItem[]) => void
}

/** Variants to send, from a search. */
export function NewItems({ place, items, hasPrices, children, actions, onChange }: NewItemsProps) {
  const id = useId()
  const [isAdding, setAdding] = useState(false)
  const change = (variant: string, part: Partial<NewItem>) =>
    onChange(items.map((item) => (item.variant_id === variant ? { ...item, ...part } : item)))
  return (
    <div className="stack-wide">
      {items.length === 0 && !children && <p className="muted">{t.orderTasks.noNewItems}</p>}
      <ul className="task-lines">
        {items.map(({ variant_id, title, description, thumbnail, unit_price, quantity, price }) => (
          <li key={variant_id} className="unit-row new-item">
            <Thumbnail url={thumbnail} size={36} />
            <span className="stack">
              {title}
              <span className="muted small">
                {[description, formatMoney(unit_price, place.currency)].filter(Boolean).join(" · ")}
              </span>
              <UnitsProblem id={`${id}-${variant_id}`} quantity={quantity} />
              {hasPrices && (
                <ItemPrice
                  title={title}
                  currency={place.currency}
                  price={price ?? ""}
                  onChange={(typed) => change(variant_id, { price: typed })}
                />
              )}
            </span>
            <input
              type="number"
              min={1}
              value={quantity}
              aria-label={t.orderTasks.newUnits({ title })}
              aria-invalid={unitsProblem(quantity) !== undefined || undefined}
              aria-describedby={unitsProblem(quantity) && `${id}-${variant_id}`}
              onChange={(event) => change(variant_id, { quantity: event.target.value })}
            />
            <button
              type="button"
              className="icon-button small"
              aria-label={t.orderTasks.removeItem({ title })}
              onClick={() => onChange(items.filter((item) => item.variant_id !== variant_id))}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
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
            const known = new Set(items.map(({ variant_id }) => variant_id))
            onChange([...items, ...picked.filter(({ variant_id }) => !known.has(variant_id))])
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

/** What is wrong with the units of a line, beside their field. */
export function UnitsProblem({ id, quantity }: { id: string; quantity: string }) {
  const problem = unitsProblem(quantity)
  return (
    problem && (
      <span id={id} className="field-problem">
        {problem}
      </span>
    )
  )
}

/** The price of a unit that is set by hand, and what is wrong with it. */
function ItemPrice(props: {
  readonly title: string
  readonly currency: string
  readonly price: string
  readonly onChange: (price: string) => void
}) {
  const { title, currency, price, onChange } = props
  const id = useId()
  const problem = moneyProblem(price, currency)
  return (
    <>
      <span className="field-money item-price">
        <span aria-hidden>{currency.toUpperCase()}</span>
        <input
          inputMode="decimal"
          value={price}
          placeholder={t.orderTasks.ownPrice}
          aria-label={t.orderTasks.priceOf({ title })}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem ? id : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      {problem && (
        <span id={id} className="field-problem">
          {problem}
        </span>
      )}
    </>
  )
}

/** Looks for variants and picks some. */
export function VariantPicker(props: {
  readonly place: Place
  readonly onPick: (items: readonly NewItem[]) => unknown
  readonly onClose: () => void
}) {
  const { place, onPick, onClose } = props
  // What was found before stays known, so that variants of several searches can be picked.
  const [found] = useState(() => new Map<string, NewItem>())
  const useRows = (q: string) => {
    const { variants, error } = useAdminVariants(
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
    }))
    for (const { id, ...item } of rows ?? []) found.set(id, item)
    return { rows, error }
  }
  return (
    <PickerDialog
      title={t.draftOrders.addItem}
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
      send={async (_client, ids) => onPick(ids.flatMap((id) => found.get(id) ?? []))}
      onClose={onClose}
    />
  )
}
