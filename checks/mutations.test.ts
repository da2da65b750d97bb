import { expect, test } from "vitest"
import { misfits } from "../stress-tests/mutate.ts"
import { mutations } from "../stress-tests/mutations.ts"
import { tests } from "../stress-tests/tests.ts"

test("every mutation changes a place that the sources have once", () => {
  expect(misfits(mutations)).toEqual([])
})

test("a mutation of a place that is gone is found", () => {
  const gone = { id: "x", about: "x", test: "R1", file: "package.json", replace: "no such text", by: "" }
  expect(misfits([gone])).toEqual(["x: package.json contains 0 times: no such text"])
})

test("every mutation names a test that exists, and has an id of its own", () => {
  const known = new Set(tests.map(({ id }) => id))
  expect(mutations.filter(({ test }) => !known.has(test))).toEqual([])
  expect(new Set(mutations.map(({ id }) => id)).size).toBe(mutations.length)
})
