import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import { wholeRow, type Selection } from "../../../platform/query/selection.ts"
import { noteErrors } from "./errors.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/** A new note. */
export interface NewNote {
  readonly resource_id: string
  /** the kind of thing it is about, e.g. `order` */
  readonly resource_type: string
  readonly value: string
}

/**
 * Leaves a note in the name of the signed-in user.
 * @emits note.created
 * @since 0.1
 */
export async function createNote(
  { db, emit, userId }: Pick<Context, "db" | "emit" | "userId">,
  { resource_id, resource_type, value }: NewNote,
): Promise<ResponseRow> {
  const id = newId("note")
  await db
    .insertInto("note")
    .values({ id, resource_id, resource_type, value, author_id: userId ?? null, metadata: "{}" })
    .execute()
  await emit("note.created", { id })
  return retrieveNote(db, id)
}

/**
 * A note by id.
 * @throws notes.not_found
 * @since 0.1
 */
export async function retrieveNote(
  db: Executor,
  id: string,
  selection: Selection = wholeRow,
): Promise<ResponseRow> {
  const note = await fetchById(db, "Note", id, selection)
  if (!note) throw noteErrors.not_found(id)
  return note
}

/**
 * Changes the text of a note.
 * @throws notes.not_found
 * @emits note.updated
 * @since 0.1
 */
export async function updateNote(
  { db, emit }: Pick<Context, "db" | "emit">,
  id: string,
  value: string,
): Promise<ResponseRow> {
  await changeLive(db, id, { value })
  await emit("note.updated", { id })
  return retrieveNote(db, id)
}

/**
 * Deletes a note.
 * @throws notes.not_found
 * @emits note.deleted
 * @since 0.1
 */
export async function deleteNote({ db, emit }: Pick<Context, "db" | "emit">, id: string): Promise<void> {
  await changeLive(db, id, { deleted_at: sql<Date>`now()` })
  await emit("note.deleted", { id })
}

async function changeLive(
  db: Executor,
  id: string,
  change: { value: string } | { deleted_at: ReturnType<typeof sql<Date>> },
): Promise<void> {
  const changed = await db
    .updateTable("note")
    .set({ ...change, updated_at: sql`now()` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst()
  if (!changed) throw noteErrors.not_found(id)
}
