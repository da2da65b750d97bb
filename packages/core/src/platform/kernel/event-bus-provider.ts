import type { DeliveredEvent } from "./event-bus.ts"

/** An event on its way from the outbox to the subscribers. */
export interface BusEvent extends DeliveredEvent {
  /** what events are ordered by: the `id` of the payload, or the ID of an event without one */
  readonly aggregate: string
}

/** What is known of an event before an attempt to deliver it. */
export interface DeliveryState {
  /** IDs of the subscribers that have processed the event */
  readonly notified: readonly string[]
  /** earlier events of the same aggregate that some of their subscribers have not processed, oldest first */
  readonly earlier: readonly {
    /** the name of the event */
    readonly name: string
    /** IDs of the subscribers that have processed it */
    readonly notified: readonly string[]
  }[]
}

/** The result of an attempt to deliver an event. */
export interface DeliveryResult {
  /**
   * `delivered` if all subscribers have processed the event, `failed` if one threw an error, and `waiting` if the
   * remaining ones have to process an earlier event of the aggregate first
   */
  readonly outcome: "delivered" | "failed" | "waiting"
  /** IDs of the subscribers that have processed the event, now or before */
  readonly notified: readonly string[]
  /** the error of the last subscriber that failed */
  readonly error?: string
}

/** What a bus delivers events to. */
export interface EventConsumer {
  /** calls the subscribers that have not processed the event; it does not throw */
  readonly deliver: (event: BusEvent, state: DeliveryState) => Promise<DeliveryResult>
  /** the maximum number of failed attempts; the bus then keeps the event aside and does not deliver it any more */
  readonly maxAttempts: number
}

/** Events that a process receives. */
export interface EventConsumption {
  /** Finishes the events that are being delivered, and leaves the others to other processes. */
  stop(): Promise<void>
}

/** Carries events from the outbox to the processes that call the subscribers. */
export interface EventBusProvider {
  /**
   * Stores events. An event that was published before is ignored: the outbox publishes it again if it does not know
   * whether it was stored. Events of one aggregate are published in the order in which they are to be delivered.
   * @param events the events, in the order of their occurrence
   * @throws if the events are not stored; they then wait in the outbox
   */
  publish(events: readonly BusEvent[]): Promise<void>
  /**
   * Starts to deliver events: each event in one process at a time, and the events of an aggregate one after the other,
   * in order. An event that is not delivered is delivered again after one second, two, four and so on up to an hour.
   * Events of a process that died are delivered by another one. It does not throw if the bus cannot be reached.
   */
  consume(consumer: EventConsumer): EventConsumption
}
