import { expect, test } from "vitest"
import { firstOf, valueOf } from "./certain.ts"

test("the first of a list is returned; an empty list throws", () => {
  expect([firstOf([1, 2]), firstOf([undefined])]).toEqual([1, undefined])
  expect(() => firstOf([])).toThrow("The list is empty")
})

test("the value of a key is returned; a missing key throws", () => {
  const map = new Map([["a", 0]])
  expect(valueOf(map, "a")).toBe(0)
  expect(() => valueOf(map, "b")).toThrow("no value for b")
})
