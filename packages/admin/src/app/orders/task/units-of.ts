import { unitsProblem } from "../../kit/fields.ts"

/** The units that were typed; 0 where they are wrong, which is said beside the field. */
export function typedUnits(text: string): number {
  return unitsProblem(text) === undefined ? Number(text) : 0
}

/** Whole units within what there is. */
export function unitsOf(text: string, most: number): number {
  const units = Math.trunc(Number(text))
  return Number.isFinite(units) ? Math.min(most, Math.max(0, units)) : 0
}

type UnitsByItem = Readonly<Record<string, number>>

/**
 * The units of a draft, for the items that there are.
 * @param form.first units that an item has without a draft
 * @param form.most units that there are of an item
 */
export function keptUnits(
  kept: UnitsByItem,
  { first, most }: { readonly first: UnitsByItem; readonly most: UnitsByItem },
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(first).map(([id, units]) => [id, Math.min(kept[id] ?? units, most[id] ?? units)]),
  )
}
