import { spawn, type ChildProcess } from "node:child_process"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { bundleServer, startCommand, type Child } from "@stheno/testing/child-server.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"
import { createTestDatabase } from "../testing/index.ts"

vi.setConfig({ testTimeout: 180_000 })
beforeAll(bundleServer)

let child: Child | undefined
afterEach(() => child?.process.kill("SIGKILL"))

/** The processes that another one started. */
async function childrenOf({ pid }: ChildProcess): Promise<number[]> {
  const listing = spawn("ps", ["-o", "pid=", "--ppid", String(pid)])
  let text = ""
  listing.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()))
  await new Promise((resolve) => listing.on("close", resolve))
  return text.split("\n").filter(Boolean).map(Number)
}

it("serves one port with two processes, replaces one that is killed, and stops cleanly", async () => {
  const database = await createTestDatabase()
  child = startCommand({
    args: ["start-cluster", "--cpus", "2", "--no-seed"],
    dataDir: createTemporaryDirectory(),
    env: { DATABASE_URL: database.url, LOG_LEVEL: "error" },
  })
  const url = await child.ready()
  const health = async () => (await fetch(`${url}/health`)).text()
  expect(await Promise.all(Array.from({ length: 20 }, health))).toEqual(Array(20).fill("OK"))
  const before = await childrenOf(child.process)
  expect(before).toHaveLength(2)
  // A process that ends right after its start is not replaced.
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  process.kill(before[0]!, "SIGKILL")
  await vi.waitFor(async () => {
    const now = await childrenOf(child!.process)
    expect([now.length, now.includes(before[0]!)]).toEqual([2, false])
  }, 30_000)
  expect(await health()).toBe("OK")
  child.process.kill("SIGTERM")
  expect(await child.ended).toEqual({ code: 0, signal: null })
  await database.drop()
})
