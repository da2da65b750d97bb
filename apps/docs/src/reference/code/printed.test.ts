import { expect, it } from "vitest"
import { SourceTree } from "./source-tree.ts"
import { readApi } from "../api/api-model.ts"
import { printed } from "./printed.ts"

it("shows what is deep inside by its names and the number of its other properties", () => {
  const variant = { id: "variant_1", title: "S", sku: null, options: [] }
  const region = { id: "reg_1", countries: [{ iso_2: "de", name: "GERMANY", region: { id: "reg_1" } }, {}] }
  expect(printed({ items: [{ id: "item_1", variant }], region })).toBe(
    `{
  items: [
    {
      id: 'item_1',
      variant: { id: 'variant_1', title: 'S', ... 2 more properties }
    }
  ],
  region: {
    id: 'reg_1',
    countries: [ { iso_2: 'de', name: 'GERMANY', ... 1 more property }, ... 1 more item ]
  }
}`,
  )
  expect(printed("OK")).toBe("OK")
  expect(printed({ a: { b: { c: { d: 1 } } } })).toContain("c: { d: 1 }")
})

it("shows the count of a page, whatever the number of its rows", () => {
  expect(printed([[{ id: "reg_1" }, { id: "reg_2" }], 7])).toBe(
    `[
  [ { id: 'reg_1' }, ... 1 more item ],
  7
]`,
  )
  expect(printed([[], 0])).toBe("[\n  [],\n  0\n]")
  expect(printed([1, 2])).toBe("[ 1, ... 1 more item ]")
})

it("cuts no result of the references short without saying what is missing", () => {
  const answers = readApi(new SourceTree()).flatMap(({ example }) => (example ? [example.answer] : []))
  expect(answers.length).toBeGreaterThan(200)
  expect(answers.map(printed).filter((text) => /\[(?:Object|Array)\]/.test(text))).toEqual([])
})
