/** Whole units within what there is. */
export function unitsOf(text: string, most: number): number {
  const units = Math.trunc(Number(text))
  return Number.isFinite(units) ? Math.min(most, Math.max(0, units)) : 0
}
