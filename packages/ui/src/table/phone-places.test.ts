import { expect, it } from "vitest"
import { phonePlaces } from "./phone-places.ts"

it("puts columns where they say, and hides those that do not", () => {
  const columns = [
    {},
    { phone: "below" },
    { align: "end" },
    { phone: "badges" },
    { phone: "beside" },
  ] as const
  expect(phonePlaces(columns)).toEqual(["title", "below", undefined, "badges", "beside"])
})

it("finds places for columns that name none", () => {
  const columns = [
    {},
    { align: "end" },
    { priority: "low" },
    {},
    { priority: "high" },
    {},
    { align: "end" },
    { align: "end", priority: "medium" },
  ] as const
  expect(phonePlaces(columns)).toEqual([
    "title",
    "below",
    undefined,
    "below",
    undefined,
    undefined,
    "beside",
    undefined,
  ])
  expect(phonePlaces([{ align: "end" }])).toEqual(["title"])
})
