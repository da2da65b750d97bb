import { ChartShell, type ChartProps } from "./chart.tsx"
import { pointPlaces } from "./geometry.ts"
import { linePaths } from "./line-paths.ts"

/**
 * Values over time as lines. Arrow keys read them, and a table has them all.
 * @since 0.1
 */
export function LineChart(props: ChartProps) {
  const { labels, series } = props
  return (
    <ChartShell
      {...props}
      plot={(frame, y) => {
        const x = pointPlaces(labels.length, frame)
        const content = series.map(({ name, values, isFaint }, index) => {
          const paths = linePaths(values, { x, y, base: y(0) })
          return (
            <g key={name} className={`ui-chart-series-${index + 1}`}>
              {series.length === 1 && <path className="ui-chart-area" d={paths.area} />}
              <path className={isFaint ? "ui-chart-line ui-chart-faint" : "ui-chart-line"} d={paths.line} />
            </g>
          )
        })
        return { x, content }
      }}
    />
  )
}
