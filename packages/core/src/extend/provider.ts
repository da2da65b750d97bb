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

/** The interface that each kind of provider fulfils. */
export interface ProviderKinds {
  readonly payment: PaymentProvider
  readonly fulfillment: FulfillmentProvider
  readonly tax: TaxProvider
  readonly notification: NotificationProvider
  readonly file: FileProvider
  readonly search: SearchProvider
  readonly app: AppAuthorizer
}

/** What a provider is made with. */
export interface ProviderArguments {
  readonly pluginOptions: PluginOptions
  readonly log: Log
  /** variables of the environment, for keys and addresses */
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
 * Declares a provider; export it as default from a file in `src/providers`. It is made once, at the start. Of files and
 * search there is one provider: the last one takes the place of ours. `@stheno/server/contracts` has the tests that a
 * provider of each kind must pass.
 * @since 0.1
 */
export function provider<K extends keyof ProviderKinds>(
  kind: K,
  make: (given: ProviderArguments) => ProviderKinds[K],
): ProviderDefinition<K> {
  return define("provider", { kind, make })
}
