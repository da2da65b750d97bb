import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
} from "@dnd-kit/core"
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable"
import { CSS } from "@dnd-kit/utilities"
import { GripVertical } from "lucide-react"
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from "react"
import { classNames } from "../provider/class-names.ts"
import { useMessages, useUi } from "../provider/provider.tsx"
import {
  dragMove,
  flatten,
  keyMove,
  moveNode,
  visibleWhileDragging,
  type FlatNode,
  type TreeMove,
  type TreeNode,
} from "./tree.ts"

const indent = 28

/** Props of `SortableTree`. */
export interface SortableTreeProps {
  /** name of the tree, for screen readers */
  readonly label: string
  /** the roots, in their order */
  readonly nodes: readonly TreeNode[]
  /** the tree after a move, and the move itself: parent and rank for the API */
  readonly onChange: (nodes: readonly TreeNode[], move: TreeMove) => void
  /** what a row shows; its label by default */
  readonly children?: (node: FlatNode) => ReactNode
}

/**
 * A tree whose nodes are moved by dragging, sideways for another level, or with the keyboard: Space picks up and drops,
 * arrow keys move up, down, in and out.
 * @since 0.1
 */
export function SortableTree({ label, nodes: given, onChange, children }: SortableTreeProps) {
  const { direction } = useUi()
  const [dragged, setDragged] = useState<string>()
  const [depth, setDepth] = useState(0)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const keys = useTreeKeys(given, onChange)
  const { nodes } = keys
  const shown = dragged === undefined ? flatten(nodes) : visibleWhileDragging(nodes, dragged)
  const depthOf = ({ active, delta }: DragMoveEvent | DragEndEvent) => {
    const start = shown.find(({ id }) => id === active.id)?.depth ?? 0
    return Math.max(0, start + Math.round((direction === "rtl" ? -delta.x : delta.x) / indent))
  }
  const end = (event: DragEndEvent) => {
    setDragged(undefined)
    const id = String(event.active.id)
    const move = event.over && dragMove(nodes, { id, overId: String(event.over.id), depth: depthOf(event) })
    if (move) onChange(moveNode(nodes, move), move)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragMove={(event) => setDepth(depthOf(event))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={end}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className="ui-sortable" aria-label={label}>
          {shown.map((node) => (
            <Row
              key={node.id}
              node={node}
              depth={node.id === dragged ? depth : node.depth}
              isPicked={keys.picked === node.id}
              onKey={keys.onKey}
              onBlur={keys.onBlur}
            >
              {children ? children(node) : node.label}
            </Row>
          ))}
        </ul>
      </SortableContext>
      <p className="ui-visually-hidden" role="status">
        {keys.said}
      </p>
    </DndContext>
  )
}

interface RowProps {
  readonly node: FlatNode
  readonly depth: number
  readonly isPicked: boolean
  readonly onKey: (node: FlatNode, event: KeyboardEvent) => void
  readonly onBlur: (event: FocusEvent) => void
  readonly children: ReactNode
}

function Row({ node, depth, isPicked, onKey, onBlur, children }: RowProps) {
  const { sortable } = useMessages()
  const handle = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (isPicked) handle.current?.focus()
  })
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: node.id,
  })
  return (
    <li
      ref={setNodeRef}
      className={classNames("ui-sortable-item", (isDragging || isPicked) && "ui-sortable-dragging")}
      style={{
        transform: CSS.Translate.toString(transform),
        transition: transition ?? undefined,
        marginInlineStart: depth * indent,
      }}
    >
      <button
        type="button"
        ref={(element) => {
          handle.current = element
          setActivatorNodeRef(element)
        }}
        className="ui-sortable-handle"
        {...listeners}
        aria-label={sortable.handle(node.label)}
        aria-pressed={isPicked}
        title={sortable.instructions}
        onKeyDown={(event) => onKey(node, event)}
        onBlur={onBlur}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      {children}
    </li>
  )
}

/** Moves the node whose handle has the focus. The tree changes when it is dropped; Escape takes everything back. */
function useTreeKeys(given: readonly TreeNode[], onChange: SortableTreeProps["onChange"]) {
  const { sortable } = useMessages()
  const { direction } = useUi()
  const [picked, setPicked] = useState<{
    id: string
    nodes: readonly TreeNode[]
    move: TreeMove | undefined
  }>()
  const [said, setSaid] = useState("")
  const nodes = picked?.nodes ?? given
  const arrows: Record<string, "up" | "down" | "in" | "out"> = {
    ArrowUp: "up",
    ArrowDown: "down",
    ArrowRight: direction === "rtl" ? "out" : "in",
    ArrowLeft: direction === "rtl" ? "in" : "out",
  }
  const count = (parentId: string | null) =>
    flatten(nodes).filter((each) => each.parentId === parentId).length
  const drop = () => {
    if (picked?.move) onChange(picked.nodes, picked.move)
    setPicked(undefined)
  }
  const go = (node: FlatNode, move: TreeMove) => {
    const next = moveNode(nodes, move)
    setPicked({ id: node.id, nodes: next, move })
    const parent = flatten(next).find(({ id }) => id === move.parentId)
    const siblings = flatten(next).filter((each) => each.parentId === move.parentId).length
    setSaid(
      parent && move.parentId !== node.parentId
        ? sortable.movedUnder(node.label, parent.label)
        : sortable.moved(node.label, move.index + 1, siblings),
    )
  }
  const onKey = (node: FlatNode, event: KeyboardEvent) => {
    const isPicked = picked?.id === node.id
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault()
      setSaid(
        (isPicked ? sortable.dropped : sortable.pickedUp)(node.label, node.index + 1, count(node.parentId)),
      )
      if (isPicked) drop()
      else setPicked({ id: node.id, nodes, move: undefined })
    } else if (isPicked && event.key === "Escape") {
      event.preventDefault()
      event.stopPropagation()
      setPicked(undefined)
      setSaid(sortable.canceled(node.label))
    } else if (isPicked && event.key in arrows) {
      event.preventDefault()
      const way = arrows[event.key]
      const move = way && keyMove(nodes, node.id, way)
      if (move) go(node, move)
    }
  }
  // A row that moves in the document loses the focus for a moment, to nothing.
  const onBlur = (event: FocusEvent) => {
    if (picked && event.relatedTarget !== null) drop()
  }
  return { nodes, picked: picked?.id, said, onKey, onBlur }
}
