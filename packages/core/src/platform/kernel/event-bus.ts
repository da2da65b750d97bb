/** An event that the outbox delivers. Its id is the same in every delivery. */
export interface DeliveredEvent {
  /** the id of the event */
  readonly id: string
  /** the name of the event */
  readonly name: string
  /** the payload of the event */
  readonly data: Readonly<Record<string, unknown>>
}

/** Handles an event. An event can be delivered more than once, so a subscriber has to be idempotent. */
export type Subscriber = (event: DeliveredEvent) => Promise<void> | void

/** Registers the subscribers of events. */
export interface EventBus {
  /**
   * Registers a subscriber.
   * @param name the name of an event, or `*` for all events
   * @returns a function that removes the subscriber
   * @since 0.1
   */
  subscribe(name: string, subscriber: Subscriber): () => void
  /** returns the subscribers of an event, in order of registration */
  subscribersOf(name: string): readonly Subscriber[]
  /**
   * Returns the names of the events that have subscribers.
   * @returns `*` is among them if a subscriber receives all events
   * @since 0.2
   */
  subscribedNames(): readonly string[]
}

/** Creates an event bus without subscribers. */
export function createEventBus(): EventBus {
  const subscriptions: { name: string; subscriber: Subscriber }[] = []
  return {
    subscribe(name, subscriber) {
      const subscription = { name, subscriber }
      subscriptions.push(subscription)
      return () => {
        const at = subscriptions.indexOf(subscription)
        if (at >= 0) subscriptions.splice(at, 1)
      }
    },
    subscribersOf: (name) =>
      subscriptions
        .filter((entry) => entry.name === name || entry.name === "*")
        .map((entry) => entry.subscriber),
    subscribedNames: () => [...new Set(subscriptions.map((entry) => entry.name))],
  }
}
