import * as z from "zod"
import { silentLog, type Log } from "../platform/kernel/log.ts"
import { createEventBus, startOutbox, type DeliveredEvent, type Outbox } from "../platform/events/index.ts"
import { emitAll } from "../platform/http/context.ts"
import { list, optional, record, shape, text } from "../platform/http/shape.ts"
import { newId } from "../platform/kernel/ids.ts"
import type { Executor } from "../platform/query/fetch.ts"
import { moduleCore, parsed, type ModuleCore, type SharedContext } from "./run.ts"

/**
 * The options of an event bus module.
 * @since 0.1.0
 */
export interface EventBusOptions {
  /** the database whose outbox stores the events; without it they stay in the process */
  readonly db?: Executor
  /** receives the errors of subscribers */
  readonly log?: Log
  /** the pause between checks of an empty outbox, in milliseconds; 1000 by default */
  readonly pollInterval?: number
}

/**
 * Handles an event. An event can be delivered more than once, so a subscriber has to be idempotent.
 * @since 0.1.0
 */
export type EventSubscriber = (data: unknown, eventName: string) => Promise<void> | void

/**
 * Identifies a subscriber, so that registering it again replaces it.
 * @since 0.1.0
 */
export interface SubscriberContext {
  /** a unique name, such as `order-placed` */
  readonly subscriberId: string
}

/**
 * One of several events to publish with a single call.
 * @since 0.1.0
 */
export interface EmitData<T = unknown> {
  /** name of the event, such as `order.placed` */
  readonly eventName: string
  /** payload that subscribers receive */
  readonly data: T
  /** options of the module that delivers the event */
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
 * Publishes events to subscribers, for programs that use the modules without the server. In a project, code emits
 * events with `emit`, and files in `src/subscribers` receive them. `createEventBusModule` creates one.
 * @since 0.1.0
 */
export class EventBusModule {
  readonly #options: EventBusOptions
  readonly #core: ModuleCore | undefined
  readonly #bus = createEventBus()
  #subscriptions: readonly Subscription[] = []
  #outbox: Outbox | undefined

  /** @param options the database of the outbox, if events have to survive a crash; `createEventBusModule` sets the rest */
  constructor(options: EventBusOptions) {
    this.#options = options
    this.#core = options.db && moduleCore({ db: options.db })
  }

  /**
   * Publishes one event, or several in order. With a database, the events are stored in its outbox and delivered
   * only after the transaction commits. Without one, the subscribers of the process are called before the promise
   * resolves.
   * @param eventName the name of the event, or a list of events as `{ eventName, data }`
   * @param data the payload of a single event: an object that can be serialized as JSON
   * @param _options accepted for compatibility with v1 and ignored
   * @param sharedContext a context whose transaction the method joins; by default, it uses a new one
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
   * Registers a subscriber for an event. A subscriber that is registered already, or another one with the same
   * ID, is replaced.
   * @param eventName the name of the event, or `*` for all events
   * @param subscriber a function that receives the payload and the name of the event
   * @param context.subscriberId an ID of your choice for the subscriber
   * @returns the event bus, for chaining
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
   * Removes a subscriber. A subscriber that is not registered is ignored.
   * @param eventName the name of the event, or `*`, as it was registered
   * @param subscriber the registered function
   * @param context.subscriberId the ID it was registered with; it is used instead of the function
   * @returns the event bus, for chaining
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
   * Starts to deliver the events in the outbox to the subscribers of the process. Only one process at a time
   * delivers the events of a database: beside a running server, the server does. Without a database the method
   * has no effect.
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
   * Delivers all events that are waiting in the outbox. Call `start` first.
   * @returns the number of events delivered; 0 before `start`
   * @since 0.1.0
   */
  readonly drain = async (): Promise<number> => (await this.#outbox?.drain()) ?? 0

  /**
   * Stops the delivery after the event that is being handled.
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
 * Creates an event bus module, which publishes events and calls subscribers without a server.
 * @param options.db the database whose outbox stores the events; without it they stay in the process
 * @param options.log receives the errors of subscribers
 * @since 0.1.0
 */
export function createEventBusModule(options: EventBusOptions = {}): EventBusModule {
  return new EventBusModule(options)
}
