export { createApp, type App } from "./app.ts"
export type { WireResponse } from "./platform/http/response-cache/index.ts"
export { forgetExpired } from "./commerce/people/auth/index.ts"
export {
  startBatchJobs,
  type BatchJobRun,
  type BatchJobs,
  type BatchJobOptions,
  type BatchStrategy,
} from "./commerce/store/batch-jobs/index.ts"
export { resumeVoids } from "./commerce/sales/checkout/index.ts"
export { resumeClaimRefunds } from "./commerce/orders/claims/index.ts"
export { resumeRefunds } from "./commerce/orders/orders/index.ts"
export { resumeSwapRefunds } from "./commerce/orders/swaps/index.ts"
export { createEngine, type EngineOptions } from "./create-engine.ts"
export { defaultConfig, silentLog, type Engine, type EngineConfig, type Log } from "./engine.ts"
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
// By `*`, so that a project can add its own to these interfaces by declaration merging.
export type * from "./platform/database/schema.gen.ts"
export type * from "./operation-types.gen.ts"
export * from "./platform/extend/registry.ts"
export type * from "./platform/extend/operation-input.ts"
export * from "./platform/extend/index.ts"
export { v1Differences, type DifferenceArea, type V1Difference } from "./v1-differences/index.ts"
export type { V1Compatibility } from "./platform/kernel/v1-compatibility.ts"
export { CommerceError, errorRegistry, type ErrorType } from "./platform/kernel/errors.ts"
export {
  eventCatalogue,
  missingKeys,
  neverSent,
  type EventDescription,
  type EventName,
} from "./platform/kernel/event-catalogue.ts"
export { safeFileName } from "./platform/kernel/file-name.ts"
export { newId } from "./platform/kernel/ids.ts"
export { sql } from "kysely"
export { currencyDecimals } from "./platform/kernel/money.ts"
export { createPasswordHasher, type PasswordHasher, type Scrypt } from "./platform/kernel/passwords.ts"
export { StepError } from "./platform/kernel/step-error.ts"
export { operation, RawReply, type Context, type Operation } from "./platform/http/operation.ts"
export { answersSchema, answersText } from "./platform/http/response.ts"
export { z } from "./platform/http/shape.ts"
export { entities } from "./entities.ts"
export { operations } from "./operations.ts"
export { many, one, oneInverse, through, type Relation } from "./platform/query/entity.ts"
export {
  fetchFirst,
  fetchPage,
  fetchRows,
  type Executor,
  type FetchOptions,
  type Fetched,
} from "./platform/query/fetch.ts"
export type { Requested, ResponseRow, Selected } from "./platform/query/selected.ts"
export { EntityRegistry, entitiesOf } from "./platform/query/registry.ts"
export type { DecidePrice, PriceQuestion, SelectedPrice } from "./commerce/catalog/pricing/index.ts"
export type {
  DecideTax,
  LineTaxQuestion,
  ShippingTaxQuestion,
  TaxPlace,
  TaxQuestion,
} from "./commerce/sales/totals/index.ts"
export type {
  AppAuthorizer,
  FileAddress,
  FileProvider,
  FileQuery,
  FulfillmentOption,
  FulfillmentProvider,
  ListedFile,
  NewFile,
  NotificationEvent,
  NotificationProvider,
  PaymentContext,
  PaymentLine,
  PaymentProvider,
  PaymentSessionStatus,
  ProvidedTaxLine,
  ProviderCall,
  ProviderData,
  Providers,
  SearchHit,
  SearchProvider,
  SearchQuery,
  SearchResult,
  SentNotification,
  TaxableLine,
  TaxProvider,
} from "./providers.ts"
export {
  createEventBus,
  startOutbox,
  type DeliveredEvent,
  type EventBus,
  type Outbox,
  type Subscriber,
} from "./platform/events/index.ts"
export { indexAllProducts, indexWhereNeeded } from "./commerce/catalog/products/index.ts"
export {
  findProviderPayment,
  unknownRefundOutcome,
  type FoundPayment,
  type ProviderPayment,
} from "./commerce/sales/payments/index.ts"
export { retrieveChangedOrder as retrieveOrder } from "./commerce/orders/orders/index.ts"
export { registerProviders } from "./commerce/store/store/index.ts"
export {
  createAccount,
  createCustomerToken,
  signInCustomer,
  type NewAccount,
} from "./commerce/people/customers/index.ts"
export { createUser, type NewUser } from "./commerce/people/users/create-user.ts"
