import { ChartShell, type ChartProps } from "./chart.tsx"
import { bandPlaces, faintPath } from "./geometry.ts"

/**
 * Values side by side as bars; those of a faint series as a line. Arrow keys read them, and a table has them all.
 * @since 0.1
 */
export function BarChart(props: ChartProps) {
  const { labels, series } = props
  return (
    <ChartShell
      {...props}
      plot={(frame, y) => {
        const { starts, width } = bandPlaces(labels.length, frame)
        const x = starts.map((start) => start + width / 2)
        const bars = series.filter(({ isFaint }) => !isFaint)
        const bar = width / Math.max(1, bars.length)
        const content = series.map((each, index) => (
          <g key={each.name} className={`ui-chart-series-${index + 1}`}>
            {each.isFaint ? (
              <path className="ui-chart-line ui-chart-faint" d={faintPath(each.values, x, y)} />
            ) : (
              each.values.map((value, at) =>
                value === null ? null : (
                  <rect
                    key={at}
                    className="ui-chart-bar"
                    x={(starts[at] ?? 0) + bars.indexOf(each) * bar}
                    width={Math.max(1, bar - (bars.length > 1 ? 2 : 0))}
                    y={Math.min(y(value), y(0))}
                    height={Math.abs(y(value) - y(0))}
                    rx={2}
                  />
                ),
              )
            )}
          </g>
        ))
        return { x, content }
      }}
    />
  )
}
