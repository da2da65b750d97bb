import type { Log } from "../platform/kernel/log.ts"
import type { PaymentProvider } from "../platform/kernel/payment-provider.ts"
import type {
  AppAuthorizer,
  FileProvider,
  FulfillmentProvider,
  NotificationProvider,
  SearchProvider,
  TaxProvider,
} from "../platform/kernel/providers.ts"
import type { EventBusProvider } from "../platform/kernel/event-bus-provider.ts"
import type { Cache } from "./cache.ts"
import type { LockProvider } from "./locks.ts"
import { define, type Definition, type PluginOptions } from "./definition.ts"
import type { Shop } from "./shop.ts"

/** The interface that a provider of each kind implements. */
export interface ProviderKinds {
  /** a payment provider */
  readonly payment: PaymentProvider
  /** a fulfillment provider */
  readonly fulfillment: FulfillmentProvider
  /** a tax provider */
  readonly tax: TaxProvider
  /** a notification provider */
  readonly notification: NotificationProvider
  /** a file provider */
  readonly file: FileProvider
  /** a search provider */
  readonly search: SearchProvider
  /** a connector of a third-party application */
  readonly app: AppAuthorizer
  /** a cache that processes share; code of a project receives it as `cache` */
  readonly cache: Cache
  /** keeps the locks of `lockService` */
  readonly lock: LockProvider
  /** an event bus that carries committed events to the subscribers of all processes */
  readonly "event-bus": EventBusProvider
}

/** What the function that creates a provider receives. */
export interface ProviderArguments {
  /** the options of the plugin from the configuration file */
  readonly pluginOptions: PluginOptions
  /** the logger */
  readonly log: Log
  /** the environment variables, for example for API keys and URLs */
  readonly env: Readonly<Record<string, string | undefined>>
  /**
   * Returns the shop with its services and its database, for example to read the order of a notification. Call it
   * in a method of the provider, not while the provider is created.
   * @throws Error before the server has started
   */
  readonly shop: () => Shop
}

/** What the function that creates a provider receives; without `shop`, methods that call it fail. */
export type ProviderInput = Omit<ProviderArguments, "shop"> & Partial<Pick<ProviderArguments, "shop">>

/** A provider of a project or a plugin. */
export interface ProviderDefinition<
  K extends keyof ProviderKinds = keyof ProviderKinds,
> extends Definition<"provider"> {
  /** what the provider replaces or adds: `payment`, `fulfillment`, `file` and so on */
  readonly kind: K
  /**
   * creates the provider when the server starts
   * @param given the settings, the options of the plugin and the shop
   */
  readonly make: (given: ProviderInput) => ProviderKinds[K]
  /**
   * whether the options of the plugin select the provider; without it, it is always used
   * @param given the options of the plugin, as `pluginOptions`
   */
  readonly when?: (given: Pick<ProviderInput, "pluginOptions">) => boolean
}

/**
 * Declares a provider, such as a payment or fulfillment provider. Export it as the default export of a file in
 * `src/providers`. It is created once when the server starts. There is one file provider, one search provider, one
 * cache, one lock provider and one event bus: the last one declared replaces the built-in one. `@stheno/server/contracts` has the tests
 * that a provider of each kind has to pass.
 * @param kind what the provider replaces or adds: `payment`, `fulfillment`, `file` and so on
 * @param make creates the provider from the settings, the options of the plugin and the shop
 * @param options.when whether the options of the plugin select the provider; by default, it is always used
 * @since 0.1
 */
export function provider<K extends keyof ProviderKinds>(
  kind: K,
  make: (given: ProviderArguments) => ProviderKinds[K],
  { when }: Pick<ProviderDefinition<K>, "when"> = {},
): ProviderDefinition<K> {
  const makeWithShop: ProviderDefinition<K>["make"] = (given) => make({ shop: notStarted, ...given })
  return define("provider", { kind, make: makeWithShop, ...(when && { when }) })
}

function notStarted(): never {
  throw new Error("The shop is not available yet: providers can use it once the server has started.")
}
