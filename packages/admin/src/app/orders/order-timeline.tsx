import type { Note } from "@stheno/js-client"
import { Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { formatAgo, formatTime } from "../format/dates.ts"
import { fullName } from "../format/names.ts"
import { Button } from "../kit/button.tsx"
import { Changes, type Changed } from "../kit/changes.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { Section } from "../kit/page.tsx"
import { rowNow } from "../kit/row-now.ts"
import { useUnsavedInput } from "../kit/unsaved.tsx"
import { useDraft } from "../kit/use-draft.ts"
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
  const { notes, add, show, remove } = useNotes(order.id)
  const [edited, setEdited] = useState<Note>()
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
      <NoteForm key={order.id} orderId={order.id} add={add} />
      <ol className="timeline">
        {entries.map((entry) => (
          <li key={entry.id}>
            <div className="timeline-line">
              <span>{entry.title}</span>
              {entry.note && !isUnsaved(entry.note) && (
                <NoteButtons onEdit={() => setEdited(entry.note)} onDelete={() => remove(entry.note!)} />
              )}
            </div>
            {entry.note && <p className="prose">{entry.note.value}</p>}
            <time className="muted small" dateTime={entry.at} title={formatTime(entry.at)}>
              {formatAgo(entry.at, Date.now())}
            </time>
          </li>
        ))}
      </ol>
      {edited && (
        <NoteDialog note={rowNow(notes, edited)} onSaved={show} onClose={() => setEdited(undefined)} />
      )}
    </Section>
  )
}

function NoteButtons({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => void }) {
  return (
    <span className="note-buttons">
      <button className="icon-button small" aria-label={words.editNote} onClick={onEdit}>
        <Pencil size={14} aria-hidden />
      </button>
      <button className="icon-button small" aria-label={words.deleteNote} onClick={onDelete}>
        <Trash2 size={14} aria-hidden />
      </button>
    </span>
  )
}

/** The list shows the response: nothing else depends on a note. */
const nothing: Changed = []

function NoteDialog(props: { note: Note; onSaved: (note: Note) => void; onClose: () => void }) {
  const { note, onSaved, onClose } = props
  const { id, resource_id: orderId } = note
  return (
    <Changes value={nothing}>
      <FormDialog
        title={words.editNote}
        draftKey={`edit-note ${orderId} ${id}`}
        fields={[{ name: "value", kind: "textarea", label: words.note, required: true }]}
        initial={{ value: note.value }}
        version={{
          shown: note.updated_at,
          read: async (client) => (await client.admin.notes.retrieve(id)).note.updated_at,
        }}
        submit={t.common.save}
        send={async (client, { value }) =>
          onSaved((await client.admin.notes.update(id, { value: value.trim() })).note)
        }
        done={words.edits.noteDone}
        onClose={onClose}
      />
    </Changes>
  )
}

const noText = { value: "" }

function NoteForm({ orderId, add }: Pick<ReturnType<typeof useNotes>, "add"> & { orderId: string }) {
  const { values, change, discard } = useDraft(`note:${orderId}`, noText)
  const { value } = values
  useUnsavedInput(value.trim() !== "", discard)
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!value.trim()) return
        discard()
        // What was typed comes back when it could not be saved, unless something else was typed.
        add.mutate(value.trim(), {
          onError: () => change((typed) => ({ value: typed.value || value })),
        })
      }}
    >
      <textarea
        rows={2}
        value={value}
        placeholder={words.notePlaceholder}
        aria-label={words.note}
        onChange={(event) => change({ value: event.target.value })}
      />
      {value.trim() !== "" && <Button type="submit">{words.addNote}</Button>}
    </form>
  )
}
