import { flatten } from "@stheno/ui/sortable"
import { expect, it } from "vitest"
import { nodesOf, type Node } from "./tree.ts"

const node = (id: string, parent: string | null, rank: number): Node => ({
  id,
  name: `Category ${id}`,
  handle: id,
  description: "",
  is_active: true,
  is_internal: false,
  rank,
  parent_category_id: parent,
})

it("has each category before those below it, by rank", () => {
  const nodes = nodesOf([node("c", null, 2), node("a", null, 0), node("b", null, 1), node("a1", "a", 0)])
  expect(flatten(nodes).map(({ id, label, depth }) => [id, label, depth])).toEqual([
    ["a", "Category a", 0],
    ["a1", "Category a1", 1],
    ["b", "Category b", 0],
    ["c", "Category c", 0],
  ])
})
