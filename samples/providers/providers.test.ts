// region imports
import type { ProviderDefinition, ProviderKinds } from "@stheno/core"
import { contractOf } from "@stheno/server/contracts"
import { describe, expect, it } from "vitest"
// endregion
import cards from "./cards.ts"
import locks from "./locks.ts"
import searchIndex from "./search-index.ts"
import shelf from "./shelf.ts"

// region made
const log = { error() {}, warn() {}, info() {}, debug() {} }
const made = <K extends keyof ProviderKinds>({ make }: ProviderDefinition<K>) =>
  make({ pluginOptions: {}, log, env: {} })
// endregion

// region locks
describe("the locks", () => {
  it.each(contractOf("lock").checks)("$name", ({ run }) =>
    run({ provider: made(locks) }),
  )
})
// endregion

// region search
describe("the search", () => {
  it.each(contractOf("search").checks)("$name", ({ run }) =>
    run({
      provider: made(searchIndex),
      // An engine that indexes in the background needs a moment.
      settle: () => new Promise((resolve) => setTimeout(resolve, 5)),
      filterByType: (type) => ({ type }),
    }),
  )
})
// endregion

// region files
describe("the shelf", () => {
  it.each(contractOf("file").checks)("$name", ({ run }) => {
    const provider = made(shelf)
    let passed = 0
    return run({
      provider,
      async fetch(url) {
        const { pathname, searchParams } = new URL(url)
        const key = decodeURIComponent(pathname.split("/").at(-1)!)
        const isPublic = key.startsWith("public-")
        const until = isPublic ? Infinity : Number(searchParams.get("until"))
        if (until <= Date.now() + passed) return new Response("", { status: 403 })
        const stream = await provider.downloadStream(key)
        return stream ? new Response(stream) : new Response("", { status: 404 })
      },
      expire() {
        passed += 60_000
      },
    })
  })
})
// endregion

// region payments
describe("the cards", () => {
  it.each(contractOf("payment").checks)("$name", ({ run }) => {
    const provider = made(cards)
    return run({
      provider,
      pay: (data) => provider.amend!(data, { card: "card_1" }),
    })
  })
})
// endregion

describe("what the contracts do not check", () => {
  it("lists public files by name, newest first", async () => {
    const provider = made(shelf)
    const file = { type: "text/csv", isProtected: false, bytes: new Uint8Array(2) }
    await provider.upload({ ...file, name: "cups.csv" })
    await provider.upload({ ...file, name: "hats.csv" })
    await provider.upload({ ...file, name: "secret.csv", isProtected: true })
    const { files, count } = await provider.list!({ offset: 0, limit: 1 })
    expect([count, files.map(({ name, size }) => [name, size])]).toEqual([
      2,
      [["hats.csv", 2]],
    ])
    expect((await provider.list!({ q: "CUP", offset: 0, limit: 9 })).count).toBe(1)
  })

  it("knows what was captured, and the cards of a customer", async () => {
    const provider = made(cards)
    const data = await provider.capture(
      { id: "card_1", amount: 2500 },
      { id: "call_1", amount: 1000 },
    )
    expect(provider.capturedAmount!(data)).toBe(1000)
    const whole = await provider.capture(
      { id: "card_2", amount: 2500 },
      { id: "call_2" },
    )
    expect(provider.capturedAmount!(whole)).toBeUndefined()
    expect(
      await provider.savedMethods!({ metadata: { cards: ["card_1"] } }),
    ).toEqual([{ id: "card_1", type: "card" }])
    expect(await provider.savedMethods!({ metadata: null })).toEqual([])
  })

  it("uses the search of the plugin only if its options say so", () => {
    expect(searchIndex.when!({ pluginOptions: { search: "index" } })).toBe(true)
    expect(searchIndex.when!({ pluginOptions: {} })).toBe(false)
  })
})
