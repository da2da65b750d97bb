import type { Log } from "../kernel/log.ts"
import type { DeliveredEvent, Subscriber } from "../kernel/event-bus.ts"

/** Who is called for an event, by what identifies a subscriber. */
export interface Calls<Key> {
  readonly subscribers: readonly (readonly [key: Key, subscriber: Subscriber])[]
  /** who has processed the event; those who process it now are added */
  readonly told: Set<Key>
  /** who has to process an earlier event first */
  readonly held: ReadonlySet<Key>
  readonly log: Log
}

/**
 * Calls the subscribers that can receive an event now, one after the other. An error is logged and does not keep others
 * from being called.
 * @returns whether a subscriber is left because it is held, and the error of the last one that failed
 */
export async function callSubscribers<Key>(
  event: DeliveredEvent,
  { subscribers, told, held, log }: Calls<Key>,
): Promise<{ readonly isLeft: boolean; readonly failure: string | undefined }> {
  let isLeft = false
  let failure: string | undefined
  for (const [key, subscriber] of subscribers) {
    if (told.has(key)) continue
    isLeft ||= held.has(key)
    if (held.has(key)) continue
    try {
      await subscriber(event)
      told.add(key)
    } catch (error) {
      failure = String(error)
      log.warn({ event: event.name, id: event.id, error: failure }, "A subscriber failed")
    }
  }
  return { isLeft, failure }
}
