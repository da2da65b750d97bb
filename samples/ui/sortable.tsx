import { Card } from "@stheno/ui"
import { SortableTree, type TreeNode } from "@stheno/ui/sortable"
import { useState } from "react"

const shelves: readonly TreeNode[] = [
  {
    id: "hall-1",
    label: "Hall 1",
    children: [
      { id: "shelf-a", label: "Shelf A", children: [] },
      { id: "shelf-b", label: "Shelf B", children: [] },
    ],
  },
  { id: "hall-2", label: "Hall 2", children: [] },
]

export function Shelves() {
  const [nodes, setNodes] = useState(shelves)
  return (
    <Card title="Shelves">
      <SortableTree label="Shelves" nodes={nodes} onChange={setNodes} />
    </Card>
  )
}
