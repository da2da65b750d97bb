import { useAdminVariantsInventory } from "@stheno/medusa-react"
import { useState } from "react"
import { Button } from "../kit/button.tsx"
import { Dialog } from "../kit/dialog.tsx"
import { errorText } from "../kit/errors.ts"
import { FieldInput } from "../kit/field-input.tsx"
import { metadataField, metadataOf } from "../kit/metadata-text.ts"
import { FormProblem } from "../kit/states.tsx"
import { Thumbnail } from "../kit/thumbnail.tsx"
import { useUnsavedInput } from "../kit/unsaved.tsx"
import { useAction, type Send } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { levelsOf } from "../inventory/levels.ts"
import type { ShownItem } from "./shown-order.ts"
import { unitsOf } from "./task/units-of.ts"

/** Units of an item. */
export interface Units {
  readonly item_id: string
  readonly quantity: number
}

/** What a dialog about units sends. */
export interface ChosenUnits {
  readonly items: Units[]
  /** a stock location; empty where none was asked for */
  readonly place: string
  /** of what is created; undefined for none */
  readonly metadata: Record<string, unknown> | undefined
  readonly notify: boolean
}

interface UnitsDialogProps {
  readonly title: string
  readonly text: string
  readonly submit: string
  readonly items: readonly { readonly item: ShownItem; readonly most: number }[]
  /** units chosen at first: all of them, or none */
  readonly start: "all" | "none"
  readonly places?: readonly { readonly id: string; readonly name: string }[]
  /** chosen at first; the first one by default */
  readonly startPlace?: string | undefined
  readonly send: Send<ChosenUnits>
  readonly done: string
  readonly onClose: () => void
}

/** Asks how many units of each item something is done with. */
export function UnitsDialog(props: UnitsDialogProps) {
  const { title, text, submit, items, start, places = [], startPlace, send, done, onClose } = props
  const [initial] = useState<Readonly<Record<string, number>>>(
    Object.fromEntries(items.map(({ item, most }) => [item.id, start === "all" ? most : 0])),
  )
  const [quantities, setQuantities] = useState(initial)
  const [place, setPlace] = useState(startPlace ?? places[0]?.id ?? "")
  const [metadata, setMetadata] = useState("")
  const [notify, setNotify] = useState(true)
  const [problem, setProblem] = useState<string>()
  const action = useAction(send, { done, quiet: true })
  useUnsavedInput(metadata !== "" || items.some(({ item }) => quantities[item.id] !== initial[item.id]))
  const chosen = items
    .map(({ item }) => ({ item_id: item.id, quantity: quantities[item.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const go = () => {
    if (chosen.length === 0) return setProblem(t.orders.nothingChosen)
    action.mutate(
      { items: chosen, place, metadata: metadataOf(metadata, undefined), notify },
      { onSuccess: onClose, onError: (error) => setProblem(errorText(error)) },
    )
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="dialog-lead">{text}</p>
      <div className="dialog-body">
        <ul className="unit-rows">
          {items.map(({ item, most }) => (
            <li key={item.id}>
              <Thumbnail url={item.thumbnail} size={36} />
              <span className="stack">
                {item.title}
                <span className="muted small">{item.description}</span>
                {place !== "" && item.variant_id && (
                  <StockAt variantId={item.variant_id} locationId={place} />
                )}
              </span>
              <input
                type="number"
                min={0}
                max={most}
                value={quantities[item.id] ?? 0}
                aria-label={t.orders.unitsOf({ title: item.title })}
                onChange={(event) =>
                  setQuantities({
                    ...quantities,
                    [item.id]: unitsOf(event.target.value, most),
                  })
                }
              />
              <span className="muted small">{t.orders.ofUnits({ count: most })}</span>
            </li>
          ))}
        </ul>
        {places.length > 0 && (
          <label className="field">
            <span className="field-name">{t.orders.location}</span>
            <select value={place} onChange={(event) => setPlace(event.target.value)}>
              {places.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <FieldInput
          field={metadataField}
          value={metadata}
          problem={undefined}
          onChange={(text) => setMetadata(String(text))}
        />
        <label className="check">
          <input
            type="checkbox"
            role="switch"
            checked={notify}
            onChange={(event) => setNotify(event.target.checked)}
          />
          {t.orders.notify}
        </label>
        <FormProblem text={problem} />
      </div>
      <footer className="dialog-foot">
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button kind="primary" busy={action.isPending} onClick={go}>
          {submit}
        </Button>
      </footer>
    </Dialog>
  )
}

const noUnits = { stocked: 0, reserved: 0 }

/** What the chosen location has of an item. */
function StockAt({ variantId, locationId }: { variantId: string; locationId: string }) {
  const { variant } = useAdminVariantsInventory(variantId)
  const item = variant?.inventory[0]
  if (!item) return null
  const { stocked, reserved } = levelsOf(item).find((each) => each.locationId === locationId) ?? noUnits
  return (
    <span className="muted small">
      {t.orderTasks.allocation.stockHere({ stocked, available: stocked - reserved })}
    </span>
  )
}
