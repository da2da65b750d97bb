import type { Note } from "@stheno/js-client"
import { Trash2 } from "lucide-react"
import { useState } from "react"
import { formatAgo, formatTime } from "../format/dates.ts"
import { fullName } from "../format/names.ts"
import { Button } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { useUnsavedInput } from "../kit/unsaved.tsx"
import { t } from "../messages/index.ts"
import { useOrderEdits } from "./edits/shown-edit.ts"
import { isUnsaved, useNotes } from "./order-notes.ts"
import { newestFirst, orderEvents, type OrderEvent } from "./order-events.ts"
import type { ShownOrder } from "./shown-order.ts"

const words = t.orders

/** An event, or a note. */
type Entry = OrderEvent & { readonly note?: Note }

/** What happened to an order, newest first, with the notes of colleagues. */
export function OrderTimeline({ order }: { order: ShownOrder }) {
  const { notes, add, remove } = useNotes(order.id)
  const { edits = [] } = useOrderEdits(order.id)
  const entries: Entry[] = [
    ...orderEvents(order, edits),
    ...notes.map((note) => ({
      id: note.id,
      at: note.created_at,
      title: words.noteBy({ name: fullName(note.author) || note.author?.email || "" }),
      note,
    })),
  ].sort(newestFirst)
  return (
    <Section title={words.timeline}>
      <NoteForm add={add} />
      <ol className="timeline">
        {entries.map((entry) => (
          <li key={entry.id}>
            <div className="timeline-line">
              <span>{entry.title}</span>
              {entry.note && !isUnsaved(entry.note) && (
                <button
                  className="icon-button small"
                  aria-label={words.deleteNote}
                  onClick={() => remove(entry.note!)}
                >
                  <Trash2 size={14} aria-hidden />
                </button>
              )}
            </div>
            {entry.note && <p className="prose">{entry.note.value}</p>}
            <time className="muted small" dateTime={entry.at} title={formatTime(entry.at)}>
              {formatAgo(entry.at, Date.now())}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function NoteForm({ add }: Pick<ReturnType<typeof useNotes>, "add">) {
  const [value, setValue] = useState("")
  useUnsavedInput(value.trim() !== "")
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!value.trim()) return
        setValue("")
        // What was typed comes back when it could not be saved, unless something else was typed.
        add.mutate(value.trim(), { onError: () => setValue((typed) => typed || value) })
      }}
    >
      <textarea
        rows={2}
        value={value}
        placeholder={words.notePlaceholder}
        aria-label={words.note}
        onChange={(event) => setValue(event.target.value)}
      />
      {value.trim() !== "" && <Button type="submit">{words.addNote}</Button>}
    </form>
  )
}
