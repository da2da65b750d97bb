/** A node of a `SortableTree`. */
export interface TreeNode {
  readonly id: string
  readonly label: string
  readonly children: readonly TreeNode[]
}

/** A node in the order in which a tree is read. */
export interface FlatNode {
  readonly id: string
  readonly label: string
  readonly parentId: string | null
  readonly depth: number
  /** its place among the children of its parent */
  readonly index: number
}

/** Where a node goes. */
export interface TreeMove {
  readonly id: string
  readonly parentId: string | null
  readonly index: number
}

/** The nodes of a tree in the order in which they are read. */
export function flatten(nodes: readonly TreeNode[], parentId: string | null = null, depth = 0): FlatNode[] {
  return nodes.flatMap(({ id, label, children }, index) => [
    { id, label, parentId, depth, index },
    ...flatten(children, id, depth + 1),
  ])
}

/** The tree with a node, and everything below it, in another place. */
export function moveNode(nodes: readonly TreeNode[], { id, parentId, index }: TreeMove): readonly TreeNode[] {
  const node = findNode(nodes, id)
  if (!node || (parentId !== null && findNode([node], parentId))) return nodes
  const without = removeNode(nodes, id)
  const insert = (list: readonly TreeNode[]) => [...list.slice(0, index), node, ...list.slice(index)]
  if (parentId === null) return insert(without)
  const place = (list: readonly TreeNode[]): readonly TreeNode[] =>
    list.map((each) =>
      each.id === parentId
        ? { ...each, children: insert(each.children) }
        : { ...each, children: place(each.children) },
    )
  return place(without)
}

/** What an arrow key does with a node: up and down among its siblings, in under the one before it, out after its parent. */
export function keyMove(
  nodes: readonly TreeNode[],
  id: string,
  direction: "up" | "down" | "in" | "out",
): TreeMove | undefined {
  const flat = flatten(nodes)
  const node = flat.find((each) => each.id === id)
  if (!node) return undefined
  const siblings = flat.filter(({ parentId }) => parentId === node.parentId)
  if (direction === "up") return node.index > 0 ? { ...place(node), index: node.index - 1 } : undefined
  if (direction === "down")
    return node.index < siblings.length - 1 ? { ...place(node), index: node.index + 1 } : undefined
  if (direction === "in") {
    const before = siblings[node.index - 1]
    if (!before) return undefined
    return { id, parentId: before.id, index: flat.filter(({ parentId }) => parentId === before.id).length }
  }
  const parent = flat.find((each) => each.id === node.parentId)
  return parent ? { id, parentId: parent.parentId, index: parent.index + 1 } : undefined
}

/**
 * Where a node goes that is dragged over another one.
 * @param depth that the pointer asks for; it is kept within what is possible there
 */
export function dragMove(
  nodes: readonly TreeNode[],
  { id, overId, depth }: { readonly id: string; readonly overId: string; readonly depth: number },
): TreeMove | undefined {
  const flat = visibleWhileDragging(nodes, id)
  const from = flat.findIndex((each) => each.id === id)
  const to = flat.findIndex((each) => each.id === overId)
  const node = flat[from]
  if (!node || to === -1) return undefined
  const order = flat.filter((each) => each.id !== id)
  order.splice(to, 0, node)
  const previous = order[to - 1]
  const next = order[to + 1]
  const deepest = previous ? previous.depth + 1 : 0
  const wanted = Math.min(deepest, Math.max(next?.depth ?? 0, depth))
  const parentId = parentAt(order.slice(0, to), wanted)
  const index = order.slice(0, to).filter((each) => each.parentId === parentId).length
  return { id, parentId, index }
}

/** The flat tree without what is below the node that is dragged: it moves along. */
export function visibleWhileDragging(nodes: readonly TreeNode[], id: string): FlatNode[] {
  const node = findNode(nodes, id)
  const below = new Set(node ? flatten(node.children).map((each) => each.id) : [])
  return flatten(nodes).filter((each) => !below.has(each.id))
}

function parentAt(before: readonly FlatNode[], depth: number): string | null {
  if (depth === 0) return null
  const previous = before.at(-1)
  if (!previous) return null
  if (previous.depth === depth) return previous.parentId
  if (depth > previous.depth) return previous.id
  return before.findLast((each) => each.depth === depth)?.parentId ?? null
}

function place({ id, parentId }: FlatNode): Omit<TreeMove, "index"> {
  return { id, parentId }
}

function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id)
    if (found) return found
  }
  return undefined
}

function removeNode(nodes: readonly TreeNode[], id: string): readonly TreeNode[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, children: removeNode(node.children, id) }))
}
