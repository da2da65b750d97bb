import type { TestShop } from "@stheno/server/testing"
import { execFile } from "node:child_process"
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { promisify } from "node:util"
import { createClient } from "redis"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { startSampleShop } from "../testing/sample-shop.ts"
import { partitionOf } from "./src/event-bus-keys.ts"
import { redisMissing, startRedis, type RedisServer } from "./testing/redis-server.ts"

const commands = fs.readFileSync(
  path.join(import.meta.dirname, "../../samples/plugins/redis-event-bus/commands.sh"),
  "utf8",
)

/** What the commands of the documentation print. */
async function printedBy(region: string): Promise<string> {
  const code = new RegExp(`^# region ${region}\n([^]*?)^# endregion`, "m").exec(commands)?.[1]
  return (await promisify(execFile)("bash", ["-euc", String(code)])).stdout
}

const soon = { timeout: 20_000, interval: 20 }

interface Notice {
  readonly event: string
  readonly product: string
}

describe.skipIf(redisMissing)("a store whose events go through Redis", () => {
  let redis: RedisServer
  let client: ReturnType<typeof createClient>
  let shop: TestShop
  const notices: Notice[] = []
  let running = 0
  let mostRunning = 0
  let answer: (notice: Notice) => Promise<number> = async () => 200
  const warehouse = http.createServer((request, response) => {
    void (async () => {
      let text = ""
      for await (const chunk of request) text += String(chunk)
      const notice = JSON.parse(text) as Notice
      mostRunning = Math.max(mostRunning, ++running)
      response.statusCode = await answer(notice)
      running--
      if (response.statusCode === 200) notices.push(notice)
      response.end()
    })()
  })

  beforeAll(async () => {
    redis = await startRedis({ isDurable: true })
    client = createClient({ url: redis.url })
    client.on("error", () => undefined)
    await client.connect()
    await new Promise<void>((resolve) => warehouse.listen(0, "127.0.0.1", resolve))
    vi.stubEnv("REDIS_URL", redis.url)
    vi.stubEnv("WAREHOUSE_URL", `http://127.0.0.1:${(warehouse.address() as AddressInfo).port}`)
    shop = await startSampleShop("redis-event-bus")
  })
  afterAll(async () => {
    await shop.stop()
    client.destroy()
    await redis.stop()
    warehouse.closeAllConnections()
    await new Promise((resolve) => warehouse.close(resolve))
    vi.unstubAllEnvs()
  })
  afterEach(() => {
    notices.length = mostRunning = 0
    answer = async () => 200
  })

  async function createProducts(titles: readonly string[]): Promise<string[]> {
    const ids: string[] = []
    for (const title of titles) {
      const response = await shop.admin("/admin/products", { body: { title } })
      ids.push(((await response.json()) as { product: { id: string } }).product.id)
    }
    return ids
  }
  const update = (id: string, title: string) => shop.admin(`/admin/products/${id}`, { body: { title } })
  const inOrder = (ids: readonly string[]) =>
    ids.flatMap((product) => ["product.created", "product.updated"].map((event) => ({ event, product })))
  const byProduct = (ids: readonly string[]) =>
    ids.flatMap((id) => notices.filter(({ product }) => product === id))

  it("calls slow subscribers for several events at once", async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    answer = async () => {
      await finished
      return 200
    }
    const ids = await createProducts(Array.from({ length: 24 }, (_, n) => `Cup ${n}`))
    await expect.poll(() => running, soon).toBeGreaterThan(4)
    finish()
    await expect.poll(() => notices.length, soon).toBe(24)
    expect(notices.map(({ product }) => product).toSorted()).toEqual(ids.toSorted())
    expect(mostRunning).toBeLessThanOrEqual(16)
  })

  it("tries a failed event again, and keeps the order of each object", async () => {
    const refused = new Set<string>()
    answer = async ({ product }) => (refused.has(product) ? 200 : (refused.add(product), 503))
    const ids = await createProducts(["Plate", "Bowl"])
    for (const id of ids) await update(id, "Jug")
    await expect.poll(() => notices.length, soon).toBe(4)
    expect(byProduct(ids)).toEqual(inOrder(ids))
  })

  it("has commands that show the events that wait and those that failed for good", async () => {
    let status = 503
    answer = async () => status
    const [id = ""] = await createProducts(["Cup"])
    await expect.poll(() => printedBy("waiting"), soon).toMatch(/^medusa:bus:parked:\d+$/m)
    status = 200
    await expect.poll(() => notices.map(({ product }) => product), soon).toEqual([id])
    await expect.poll(() => printedBy("waiting"), soon).not.toContain("parked")
    expect(await printedBy("waiting")).toMatch(/^(?:medusa:bus:stream:\d+ 0\n)+$/)
    await client.xAdd("medusa:bus:failed", "*", { id: "job_1", error: "no such order" })
    expect(await printedBy("failed")).toContain("no such order")
  })

  it("has a command that delivers events that failed for good once more", async () => {
    await client.del("medusa:bus:failed")
    const [id = "", other = ""] = await createProducts(["Glass", "Vase"])
    await expect.poll(() => notices.length, soon).toBe(2)
    notices.length = 0
    const failed = { name: "product.created", attempts: "36", error: "Error: no such product" }
    const fail = (product: string) =>
      client.xAdd("medusa:bus:failed", "*", {
        ...failed,
        id: `job_${product}`,
        data: JSON.stringify({ id: product }),
        aggregate: product,
        partition: String(partitionOf(product, 16)),
      })
    await fail(id)
    await fail(other)
    expect(await printedBy("redeliver")).toBe("2\n")
    await expect.poll(() => notices.length, soon).toBe(2)
    expect(byProduct([id, other])).toEqual(
      [id, other].map((product) => ({ event: "product.created", product })),
    )
    expect(await client.xLen("medusa:bus:failed")).toBe(0)
    expect(await printedBy("redeliver")).toBe("0\n")
  })

  it("publishes no event that has no subscriber", async () => {
    const before = (await client.keys("medusa:bus:known:*")).length
    expect((await shop.admin("/admin/collections", { body: { title: "Tea" } })).status).toBe(200)
    const [id] = await createProducts(["Pot"])
    await expect.poll(() => notices.map(({ product }) => product), soon).toEqual([id])
    const names = await client.keys("medusa:bus:known:*")
    expect(names.length - before).toBe(1)
  })

  it("keeps events in the database while Redis is away", async () => {
    await redis.kill()
    const ids = await createProducts(["Pan"])
    for (const id of ids) await update(id, "Wok")
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(notices).toEqual([])
    await redis.start()
    await expect.poll(() => notices.length, soon).toBe(2)
    expect(notices).toEqual(inOrder(ids))
  })
})
