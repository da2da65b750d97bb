/** What a server needs to start, migrate and run the engine. Projects and plugins import `@stheno/core`. */
export { createApp, type App } from "./app.ts"
export { createEngine, type EngineOptions } from "./create-engine.ts"
export { silentLog } from "./platform/kernel/log.ts"
export { entities } from "./entities.ts"
export { addedOperations, operations } from "./operations.ts"
export { v1Differences, type DifferenceArea, type V1Difference } from "./v1-differences/index.ts"
export { listMetDifferences, storeMetDifferences } from "./v1-differences/met-differences.ts"
export * from "./extend/host.ts"
export type { WireResponse } from "./platform/http/response-cache/index.ts"
export { operation, RawReply, type Context, type Operation } from "./platform/http/operation.ts"
export { answersSchema, answersText } from "./platform/http/response.ts"
export {
  migrate,
  MigrationError,
  type MigrateOptions,
  type MigrationStep,
} from "./platform/database/migrator.ts"
export {
  listMigrations,
  planAdoption,
  type AdoptionPlan,
  type MigrationInfo,
} from "./platform/database/adoption-plan.ts"
export { insertDefaults } from "./platform/database/default-rows.ts"
export { pgliteDialect, type PgliteClient } from "./platform/database/pglite-dialect.ts"
export {
  countFailedEvents,
  eventAttempts,
  listFailedEvents,
  retryFailedEvent,
  startOutbox,
  type DeliveredEvent,
  type EventBus,
  type FailedEvent,
  type Outbox,
} from "./platform/events/index.ts"
export { eventCatalogue, type EventDescription } from "./platform/kernel/event-catalogue.ts"
export { nearest } from "./platform/kernel/nearest.ts"
export { createPasswordHasher, type PasswordHasher, type Scrypt } from "./platform/kernel/passwords.ts"
export { strategiesOf } from "./platform/kernel/strategies.ts"
export { announcePriceListTimes } from "./commerce/catalog/price-lists/index.ts"
export { indexWhereNeeded, signPreviewToken } from "./commerce/catalog/products/index.ts"
export { resumeClaimRefunds } from "./commerce/orders/claims/index.ts"
export { resumeRefunds } from "./commerce/orders/orders/index.ts"
export { resumeSwapRefunds } from "./commerce/orders/swaps/index.ts"
export { forgetExpired } from "./commerce/people/auth/index.ts"
export { createUser, type NewUser } from "./commerce/people/users/create-user.ts"
export { resumeVoids } from "./commerce/sales/checkout/index.ts"
export { startBatchJobs, type BatchJobs, type BatchJobOptions } from "./commerce/store/batch-jobs/index.ts"
export { warnOfMissingProviders } from "./commerce/store/regions/index.ts"
export { taxStrategy } from "./commerce/sales/totals/index.ts"
export { registerProviders } from "./commerce/store/store/index.ts"
