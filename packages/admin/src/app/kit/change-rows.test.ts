import Stheno, { SthenoError } from "@stheno/js-client"
import { expect, it } from "vitest"
import { changeRows } from "./change-rows.ts"
import { deletion } from "./row-changes.tsx"

const client = new Stheno({ baseUrl: "http://127.0.0.1:1" })
const ids = Array.from({ length: 10 }, (_, index) => `row_${index}`)

it("changes a few rows at the same time, each once", async () => {
  const seen: string[] = []
  let running = 0
  let most = 0
  const changed = new Set(["row_3"])
  const change = async (_: Stheno, id: string) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(id)
    running--
  }
  expect(await changeRows(client, { ids, changed, change })).toEqual(new Map())
  expect(seen.toSorted()).toEqual(ids.filter((id) => id !== "row_3"))
  expect([most, changed.size]).toEqual([4, 10])
})

it("goes on after a row that fails, and says which one it was", async () => {
  const changed = new Set<string>()
  const problem = new Error("It is in use")
  const change = async (_: Stheno, id: string) => {
    if (id === "row_2") throw problem
  }
  expect(await changeRows(client, { ids, changed, change })).toEqual(new Map([["row_2", problem]]))
  expect([changed.size, changed.has("row_2")]).toEqual([9, false])
})

it("stops once nobody is signed in, and goes on where it stopped", async () => {
  const changed = new Set<string>()
  let isSignedIn = true
  const expired = new SthenoError({ type: "unauthorized", message: "Unauthorized", status: 401 })
  const change = async () => {
    if (changed.size >= 5) isSignedIn = false
    if (!isSignedIn) throw expired
  }
  await expect(changeRows(client, { ids, changed, change })).rejects.toBe(expired)
  const before = changed.size
  expect(before).toBeLessThan(10)
  const later: string[] = []
  await changeRows(client, { ids, changed, change: async (_, id) => void later.push(id) })
  expect(later).toHaveLength(10 - before)
})

it("counts a row as deleted that is gone already, and no other that fails", async () => {
  const changed = new Set<string>()
  const failure = (status: number) => new SthenoError({ type: "not_allowed", message: "No", status })
  const { change } = deletion(async (_, id) => {
    if (id === "row_2") throw failure(404)
    if (id === "row_3") throw failure(400)
  }, "It cannot be undone.")
  expect([...(await changeRows(client, { ids, changed, change })).keys()]).toEqual(["row_3"])
  expect([changed.size, changed.has("row_2")]).toEqual([9, true])
})
