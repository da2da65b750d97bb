import type { Log } from "../engine.ts"
import type {
  AppAuthorizer,
  FileProvider,
  FulfillmentProvider,
  NotificationProvider,
  PaymentProvider,
  SearchProvider,
  TaxProvider,
} from "../providers.ts"
import { define, type Definition, type PluginOptions } from "./definition.ts"

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
}

/** What the function that creates a provider receives. */
export interface ProviderArguments {
  /** the options of the plugin from the configuration file */
  readonly pluginOptions: PluginOptions
  /** the logger */
  readonly log: Log
  /** the environment variables, for example for API keys and URLs */
  readonly env: Readonly<Record<string, string | undefined>>
}

/** A provider of a project or a plugin. */
export interface ProviderDefinition<
  K extends keyof ProviderKinds = keyof ProviderKinds,
> extends Definition<"provider"> {
  readonly kind: K
  readonly make: (given: ProviderArguments) => ProviderKinds[K]
}

/**
 * Declares a provider, such as a payment or fulfillment provider. Export it as the default export of a file in
 * `src/providers`. It is created once when the server starts. There is one file provider and one search provider:
 * the last one declared replaces the built-in one. `@stheno/server/contracts` has the tests that a provider of
 * each kind has to pass.
 * @since 0.1
 */
export function provider<K extends keyof ProviderKinds>(
  kind: K,
  make: (given: ProviderArguments) => ProviderKinds[K],
): ProviderDefinition<K> {
  return define("provider", { kind, make })
}
