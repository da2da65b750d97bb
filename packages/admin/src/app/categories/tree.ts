import type { TreeNode } from "@stheno/ui/sortable"

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

/** The categories with those below them, in the order of the storefront. */
export function nodesOf(categories: readonly Node[], parent: string | null = null): TreeNode[] {
  return categories
    .filter(({ parent_category_id }) => parent_category_id === parent)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ id, name }) => ({ id, label: name, children: nodesOf(categories, id) }))
}
