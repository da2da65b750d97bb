import { area, curveMonotoneX, line } from "d3-shape"

/** The path of a line, and of the area under it. */
export function linePaths(
  values: readonly (number | null)[],
  {
    x,
    y,
    base,
  }: { readonly x: readonly number[]; readonly y: (value: number) => number; readonly base: number },
): { readonly line: string; readonly area: string } {
  const points = values.map((value, index) => ({ value, x: x[index] ?? 0 }))
  type Point = (typeof points)[number]
  const isThere = ({ value }: Point) => value !== null
  const top = ({ value }: Point) => y(value ?? 0)
  const draw = line<Point>(({ x: at }) => at, top)
    .defined(isThere)
    .curve(curveMonotoneX)
  const fill = area<Point>(({ x: at }) => at, base, top)
    .defined(isThere)
    .curve(curveMonotoneX)
  return { line: draw(points) ?? "", area: fill(points) ?? "" }
}
