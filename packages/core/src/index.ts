export { createApp, type App } from "./app.ts"
export { forgetExpired } from "./auth/index.ts"
export {
  startBatchJobs,
  type BatchJobRun,
  type BatchJobs,
  type BatchJobOptions,
  type BatchStrategy,
} from "./batch-jobs/index.ts"
export { resumeVoids } from "./checkout/index.ts"
export { resumeRefunds } from "./orders/index.ts"
export { createEngine, type EngineOptions } from "./create-engine.ts"
export { defaultConfig, silentLog, type Engine, type EngineConfig, type Log } from "./engine.ts"
export { migrate, MigrationError, type MigrateOptions, type MigrationStep } from "./database/migrator.ts"
export {
  listMigrations,
  planAdoption,
  type AdoptionPlan,
  type MigrationInfo,
} from "./database/adoption-plan.ts"
export { insertDefaults } from "./database/default-rows.ts"
export { pgliteDialect, type PgliteClient } from "./database/pglite-dialect.ts"
// By `*`, so that a project can add its own to these interfaces by declaration merging.
export type * from "./database/schema.gen.ts"
export * from "./extend/registry.ts"
export * from "./extend/index.ts"
export { CommerceError, errorRegistry, type ErrorType } from "./kernel/errors.ts"
export {
  eventCatalogue,
  missingKeys,
  neverSent,
  type EventDescription,
  type EventName,
} from "./kernel/event-catalogue.ts"
export { safeFileName } from "./kernel/file-name.ts"
export { newId } from "./kernel/ids.ts"
export { sql } from "kysely"
export { currencyDecimals } from "./kernel/money.ts"
export { createPasswordHasher, type PasswordHasher, type Scrypt } from "./kernel/passwords.ts"
export { StepError } from "./kernel/step-error.ts"
export { operation, RawReply, type Context, type Operation } from "./http/operation.ts"
export { answersSchema, answersText } from "./http/response.ts"
export { z } from "./http/shape.ts"
export { entities } from "./entities.ts"
export { operations } from "./operations.ts"
export { many, one, oneInverse, through, type Relation } from "./query/entity.ts"
export {
  fetchFirst,
  fetchPage,
  fetchRows,
  type Executor,
  type FetchOptions,
  type Row,
} from "./query/fetch.ts"
export { EntityRegistry, entitiesOf } from "./query/registry.ts"
export type { DecidePrice, PriceQuestion, SelectedPrice } from "./pricing/index.ts"
export type {
  DecideTax,
  LineTaxQuestion,
  ShippingTaxQuestion,
  TaxPlace,
  TaxQuestion,
} from "./totals/index.ts"
export type {
  AppAuthorizer,
  FileAddress,
  FileProvider,
  FulfillmentOption,
  FulfillmentProvider,
  NewFile,
  NotificationEvent,
  NotificationProvider,
  PaymentContext,
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
} from "./events/index.ts"
export { indexAllProducts, indexWhereNeeded } from "./products/index.ts"
export {
  findProviderPayment,
  unknownRefundOutcome,
  type FoundPayment,
  type ProviderPayment,
} from "./payments/index.ts"
export { retrieveChangedOrder as retrieveOrder } from "./orders/index.ts"
export { registerProviders } from "./store/index.ts"
export { createAccount, createCustomerToken, signInCustomer, type NewAccount } from "./customers/index.ts"
export { createUser, type NewUser } from "./users/create-user.ts"
