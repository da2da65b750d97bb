import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from "@dnd-kit/core"
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable"
import { CSS } from "@dnd-kit/utilities"
import { GripVertical } from "lucide-react"
import type { PointerEventHandler, ReactNode } from "react"
import { classNames } from "../provider/class-names.ts"
import { useMessages } from "../provider/provider.tsx"

/** Props of `SortableList`. */
export interface SortableListProps<Item extends { readonly id: string }> {
  /** name of the list, for screen readers */
  readonly label: string
  /** the entries, in their order */
  readonly items: readonly Item[]
  /** name of an item, for its handle and for screen readers */
  readonly itemLabel: (item: Item) => string
  /** the items in their new order */
  readonly onChange: (items: readonly Item[]) => void
  /** pictures in rows, instead of one item under the other */
  readonly isGrid?: boolean
  /** renders an entry */
  readonly children: (item: Item, index: number) => ReactNode
}

/**
 * Items that are put in order by dragging, or with the keyboard: Space picks up and drops, arrow keys move.
 * @since 0.1
 */
export function SortableList<Item extends { readonly id: string }>(props: SortableListProps<Item>) {
  const { label, items, itemLabel, onChange, isGrid, children } = props
  const { sortable } = useMessages()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const end = ({ active, over }: DragEndEvent) => {
    const from = items.findIndex(({ id }) => id === active.id)
    const to = items.findIndex(({ id }) => id === over?.id)
    if (from !== -1 && to !== -1 && from !== to) onChange(arrayMove([...items], from, to))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: useAnnouncements(items, itemLabel),
        screenReaderInstructions: { draggable: sortable.instructions },
      }}
      onDragEnd={end}
    >
      <SortableContext
        items={items.map(({ id }) => id)}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul className={isGrid ? "ui-sortable ui-sortable-grid" : "ui-sortable"} aria-label={label}>
          {items.map((item, index) => (
            <SortableItem key={item.id} id={item.id} label={itemLabel(item)} isPicture={isGrid === true}>
              {children(item, index)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface SortableItemProps {
  readonly id: string
  readonly label: string
  /** the mouse can drag it anywhere, not only by its handle */
  readonly isPicture: boolean
  readonly children: ReactNode
}

function SortableItem({ id, label, isPicture, children }: SortableItemProps) {
  const { sortable } = useMessages()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      onPointerDown={isPicture ? (listeners?.["onPointerDown"] as PointerEventHandler) : undefined}
      className={classNames("ui-sortable-item", isDragging && "ui-sortable-dragging")}
      style={{ transform: CSS.Transform.toString(transform), transition: transition ?? undefined }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="ui-sortable-handle"
        {...attributes}
        {...listeners}
        aria-label={sortable.handle(label)}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      {children}
    </li>
  )
}

function useAnnouncements<Item extends { readonly id: string }>(
  items: readonly Item[],
  itemLabel: (item: Item) => string,
): Announcements {
  const { sortable } = useMessages()
  const nameOf = (id: UniqueIdentifier) => {
    const item = items.find((each) => each.id === id)
    return item ? itemLabel(item) : String(id)
  }
  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex((each) => each.id === id) + 1
  return {
    onDragStart: ({ active }) => sortable.pickedUp(nameOf(active.id), placeOf(active.id), items.length),
    onDragOver: ({ active, over }) =>
      over ? sortable.moved(nameOf(active.id), placeOf(over.id), items.length) : undefined,
    onDragEnd: ({ active, over }) =>
      sortable.dropped(nameOf(active.id), placeOf(over?.id ?? active.id), items.length),
    onDragCancel: ({ active }) => sortable.canceled(nameOf(active.id)),
  }
}
