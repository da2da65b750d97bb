import { keysetQuery, optional, pageLimit, pageOffset, shape, text } from "../../../platform/http/shape.ts"

export const listNotesQuery = shape({
  resource_id: optional(text()).describe("ID of the order or other resource of the notes."),
  limit: pageLimit(50),
  offset: pageOffset(),
  ...keysetQuery,
})

export const createNoteBody = shape({
  resource_id: text("isNotEmpty", "isString").describe(
    "ID of the order or other resource that the note is about. The server does not check whether it exists.",
  ),
  resource_type: text("isNotEmpty", "isString").describe(
    "Type of that resource, such as `order`. Any text is valid.",
  ),
  value: text("isNotEmpty", "isString").describe("Text of the note."),
})

export const updateNoteBody = shape({ value: text().describe("Text of the note.") })
