import { describe, expect, it } from "vitest"
import { orderOf, rankingOf } from "./row-order.ts"

/** The values in their order. */
function sorted(values: readonly unknown[], isDescending = false): unknown[] {
  return orderOf(rankingOf(values).ranks(), isDescending).map((position) => values[position])
}

describe("the order of rows", () => {
  it("sorts texts as people do, and numbers by their size", () => {
    expect(sorted(["Item 10", "item 9", "Éclair", "eagle", "Zebra"])).toEqual([
      "eagle",
      "Éclair",
      "item 9",
      "Item 10",
      "Zebra",
    ])
    expect(sorted([10, 9, -1, 100])).toEqual([-1, 9, 10, 100])
    expect(sorted([10, 9, -1, 100], true)).toEqual([100, 10, 9, -1])
    expect(sorted([true, false, true])).toEqual([false, true, true])
    expect(sorted([])).toEqual([])
  })

  it("has what has no value last in both directions", () => {
    expect(sorted([undefined, 2, undefined, 1])).toEqual([1, 2, undefined, undefined])
    expect(sorted([undefined, 2, undefined, 1], true)).toEqual([2, 1, undefined, undefined])
  })

  it("keeps equal rows in their order, in both directions", () => {
    const ranks = rankingOf(["b", "A", "a", "B", "á"]).ranks()
    expect(orderOf(ranks, false)).toEqual([1, 2, 4, 0, 3])
    expect(orderOf(ranks, true)).toEqual([0, 3, 1, 2, 4])
  })

  it("is the same for many rows, whether it is computed in pieces or at once", () => {
    const values = Array.from({ length: 10_000 }, (_, index) => `Customer ${(index * 7919) % 10_000}`)
    const ranking = rankingOf(values)
    let pieces = 1
    while (ranking.advance()) pieces++
    expect(pieces).toBeGreaterThan(100)
    expect(ranking.advance()).toBe(false)
    expect(ranking.ranks()).toEqual(rankingOf(values).ranks())
    expect(orderOf(ranking.ranks(), false).map((position) => values[position])).toEqual(
      Array.from({ length: 10_000 }, (_, index) => `Customer ${index}`),
    )
  })
})
