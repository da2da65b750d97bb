import type { CheckedEventName, PayloadOf } from "../platform/kernel/event-catalogue.ts"
import { defineLoosely, type Definition, type PluginOptions } from "./definition.ts"
import type { Shop } from "./shop.ts"

/** The event that a subscriber of a project receives. */
export interface SubscriberArguments<D = Readonly<Record<string, unknown>>> extends Shop {
  /** the ID of the event, which is the same in every delivery; store it to detect repeated deliveries */
  readonly id: string
  /** the name of the event */
  readonly eventName: string
  /** the payload of the event */
  readonly data: D
  /** the options of the plugin from the configuration file */
  readonly pluginOptions: PluginOptions
}

/** The `config` that a file in `src/subscribers` exports, as in v1. */
export interface SubscriberConfig {
  /** the name of the event, a list of names, or `*` for all events */
  readonly event: string | readonly string[]
  /** v1's settings of the subscriber */
  readonly context?: {
    /** v1's ID of the subscriber; it has no effect here */
    readonly subscriberId?: string
  }
}

/** A subscriber without the type of its payload. */
export interface SubscriberDefinition extends Definition<"subscriber">, SubscriberConfig {
  /** processes an event; if it throws, the event is delivered again */
  readonly handler: (told: SubscriberArguments) => Promise<void> | void
  /**
   * whether the options of the plugin select the subscriber; without it, it is always used
   * @param given the options of the plugin, as `pluginOptions`
   */
  readonly when?: (given: Pick<SubscriberArguments, "pluginOptions">) => boolean
}

/**
 * Declares a subscriber for events. Export it as the default export of a file in `src/subscribers`. The payload
 * has the type of the event. Events are delivered at least once: if the handler throws, the event is delivered
 * again after one second, two, four and so on up to an hour, for about a day. Other subscribers of the event can
 * also receive it again, for example when another process takes over.
 * @param options.event the name of the event, a list of names, or `*` for all events; a misspelt name in a group of
 *   the catalog, such as `order.placd`, does not compile
 * @param options.when whether the options of the plugin select the subscriber; by default, it is always used
 * @since 0.1
 */
export function subscriber<const N extends string>(options: {
  readonly event: CheckedEventName<N> | readonly CheckedEventName<N>[]
  readonly handler: (told: SubscriberArguments<PayloadOf<N>>) => Promise<void> | void
  readonly when?: SubscriberDefinition["when"]
}): SubscriberDefinition {
  return defineLoosely("subscriber", options)
}
