import type { BusEvent, DeliveryResult, EventConsumer, EventConsumption, Log } from "@stheno/core"
import { contractOf } from "@stheno/server/contracts"
import { spawn, type ChildProcess } from "node:child_process"
import path from "node:path"
import { createClient } from "redis"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { connectionOf } from "./src/connection.ts"
import { partitionOf } from "./src/event-bus-keys.ts"
import { createRedisEventBus, type EventBusOptions } from "./src/event-bus.ts"
import { readOptions } from "./src/options.ts"
import { redisMissing, startRedis, type RedisServer } from "./testing/redis-server.ts"

const soon = { timeout: 20_000, interval: 20 }
const logged: string[] = []
const note = (_: unknown, text: string) => void logged.push(text)
const log: Log = { debug: () => undefined, info: note, warn: note, error: note }

/** A bus of a separate connection, as another process has it. */
let buses = 0
function openBus(
  redis: RedisServer,
  namespace: string,
  more: Partial<EventBusOptions> = {},
  partitions = 16,
) {
  const ttl = ++buses
  const settings = readOptions({ redisUrl: redis.url, namespace, partitions, ttl })
  return createRedisEventBus(connectionOf(settings, log), { settings, log, lease: 1_000, ...more })
}

let numbers = 0
const event = (aggregate: string, n: number = ++numbers): BusEvent => ({
  id: `job_${aggregate}_${n}`,
  name: "order.updated",
  data: { id: aggregate, n },
  aggregate,
})
/** Events of many objects, in order. */
const eventsOf = (objects: number, each: number) =>
  Array.from({ length: objects * each }, (_, n) => event(`o${n % objects}`, n))

const delivered: DeliveryResult = { outcome: "delivered", notified: [] }
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The events of each object in the order in which they were delivered. */
function byObject(heard: readonly BusEvent[]): Record<string, unknown[]> {
  const all: Record<string, unknown[]> = {}
  for (const { aggregate, data } of heard) (all[aggregate] ??= []).push(data["n"])
  return all
}

describe.skipIf(redisMissing)("the event bus on Redis", () => {
  let redis: RedisServer
  let client: ReturnType<typeof createClient>
  const stops: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    redis = await startRedis({ isDurable: true })
    client = createClient({ url: redis.url })
    client.on("error", () => undefined)
    await client.connect()
  })
  afterAll(async () => {
    client.destroy()
    await redis.stop()
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
    logged.length = 0
  })

  function consume(
    bus: ReturnType<typeof openBus>,
    deliver: EventConsumer["deliver"],
    maxAttempts = 12,
  ): EventConsumption {
    const consumption = bus.consume({ deliver, maxAttempts })
    stops.push(() => consumption.stop())
    return consumption
  }

  /** How many partitions each process has. */
  async function owners(namespace: string): Promise<number[]> {
    const keys = await client.keys(`${namespace}:bus:lease:*`)
    const counts = new Map<string, number>()
    for (const key of keys) {
      const owner = String(await client.get(key))
      counts.set(owner, (counts.get(owner) ?? 0) + 1)
    }
    return [...counts.values()].toSorted((one, other) => one - other)
  }

  describe("the contract of event buses", () => {
    it.each(contractOf("event-bus").checks.map((check) => [check.name, check] as const))("%s", (_, { run }) =>
      run({ provider: openBus(redis, "contract") }),
    )
  })

  it("delivers each event once, in order per object, through two processes that share the partitions", async () => {
    const heard: { by: string; event: BusEvent }[] = []
    const one = openBus(redis, "two")
    for (const [by, bus] of [
      ["one", one],
      ["two", openBus(redis, "two")],
    ] as const)
      consume(bus, async (event) => {
        await sleep(1)
        heard.push({ by, event })
        return delivered
      })
    await expect.poll(() => owners("two"), soon).toEqual([8, 8])
    const events = eventsOf(40, 10)
    for (let at = 0; at < events.length; at += 50) await one.publish(events.slice(at, at + 50))
    await expect.poll(() => heard.length, soon).toBe(400)
    await sleep(100)
    expect(heard).toHaveLength(400)
    for (const ns of Object.values(byObject(heard.map(({ event }) => event))))
      expect(ns).toEqual(ns.toSorted((a, b) => Number(a) - Number(b)))
    expect(new Set(heard.map(({ by }) => by)).size).toBe(2)
  })

  it("ignores an event that was published before, and leaves nothing but the IDs in Redis", async () => {
    const heard: string[] = []
    const bus = openBus(redis, "once")
    const events = [event("a"), event("b")]
    for (let time = 0; time < 2; time++) await bus.publish(events)
    consume(bus, async ({ id }) => {
      heard.push(id)
      return delivered
    })
    await expect.poll(() => heard.length, soon).toBe(2)
    await bus.publish(events)
    await bus.publish([event("a", 99)])
    await expect
      .poll(() => heard.toSorted(), soon)
      .toEqual(["job_a_99", ...events.map(({ id }) => id)].toSorted())
    await expect
      .poll(async () => {
        const keys = await client.keys("once:bus:*")
        const lengths = await Promise.all(
          keys.filter((key) => key.includes(":stream:")).map((key) => client.xLen(key)),
        )
        return [lengths.every((length) => length === 0), keys.some((key) => key.includes(":parked:"))]
      }, soon)
      .toEqual([true, false])
    expect(await client.ttl(`once:bus:known:${events[0]?.id}`)).toBeGreaterThan(3_500)
  })

  it("calls slow subscribers for as many events at once as there are partitions, and one per partition", async () => {
    const bus = openBus(redis, "slow")
    let running = 0
    let most = 0
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    consume(bus, async () => {
      most = Math.max(most, ++running)
      await finished
      running--
      return delivered
    })
    await bus.publish(eventsOf(200, 1))
    await expect.poll(() => running, soon).toBe(16)
    await sleep(100)
    expect(most).toBe(16)
    finish()
    await expect.poll(async () => [running, await client.xLen("slow:bus:stream:0")], soon).toEqual([0, 0])
    expect(most).toBe(16)
  })

  it("tries a failed event again with growing pauses, without those who have processed it", async () => {
    const bus = openBus(redis, "failing", { firstPause: 100 }, 1)
    const attempts: { at: number; notified: readonly string[] }[] = []
    const others: string[] = []
    consume(bus, async ({ aggregate, data }, { notified, earlier }) => {
      if (aggregate === "calm") others.push(`${data["n"]}`)
      if (aggregate === "calm") return delivered
      if (data["n"] === 2) {
        others.push(`2 ${JSON.stringify(earlier)}`)
        return earlier.length > 0 ? { outcome: "waiting", notified: ["mail"] } : delivered
      }
      attempts.push({ at: Date.now(), notified })
      if (attempts.length < 4) return { outcome: "failed", notified: ["mail"], error: "down" }
      return { outcome: "delivered", notified: ["mail", "search"] }
    })
    await bus.publish([event("failing", 1), event("failing", 2), event("calm", 3)])
    await expect.poll(() => others, soon).toContain("3")
    expect(attempts).toHaveLength(1)
    await expect.poll(() => attempts.length, soon).toBe(4)
    expect(attempts.map(({ notified }) => notified)).toEqual([[], ["mail"], ["mail"], ["mail"]])
    const pauses = attempts.slice(1).map(({ at }, n) => at - attempts[n]!.at)
    expect(pauses.map((pause, n) => pause >= 100 * 2 ** n - 10)).toEqual([true, true, true])
    const earlier = JSON.stringify([{ name: "order.updated", notified: ["mail"] }])
    await expect.poll(() => others, soon).toEqual([`2 ${earlier}`, "3", "2 []"])
    await expect.poll(() => client.hLen("failing:bus:parked:0"), soon).toBe(0)
  })

  it("moves an event that fails for good to a stream, and goes on with the object", async () => {
    const bus = openBus(redis, "poison", { firstPause: 5 })
    const heard: unknown[] = []
    consume(
      bus,
      async ({ data }, { earlier }) => {
        if (data["n"] === 1) return { outcome: "failed", notified: [], error: "Error: no such order" }
        if (earlier.length > 0) return { outcome: "waiting", notified: [] }
        heard.push(data["n"])
        return delivered
      },
      3,
    )
    await bus.publish([event("a", 1), event("a", 2)])
    await expect.poll(() => heard, soon).toEqual([2])
    const failed = await client.xRange("poison:bus:failed", "-", "+")
    expect(failed?.map(({ message }) => ({ ...message }))).toEqual([
      {
        ...{ id: "job_a_1", name: "order.updated", data: '{"id":"a","n":1}', aggregate: "a" },
        partition: String(partitionOf("a", 16)),
        ...{ attempts: "3", error: "Error: no such order" },
      },
    ])
    expect(logged).toEqual(["An event failed and is not delivered any more"])
  })

  it("refuses events while too many wait, all or none", async () => {
    const bus = openBus(redis, "full", { most: 3 }, 1)
    await bus.publish([1, 2, 3].map((n) => event("a", n)))
    await expect(bus.publish([event("a", 4)])).rejects.toThrow("BUSFULL 3 events wait in partition 0")
    expect(await client.xLen("full:bus:stream:0")).toBe(3)
    const heard: unknown[] = []
    consume(bus, async ({ data }) => {
      heard.push(data["n"])
      return delivered
    })
    await expect.poll(() => heard, soon).toEqual([1, 2, 3])
    await bus.publish([event("a", 4)])
    await expect.poll(() => heard, soon).toEqual([1, 2, 3, 4])
  })

  it("finishes the current event when it stops, and leaves the others to another process", async () => {
    const bus = openBus(redis, "stop", {}, 1)
    let isDone = false
    const stopping = consume(bus, async () => {
      await sleep(2_500)
      isDone = true
      return delivered
    })
    await bus.publish([event("a", 1), event("a", 2)])
    await expect.poll(() => owners("stop"), soon).toEqual([1])
    await sleep(100)
    const heard: unknown[] = []
    const other = openBus(redis, "stop", {}, 1)
    consume(other, async ({ data }) => {
      heard.push(data["n"], isDone)
      return delivered
    })
    await stopping.stop()
    expect(isDone).toBe(true)
    await expect.poll(() => heard, soon).toEqual([2, true])
  })

  it("delivers the events of a smaller number of partitions, and those of the larger one before", async () => {
    const events = eventsOf(30, 1)
    await openBus(redis, "fewer", {}, 16).publish(events)
    // The number is known once a process has served them.
    const before = consume(openBus(redis, "fewer", {}, 16), async () => ({ outcome: "failed", notified: [] }))
    await expect.poll(() => owners("fewer"), soon).toEqual([16])
    await before.stop()
    const heard = new Set<string>()
    consume(openBus(redis, "fewer", {}, 2), async ({ id }) => {
      heard.add(id)
      return delivered
    })
    await expect.poll(() => heard.size, soon).toBe(30)
  })

  it("reads a partition again that it has lost and got back", async () => {
    const bus = openBus(redis, "again", {}, 1)
    const heard: unknown[] = []
    consume(bus, async ({ data }, { notified }) => {
      heard.push([data["n"], notified])
      return delivered
    })
    await bus.publish([event("a", 1)])
    await expect.poll(() => heard, soon).toEqual([[1, []]])
    // As if its lease had expired, and another process had parked an event and died.
    const parked = { event: event("a", 2), entry: "1-0", attempts: 1, due: 0, notified: ["mail"] }
    await client
      .multi()
      .hSet("again:bus:parked:0", parked.event.id, JSON.stringify(parked))
      .del("again:bus:lease:0")
      .exec()
    await expect.poll(() => heard.slice(1), soon).toEqual([[2, ["mail"]]])
    await expect.poll(() => client.hLen("again:bus:parked:0"), soon).toBe(0)
  })

  describe("with another process", () => {
    const children: ChildProcess[] = []
    afterEach(() => children.splice(0).forEach((child) => child.kill("SIGKILL")))

    /** Starts a process whose subscriber takes so long; `begun` gets the IDs of its events. */
    function startConsumer(namespace: string, duration: number) {
      const program = path.join(import.meta.dirname, "testing/event-bus-child.ts")
      const env = { REDIS_URL: redis.url, NAMESPACE: namespace, DURATION: String(duration) }
      const child = spawn(process.execPath, ["--import", "tsx", "--conditions=stheno-source", program], {
        env: { ...process.env, ...env },
        stdio: ["ignore", "pipe", "inherit"],
      })
      children.push(child)
      const begun: string[] = []
      child.stdout.on("data", (chunk: Buffer) => begun.push(...chunk.toString().trim().split("\n")))
      return { child, begun }
    }

    it("delivers the events of a process that is killed, in order", async () => {
      const { child, begun } = startConsumer("killed", 3_600_000)
      const bus = openBus(redis, "killed")
      await bus.publish(eventsOf(40, 3))
      await expect.poll(() => begun.length, { timeout: 60_000 }).toBe(16)
      const heard: BusEvent[] = []
      consume(bus, async (event) => {
        heard.push(event)
        return delivered
      })
      await sleep(1_500)
      expect(heard).toEqual([])
      child.kill("SIGKILL")
      await expect.poll(() => heard.length, soon).toBe(120)
      for (const ns of Object.values(byObject(heard)))
        expect(ns).toEqual(ns.toSorted((a, b) => Number(a) - Number(b)))
    })

    it("leaves the events to others when it was paused for longer than its lease", async () => {
      const { child, begun } = startConsumer("paused", 500)
      const bus = openBus(redis, "paused", {}, 1)
      await bus.publish([1, 2, 3].map((n) => event("a", n)))
      await expect.poll(() => begun, { timeout: 60_000 }).toEqual(["job_a_1"])
      child.kill("SIGSTOP")
      const heard: unknown[] = []
      consume(bus, async ({ data }) => {
        heard.push(data["n"])
        if (data["n"] === 2) child.kill("SIGCONT")
        await sleep(1_000)
        return delivered
      })
      await expect.poll(() => heard, soon).toEqual([1, 2, 3])
      await sleep(1_000)
      expect(begun).toEqual(["job_a_1"])
      expect(await client.xLen("paused:bus:stream:0")).toBe(0)
    })
  })

  it("loses nothing while Redis is away, and nothing of its append-only log", async () => {
    const heard: BusEvent[] = []
    const bus = openBus(redis, "away", { firstPause: 50 })
    const failedOnce = new Set<string>()
    consume(bus, async (event) => {
      await sleep(5)
      heard.push(event)
      if (Number(event.data["n"]) % 10 > 0 || failedOnce.has(event.id)) return delivered
      failedOnce.add(event.id)
      heard.pop()
      return { outcome: "failed", notified: [] }
    })
    const events = eventsOf(100, 4)
    await bus.publish(events.slice(0, 300))
    await expect.poll(() => heard.length, soon).toBeGreaterThan(30)
    await redis.kill()
    await expect(bus.publish(events.slice(300))).rejects.toThrow()
    await sleep(1_500)
    await redis.start()
    await expect
      .poll(
        () =>
          bus.publish(events.slice(300)).then(
            () => true,
            () => false,
          ),
        soon,
      )
      .toBe(true)
    await expect.poll(() => new Set(heard.map(({ id }) => id)).size, soon).toBe(400)
    await sleep(300)
    // At most the events that were being delivered when Redis went away come twice.
    expect(heard.length).toBeLessThanOrEqual(400 + 16)
  })
})
