import * as z from "zod"
import { silentLog, type Log } from "../engine.ts"
import { createEventBus, startOutbox, type DeliveredEvent, type Outbox } from "../events/index.ts"
import { emitAll } from "../http/context.ts"
import { list, optional, record, shape, text } from "../http/shape.ts"
import { newId } from "../kernel/ids.ts"
import type { Executor } from "../query/fetch.ts"
import { moduleCore, parsed, type ModuleCore, type SharedContext } from "./run.ts"

/**
 * Where events wait.
 * @since 0.1.0
 */
export interface EventBusOptions {
  /** the database whose outbox they wait in; without one they stay in this process */
  readonly db?: Executor
  /** told when a subscriber fails */
  readonly log?: Log
  /** milliseconds between looks at an empty outbox; 1000 unless said */
  readonly pollInterval?: number
}

/**
 * Acts on an event. It may be called twice for one event, so it must be harmless to repeat.
 * @since 0.1.0
 */
export type EventSubscriber = (data: unknown, eventName: string) => Promise<void> | void

/**
 * Names a subscriber, so that it is there once.
 * @since 0.1.0
 */
export interface SubscriberContext {
  readonly subscriberId: string
}

/**
 * One of several events to send.
 * @since 0.1.0
 */
export interface EmitData<T = unknown> {
  readonly eventName: string
  readonly data: T
  readonly options?: Readonly<Record<string, unknown>>
}

const events = list(
  shape({ eventName: text("isNotEmpty", "isString"), data: record(), options: optional(z.unknown()) }),
)

interface Subscription {
  readonly eventName: string | symbol
  readonly subscriber: EventSubscriber
  readonly id: string | undefined
  readonly end: () => void
}

/**
 * The methods of the event bus module.
 * @since 0.1.0
 */
export class EventBusModule {
  readonly #options: EventBusOptions
  readonly #core: ModuleCore | undefined
  readonly #bus = createEventBus()
  #subscriptions: readonly Subscription[] = []
  #outbox: Outbox | undefined

  constructor(options: EventBusOptions) {
    this.#options = options
    this.#core = options.db && moduleCore({ db: options.db })
  }

  /**
   * Sends an event, or several in their order. With a database they wait in its outbox and leave after the commit of
   * the transaction, never without it; without one the subscribers of this process are called before this returns.
   * @param eventName its name, or a list of `{ eventName, data }`
   * @param data its payload, an object that JSON can say
   * @param _options taken for v1's sake; nothing comes of them
   * @param sharedContext a transaction to send in
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly emit = async <T>(
    eventName: string | readonly EmitData<T>[],
    data?: T,
    _options?: Readonly<Record<string, unknown>>,
    sharedContext?: SharedContext,
  ): Promise<void> => {
    const given = typeof eventName === "string" ? [{ eventName, data }] : eventName
    const sent = parsed(events, given, "events")
    if (!this.#core) {
      for (const event of sent)
        await this.#tell({ id: newId("job"), name: event.eventName, data: event.data })
      return
    }
    await this.#core.write(sharedContext, async ({ db }) => {
      for (const event of sent) await emitAll({ db }, event.eventName, [event.data])
    })
    this.#outbox?.wake()
  }

  /**
   * Registers a subscriber; one that is registered already, or another of the same id, is replaced.
   * @param eventName the event's name, or `*` for all
   * @param subscriber gets the payload and the event's name
   * @param context.subscriberId names it
   * @returns the bus
   * @since 0.1.0
   */
  readonly subscribe = (
    eventName: string | symbol,
    subscriber: EventSubscriber,
    context?: SubscriberContext,
  ): this => {
    this.unsubscribe(eventName, subscriber, context)
    const end = this.#bus.subscribe(String(eventName), (event) => subscriber(event.data, event.name))
    this.#subscriptions = [...this.#subscriptions, { eventName, subscriber, id: context?.subscriberId, end }]
    return this
  }

  /**
   * Takes a subscriber away; one that is not registered is fine.
   * @param eventName the event's name, or `*`
   * @param subscriber the function that was registered
   * @param context.subscriberId its name, instead of the function
   * @returns the bus
   * @since 0.1.0
   */
  readonly unsubscribe = (
    eventName: string | symbol,
    subscriber: EventSubscriber,
    context?: SubscriberContext,
  ): this => {
    const isMeant = (one: Subscription) =>
      one.eventName === eventName &&
      (context ? one.id === context.subscriberId : one.subscriber === subscriber)
    for (const one of this.#subscriptions.filter(isMeant)) one.end()
    this.#subscriptions = this.#subscriptions.filter((one) => !isMeant(one))
    return this
  }

  /**
   * Begins to deliver what waits in the outbox to the subscribers of this process. One process at a time delivers
   * from a database: beside a running server it is the server that does. Without a database nothing happens.
   * @since 0.1.0
   */
  readonly start = (): void => {
    const { db, log = silentLog, pollInterval } = this.#options
    if (!db || this.#outbox) return
    this.#outbox = startOutbox(
      { db, log, events: this.#bus },
      pollInterval === undefined ? {} : { pollInterval },
    )
  }

  /**
   * Delivers everything that waits now, after `start`.
   * @returns how many events that were
   * @since 0.1.0
   */
  readonly drain = async (): Promise<number> => (await this.#outbox?.drain()) ?? 0

  /**
   * Finishes the event at work and delivers no more.
   * @since 0.1.0
   */
  readonly stop = async (): Promise<void> => {
    const outbox = this.#outbox
    this.#outbox = undefined
    await outbox?.stop()
  }

  /** A subscriber that fails keeps the others from nothing. */
  async #tell(event: DeliveredEvent): Promise<void> {
    for (const subscriber of this.#bus.subscribersOf(event.name))
      try {
        await subscriber(event)
      } catch (error) {
        this.#options.log?.error({ event: event.name, error: String(error) }, "A subscriber failed")
      }
  }
}

/**
 * Sends events and tells those who want to hear of them, without a server.
 * @param options.db the database whose outbox events wait in; without one they stay in this process
 * @param options.log told when a subscriber fails
 * @since 0.1.0
 */
export function createEventBusModule(options: EventBusOptions = {}): EventBusModule {
  return new EventBusModule(options)
}
