import { useAdminProductCategories } from "@stheno/medusa-react"
import {
  ArrowDown,
  ArrowUp,
  FolderTree,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  Plus,
} from "lucide-react"
import { useState, type DragEvent, type KeyboardEvent } from "react"
import { Link } from "react-router-dom"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Badge } from "../kit/badge.tsx"
import { Zone } from "../extensions/zone.tsx"
import { Button } from "../kit/button.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { Empty } from "../kit/states.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { CategoryDialog } from "./category-dialog.tsx"
import { dropOf, moveOf, treeRows, type Move, type Node, type TreeRow } from "./tree.ts"

const words = t.categories

/** The categories as a tree, in the order of the storefront. */
export function CategoryTree() {
  const [parent, setParent] = useState<Node | "root">()
  const { product_categories, error } = useAdminProductCategories({ limit: 1000 })
  const create = (
    <Button kind="primary" icon={Plus} onClick={() => setParent("root")}>
      {words.create}
    </Button>
  )
  return (
    <>
      <PageHead title={words.title} text={words.text} actions={create} />
      <Zone zone="product_category.list.before" />
      <Loaded data={product_categories} error={error}>
        {(categories) =>
          categories.length === 0 ? (
            <div className="card">
              <Empty icon={FolderTree} title={words.emptyTitle} text={words.emptyText} action={create} />
            </div>
          ) : (
            <Tree rows={treeRows(categories)} onAdd={setParent} />
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

type Dropped = { readonly id: string; readonly part: "before" | "inside" | "after" }

function Tree({ rows, onAdd }: { rows: readonly TreeRow[]; onAdd: (parent: Node) => void }) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<Dropped>()
  const move = useAction<{ id: string; to: Move }>(
    (client, { id, to }) => client.admin.productCategories.update(id, to),
    { done: words.moveDone },
  )
  const go = (id: string, to: Move | undefined) => to && move.mutate({ id, to })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (dragged !== undefined && over) go(dragged, dropOf(rows, dragged, over))
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <section className="card" aria-label={words.title}>
      <ul className="tree">
        {rows.map((row) => (
          <li
            key={row.node.id}
            draggable
            data-drop={over?.id === row.node.id && dragged !== row.node.id ? over.part : undefined}
            style={{ "--depth": row.depth } as React.CSSProperties}
            onDragStart={() => setDragged(row.node.id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              event.preventDefault()
              const part = partOf(event)
              if (over?.id !== row.node.id || over.part !== part) setOver({ id: row.node.id, part })
            }}
            onDrop={drop}
          >
            <CategoryRow row={row} rows={rows} onMove={(to) => go(row.node.id, to)} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The upper and lower quarter of a row put a category beside it, the middle inside. */
function partOf(event: DragEvent<HTMLElement>): Dropped["part"] {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const share = (event.clientY - top) / height
  return share < 0.25 ? "before" : share > 0.75 ? "after" : "inside"
}

function CategoryRow(props: {
  row: TreeRow
  rows: readonly TreeRow[]
  onMove: (to: Move | undefined) => void
  onAdd: (parent: Node) => void
}) {
  const { row, rows, onMove, onAdd } = props
  const { node } = row
  const keys: Record<string, Parameters<typeof moveOf>[2]> = {
    ArrowUp: "up",
    ArrowDown: "down",
    ArrowRight: "in",
    ArrowLeft: "out",
  }
  const onKey = (event: KeyboardEvent) => {
    const direction = keys[event.key]
    if (!direction) return
    event.preventDefault()
    onMove(moveOf(rows, node.id, direction))
  }
  const moves = [
    { direction: "up", label: words.moveUp, icon: ArrowUp },
    { direction: "down", label: words.moveDown, icon: ArrowDown },
    { direction: "in", label: words.moveIn, icon: IndentIncrease },
    { direction: "out", label: words.moveOut, icon: IndentDecrease },
  ] as const
  return (
    <>
      <button
        type="button"
        className="icon-button tree-handle"
        aria-label={words.moveLabel({ name: node.name })}
        title={words.moveHint}
        onKeyDown={onKey}
      >
        <GripVertical size={16} aria-hidden />
      </button>
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
            const to = moveOf(rows, node.id, direction)
            return to && { label, icon, open: () => onMove(to) }
          }),
        ]}
      />
    </>
  )
}
