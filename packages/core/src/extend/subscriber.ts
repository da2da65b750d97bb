import type { PayloadOf } from "../kernel/event-catalogue.ts"
import { define, type Definition, type PluginOptions } from "./definition.ts"
import type { Shop } from "./shop.ts"

/** An event, as a subscriber of a project is told of it. */
export interface SubscriberArguments<D = Readonly<Record<string, unknown>>> extends Shop {
  /** the same when the event is delivered again: remember it where a repetition would do harm */
  readonly id: string
  readonly eventName: string
  readonly data: D
  readonly pluginOptions: PluginOptions
}

/** What a file in `src/subscribers` exports as `config`, as in v1. */
export interface SubscriberConfig {
  /** name of the event, several of them, or `*` for all */
  readonly event: string | readonly string[]
  readonly context?: { readonly subscriberId?: string }
}

/** A subscriber with the type of its payload forgotten. */
export interface SubscriberDefinition extends Definition<"subscriber">, SubscriberConfig {
  readonly handler: (told: SubscriberArguments) => Promise<void> | void
}

/**
 * Declares a subscriber; export it as default from a file in `src/subscribers`. The payload has the type that the
 * catalogue gives to the event. An event is delivered at least once: when the handler throws, it is delivered again
 * after one second, two, four and so on up to an hour, for about a day. Others who subscribed to it may be told again
 * too, e.g. when another process takes over.
 * @param options.event name of the event, several of them, or `*`
 * @since 0.1
 */
export function subscriber<const N extends string>(options: {
  readonly event: N | readonly N[]
  readonly handler: (told: SubscriberArguments<PayloadOf<N>>) => Promise<void> | void
}): SubscriberDefinition {
  return define("subscriber", options as unknown as Omit<SubscriberDefinition, "$stheno">)
}
