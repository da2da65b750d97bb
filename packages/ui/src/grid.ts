export { formatTsv, parseTsv } from "./grid/clipboard.ts"
export { DataGrid, type DataGridProps } from "./grid/data-grid.tsx"
export type { CellValue, GridChange, GridColumn, GridOption } from "./grid/types.ts"
