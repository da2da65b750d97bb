export { useTableState as useList, type TableState as List } from "@stheno/ui/table"
