import { createClient } from "redis"
import type { TestShop } from "@stheno/server/testing"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startSampleShop } from "../testing/sample-shop.ts"
import { redisMissing, startRedis, type RedisServer } from "./testing/redis-server.ts"

describe.skipIf(redisMissing)("a store with Redis", () => {
  let redis: RedisServer
  let shop: TestShop
  beforeAll(async () => {
    redis = await startRedis()
    vi.stubEnv("REDIS_URL", redis.url)
    shop = await startSampleShop("redis")
  })
  afterAll(async () => {
    await shop.stop()
    await redis.stop()
    vi.unstubAllEnvs()
  })

  const open = () => createClient({ url: redis.url })
  async function inRedis<T>(work: (client: ReturnType<typeof open>) => Promise<T>): Promise<T> {
    const client = open()
    await client.connect()
    try {
      return await work(client)
    } finally {
      client.destroy()
    }
  }
  const weather = async (key: string) => {
    const response = await shop.fetch("/store/weather", { headers: { "x-publishable-api-key": key } })
    const body = (await response.json()) as { weather?: { asked: number } }
    return {
      status: response.status,
      asked: body.weather?.asked,
      retryAfter: response.headers.get("retry-after"),
    }
  }

  it("shares cached values", async () => {
    expect(await weather("pk_1")).toMatchObject({ status: 200, asked: 1 })
    expect(await weather("pk_1")).toMatchObject({ status: 200, asked: 1 })
    expect(await inRedis((client) => client.get("medusa:cache:weather"))).toContain('"degrees":21')
  })

  it("limits requests", async () => {
    const answers = []
    for (let request = 0; request < 6; request++) answers.push(await weather("pk_2"))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(answers.at(-1)?.retryAfter)).toBeGreaterThan(50)
    expect((await weather("pk_3")).status).toBe(200)
  })

  it("refreshes a forecast once at a time, and not at all while another process does it", async () => {
    const refresh = async () => {
      const response = await shop.admin("/admin/weather", { method: "POST" })
      return [response.status, (await response.json()) as unknown]
    }
    expect(await refresh()).toEqual([200, { refreshed: true }])
    await inRedis((client) => client.set("medusa:lock:weather", "another process"))
    expect(await refresh()).toEqual([
      409,
      {
        code: "lock_not_free",
        type: "conflict",
        message: "Lock weather was not free within 1 s. Send the request again.",
      },
    ])
    await inRedis((client) => client.del("medusa:lock:weather"))
    expect(await refresh()).toEqual([200, { refreshed: true }])
  })

  it("publishes the selected events for consumer groups, and no others", async () => {
    await inRedis((client) => client.xGroupCreate("medusa:events", "warehouse", "0", { MKSTREAM: true }))
    await shop.admin("/admin/customers", {
      body: { email: "a@b.co", first_name: "A", last_name: "B", password: "correct-horse" },
    })
    await shop.admin("/admin/products", { body: { title: "Cup" } })
    const streams = [{ key: "medusa:events", id: ">" }]
    const read = () => inRedis((client) => client.xReadGroup("warehouse", "reader-1", streams, { COUNT: 10 }))
    const seen: string[] = []
    await expect
      .poll(async () => {
        const [stream] = ((await read()) ?? []) as { messages: { message: Record<string, string> }[] }[]
        seen.push(...(stream?.messages.map(({ message }) => String(message["name"])) ?? []))
        return seen
      })
      .toContain("product.created")
    expect(seen.filter((name) => name.startsWith("customer."))).toEqual([])
  })

  it("serves requests while Redis is down", async () => {
    await redis.kill()
    const first = await weather("pk_4")
    expect([first.status, first.asked]).toEqual([200, 2])
    expect((await shop.admin("/admin/products", { body: { title: "Plate" } })).status).toBe(200)
    const locked = await shop.admin("/admin/weather", { method: "POST" })
    expect([locked.status, await locked.json()]).toEqual([
      503,
      {
        code: "locks_unavailable",
        type: "unexpected_state",
        message: "Locks are not available. Send the request again in a few seconds.",
      },
    ])
    await redis.start()
    const names = () =>
      inRedis(async (client) =>
        (await client.xRange("medusa:events", "-", "+"))?.map(({ message }) => message["name"]),
      )
    // The outbox delivers the event that could not be published.
    await expect.poll(names, { timeout: 20_000 }).toContain("product.created")
    expect((await weather("pk_4")).status).toBe(200)
  })
})
