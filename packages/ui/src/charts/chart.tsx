import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from "react"
import { useUi } from "../provider/provider.tsx"
import { shownLabels, yAxis, type ChartFrame, type ChartSeries } from "./geometry.ts"

/** Props of `LineChart` and `BarChart`. */
export interface ChartProps {
  /** what is shown, for screen readers and above the table */
  readonly label: string
  /** one for each value, e.g. days */
  readonly labels: readonly string[]
  /** up to four */
  readonly series: readonly ChartSeries[]
  /** a value as people read it; a plain number by default */
  readonly formatValue?: (value: number) => string
  /** a value on the axis, shorter */
  readonly formatTick?: (value: number) => string
  /** in pixels; 240 by default */
  readonly height?: number
}

interface ChartShellProps extends ChartProps {
  readonly plot: (
    frame: ChartFrame,
    y: (value: number) => number,
  ) => { x: readonly number[]; content: ReactNode }
}

/** Axes, tooltip, keys and the table of a chart. */
export function ChartShell(props: ChartShellProps) {
  const { label, labels, series, height = 240, plot } = props
  const { messages, locale, direction } = useUi()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [at, setAt] = useState<number>()
  const id = useId()
  const formatValue = props.formatValue ?? ((value: number) => new Intl.NumberFormat(locale).format(value))
  const formatTick =
    props.formatTick ??
    ((value: number) => new Intl.NumberFormat(locale, { notation: "compact" }).format(value))
  const frame: ChartFrame = { width, height, left: 52, right: 12, top: 12, bottom: 28 }
  const { ticks, y } = yAxis(series, frame)
  const { x, content } = plot(frame, y)
  const onKey = (event: KeyboardEvent) => {
    const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight"
    const step = event.key === forward ? 1 : event.key === "ArrowLeft" || event.key === "ArrowRight" ? -1 : 0
    if (event.key === "Escape") setAt(undefined)
    if (step === 0) return
    event.preventDefault()
    setAt((old) => Math.max(0, Math.min(labels.length - 1, (old ?? (step > 0 ? -1 : labels.length)) + step)))
  }
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left
    setAt(nearest(x, place))
  }
  if (labels.length === 0) return <p className="ui-chart-empty">{messages.chart.empty}</p>
  return (
    <figure className="ui-chart" aria-label={label}>
      {series.length > 1 && <Legend series={series} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys read the values */}
      <div
        ref={box}
        className="ui-chart-box"
        role="group"
        tabIndex={0}
        aria-label={`${label}. ${messages.chart.hint}`}
        aria-describedby={`${id}said`}
        style={{ height }}
        dir="ltr"
        onKeyDown={onKey}
        onBlur={() => setAt(undefined)}
        onPointerMove={onPointer}
        onPointerLeave={() => setAt(undefined)}
      >
        {width > 0 && (
          <svg width={width} height={height} aria-hidden>
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  className="ui-chart-grid"
                  x1={frame.left}
                  x2={width - frame.right}
                  y1={y(tick)}
                  y2={y(tick)}
                />
                <text className="ui-chart-tick" x={frame.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
                  {formatTick(tick)}
                </text>
              </g>
            ))}
            {shownLabels(labels.length, width - frame.left).map((index) => (
              <text key={index} className="ui-chart-tick" x={x[index]} y={height - 8} textAnchor="middle">
                {labels[index]}
              </text>
            ))}
            {at !== undefined && (
              <line
                className="ui-chart-cursor"
                x1={x[at]}
                x2={x[at]}
                y1={frame.top}
                y2={height - frame.bottom}
              />
            )}
            {content}
          </svg>
        )}
        {at !== undefined && (
          <Tip {...props} at={at} x={x[at] ?? 0} width={width} formatValue={formatValue} />
        )}
      </div>
      <p id={`${id}said`} className="ui-visually-hidden" role="status">
        {at !== undefined && sentence({ labels, series, at, formatValue })}
      </p>
      <DataAlternative {...props} formatValue={formatValue} />
    </figure>
  )
}

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="ui-chart-legend" aria-hidden>
      {series.map(({ name, isFaint }, index) => (
        <li key={name}>
          <span className={keyClass(index, isFaint)} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function keyClass(index: number, isFaint = false): string {
  return `ui-chart-key ui-chart-key-${index + 1}${isFaint ? " ui-chart-key-faint" : ""}`
}

interface TipProps {
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly at: number
  readonly formatValue: (value: number) => string
}

function Tip({ labels, series, at, x, width, formatValue }: TipProps & { x: number; width: number }) {
  const isLate = x > width / 2
  return (
    <div className="ui-chart-tip" style={isLate ? { right: width - x + 10 } : { left: x + 10 }} aria-hidden>
      <strong>{labels[at]}</strong>
      {series.map(({ name, values, isFaint }, index) => (
        <span key={name} className="ui-chart-tip-line">
          <span className={keyClass(index, isFaint)} />
          {name}
          <b>{valueText(values[at], formatValue)}</b>
        </span>
      ))}
    </div>
  )
}

/** The same values for those who do not see the drawing. */
function DataAlternative({ label, labels, series, formatValue }: ChartProps & Pick<TipProps, "formatValue">) {
  const { messages } = useUi()
  return (
    <details className="ui-chart-data">
      <summary>{messages.chart.showTable}</summary>
      <div className="ui-chart-table">
        <table>
          <caption className="ui-visually-hidden">{label}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((each, index) => (
              <tr key={`${each}${index}`}>
                <th scope="row">{each}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{valueText(values[index], formatValue)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function sentence({ labels, series, at, formatValue }: TipProps): string {
  const values = series.map(({ name, values: each }) => `${name} ${valueText(each[at], formatValue)}`)
  return `${labels[at]}: ${values.join(", ")}`
}

function valueText(value: number | null | undefined, format: (value: number) => string): string {
  return value == null ? "–" : format(value)
}

/** The index of the place that is nearest. */
export function nearest(places: readonly number[], place: number): number {
  return places.reduce(
    (best, each, index) => (Math.abs(each - place) < Math.abs((places[best] ?? 0) - place) ? index : best),
    0,
  )
}

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [box])
  return width
}
