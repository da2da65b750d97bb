export type { ChartProps } from "./charts/chart.tsx"
export { BarChart } from "./charts/bar-chart.tsx"
export type { ChartSeries } from "./charts/geometry.ts"
export { LineChart } from "./charts/line-chart.tsx"
