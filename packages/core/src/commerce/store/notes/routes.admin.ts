import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { givenFilters, nonEmpty } from "../../../platform/query/filter.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { createNote, deleteNote, retrieveNote, updateNote } from "./change-notes.ts"
import { createNoteBody, listNotesQuery, updateNoteBody } from "./shapes.ts"

const answersNote = answers({ note: resource("Note") })
const withAuthor = withRelations("author")

export const noteAdminOperations: readonly Operation[] = [
  operation({
    id: "GetNotes",
    method: "GET",
    path: "/admin/notes",
    tag: "Notes",
    summary: "List notes, oldest first.",
    access: "admin",
    query: listNotesQuery,
    response: answersPage("notes", "Note"),
    handler: async ({ query }, { db }) => {
      const { resource_id, limit, offset } = query
      const found = await fetchPage(db, {
        entity: "Note",
        selection: withAuthor,
        filters: givenFilters({ resource_id: nonEmpty(resource_id) }),
        order: "created_at",
        limit,
        offset,
        startingAfter: query.starting_after,
      })
      return page("notes", found, query)
    },
  }),
  operation({
    id: "PostNotes",
    service: "noteService.create",
    method: "POST",
    path: "/admin/notes",
    tag: "Notes",
    summary: "Create a note on a resource, such as an order.",
    access: "admin",
    body: createNoteBody,
    response: answersNote,
    handler: async ({ body }, context) => ({ note: await createNote(context, body) }),
  }),
  operation({
    id: "GetNotesNote",
    method: "GET",
    path: "/admin/notes/{id}",
    tag: "Notes",
    summary: "Get a note.",
    access: "admin",
    response: answersNote,
    handler: async ({ params }, { db }) => ({ note: await retrieveNote(db, params.id, withAuthor) }),
  }),
  operation({
    id: "PostNotesNote",
    service: "noteService.update",
    method: "POST",
    path: "/admin/notes/{id}",
    tag: "Notes",
    summary: "Update the text of a note.",
    access: "admin",
    body: updateNoteBody,
    response: answersNote,
    handler: async ({ params, body }, context) => ({
      note: await updateNote(context, params.id, body.value),
    }),
  }),
  operation({
    id: "DeleteNotesNote",
    service: "noteService.delete",
    method: "DELETE",
    path: "/admin/notes/{id}",
    tag: "Notes",
    summary: "Delete a note.",
    about: "The resource that the note is attached to does not change.",
    access: "admin",
    response: answersDeleted("note"),
    handler: async ({ params }, context) => {
      await deleteNote(context, params.id)
      return deleted(params.id, "note")
    },
  }),
]
