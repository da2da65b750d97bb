// The entry of all charts would load the lines, too.
export { BarChart } from "@stheno/ui/charts/bar"
