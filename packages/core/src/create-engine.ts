import { limitHashes } from "./commerce/people/auth/index.ts"
import { batchProcessing, type BatchStrategy } from "./commerce/store/batch-jobs/index.ts"
import { entities } from "./entities.ts"
import { createReadReplica } from "./platform/database/read-replica.ts"
import { defaultConfig, type Engine, type EngineConfig } from "./platform/http/engine.ts"
import { silentLog, type Log } from "./platform/kernel/log.ts"
import { createEventBus, type EventBus } from "./platform/kernel/event-bus.ts"
import { createPasswordHasher, type PasswordHasher } from "./platform/kernel/passwords.ts"
import { portableScrypt } from "./platform/kernel/scrypt.ts"
import { manualPaymentProvider, systemPaymentProvider } from "./commerce/sales/payments/manual-provider.ts"
import { priceSelection, type DecidePrice } from "./commerce/catalog/pricing/index.ts"
import { subscribeNotifications } from "./commerce/store/notifications/index.ts"
import { subscribeSearch } from "./commerce/catalog/products/index.ts"
import type { PaymentProvider } from "./platform/kernel/payment-provider.ts"
import type {
  AppAuthorizer,
  FulfillmentProvider,
  NotificationProvider,
  Providers,
  SearchProvider,
  TaxProvider,
} from "./platform/kernel/providers.ts"
import type { Executor } from "./platform/query/fetch.ts"
import { manualFulfillmentProvider } from "./commerce/sales/shipping/manual-provider.ts"
import { systemTaxProvider } from "./commerce/sales/tax/system-provider.ts"
import { transferStrategies } from "./commerce/store/transfers/index.ts"
import { taxStrategy, type DecideTax } from "./commerce/sales/totals/index.ts"
import { createMemoryFiles } from "./commerce/store/uploads/memory-files.ts"
import { strategiesOf } from "./platform/kernel/strategies.ts"
import { EntityRegistry, registryOf, withEntities } from "./platform/query/registry.ts"
import { withListLimits } from "./platform/query/list-limits.ts"

/** The options of `createEngine`; all but the database have defaults. */
export interface EngineOptions {
  /** a migrated database */
  readonly db: Executor
  /** the same database over connections that only API requests use; `db` by default */
  readonly requestDb?: Executor
  /**
   * a separate connection for `GET /ready`, which then responds while all other connections are in use; `db` by
   * default
   */
  readonly probe?: Executor
  /**
   * a streaming replica of the database; `GET` requests are read from it while it holds everything that the database
   * shows
   */
  readonly readReplica?: Executor
  /** settings that differ from `defaultConfig` */
  readonly config?: Partial<EngineConfig>
  /** additional payment providers */
  readonly paymentProviders?: readonly PaymentProvider[]
  /** additional fulfillment providers */
  readonly fulfillmentProviders?: readonly FulfillmentProvider[]
  /** additional tax providers */
  readonly taxProviders?: readonly TaxProvider[]
  /** notification providers */
  readonly notificationProviders?: readonly NotificationProvider[]
  /** connectors of third-party applications */
  readonly apps?: readonly AppAuthorizer[]
  /** the file provider; by default one that stores files in memory */
  readonly files?: Providers["files"]
  /** the search provider for `POST /store/products/search`, which finds nothing without one */
  readonly search?: SearchProvider
  /** additional batch job strategies; one with a built-in type replaces the built-in one */
  readonly batchStrategies?: readonly BatchStrategy[]
  /** strategies that change the prices selected for variants; each receives the result of the previous one */
  readonly priceStrategies?: readonly DecidePrice[]
  /**
   * strategies that calculate the taxes of line items and shipping methods; each receives the result of the
   * previous one
   */
  readonly taxStrategies?: readonly DecideTax[]
  /** the password hasher */
  readonly passwords?: PasswordHasher
  /** returns the current time in milliseconds since 1970; `Date.now` by default */
  readonly now?: () => number
  /** the logger */
  readonly log?: Log
  /** the event bus with the subscribers */
  readonly events?: EventBus
}

/**
 * Creates an engine for a migrated database. The manual payment and fulfillment providers and the system tax
 * provider are always included.
 * @since 0.1
 */
export function createEngine(options: EngineOptions): Engine {
  const config = { ...defaultConfig, ...options.config }
  const { readReplica: replica, log = silentLog } = options
  const registry = registryOf(options.db) ?? new EntityRegistry(entities)
  const opened = (db: Executor) => withListLimits(withEntities(db, registry), config)
  const db = opened(options.db)
  const requestDb = options.requestDb ? opened(options.requestDb) : db
  const engine: Engine = Object.freeze({
    db,
    requestDb,
    probe: options.probe ?? db,
    readReplica: replica && createReadReplica({ primary: requestDb, replica, log }),
    config,
    providers: {
      payment: byId([systemPaymentProvider, manualPaymentProvider, ...(options.paymentProviders ?? [])]),
      fulfillment: byId([manualFulfillmentProvider, ...(options.fulfillmentProviders ?? [])]),
      tax: byId([systemTaxProvider, ...(options.taxProviders ?? [])]),
      files: options.files ?? createMemoryFiles(config.baseUrl),
      notification: byId(options.notificationProviders ?? []),
      apps: byId(options.apps ?? []),
      search: options.search,
    },
    passwords: limitHashes(options.passwords ?? createPasswordHasher(portableScrypt)),
    now: options.now ?? Date.now,
    log,
    events: options.events ?? createEventBus(),
    strategies: strategiesOf(
      batchProcessing.with([...transferStrategies, ...(options.batchStrategies ?? [])]),
      priceSelection.with(options.priceStrategies),
      taxStrategy.with(options.taxStrategies),
    ),
  })
  subscribeNotifications(engine)
  subscribeSearch(engine)
  return engine
}

function byId<T extends { readonly id: string }>(providers: readonly T[]): ReadonlyMap<string, T> {
  return new Map(providers.map((provider) => [provider.id, provider]))
}
