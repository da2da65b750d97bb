import assert from "node:assert/strict"
import type { BusEvent, DeliveryResult, DeliveryState, EventBusProvider, EventConsumer } from "@stheno/core"
import { assertUnchanged, pause, type Check } from "./check.ts"

/** An event bus to test. */
export interface EventBusSubject {
  /** the event bus; no other consumer may be at work */
  readonly provider: EventBusProvider
  /** the number of seconds to wait for an event; 10 by default */
  readonly patience?: number
}

const delivered: DeliveryResult = { outcome: "delivered", notified: [] }

/** Events of an object that no other check uses. */
function newEvents(count: number): BusEvent[] {
  const aggregate = `contract-${crypto.randomUUID()}`
  return Array.from({ length: count }, (_, n) => ({
    id: `${aggregate}-${n}`,
    name: `contract.${n}`,
    data: { id: aggregate, n, text: "茶 ☕", nothing: null, list: [{ price: 12 }] },
    aggregate,
  }))
}

type Deliver = EventConsumer["deliver"]

/** Delivers the events of a check with its function, and what is left of other checks at once. */
async function consuming<T>(
  { provider }: EventBusSubject,
  events: readonly BusEvent[],
  { deliver, maxAttempts = 12 }: { readonly deliver: Deliver; readonly maxAttempts?: number },
  work: () => Promise<T>,
): Promise<T> {
  const objects = new Set(events.map(({ aggregate }) => aggregate))
  const own: Deliver = async (event, state) =>
    objects.has(event.aggregate) ? deliver(event, state) : delivered
  const consumption = provider.consume({ deliver: own, maxAttempts })
  try {
    return await work()
  } finally {
    await consumption.stop()
  }
}

async function until({ patience = 10 }: EventBusSubject, isTrue: () => boolean, why: string): Promise<void> {
  for (const end = Date.now() + patience * 1000; !isTrue();) {
    if (Date.now() > end) assert.fail(why)
    await pause(20)
  }
}

/** Long enough for an event that should not come. */
const quiet = 300

/** Notes what is delivered. */
function recorder() {
  const heard: BusEvent[] = []
  const deliver: Deliver = async (event) => {
    heard.push(event)
    return delivered
  }
  return { heard, deliver }
}

/** What an event bus must do. */
export const eventBusChecks: readonly Check<EventBusSubject>[] = [
  {
    name: "delivers every event as it was published",
    async run(subject) {
      const events = newEvents(3)
      const { heard, deliver } = recorder()
      await consuming(subject, events, { deliver }, async () => {
        await subject.provider.publish(events)
        await until(subject, () => heard.length >= 3, "every published event must be delivered")
      })
      assert.deepEqual(
        heard.map(({ id, name, data, aggregate }) => ({ id, name, data, aggregate })),
        events,
      )
    },
  },
  {
    name: "ignores an event that was published before",
    async run(subject) {
      const events = newEvents(2)
      const heard: unknown[] = []
      const deliver: Deliver = async ({ data }) => {
        heard.push(data.n)
        return delivered
      }
      await consuming(subject, events, { deliver }, async () => {
        for (let time = 0; time < 3; time++) await subject.provider.publish(events)
        await until(subject, () => heard.length >= 2, "the events must be delivered")
        await subject.provider.publish(events)
        await pause(quiet)
      })
      assert.deepEqual(heard, [0, 1], "an event must be delivered once, however often it is published")
    },
  },
  {
    name: "keeps events until a process consumes them",
    async run(subject) {
      const events = newEvents(2)
      const { heard, deliver } = recorder()
      await subject.provider.publish(events)
      await consuming(subject, events, { deliver }, () =>
        until(subject, () => heard.length >= 2, "events must wait for a consumer"),
      )
    },
  },
  {
    name: "delivers the events of an object in order, one after the other",
    async run(subject) {
      const events = newEvents(6)
      const steps: string[] = []
      const deliver: Deliver = async ({ data }) => {
        steps.push(`begin ${data.n}`)
        await pause(5)
        steps.push(`end ${data.n}`)
        return delivered
      }
      await consuming(subject, events, { deliver }, async () => {
        await subject.provider.publish(events.slice(0, 4))
        await subject.provider.publish(events.slice(4))
        await until(subject, () => steps.length >= 12, "every event must be delivered")
      })
      assert.deepEqual(
        steps,
        events.flatMap(({ data }) => [`begin ${data.n}`, `end ${data.n}`]),
      )
    },
  },
  {
    name: "delivers a failed event again, with the subscribers that have processed it",
    async run(subject) {
      const events = newEvents(1)
      const states: (readonly string[])[] = []
      const deliver: Deliver = async (_, { notified }) => {
        states.push(notified)
        return states.length === 1 ? { outcome: "failed", notified: ["mail"], error: "down" } : delivered
      }
      await consuming(subject, events, { deliver }, async () => {
        await subject.provider.publish(events)
        await until(subject, () => states.length >= 2, "a failed event must be delivered again")
        await pause(quiet)
      })
      assert.deepEqual(states, [[], ["mail"]])
    },
  },
  {
    name: "names the earlier events of the object that are not delivered, and delivers a waiting event after them",
    async run(subject) {
      const events = newEvents(2)
      const seen: [unknown, DeliveryState["earlier"]][] = []
      const deliver: Deliver = async ({ data: { n } }, { earlier }) => {
        const isFirst = seen.push([n, earlier]) === 1
        if (isFirst) return { outcome: "failed", notified: ["mail"], error: "down" }
        return earlier.length > 0 ? { outcome: "waiting", notified: ["mail"] } : delivered
      }
      await consuming(subject, events, { deliver }, async () => {
        await subject.provider.publish(events)
        const isDone = () => seen.some(([n, earlier], at) => at > 1 && n === 1 && earlier.length === 0)
        await until(subject, isDone, "a waiting event must be delivered after the earlier one")
      })
      const first = seen.find(([n]) => n === 1)
      assert.deepEqual(first?.[1], [{ name: "contract.0", notified: ["mail"] }])
      assert.deepEqual([seen[0]?.[0], seen.at(-1)?.[0]], [0, 1])
    },
  },
  {
    name: "gives an event up after the last attempt, and goes on with the object",
    async run(subject) {
      const events = newEvents(2)
      let attempts = 0
      let isNext = false
      const deliver: Deliver = async ({ data }, { earlier }) => {
        if (data.n === 0) return (attempts++, { outcome: "failed", notified: [], error: "no" })
        if (earlier.length > 0) return { outcome: "waiting", notified: [] }
        isNext = true
        return delivered
      }
      await consuming(subject, events, { deliver, maxAttempts: 2 }, async () => {
        await subject.provider.publish(events)
        await until(subject, () => isNext, "the next event of the object must be delivered")
      })
      assert.equal(attempts, 2, "an event must be tried maxAttempts times")
    },
  },
  {
    name: "finishes the current event when it stops, and starts no other",
    async run(subject) {
      const events = newEvents(3)
      const steps: string[] = []
      const deliver: Deliver = async ({ data }) => {
        steps.push(`begin ${data.n}`)
        await pause(quiet)
        steps.push(`end ${data.n}`)
        return delivered
      }
      await consuming(subject, events, { deliver }, async () => {
        await subject.provider.publish(events)
        await until(subject, () => steps.length > 0, "the first event must be delivered")
      })
      const stopped = [...steps]
      await pause(2 * quiet)
      assert.deepEqual(stopped, ["begin 0", "end 0"], "stop must wait for the current event")
      assert.deepEqual(steps, stopped, "no event may be delivered after stop")
      await consuming(subject, events, { deliver }, () =>
        until(subject, () => steps.includes("end 2"), "the other events must be delivered later"),
      )
    },
  },
  {
    name: "delivers each event to one of several consumers",
    async run(subject) {
      const events = [1, 2, 3, 4, 5].flatMap(() => newEvents(2))
      const { heard, deliver } = recorder()
      await consuming(subject, events, { deliver }, () =>
        consuming(subject, events, { deliver }, async () => {
          await subject.provider.publish(events)
          await until(subject, () => heard.length >= events.length, "every event must be delivered")
          await pause(quiet)
        }),
      )
      const ids = heard.map(({ id }) => id).toSorted()
      assert.deepEqual(ids, events.map(({ id }) => id).toSorted())
    },
  },
  {
    name: "leaves what it is given as it is",
    async run(subject) {
      const events = newEvents(2)
      await consuming(subject, events, { deliver: async () => delivered }, () =>
        assertUnchanged(events, (copy) => subject.provider.publish(copy)),
      )
    },
  },
]
