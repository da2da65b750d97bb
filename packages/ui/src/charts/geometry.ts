import { scaleLinear, scalePoint, scaleBand } from "d3-scale"

/** One line, or the bars of one color. */
export interface ChartSeries {
  /** the name in the legend */
  readonly name: string
  /** a value for each label; null for a gap */
  readonly values: readonly (number | null)[]
  /** drawn as a faint line, such as an earlier period */
  readonly isFaint?: boolean
}

/** The place of a chart in its drawing. */
export interface ChartFrame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The values on the axis at the side, evenly spaced round numbers that enclose all values and zero. */
export function yAxis(series: readonly ChartSeries[], frame: ChartFrame) {
  const values = series.flatMap((each) => each.values.filter((value) => value !== null))
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const scale = scaleLinear()
    .domain([low, high === low ? low + 1 : high])
    .nice(4)
    .range([frame.height - frame.bottom, frame.top])
  return { ticks: scale.ticks(4), y: (value: number) => scale(value) }
}

/** Where each label of a line chart is. */
export function pointPlaces(count: number, frame: ChartFrame): number[] {
  const scale = scalePoint<number>()
    .domain([...Array(count).keys()])
    .range([frame.left, frame.width - frame.right])
  return Array.from({ length: count }, (_, index) => scale(index) ?? frame.left)
}

/** Where each group of bars is, and how wide. */
export function bandPlaces(
  count: number,
  frame: ChartFrame,
): { readonly starts: number[]; readonly width: number } {
  const scale = scaleBand<number>()
    .domain([...Array(count).keys()])
    .range([frame.left, frame.width - frame.right])
    .padding(0.25)
  return {
    starts: Array.from({ length: count }, (_, index) => scale(index) ?? frame.left),
    width: scale.bandwidth(),
  }
}

/** A line through the values of bars; it has a gap where one is missing. */
export function faintPath(
  values: readonly (number | null)[],
  x: readonly number[],
  y: (value: number) => number,
) {
  return values
    .flatMap((value, at) =>
      value === null ? [] : [`${at > 0 && values[at - 1] !== null ? "L" : "M"}${x[at] ?? 0},${y(value)}`],
    )
    .join("")
}

/** Which labels of the axis below are shown, so that they do not run into each other. */
export function shownLabels(count: number, width: number, labelWidth = 80): number[] {
  const most = Math.max(2, Math.floor(width / labelWidth))
  const step = Math.max(1, Math.ceil(count / most))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}
