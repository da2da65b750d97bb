import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { halves, restingFiles } from "./turns.mjs"

const root = path.resolve(import.meta.dirname, "..")
const evenHash = "0c4e"
const oddHash = "0c4f"

it("rests one half in CI, the other one after another commit, and nothing elsewhere", () => {
  expect(restingFiles({ CI: "true" }, () => evenHash)).toBe(halves[0])
  expect(restingFiles({ CI: "true" }, () => oddHash)).toBe(halves[1])
  expect(restingFiles({}, () => evenHash)).toEqual([])
  expect(restingFiles({ CI: "true", ALL_TESTS: "1" }, () => evenHash)).toEqual([])
})

it("rests nothing where it cannot know whose turn it is", () => {
  const noHistory = () => {
    throw new Error("not a git repository")
  }
  expect(restingFiles({ CI: "true" }, noHistory)).toEqual([])
  expect(restingFiles({ CI: "true" }, () => "")).toEqual([])
})

it("names files that exist", () => {
  for (const pattern of halves.flat()) {
    const [, folder = "", names = "", end = ""] =
      /^(.*\/)\{?([^{}]+?)\}?(\.[a-z.]*test\.ts)$/.exec(pattern) ?? []
    for (const name of names.split(","))
      expect(fs.existsSync(path.join(root, folder, name + end)), folder + name + end).toBe(true)
  }
})
