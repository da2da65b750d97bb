export { SortableList, type SortableListProps } from "./sortable/sortable-list.tsx"
export { SortableTree, type SortableTreeProps } from "./sortable/sortable-tree.tsx"
export { flatten, keyMove, moveNode, type FlatNode, type TreeMove, type TreeNode } from "./sortable/tree.ts"
