import { optional, pageLimit, pageOffset, shape, text } from "../http/shape.ts"

export const listNotesQuery = shape({
  resource_id: optional(text()).describe("Id of the order or other thing that the notes are about."),
  limit: pageLimit(50),
  offset: pageOffset(),
})

export const createNoteBody = shape({
  resource_id: text("isNotEmpty", "isString").describe(
    "Id of the order or other thing that the note is about.",
  ),
  resource_type: text("isNotEmpty", "isString").describe(
    "Kind of thing that the note is about, e.g. `order`.",
  ),
  value: text("isNotEmpty", "isString").describe("Text of the note."),
})

export const updateNoteBody = shape({ value: text().describe("Text of the note.") })
