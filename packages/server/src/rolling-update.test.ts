import fs from "node:fs"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { assertFree } from "./http/listen.ts"
import { bundleServer, createDirectory, startChild, type Child } from "@stheno/testing/child-server.ts"
import { createTestDatabase, type TestDatabase } from "./testing/index.ts"
import { startReadyProxy, type ReadyProxy } from "@stheno/testing/ready-proxy.ts"
import { createShopper } from "@stheno/testing/shopper.ts"

// Three servers start, and they share two cores with the rest of the run.
vi.setConfig({ testTimeout: 120_000 })

/** Milliseconds; the proxy of the test asks for readiness ten times as often. */
const delay = 1_000

let database: TestDatabase
let dataDir: string
let proxy: ReadyProxy | undefined
const children: Child[] = []
beforeAll(async () => {
  bundleServer()
  database = await createTestDatabase({ max: 1 })
  dataDir = createDirectory()
})
afterAll(async () => {
  await proxy?.close()
  for (const child of children) child.process.kill("SIGKILL")
  await Promise.all(children.map(({ ended }) => ended))
  await database.drop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

function startAt(port: number): Child {
  const child = startChild({
    dataDir,
    args: ["--no-seed", "--api-only"],
    env: {
      DATABASE_URL: database.url,
      PORT: String(port),
      SHUTDOWN_DELAY: String(delay),
      LOG_LEVEL: "error",
    },
  })
  children.push(child)
  return child
}

/** Starts clients that send requests until they are stopped. */
function keepBusy(works: readonly (() => Promise<unknown>)[]) {
  let isOver = false
  let done = 0
  const failures: string[] = []
  const repeat = async (work: () => Promise<unknown>) => {
    while (!isOver) {
      await work().then(
        () => done++,
        (error: unknown) => failures.push(String(error)),
      )
    }
  }
  const all = Promise.all(works.map(repeat))
  const stop = async () => {
    isOver = true
    await all
  }
  return { done: () => done, failures, stop }
}

it("fails no request while servers are replaced one after the other", async () => {
  const ports = [0, 0].map(() => assertFree({ host: "127.0.0.1", port: 0, portVariable: "PORT" }))
  const [first, second] = await Promise.all(ports)
  const old = [startAt(first!), startAt(second!)]
  const urls = await Promise.all(old.map((child) => child.ready()))
  proxy = await startReadyProxy(urls)
  await vi.waitFor(() => expect(proxy!.ready()).toHaveLength(2), { timeout: 60_000 })
  const { url } = proxy
  const shopper = await createShopper(url)
  const read = async () => {
    const response = await fetch(`${url}/store/products`)
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
  }
  const clients = keepBusy([read, read, () => shopper.buy(), () => shopper.buy()])
  for (const [i, child] of old.entries()) {
    const before = clients.done()
    child.process.kill("SIGTERM")
    await vi.waitFor(async () => expect((await fetch(`${urls[i]}/ready`)).status).toBe(503), {
      timeout: delay,
      interval: 20,
    })
    // It still handles what reaches it.
    expect((await fetch(`${urls[i]}/store/products`)).headers.get("connection")).toBe("close")
    expect(await child.ended).toEqual({ code: 0, signal: null })
    expect(proxy.ready()).toEqual([urls[1 - i]])
    await startAt([first!, second!][i]!).ready()
    await vi.waitFor(() => expect(proxy!.ready()).toHaveLength(2), { timeout: 60_000 })
    expect(clients.done()).toBeGreaterThan(before + 20)
  }
  await clients.stop()
  expect(clients.failures).toEqual([])
})
