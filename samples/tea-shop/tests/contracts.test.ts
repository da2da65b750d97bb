// region imports
import type { ProviderDefinition } from "@stheno/core"
import { contractOf } from "@stheno/server/contracts"
import { describe, it } from "vitest"
import bucket from "../src/providers/bucket.ts"
// endregion
import { afterAll, beforeAll, expect, vi } from "vitest"
import { startNeighbours } from "../neighbours.ts"
// region search-imports
import search from "../src/providers/search.ts"
// endregion
// region chat-imports
import chat from "../src/providers/chat.ts"
// endregion

let neighbours: Awaited<ReturnType<typeof startNeighbours>>
beforeAll(async () => {
  neighbours = await startNeighbours()
  vi.stubEnv("BUCKET_URL", `${neighbours.url}/files`)
  vi.stubEnv("CHAT_WEBHOOK", `${neighbours.url}/chat`)
})
afterAll(() => {
  neighbours.close()
  vi.unstubAllEnvs()
})

// region made
const log = { error() {}, warn() {}, info() {}, debug() {} }
const made = <K extends "file" | "search" | "notification">(
  definition: ProviderDefinition<K>,
) => definition.make({ pluginOptions: {}, log, env: process.env })
// endregion

// region contract
describe("the bucket", () => {
  it.each(contractOf("file").checks)("$name", ({ run }) =>
    run({ provider: made(bucket) }),
  )
})
// endregion

// region search
describe("the search", () => {
  it.each(contractOf("search").checks)("$name", ({ run }) =>
    run({ provider: made(search) }),
  )
})
// endregion

// region chat
describe("the chat", () => {
  const event = { id: "job_1", name: "order.placed", data: { id: "order_1" } }

  it.each(contractOf("notification").checks)("$name", ({ run }) =>
    run({ provider: made(chat), event }),
  )
})
// endregion

it("tells the packers", async () => {
  await made(chat).send({
    id: "job_2",
    name: "order.placed",
    data: { id: "order_2" },
  })
  expect(neighbours.told).toContain("Please pack order_2")
})
