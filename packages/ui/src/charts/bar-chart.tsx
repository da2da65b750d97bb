import { ChartShell, type ChartProps } from "./chart.tsx"
import { bandPlaces } from "./geometry.ts"

/**
 * Values side by side as bars. Arrow keys read them, and a table has them all.
 * @since 0.1
 */
export function BarChart(props: ChartProps) {
  const { labels, series } = props
  return (
    <ChartShell
      {...props}
      plot={(frame, y) => {
        const { starts, width } = bandPlaces(labels.length, frame)
        const bar = width / Math.max(1, series.length)
        const content = series.map(({ name, values }, index) => (
          <g key={name} className={`ui-chart-series-${index + 1}`}>
            {values.map((value, at) =>
              value === null ? null : (
                <rect
                  key={at}
                  className="ui-chart-bar"
                  x={(starts[at] ?? 0) + index * bar}
                  width={Math.max(1, bar - (series.length > 1 ? 2 : 0))}
                  y={Math.min(y(value), y(0))}
                  height={Math.abs(y(value) - y(0))}
                  rx={2}
                />
              ),
            )}
          </g>
        ))
        return { x: starts.map((start) => start + width / 2), content }
      }}
    />
  )
}
