import type { Note, Stheno } from "@stheno/js-client"
import { adminNoteKeys } from "@stheno/medusa-react"
import { useQueryClient } from "@tanstack/react-query"
import { backendAddress } from "../base-path.ts"
import { accountStorage } from "../kit/account-storage.ts"
import { doLater } from "../kit/undo.ts"
import { useAction } from "../kit/use-action.ts"
import { useWhole, wholeKey } from "../kit/whole-list.ts"
import { t } from "../messages/index.ts"
import { useUser } from "../session/session.tsx"

/** Notes that are deleted unless that is undone. A list that is read meanwhile still has them. */
const leaving = new Set<string>()
const unsaved = "unsaved "
const root = adminNoteKeys.all[0]

/** Whether a note is being saved. */
export function isUnsaved({ id }: Pick<Note, "id">): boolean {
  return id.startsWith(unsaved)
}

/**
 * The notes of an order. One that is added or deleted changes the list at once, with no request but its own; a deleted one
 * can be brought back for some seconds.
 */
export function useNotes(orderId: string) {
  const { data: notes = [] } = useStored(orderId)
  const queries = useQueryClient()
  const author = useUser()
  const key = [...wholeKey(root), orderId]
  const change = (next: (notes: Note[]) => Note[]) =>
    queries.setQueryData<Note[]>(key, (old) => old && next(old))
  const add = useAction<string>(
    async (client, value) => {
      const created_at = new Date().toISOString()
      const id = `${unsaved}${created_at}`
      await queries.cancelQueries({ queryKey: key })
      change((before) => [...before, { ...blank(orderId), id, value, author, created_at }])
      try {
        const { note } = await client.admin.notes.create({
          resource_id: orderId,
          resource_type: "order",
          value,
        })
        change((before) => before.map((each) => (each.id === id ? { ...note, author } : each)))
      } catch (error) {
        change((before) => before.filter((each) => each.id !== id))
        throw error
      }
    },
    { changes: [] },
  )
  const remove = useAction<Note>(
    async (client, note) => {
      try {
        await client.admin.notes.delete(note.id)
        accountStorage.forgetDraftsOf(note.id)
      } catch (error) {
        bringBack(note)
        throw error
      }
    },
    { changes: [] },
  )
  const bringBack = (note: Note) => {
    leaving.delete(note.id)
    change((before) => [...before.filter(({ id }) => id !== note.id), note])
  }
  return {
    notes: notes.filter(({ id }) => !leaving.has(id)),
    add,
    /** Shows what was saved of a note. */
    show: (saved: Note) => change((before) => before.map((each) => withText(each, saved))),
    remove: (note: Note) => {
      leaving.add(note.id)
      change((before) => before.filter(({ id }) => id !== note.id))
      doLater(t.common.deleted, {
        send: () => remove.mutate(note),
        sendOnLeave: () => deleteOnLeave(note),
        undo: () => bringBack(note),
      })
    },
  }
}

function useStored(orderId: string) {
  const read = ({ admin }: Stheno) => admin.notes.iterate({ resource_id: orderId, limit: 100 })
  return useWhole<Note>(root, read, { of: orderId })
}

function deleteOnLeave({ id }: Note): void {
  const address = `${backendAddress}/admin/notes/${id}`
  void fetch(address, { method: "DELETE", credentials: "include", keepalive: true })
}

/** The response has no author. */
function withText(note: Note, { id, value, updated_at }: Note): Note {
  return note.id === id ? { ...note, value, updated_at } : note
}

/** A note before the API answered. */
function blank(orderId: string): Omit<Note, "id" | "value" | "author" | "created_at"> {
  return {
    resource_id: orderId,
    resource_type: "order",
    author_id: null,
    metadata: null,
    updated_at: "",
    deleted_at: null,
  }
}
