import type { BusEvent, EventBusProvider, EventConsumer } from "@stheno/core"

interface WaitingEvent {
  readonly event: BusEvent
  attempts: number
  due: number
  notified: readonly string[]
}

/** An event bus in memory that delivers one event after the other, for tests of what relies on a bus. */
export function createMemoryBus(): EventBusProvider {
  const known = new Set<string>()
  const consumers: EventConsumer[] = []
  let waiting: WaitingEvent[] = []
  let work: Promise<void> | undefined

  async function deliverNext(): Promise<boolean> {
    const consumer = consumers[0]
    const next = waiting.find(({ due }) => due <= Date.now())
    if (!consumer || !next) return false
    const { event, notified } = next
    const ofObject = waiting.filter((one) => one.event.aggregate === event.aggregate)
    const earlier = ofObject
      .slice(0, ofObject.indexOf(next))
      .map((one) => ({ name: one.event.name, notified: one.notified }))
    const result = await consumer.deliver(event, { notified, earlier })
    next.notified = result.notified
    if (result.outcome === "failed") next.due = Date.now() + 1000 * 2 ** next.attempts++
    if (result.outcome === "waiting") next.due = Infinity
    if (result.outcome === "delivered" || next.attempts >= consumer.maxAttempts) {
      waiting = waiting.filter((one) => one !== next)
      for (const one of ofObject) if (one.due === Infinity) one.due = 0
    }
    return true
  }
  const deliverAll = async () => {
    while (await deliverNext());
  }
  const wake = () => {
    work ??= deliverAll().then(() => {
      work = undefined
    })
  }

  return {
    async publish(events) {
      const fresh = events.filter(({ id }) => !known.has(id))
      for (const { id } of fresh) known.add(id)
      waiting.push(...fresh.map((event) => ({ event, attempts: 0, due: 0, notified: [] })))
      setTimeout(wake, 0)
    },
    consume(consumer) {
      consumers.push(consumer)
      const timer = setInterval(wake, 20)
      return {
        async stop() {
          clearInterval(timer)
          consumers.splice(consumers.indexOf(consumer), 1)
          await work
        },
      }
    },
  }
}
