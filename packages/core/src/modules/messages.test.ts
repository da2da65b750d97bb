import { setTimeout as wait } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { createCacheModule } from "./cache.ts"
import { createEventBusModule } from "./event-bus.ts"
import { createProductModule } from "./product.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test("the cache gives copies, forgets after a time, and by a pattern", async () => {
  const cache = createCacheModule({ max: 100 })
  const kept = { list: [1] }
  await cache.set("products:1", kept)
  kept.list.push(2)
  expect(await cache.get("products:1")).toEqual({ list: [1] })
  await cache.set("products:2", "b")
  await cache.set("carts:1", "c")
  await cache.invalidate("products:*")
  expect([await cache.get("products:1"), await cache.get("products:2")]).toEqual([null, null])
  await cache.invalidate("*art*:1*")
  expect(await cache.get("carts:1")).toBeNull()
  await cache.set("short", 1, 0.05)
  await cache.set("never", 1, 0)
  await cache.set("long", 1)
  await wait(80)
  expect(await Promise.all(["short", "never", "long"].map((key) => cache.get(key)))).toEqual([null, null, 1])
  await cache.invalidate("long")
  expect(await cache.get("long")).toBeNull()
  await expect(cache.get("")).rejects.toMatchObject({ type: "invalid_data" })
})

test("the cache keeps no more than it may", async () => {
  const cache = createCacheModule({ max: 10 })
  for (let i = 0; i < 100; i++) await cache.set(`key ${i}`, i)
  const found = await Promise.all(Array.from({ length: 100 }, (_, i) => cache.get(`key ${i}`)))
  expect(found.filter((value) => value !== null).length).toBeLessThanOrEqual(20)
  expect(found.at(-1)).toBe(99)
})

test("without a database, events are delivered immediately, and a failing subscriber does not affect others", async () => {
  const heard: unknown[] = []
  const failures: unknown[] = []
  const log = {
    error: (data: object) => failures.push(data),
    warn: () => {},
    info: () => {},
    debug: () => {},
  }
  const bus = createEventBusModule({ log })
  const failing = () => {
    throw new Error("no")
  }
  const hear = (data: unknown, name: string) => void heard.push([name, data])
  bus.subscribe("a", failing).subscribe("a", hear).subscribe("a", hear)
  await bus.emit("a", { n: 1 })
  await bus.emit([
    { eventName: "a", data: { n: 2 } },
    { eventName: "b", data: { n: 3 } },
  ])
  expect(heard).toEqual([
    ["a", { n: 1 }],
    ["a", { n: 2 }],
  ])
  expect(failures).toHaveLength(2)
  bus.unsubscribe("a", hear)
  bus.subscribe("a", hear, { subscriberId: "one" }).unsubscribe("a", hear, { subscriberId: "one" })
  await bus.emit("a", { n: 4 })
  expect(heard).toHaveLength(2)
  await expect(bus.emit("", {})).rejects.toMatchObject({ type: "invalid_data" })
})

test("with a database the events of modules arrive after their commit, and never without it", async () => {
  const heard: unknown[] = []
  const bus = createEventBusModule({ db: database.db })
  const products = createProductModule({ db: database.db })
  bus.subscribe("product.created", (data) => void heard.push(data))
  bus.subscribe("own.event", (data) => void heard.push(data))
  const work = database.db.transaction().execute(async (transactionManager) => {
    await products.create([{ title: "Never" }], { transactionManager })
    await bus.emit("own.event", { n: 0 }, {}, { transactionManager })
    throw new Error("undo")
  })
  await expect(work).rejects.toThrow("undo")
  bus.start()
  const [product] = await products.create([{ title: "Coat" }])
  await bus.emit("own.event", { n: 1 })
  await bus.drain()
  await bus.stop()
  expect(heard).toEqual([{ id: product!.id }, { n: 1 }])
})
