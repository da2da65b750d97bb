import { useController } from "react-hook-form"
import { t } from "../../messages/index.ts"
import { unitsOf } from "./units-of.ts"

interface UnitsForm {
  units: Record<string, number>
}

/** How many of the units of an item: `units` of the form around it, by the ID of the item. */
export function UnitsInput({ id, title, most }: { id: string; title: string; most: number }) {
  const { field } = useController<UnitsForm, `units.${string}`>({ name: `units.${id}` })
  return (
    <>
      <input
        {...field}
        type="number"
        min={0}
        max={most}
        aria-label={t.orders.unitsOf({ title })}
        onChange={(event) => field.onChange(unitsOf(event.target.value, most))}
      />
      <span className="muted small">{t.orders.ofUnits({ count: most })}</span>
    </>
  )
}

/** The items of which units were chosen. */
export function chosenUnits(units: Readonly<Record<string, number>>) {
  return Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([item_id, quantity]) => ({ item_id, quantity }))
}
