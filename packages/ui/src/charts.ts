export type { ChartProps } from "./charts/chart.tsx"
export { BarChart, LineChart } from "./charts/charts.tsx"
export type { ChartSeries } from "./charts/geometry.ts"
