import type { Engine } from "../http/engine.ts"
import type { DeliveryResult, DeliveryState, EventConsumer } from "../kernel/event-bus-provider.ts"

/** Calls the subscribers of an engine for the events of a bus. */
export function deliveryTo({ events, log }: Pick<Engine, "events" | "log">): EventConsumer["deliver"] {
  return async (event, state) => {
    const notified = new Set(state.notified)
    const held = heldBy(state.earlier, events)
    let outcome: DeliveryResult["outcome"] = "delivered"
    let failure: string | undefined
    for (const { id, subscriber } of events.subscriptionsOf(event.name)) {
      if (notified.has(id)) continue
      if (held.has(id)) {
        if (outcome === "delivered") outcome = "waiting"
        continue
      }
      try {
        await subscriber({ id: event.id, name: event.name, data: event.data })
        notified.add(id)
      } catch (error) {
        outcome = "failed"
        failure = String(error)
        log.warn({ event: event.name, id: event.id, error: failure }, "A subscriber failed")
      }
    }
    return { outcome, notified: [...notified], ...(failure !== undefined && { error: failure }) }
  }
}

/** IDs of subscribers that have to process an earlier event first. */
function heldBy(earlier: DeliveryState["earlier"], events: Engine["events"]): ReadonlySet<string> {
  const open = earlier.flatMap(({ name, notified }) =>
    events.subscriptionsOf(name).filter(({ id }) => !notified.includes(id)),
  )
  return new Set(open.map(({ id }) => id))
}
