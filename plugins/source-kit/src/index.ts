export { smallestUnits } from "./amounts.ts"
export { eraseDeletedCustomers } from "./deleted-customers.ts"
export { importEndpoints, type ImportEndpoints } from "./endpoints.ts"
export {
  createImportService,
  jobName,
  type Import,
  type ImportNames,
  type ImportService,
  type ImportStatus,
  type KindCounts,
  type NewImport,
} from "./imports.ts"
export { isProtected } from "./is-protected.ts"
export type {
  SourceFulfillment,
  SourceOrder,
  SourceOrderLine,
  SourcePayment,
  SourceRefund,
  SourceShipping,
  SourceTax,
} from "./order-records.ts"
export type { SourceAddress, SourceMetadata } from "./record-parts.ts"
export {
  entryOf,
  NotTaken,
  recordKinds,
  type Page,
  type PageEntry,
  type RecordKind,
  type Source,
  type SourceCollection,
  type SourceCustomer,
  type SourceProduct,
  type SourceRecord,
  type SourceVariant,
} from "./records.ts"
export { send, SourceError, wait, type SourceRequest, type SourceResponse } from "./request.ts"
export { pageAttempts, runImport } from "./run-page.ts"
export { importTables } from "./tables.ts"
