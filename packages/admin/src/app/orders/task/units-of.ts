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
