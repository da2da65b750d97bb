import type { Log } from "@stheno/core"
import { contractOf } from "@stheno/server/contracts"
import { createClient } from "redis"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { createRedisCache } from "./src/cache.ts"
import { connectionOf } from "./src/connection.ts"
import { createRateLimit } from "./src/limits.ts"
import { createRedisLocks } from "./src/locks.ts"
import { readOptions } from "./src/options.ts"
import { isPublished, publish } from "./src/stream.ts"
import { redisMissing, startRedis, type RedisServer } from "./testing/redis-server.ts"

const logged: string[] = []
const note = (_: unknown, text: string) => void logged.push(text)
const log = { info: note, warn: note, error: note } as unknown as Log

it("names wrong options", () => {
  expect(() => readOptions({})).toThrow(/redisUrl/)
  expect(() => readOptions({ redisUrl: "localhost" })).toThrow(/must start with redis:/)
  expect(() => readOptions({ redisUrl: "redis://localhost", tll: 30 })).toThrow(/tll/)
  const v1 = { redisUrl: "redis://localhost", redisOptions: { db: 2 }, ttl: 60, namespace: "store" }
  expect(readOptions(v1)).toMatchObject({ database: 2, ttl: 60, namespace: "store", stream: "store:events" })
})

it("selects events by name", () => {
  expect(isPublished("order.placed", ["order.*"])).toBe(true)
  expect(isPublished("orderXplaced", ["order.placed"])).toBe(false)
  expect(isPublished("order.placed", [])).toBe(false)
})

describe.skipIf(redisMissing)("with Redis", () => {
  let redis: RedisServer
  let client: ReturnType<typeof createClient>
  beforeAll(async () => {
    redis = await startRedis()
    client = createClient({ url: redis.url })
    client.on("error", () => undefined)
    await client.connect()
  })
  afterAll(async () => {
    client.destroy()
    await redis.stop()
  })
  const releases: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const release of releases.splice(0)) await release()
    logged.length = 0
  })

  const connect = (more: object = {}) => {
    const settings = readOptions({ redisUrl: redis.url, command_timeout: 300, ...more })
    const connection = connectionOf(settings, log)
    releases.push(connection.hold())
    return { settings, connection }
  }

  describe("the contract of caches", () => {
    it.each(contractOf("cache").checks.map((check) => [check.name, check] as const))("%s", (_, { run }) => {
      const { settings, connection } = connect()
      return run({ provider: createRedisCache(connection, settings) })
    })
  })

  describe("the contract of locks, over two connections", () => {
    it.each(contractOf("lock").checks.map((check) => [check.name, check] as const))("%s", (_, { run }) => {
      const [one, other] = [connect(), connect({ ttl: 31 })]
      return run({
        provider: createRedisLocks(one.connection, one.settings),
        other: createRedisLocks(other.connection, other.settings),
      })
    })
  })

  it("keeps locks as keys that expire, apart from those of other stores", async () => {
    const { settings, connection } = connect()
    const locks = createRedisLocks(connection, settings)
    const lease = { key: "report", token: "t1", seconds: 5 }
    expect(await locks.acquire(lease)).toBe(true)
    expect(await client.get("medusa:lock:report")).toBe("t1")
    expect(await client.pTTL("medusa:lock:report")).toBeGreaterThan(4000)
    expect(await locks.acquire({ ...lease, token: "t2" })).toBe(false)
    const other = createRedisLocks(connection, { namespace: "other" })
    expect(await other.acquire({ ...lease, token: "t2" })).toBe(true)
    await locks.release(lease)
    expect([await client.get("medusa:lock:report"), await client.get("other:lock:report")]).toEqual([
      null,
      "t2",
    ])
  })

  it("grants no lock while Redis is down, and grants locks again afterwards", async () => {
    const { settings, connection } = connect({ namespace: "locked" })
    const locks = createRedisLocks(connection, settings)
    const lease = { key: "report", token: "t1", seconds: 5 }
    expect(await locks.acquire(lease)).toBe(true)
    await redis.kill()
    const started = Date.now()
    for (const call of [locks.acquire({ ...lease, token: "t2" }), locks.renew(lease), locks.release(lease)])
      await expect(call).rejects.toThrow()
    expect(Date.now() - started).toBeLessThan(2000)
    await redis.start()
    const isGranted = () => locks.acquire({ ...lease, token: "t3" }).catch(() => undefined)
    await expect.poll(isGranted, { timeout: 10_000 }).toBe(true)
  })

  it("stores copies of values until they expire", async () => {
    const { settings, connection } = connect()
    const cache = createRedisCache(connection, settings)
    await cache.set("a", { price: 12 })
    await cache.set("short", 1, 0.05)
    expect(await cache.get("a")).toEqual({ price: 12 })
    expect(await client.ttl("medusa:cache:a")).toBe(30)
    await expect.poll(() => cache.get("short")).toBeUndefined()
    await cache.set("a", 1, 0)
    expect(await cache.get("a")).toBeUndefined()
  })

  it("forgets values by pattern, and only its own", async () => {
    const { settings, connection } = connect()
    const cache = createRedisCache(connection, settings)
    const other = createRedisCache(connection, { namespace: "other", ttl: 30 })
    await other.set("products:1", 1)
    for (const key of ["products:1", "products:2", "products[1]", "orders:1"]) await cache.set(key, 1)
    await cache.invalidate("products[1]*")
    expect([await cache.get("products[1]"), await cache.get("products:1")]).toEqual([undefined, 1])
    await cache.invalidate("products:*")
    expect([await cache.get("products:2"), await cache.get("orders:1")]).toEqual([undefined, 1])
    await cache.invalidate("orders:1")
    expect([await cache.get("orders:1"), await other.get("products:1")]).toEqual([undefined, 1])
  })

  it("limits calls, for all connections together", async () => {
    const one = createRateLimit(connect().connection, { namespace: "m" })
    const two = createRateLimit(connect({ ttl: 31 }).connection, { namespace: "m" })
    const options = { limit: 3, seconds: 60 }
    const all = await Promise.all([one, two, one, two].map((limit) => limit.count("k", options)))
    expect(all.filter(({ isAllowed }) => isAllowed)).toHaveLength(3)
    expect(all.map(({ remaining }) => remaining).sort()).toEqual([0, 0, 1, 2])
    expect((await one.count("k", options)).retryAfter).toBe(60)
    expect((await one.count("another", options)).isAllowed).toBe(true)
    await one.count("brief", { limit: 1, seconds: 0.05 })
    await expect
      .poll(async () => (await one.count("brief", { limit: 1, seconds: 0.05 })).isAllowed)
      .toBe(true)
  })

  it("publishes an event once, however often it is delivered, and keeps the stream short", async () => {
    const { settings, connection } = connect({ stream: "s", stream_max_length: 10 })
    for (let delivery = 0; delivery < 2; delivery++)
      await publish(connection, settings, { id: "job_1", name: "order.placed", data: { id: "order_1" } })
    const entries = await client.xRange("s", "-", "+")
    expect(entries?.map(({ message }) => ({ ...message }))).toEqual([
      { id: "job_1", name: "order.placed", data: '{"id":"order_1"}' },
    ])
    for (let id = 2; id < 400; id++)
      await publish(connection, settings, { id: `job_${id}`, name: "n", data: 1 })
    expect(await client.xLen("s")).toBeLessThan(200)
  })

  it("goes on without Redis, says so once, and comes back", async () => {
    const { settings, connection } = connect({ namespace: "down" })
    const cache = createRedisCache(connection, settings)
    const limit = createRateLimit(connection, { namespace: "down" })
    const event = { id: "job_9", name: "order.placed", data: {} }
    await cache.set("a", 1)
    await redis.kill()
    const started = Date.now()
    expect(await cache.get("a")).toBeUndefined()
    await cache.set("a", 2)
    await cache.invalidate("a*")
    const counts = []
    for (let call = 0; call < 3; call++)
      counts.push((await limit.count("k", { limit: 2, seconds: 60 })).isAllowed)
    expect(counts).toEqual([true, true, false])
    await expect(publish(connection, settings, event)).rejects.toThrow()
    expect(Date.now() - started).toBeLessThan(2000)
    expect(logged).toEqual([
      "Cannot reach Redis; reconnecting. Until then, locks are not granted, events wait, and caches and rate limits work without Redis",
    ])
    expect(logged.join()).not.toContain("redis-password")
    await redis.start()
    await expect
      .poll(
        () =>
          publish(connection, settings, event).then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true)
    await cache.set("a", 3)
    expect(await cache.get("a")).toBe(3)
    expect(logged.at(-1)).toBe("Connected to Redis again")
  })

  it("closes with its last holder, and opens again", async () => {
    // Connections are counted in a separate database: others may still be closing or coming back.
    const database = 3
    const { settings, connection } = connect({ namespace: "held", redisOptions: { db: database } })
    const cache = createRedisCache(connection, settings)
    const second = connection.hold()
    await expect.poll(() => client.isReady, { timeout: 10_000 }).toBe(true)
    const count = async () => (await client.clientList()).filter(({ db }) => db === database).length
    await cache.set("a", 1)
    expect(await count()).toBe(1)
    await second()
    expect(await cache.get("a")).toBe(1)
    for (const release of releases.splice(0)) await release()
    await expect.poll(count).toBe(0)
    expect(await cache.get("a")).toBe(1)
    expect(await count()).toBe(1)
    await connection.hold()()
    await expect.poll(count).toBe(0)
  })
})
