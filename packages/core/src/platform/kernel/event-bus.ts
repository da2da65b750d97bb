/** An event that the outbox delivers. Its ID is the same in every delivery. */
export interface DeliveredEvent {
  /** the ID of the event */
  readonly id: string
  /** the name of the event */
  readonly name: string
  /** the payload of the event */
  readonly data: Readonly<Record<string, unknown>>
}

/** Handles an event. An event can be delivered more than once, so a subscriber has to be idempotent. */
export type Subscriber = (event: DeliveredEvent) => Promise<void> | void

/** A registered subscriber. */
export interface Subscription {
  /** identifies the subscriber in all processes that run the same code */
  readonly id: string
  readonly subscriber: Subscriber
}

/** Registers the subscribers of events. */
export interface EventBus {
  /**
   * Registers a subscriber.
   * @param name the name of an event, or `*` for all events
   * @param id identifies the subscriber, for all events that it receives; the name and a number by default
   * @returns a function that removes the subscriber
   * @since 0.1
   */
  subscribe(name: string, subscriber: Subscriber, id?: string): () => void
  /** returns the subscribers of an event, in order of registration */
  subscribersOf(name: string): readonly Subscriber[]
  /**
   * Returns the subscribers of an event with their IDs, in order of registration.
   * @since 0.1
   */
  subscriptionsOf(name: string): readonly Subscription[]
  /**
   * Returns the names of the events that have subscribers.
   * @returns `*` is among them if a subscriber receives all events
   * @since 0.1
   */
  subscribedNames(): readonly string[]
}

/** Creates an event bus without subscribers. */
export function createEventBus(): EventBus {
  const subscriptions: (Subscription & { readonly name: string })[] = []
  const numbers = new Map<string, number>()
  const nextId = (name: string) => {
    const number = (numbers.get(name) ?? 0) + 1
    numbers.set(name, number)
    return `${name} #${number}`
  }
  const subscriptionsOf = (name: string) =>
    subscriptions.filter((entry) => entry.name === name || entry.name === "*")
  return {
    subscribe(name, subscriber, id = nextId(name)) {
      const subscription = { name, subscriber, id }
      subscriptions.push(subscription)
      return () => {
        const at = subscriptions.indexOf(subscription)
        if (at >= 0) subscriptions.splice(at, 1)
      }
    },
    subscribersOf: (name) => subscriptionsOf(name).map((entry) => entry.subscriber),
    subscriptionsOf,
    subscribedNames: () => [...new Set(subscriptions.map((entry) => entry.name))],
  }
}
