export { BarChart } from "./charts/bar-chart.tsx"
export type { ChartProps } from "./charts/chart.tsx"
export type { ChartSeries } from "./charts/geometry.ts"
