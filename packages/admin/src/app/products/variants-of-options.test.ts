import { expect, it } from "vitest"
import { combinations, missingCombinations, rankedVariants } from "./variants-of-options.ts"

const options = [
  { title: "Size", values: ["S", "M"] },
  { title: "Color", values: ["Red", "Blue"] },
]

it("combines one value of each option, in the order of the options", () => {
  expect(combinations(options)).toEqual([
    ["S", "Red"],
    ["S", "Blue"],
    ["M", "Red"],
    ["M", "Blue"],
  ])
  expect(combinations([])).toEqual([[]])
})

it("leaves out the combinations that variants have, and finds none without options or values", () => {
  expect(
    missingCombinations(options, [
      ["S", "Blue"],
      ["M", "Red"],
    ]),
  ).toEqual([
    ["S", "Red"],
    ["M", "Blue"],
  ])
  expect(missingCombinations(options, combinations(options))).toEqual([])
  expect(missingCombinations([], [])).toEqual([])
  expect(missingCombinations([options[0]!, { title: "Color", values: [] }], [])).toEqual([])
})

it("puts variants without a rank first, and keeps the order of equal ranks", () => {
  const variants = [
    { id: "b", variant_rank: 2 },
    { id: "a", variant_rank: null },
    { id: "c", variant_rank: 2 },
  ]
  expect(rankedVariants(variants).map(({ id }) => id)).toEqual(["a", "b", "c"])
})
