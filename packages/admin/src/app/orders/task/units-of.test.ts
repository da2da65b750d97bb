import { expect, it } from "vitest"
import { keptUnits } from "./units-of.ts"

it("keeps the units of a draft for items that there are, and no more than there are", () => {
  const most = { shirt: 3, mug: 2, lamp: 1 }
  expect(keptUnits({ shirt: 1, mug: 5, gone: 4 }, { first: most, most })).toEqual({
    shirt: 1,
    mug: 2,
    lamp: 1,
  })
  const first = { shirt: 0, mug: 0, lamp: 0 }
  expect(keptUnits({ shirt: 2 }, { first, most })).toEqual({ shirt: 2, mug: 0, lamp: 0 })
})
