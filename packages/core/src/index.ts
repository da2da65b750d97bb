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
export { createEngine, type EngineOptions } from "./create-engine.ts"
export { defaultConfig, silentLog, type Engine, type EngineConfig, type Log } from "./engine.ts"
export { migrate, MigrationError, type MigrateOptions, type MigrationStep } from "./database/migrator.ts"
export { insertDefaults } from "./database/default-rows.ts"
export { pgliteDialect, type PgliteClient } from "./database/pglite-dialect.ts"
export type { Database } from "./database/schema.gen.ts"
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
export { currencyDecimals } from "./kernel/money.ts"
export { createPasswordHasher, type PasswordHasher, type Scrypt } from "./kernel/passwords.ts"
export { operation, type Context, type Operation } from "./http/operation.ts"
export type {
  AppAuthorizer,
  FileAddress,
  FileProvider,
  FulfillmentProvider,
  NewFile,
  NotificationProvider,
  PaymentProvider,
  Providers,
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
export { retrieveChangedOrder as retrieveOrder } from "./orders/index.ts"
export { registerProviders } from "./store/index.ts"
export { createUser, type NewUser } from "./users/create-user.ts"
