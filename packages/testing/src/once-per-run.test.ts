import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { oncePerRun } from "./once-per-run.ts"

it("makes a folder once, also for those who ask meanwhile, and again for another name", async () => {
  const made: string[] = []
  const ask = (name: string) =>
    oncePerRun(name, async (folder) => {
      made.push(name)
      await new Promise((resolve) => setTimeout(resolve, 50))
      fs.writeFileSync(path.join(folder, "file"), name)
    })
  const folders = await Promise.all([ask("test-once"), ask("test-once"), ask("test-other")])
  expect(made).toEqual(["test-once", "test-other"])
  expect(folders.map((folder) => fs.readFileSync(path.join(folder, "file"), "utf8"))).toEqual([
    "test-once",
    "test-once",
    "test-other",
  ])
  expect(await ask("test-once")).toBe(folders[0])
})

it("tells everybody why it was not made", async () => {
  const ask = () =>
    oncePerRun("test-broken", async () => {
      throw new Error("no room left")
    })
  const results = await Promise.allSettled([ask(), ask()])
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  for (const result of results)
    expect(String((result as PromiseRejectedResult).reason)).toContain("no room left")
})
