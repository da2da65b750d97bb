/** The API for projects and plugins. What only a server needs is in `host.ts`. */
export * from "./extend/index.ts"
// By `*`, so that a project can add its own to these interfaces by declaration merging.
export type * from "./platform/database/schema.gen.ts"
export type * from "./operation-types.gen.ts"
export type * from "./computed-fields.gen.ts"
export type * from "./service-calls.gen.ts"
export type * from "./extend/operation-input.ts"
export type * from "./extend/no-input.ts"
export type * from "./extend/registry.ts"
export type * from "./extend/provider-names.ts"
export type * from "./extend/feature-flag-names.ts"
export type { Engine, EngineConfig } from "./platform/http/engine.ts"
export type { Log } from "./platform/kernel/log.ts"
export type { V1Compatibility } from "./platform/kernel/v1-compatibility.ts"
export { CommerceError, type ErrorType } from "./platform/kernel/errors.ts"
export type {
  BusEvent,
  DeliveryResult,
  DeliveryState,
  EventBusProvider,
  EventConsumer,
  EventConsumption,
} from "./platform/kernel/event-bus-provider.ts"
export type { DeliveredEvent } from "./platform/kernel/event-bus.ts"
export type { EventName } from "./platform/kernel/event-catalogue.ts"
export { safeFileName } from "./platform/kernel/file-name.ts"
export { newId } from "./platform/kernel/ids.ts"
export { sql } from "kysely"
export { currencyDecimals } from "./platform/kernel/money.ts"
export { StepError } from "./platform/kernel/step-error.ts"
export { z } from "./platform/http/shape.ts"
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
export type { BatchJobRun, BatchStrategy } from "./commerce/store/batch-jobs/index.ts"
export type { DecidePrice, PriceQuestion, SelectedPrice } from "./commerce/catalog/pricing/index.ts"
export type {
  DecideTax,
  LineTaxQuestion,
  ShippingTaxQuestion,
  TaxPlace,
  TaxQuestion,
} from "./commerce/sales/totals/index.ts"
export type {
  PaymentContext,
  PaymentLine,
  PaymentProvider,
  PaymentSessionStatus,
  CaptureCall,
  ProviderCall,
} from "./platform/kernel/payment-provider.ts"
export type { ProviderData } from "./platform/kernel/provider-data.ts"
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
  ProvidedTaxLine,
  Providers,
  SearchHit,
  SearchProvider,
  SearchQuery,
  SearchResult,
  SentNotification,
  TaxableLine,
  TaxProvider,
} from "./platform/kernel/providers.ts"
export {
  findProviderPayment,
  unknownRefundOutcome,
  type FoundPayment,
  type ProviderPayment,
} from "./commerce/sales/payments/index.ts"
export { retrieveChangedOrder as retrieveOrder } from "./commerce/orders/orders/index.ts"
export {
  createAccount,
  createCustomerToken,
  signInCustomer,
  type NewAccount,
} from "./commerce/people/customers/index.ts"
