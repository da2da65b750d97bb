export { DataTable } from "./table/data-table.tsx"
export {
  chosenOf,
  dayOfRange,
  nextOrder,
  pageRange,
  parseRange,
  rangeText,
  readListState,
  withValue,
  type ListState,
  type Range,
} from "./table/list-state.ts"
export type {
  BulkAction,
  DataColumn,
  DataFilter,
  DataTableProps,
  DateFilter,
  NumberFilter,
  OptionsFilter,
  PhonePlace,
  Selection,
  SharedViews,
  TableView,
} from "./table/types.ts"
export { useTableState, type TableState } from "./table/use-table-state.ts"
