import { adminProductCategoryKeys } from "@stheno/medusa-react"
import { keyMove, moveNode, SortableTree, type TreeMove, type TreeNode } from "@stheno/ui/sortable"
import { ArrowDown, ArrowUp, FolderTree, IndentDecrease, IndentIncrease, Plus } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router-dom"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Badge } from "../kit/badge.tsx"
import { Zone } from "../extensions/zone.tsx"
import { Button } from "../kit/button.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { Empty } from "../kit/states.tsx"
import { useAction } from "../kit/use-action.ts"
import { useWhole } from "../kit/whole-list.ts"
import { t } from "../messages/index.ts"
import { CategoryDialog } from "./category-dialog.tsx"
import { nodesOf, type Node } from "./tree.ts"

const words = t.categories

/** The categories as a tree, in the order of the storefront. */
export function CategoryTree() {
  const [parent, setParent] = useState<Node | "root">()
  const { data, error } = useWhole(adminProductCategoryKeys.all[0], ({ admin }) =>
    admin.productCategories.iterate({ limit: 500 }),
  )
  const create = (
    <Button kind="primary" icon={Plus} onClick={() => setParent("root")}>
      {words.create}
    </Button>
  )
  return (
    <>
      <PageHead title={words.title} text={words.text} actions={create} />
      <Zone zone="product_category.list.before" />
      <Loaded data={data} error={error}>
        {(categories) =>
          categories.length === 0 ? (
            <div className="card">
              <Empty icon={FolderTree} title={words.emptyTitle} text={words.emptyText} action={create} />
            </div>
          ) : (
            <Tree categories={categories} onAdd={setParent} />
          )
        }
      </Loaded>
      <Zone zone="product_category.list.after" />
      {parent !== undefined && (
        <CategoryDialog {...(parent === "root" ? {} : { parent })} onClose={() => setParent(undefined)} />
      )}
    </>
  )
}

function Tree({ categories, onAdd }: { categories: readonly Node[]; onAdd: (parent: Node) => void }) {
  const move = useAction<TreeMove>(
    (client, { id, parentId, index }) =>
      client.admin.productCategories.update(id, { parent_category_id: parentId, rank: index }),
    { done: words.moveDone },
  )
  const nodes = nodesOf(categories)
  return (
    <section className="card tree" aria-label={words.title}>
      <SortableTree
        label={words.title}
        nodes={move.isPending && move.input ? moveNode(nodes, move.input) : nodes}
        onChange={(_, to) => move.mutate(to)}
      >
        {({ id }) => {
          const node = categories.find((each) => each.id === id)
          return node && <CategoryRow node={node} nodes={nodes} onMove={move.mutate} onAdd={onAdd} />
        }}
      </SortableTree>
    </section>
  )
}

function CategoryRow(props: {
  node: Node
  nodes: readonly TreeNode[]
  onMove: (to: TreeMove) => void
  onAdd: (parent: Node) => void
}) {
  const { node, nodes, onMove, onAdd } = props
  const moves = [
    { direction: "up", label: words.moveUp, icon: ArrowUp },
    { direction: "down", label: words.moveDown, icon: ArrowDown },
    { direction: "in", label: words.moveIn, icon: IndentIncrease },
    { direction: "out", label: words.moveOut, icon: IndentDecrease },
  ] as const
  return (
    <>
      <Link to={`/a/product-categories/${node.id}`} className="tree-name">
        {node.name}
      </Link>
      <span className="badges">
        {!node.is_active && <Badge>{words.inactive}</Badge>}
        {node.is_internal && <Badge tone="bronze">{words.internal}</Badge>}
      </span>
      <ActionMenu
        label={menuLabel(node.name)}
        actions={[
          { label: words.createBelow, icon: Plus, open: () => onAdd(node) },
          ...moves.map(({ direction, label, icon }) => {
            const to = keyMove(nodes, node.id, direction)
            return to && { label, icon, open: () => onMove(to) }
          }),
        ]}
      />
    </>
  )
}
