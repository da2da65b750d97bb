/** An event as it left the outbox. The id stays the same when it is delivered again. */
export interface DeliveredEvent {
  readonly id: string
  readonly name: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Acts on an event. It may be called twice for one event, so it must be harmless to repeat. */
export type Subscriber = (event: DeliveredEvent) => Promise<void> | void

/** Who wants to hear of what. */
export interface EventBus {
  /**
   * Registers a subscriber.
   * @param name an event's name, or `*` for all
   * @returns a function that removes it again
   * @since 0.1
   */
  subscribe(name: string, subscriber: Subscriber): () => void
  /** the subscribers of an event, in the order they came */
  subscribersOf(name: string): readonly Subscriber[]
}

/** A bus without subscribers. */
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
  }
}
