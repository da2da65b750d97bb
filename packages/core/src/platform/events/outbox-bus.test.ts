import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createEngine } from "../../create-engine.ts"
import { stageEvent } from "../http/context.ts"
import type { BusEvent, EventBusProvider, EventConsumer } from "../kernel/event-bus-provider.ts"
import { startOutbox } from "./outbox.ts"

let shop: TestApp
const published: BusEvent[][] = []
let isDown = false
let consumer: EventConsumer | undefined

const bus: EventBusProvider = {
  async publish(events) {
    if (isDown) throw new Error("down")
    published.push([...events])
  },
  consume(given) {
    consumer = given
    return { stop: async () => void (consumer = undefined) }
  },
}

beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  published.length = 0
  isDown = false
  await shop.engine.db.deleteFrom("staged_job").execute()
})

const names = () => published.flat().map(({ name, aggregate }) => `${name} ${aggregate}`)

test("committed events with subscribers move to the bus, in order, and the process delivers none itself", async () => {
  const engine = createEngine({ db: shop.engine.db })
  const heard = vi.fn()
  engine.events.subscribe("wanted", heard)
  for (const [name, id] of [
    ["wanted", "a"],
    ["unwanted", "a"],
    ["wanted", "b"],
    ["wanted", "a"],
  ] as const)
    await stageEvent(engine.db, name, { id })
  const outbox = startOutbox(engine, { bus, pollInterval: 60_000, maxAttempts: 7 })
  expect(await outbox.drain()).toBe(4)
  expect(names()).toEqual(["wanted a", "wanted b", "wanted a"])
  expect([heard.mock.calls, await shop.events()]).toEqual([[], []])
  expect(consumer?.maxAttempts).toBe(7)
  await outbox.stop()
  expect(consumer).toBeUndefined()
})

test("an event without an object is ordered by its ID", async () => {
  const engine = createEngine({ db: shop.engine.db })
  engine.events.subscribe("*", vi.fn())
  await stageEvent(engine.db, "n", { count: 1 })
  const outbox = startOutbox(engine, { bus, pollInterval: 60_000 })
  await outbox.drain()
  await outbox.stop()
  const event = published.flat()[0]
  expect(event?.id).toMatch(/^job_/)
  expect(published.flat()).toEqual([{ id: event?.id, name: "n", data: { count: 1 }, aggregate: event?.id }])
})

test("events wait in the database while the bus cannot be reached, for any process, and cost no attempt", async () => {
  const warn = vi.fn()
  const info = vi.fn()
  const log = { ...shop.engine.log, warn, info }
  const engine = createEngine({ db: shop.engine.db, log })
  engine.events.subscribe("*", vi.fn())
  for (const id of ["a", "b"]) await stageEvent(engine.db, "n", { id })
  isDown = true
  const outbox = startOutbox(engine, { bus, pollInterval: 20 })
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(warn.mock.calls).toEqual([
    [{ error: "Error: down" }, "Cannot publish events; they wait in the database"],
  ])
  const rows = await engine.db.selectFrom("staged_job").select(["attempts", "leased_by"]).execute()
  expect(rows).toEqual([
    { attempts: 0, leased_by: null },
    { attempts: 0, leased_by: null },
  ])
  isDown = false
  await vi.waitFor(() => expect(names()).toEqual(["n a", "n b"]), { timeout: 5_000 })
  expect(info).toHaveBeenCalledWith({}, "Publishing events again")
  await outbox.stop()
  expect(await shop.events()).toEqual([])
})

test("an attempt calls the subscribers that have not processed the event, and reports the others", async () => {
  const engine = createEngine({ db: shop.engine.db })
  const calls: string[] = []
  let isBroken = true
  engine.events.subscribe("one", () => void calls.push("calm one"), "calm")
  engine.events.subscribe("two", () => void calls.push("calm two"), "calm")
  for (const name of ["one", "two"])
    engine.events.subscribe(
      name,
      () => {
        if (isBroken) throw new Error("broken")
        calls.push(`shaky ${name}`)
      },
      "shaky",
    )
  const outbox = startOutbox(engine, { bus, pollInterval: 60_000 })
  const event = (name: string) => ({ id: `job_${name}`, name, data: {}, aggregate: "a" })
  const deliver = consumer!.deliver
  expect(await deliver(event("one"), { notified: [], earlier: [] })).toEqual({
    outcome: "failed",
    notified: ["calm"],
    error: "Error: broken",
  })
  const earlier = [{ name: "one", notified: ["calm"] }]
  expect(await deliver(event("two"), { notified: [], earlier })).toEqual({
    outcome: "waiting",
    notified: ["calm"],
  })
  isBroken = false
  for (const name of ["one", "two"])
    expect(await deliver(event(name), { notified: ["calm"], earlier: [] })).toEqual({
      outcome: "delivered",
      notified: ["calm", "shaky"],
    })
  expect(calls).toEqual(["calm one", "calm two", "shaky one", "shaky two"])
  await outbox.stop()
})

test("subscribers have an ID that stays when others leave", () => {
  const { events } = createEngine({ db: shop.engine.db })
  const before = events.subscriptionsOf("n").length
  const leave = events.subscribe("n", vi.fn())
  events.subscribe("n", vi.fn())
  events.subscribe("*", vi.fn())
  events.subscribe("n", vi.fn(), "mine")
  leave()
  events.subscribe("n", vi.fn())
  expect(events.subscriptionsOf("n").map(({ id }) => id)).toEqual(["n #2", "* #1", "mine", "n #3"])
  expect(before).toBe(0)
})
