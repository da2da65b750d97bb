import { describe, expect, it } from "vitest"
import { dropOf, moveOf, treeRows, type Node } from "./tree.ts"

const node = (id: string, parent: string | null, rank: number): Node => ({
  id,
  name: id,
  handle: id,
  description: "",
  is_active: true,
  is_internal: false,
  rank,
  parent_category_id: parent,
})
const rows = treeRows([node("c", null, 2), node("a", null, 0), node("b", null, 1), node("a1", "a", 0)])

describe("the tree of categories", () => {
  it("shows each category before those below it, by rank", () => {
    expect(rows.map((row) => [row.node.id, row.depth])).toEqual([
      ["a", 0],
      ["a1", 1],
      ["b", 0],
      ["c", 0],
    ])
  })

  it.each([
    ["b", "up", { parent_category_id: null, rank: 0 }],
    ["b", "down", { parent_category_id: null, rank: 2 }],
    ["b", "in", { parent_category_id: "a", rank: 1 }],
    ["a1", "out", { parent_category_id: null, rank: 1 }],
    ["a", "up", undefined],
    ["c", "down", undefined],
    ["a", "in", undefined],
    ["b", "out", undefined],
  ] as const)("moves %s %s", (id, direction, move) => {
    expect(moveOf(rows, id, direction)).toEqual(move)
  })

  it.each([
    ["c", "a", "before", { parent_category_id: null, rank: 0 }],
    ["a", "c", "after", { parent_category_id: null, rank: 2 }],
    ["a", "c", "before", { parent_category_id: null, rank: 1 }],
    ["c", "a", "inside", { parent_category_id: "a", rank: 1 }],
    ["c", "a1", "after", { parent_category_id: "a", rank: 1 }],
    ["a", "a1", "inside", undefined],
    ["a", "a", "inside", undefined],
  ] as const)("drops %s on %s, %s", (id, on, part, move) => {
    expect(dropOf(rows, id, { id: on, part })).toEqual(move)
  })
})
