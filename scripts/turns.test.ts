import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { restingFiles, thirds } from "./turns.mjs"

const root = path.resolve(import.meta.dirname, "..")
it("rests two thirds in CI, others after another commit, and nothing elsewhere", () => {
  expect(restingFiles({ CI: "true" }, () => "1200")).toEqual(thirds.slice(1).flat())
  expect(restingFiles({ CI: "true" }, () => "1201")).toEqual(
    [...thirds.slice(0, 1), ...thirds.slice(2)].flat(),
  )
  expect(restingFiles({ CI: "true" }, () => "1202")).toEqual(thirds.slice(0, 2).flat())
  expect(restingFiles({}, () => "1200")).toEqual([])
  expect(restingFiles({ CI: "true", ALL_TESTS: "1" }, () => "1200")).toEqual([])
})

it("rests nothing where it cannot know whose turn it is", () => {
  const noHistory = () => {
    throw new Error("not a git repository")
  }
  expect(restingFiles({ CI: "true" }, noHistory)).toEqual([])
  expect(restingFiles({ CI: "true" }, () => "")).toEqual([])
})

it("names files that exist", () => {
  for (const pattern of thirds.flat()) {
    const [, folder = "", names = "", end = ""] =
      /^(.*\/)\{?([^{}]+?)\}?(\.[a-z.]*test\.ts)$/.exec(pattern) ?? []
    for (const name of names.split(","))
      expect(fs.existsSync(path.join(root, folder, name + end)), folder + name + end).toBe(true)
  }
})
