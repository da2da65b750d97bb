import { describe, expect, it } from "vitest"
import { dragMove, flatten, keyMove, moveNode, type TreeNode } from "./tree.ts"

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, label: id, children })
const tree = [node("a", node("a1"), node("a2")), node("b"), node("c", node("c1"))]
const text = (nodes: readonly TreeNode[]): string =>
  flatten(nodes)
    .map(({ id, depth }) => `${depth}${id}`)
    .join(" ")

describe("a tree", () => {
  it("is read from top to bottom", () => {
    expect(text(tree)).toBe("0a 1a1 1a2 0b 0c 1c1")
  })

  it("moves a node with everything below it", () => {
    expect(text(moveNode(tree, { id: "a", parentId: "c", index: 1 }))).toBe("0b 0c 1c1 1a 2a1 2a2")
    expect(text(moveNode(tree, { id: "c1", parentId: null, index: 0 }))).toBe("0c1 0a 1a1 1a2 0b 0c")
  })

  it("does not move a node into itself", () => {
    expect(moveNode(tree, { id: "a", parentId: "a1", index: 0 })).toBe(tree)
  })

  it.each([
    ["b", "up", "0b 0a 1a1 1a2 0c 1c1"],
    ["b", "in", "0a 1a1 1a2 1b 0c 1c1"],
    ["a1", "out", "0a 1a2 0a1 0b 0c 1c1"],
    ["a1", "down", "0a 1a2 1a1 0b 0c 1c1"],
  ] as const)("moves %s %s with the keyboard", (id, direction, result) => {
    const move = keyMove(tree, id, direction)
    expect(move && text(moveNode(tree, move))).toBe(result)
  })

  it.each([
    ["a", "up"],
    ["c", "down"],
    ["a", "in"],
    ["a", "out"],
  ] as const)("cannot move %s %s", (id, direction) => {
    expect(keyMove(tree, id, direction)).toBeUndefined()
  })

  it.each([
    ["b", "a1", 1, "0a 1b 1a1 1a2 0c 1c1"],
    ["b", "b", 1, "0a 1a1 1a2 1b 0c 1c1"],
    ["b", "b", 2, "0a 1a1 1a2 2b 0c 1c1"],
    ["c", "a", 0, "0c 1c1 0a 1a1 1a2 0b"],
    ["a1", "c", 0, "0a 1a2 0b 0c 1a1 1c1"],
  ])("drops %s over %s at depth %i", (id, overId, depth, result) => {
    const move = dragMove(tree, { id, overId, depth })
    expect(move && text(moveNode(tree, move))).toBe(result)
  })
})
