/** A category as the tree shows it. */
export interface Node {
  readonly id: string
  readonly name: string
  readonly handle: string
  readonly description: string
  readonly is_active: boolean | null
  readonly is_internal: boolean | null
  readonly rank: number
  readonly parent_category_id: string | null
}

/** A row of the tree: a category with its depth and its place among its siblings. */
export interface TreeRow {
  readonly node: Node
  readonly depth: number
  readonly index: number
  readonly siblings: readonly Node[]
}

/** Where a category goes. */
export interface Move {
  readonly parent_category_id: string | null
  readonly rank: number
}

/** The categories in the order of the tree, each followed by those below it. */
export function treeRows(nodes: readonly Node[]): TreeRow[] {
  const below = (parent: string | null, depth: number): TreeRow[] => {
    const siblings = nodes
      .filter(({ parent_category_id }) => parent_category_id === parent)
      .toSorted((one, other) => one.rank - other.rank)
    return siblings.flatMap((node, index) => [{ node, depth, index, siblings }, ...below(node.id, depth + 1)])
  }
  return below(null, 0)
}

/** Where a category goes when it is moved with the keyboard; undefined where it cannot go there. */
export function moveOf(
  rows: readonly TreeRow[],
  id: string,
  direction: "up" | "down" | "in" | "out",
): Move | undefined {
  const row = rows.find(({ node }) => node.id === id)
  if (!row) return undefined
  const { node, index, siblings } = row
  const parent = node.parent_category_id
  if (direction === "up") return index > 0 ? { parent_category_id: parent, rank: index - 1 } : undefined
  if (direction === "down")
    return index < siblings.length - 1 ? { parent_category_id: parent, rank: index + 1 } : undefined
  if (direction === "in") {
    const before = siblings[index - 1]
    return before && { parent_category_id: before.id, rank: childrenOf(rows, before.id).length }
  }
  const above = rows.find((each) => each.node.id === parent)
  return above && { parent_category_id: above.node.parent_category_id, rank: above.index + 1 }
}

/**
 * Where a category goes when it is dropped on another one.
 * @param part of the other row that it is dropped on
 * @returns undefined where it would go inside itself, or stay
 */
export function dropOf(
  rows: readonly TreeRow[],
  id: string,
  on: { readonly id: string; readonly part: "before" | "inside" | "after" },
): Move | undefined {
  const target = rows.find(({ node }) => node.id === on.id)
  const moved = rows.find(({ node }) => node.id === id)
  if (!target || !moved || id === on.id || isBelow(rows, on.id, id)) return undefined
  if (on.part === "inside") return { parent_category_id: on.id, rank: childrenOf(rows, on.id).length }
  const parent = target.node.parent_category_id
  // The rank counts among the others: the category that moves no longer takes a place before the target.
  const isBefore = moved.node.parent_category_id === parent && moved.index < target.index
  const rank = target.index + (on.part === "after" ? 1 : 0) - (isBefore ? 1 : 0)
  return { parent_category_id: parent, rank }
}

function childrenOf(rows: readonly TreeRow[], id: string): TreeRow[] {
  return rows.filter(({ node }) => node.parent_category_id === id)
}

function isBelow(rows: readonly TreeRow[], id: string, above: string): boolean {
  const parent = rows.find(({ node }) => node.id === id)?.node.parent_category_id ?? null
  return parent !== null && (parent === above || isBelow(rows, parent, above))
}
