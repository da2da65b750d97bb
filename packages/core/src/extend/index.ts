export { cached, createMemoryCache, type Cache } from "./cache.ts"
export {
  defineConfig,
  type AdminSettings,
  type PluginEntry,
  type ProjectConfig,
  type ProjectSettings,
} from "./define-config.ts"
export type { Definition, PluginOptions } from "./definition.ts"
export {
  endpoint,
  type Endpoint,
  type EndpointContext,
  type EndpointInput,
  type EndpointOptions,
} from "./endpoint.ts"
export { extendInput, type ExtendedCall, type InputExtension } from "./extend-input.ts"
export type { FeatureFlags } from "./feature-flags.ts"
export { job, type JobArguments, type JobConfig, type JobDefinition } from "./job.ts"
export type { Lease, LockOptions, LockProvider, LockService } from "./locks.ts"
export { loader, type LoaderArguments, type LoaderDefinition, type StopLoader } from "./loader.ts"
export { defineMiddlewares, type Middleware, type MiddlewareRoute, type Middlewares } from "./middleware.ts"
export { migration, type MigrationDefinition, type MigrationWork } from "./migration.ts"
export {
  column,
  extendModel,
  model,
  type AddedTo,
  type Column,
  type EnumColumn,
  type Columns,
  type Model,
  type ModelExtension,
  type ModelOptions,
  type TableOf,
} from "./model.ts"
export {
  provider,
  type ProviderArguments,
  type ProviderDefinition,
  type ProviderInput,
  type ProviderKinds,
} from "./provider.ts"
export {
  extendService,
  service,
  type ServiceArguments,
  type ServiceDefinition,
  type ServiceExtension,
  type ServiceOf,
} from "./service.ts"
export type { CallInput } from "./call-input.ts"
export type { Container, Shop } from "./shop.ts"
export type { JobRequest, ShopJobs } from "./shop-jobs.ts"
export type { ShopRow, WithTotals } from "./shop-row.ts"
export type { FindConfig } from "./find-config.ts"
export type { Reader, ShopData, ShopServices } from "./shop-services.ts"
export { steps, type Step, type Steps } from "./steps.ts"
export {
  subscriber,
  type SubscriberArguments,
  type SubscriberConfig,
  type SubscriberDefinition,
} from "./subscriber.ts"
export {
  batchJobStrategy,
  cartCompletionStrategy,
  priceSelectionStrategy,
  taxCalculationStrategy,
  type CompleteCart,
  type Completion,
  type CompletionResult,
  type StrategyDefinition,
} from "./strategy.ts"
