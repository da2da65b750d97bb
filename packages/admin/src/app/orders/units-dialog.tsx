import { useAdminVariantsInventory } from "@stheno/medusa-react"
import { useZodForm, z } from "@stheno/ui/forms"
import { levelsOf } from "../inventory/levels.ts"
import { DialogForm } from "../kit/dialog-form.tsx"
import { FormField } from "../kit/form-field.tsx"
import { metadataField, metadataOf } from "../kit/metadata-text.ts"
import { checkValues, problemAt } from "../kit/schema.ts"
import { Thumbnail } from "../kit/thumbnail.tsx"
import type { Send } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import type { ShownItem } from "./shown-order.ts"
import { chosenUnits, UnitsInput } from "./task/units-input.tsx"
import { keptUnits } from "./task/units-of.ts"

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
  readonly draftKey: string
  readonly send: Send<ChosenUnits>
  readonly done: string
  readonly onClose: () => void
}

const unitsValues = z.object({
  units: z.record(z.string(), z.number()),
  place: z.string(),
  metadata: z.string(),
  notify: z.boolean(),
})

const schema = unitsValues.check(
  checkValues<z.infer<typeof unitsValues>>(({ units }) =>
    problemAt(chosenUnits(units).length === 0 ? t.orders.nothingChosen : undefined),
  ),
)

/** Asks how many units of each item something is done with. */
export function UnitsDialog(props: UnitsDialogProps) {
  const { title, text, submit, items, start, places = [], startPlace, draftKey, send, done, onClose } = props
  const firstPlace = startPlace ?? places[0]?.id ?? ""
  const all = Object.fromEntries(items.map(({ item, most }) => [item.id, most]))
  const first = start === "all" ? all : Object.fromEntries(items.map(({ item }) => [item.id, 0]))
  const form = useZodForm({
    schema,
    defaultValues: {
      units: first,
      place: firstPlace,
      metadata: "",
      notify: true,
    },
    draftKey,
    // Units that somebody else has fulfilled meanwhile are not restored.
    draftOf: JSON.stringify(all),
    updateDraft: (values) => ({
      ...values,
      units: keptUnits(values.units, { first, most: all }),
      place: places.some(({ id }) => id === values.place) ? values.place : firstPlace,
    }),
  })
  const place = form.api.watch("place")
  return (
    <DialogForm
      title={title}
      text={text}
      form={form}
      submit={submit}
      send={(client, { units, metadata, ...values }) =>
        send(client, { ...values, items: chosenUnits(units), metadata: metadataOf(metadata, undefined) })
      }
      done={done}
      onClose={onClose}
    >
      <ul className="unit-rows">
        {items.map(({ item, most }) => (
          <li key={item.id}>
            <Thumbnail url={item.thumbnail} size={36} />
            <span className="stack">
              {item.title}
              <span className="muted small">{item.description}</span>
              {place !== "" && item.variant_id && <StockAt variantId={item.variant_id} locationId={place} />}
            </span>
            <UnitsInput id={item.id} title={item.title} most={most} />
          </li>
        ))}
      </ul>
      <div className="fields">
        {places.length > 0 && (
          <FormField
            field={{
              name: "place",
              kind: "select",
              label: t.orders.location,
              required: true,
              options: places.map(({ id, name }) => ({ value: id, label: name })),
            }}
          />
        )}
        <FormField field={metadataField} />
        <FormField field={{ name: "notify", kind: "switch", label: t.orders.notify }} />
      </div>
    </DialogForm>
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
