import { useAdminNotes } from "@stheno/medusa-react"
import { Trash2 } from "lucide-react"
import { useState } from "react"
import { formatAgo, formatTime } from "../format/dates.ts"
import { fullName } from "../format/names.ts"
import { Button } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { useUnsavedInput } from "../kit/unsaved.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { useOrderEdits } from "./edits/shown-edit.ts"
import { newestFirst, orderEvents, type OrderEvent } from "./order-events.ts"
import type { ShownOrder } from "./shown-order.ts"

const words = t.orders

/** An event, or a note. */
type Entry = OrderEvent & { readonly note?: string }

/** What happened to an order, newest first, with the notes of colleagues. */
export function OrderTimeline({ order }: { order: ShownOrder }) {
  const { notes = [] } = useAdminNotes({ resource_id: order.id, limit: 100 })
  const { order_edits: edits = [] } = useOrderEdits(order.id)
  const remove = useAction<string>((client, id) => client.admin.notes.delete(id))
  const entries: Entry[] = [
    ...orderEvents(order, edits),
    ...notes.map((note) => ({
      id: note.id,
      at: note.created_at,
      title: words.noteBy({ name: fullName(note.author) || note.author?.email || "" }),
      note: note.value,
    })),
  ].sort(newestFirst)
  return (
    <Section title={words.timeline}>
      <NoteForm orderId={order.id} />
      <ol className="timeline">
        {entries.map((entry) => (
          <li key={entry.id}>
            <div className="timeline-line">
              <span>{entry.title}</span>
              {entry.note !== undefined && (
                <button
                  className="icon-button small"
                  aria-label={words.deleteNote}
                  onClick={() => remove.mutate(entry.id)}
                >
                  <Trash2 size={14} aria-hidden />
                </button>
              )}
            </div>
            {entry.note !== undefined && <p className="prose">{entry.note}</p>}
            <time className="muted small" dateTime={entry.at} title={formatTime(entry.at)}>
              {formatAgo(entry.at, Date.now())}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function NoteForm({ orderId }: { orderId: string }) {
  const [value, setValue] = useState("")
  useUnsavedInput(value.trim() !== "")
  const add = useAction<string>((client, text) =>
    client.admin.notes.create({ resource_id: orderId, resource_type: "order", value: text }),
  )
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (value.trim()) add.mutate(value.trim(), { onSuccess: () => setValue("") })
      }}
    >
      <textarea
        rows={2}
        value={value}
        placeholder={words.notePlaceholder}
        aria-label={words.note}
        onChange={(event) => setValue(event.target.value)}
      />
      {value.trim() !== "" && (
        <Button type="submit" busy={add.isPending}>
          {words.addNote}
        </Button>
      )}
    </form>
  )
}
