import type { Engine } from "../http/engine.ts"
import type { DeliveryState, EventConsumer } from "../kernel/event-bus-provider.ts"
import { callSubscribers } from "./call-subscribers.ts"

/** Calls the subscribers of an engine for the events of a bus. */
export function deliveryTo({ events, log }: Pick<Engine, "events" | "log">): EventConsumer["deliver"] {
  return async (event, state) => {
    const notified = new Set(state.notified)
    const { id, name, data } = event
    const { isLeft, failure } = await callSubscribers(
      { id, name, data },
      {
        subscribers: events.subscriptionsOf(name).map((entry) => [entry.id, entry.subscriber] as const),
        told: notified,
        held: heldBy(state.earlier, events),
        log,
      },
    )
    if (failure !== undefined) return { outcome: "failed", notified: [...notified], error: failure }
    return { outcome: isLeft ? "waiting" : "delivered", notified: [...notified] }
  }
}

/** IDs of subscribers that have to process an earlier event first. */
function heldBy(earlier: DeliveryState["earlier"], events: Engine["events"]): ReadonlySet<string> {
  const open = earlier.flatMap(({ name, notified }) =>
    events.subscriptionsOf(name).filter(({ id }) => !notified.includes(id)),
  )
  return new Set(open.map(({ id }) => id))
}
