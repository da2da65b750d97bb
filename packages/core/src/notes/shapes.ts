import { optional, queryNumber, shape, text } from "../http/shape.ts"

export const listNotesQuery = shape({
  resource_id: optional(text()),
  limit: optional(queryNumber()).default(50),
  offset: optional(queryNumber()).default(0),
})

export const createNoteBody = shape({
  resource_id: text("isNotEmpty", "isString"),
  resource_type: text("isNotEmpty", "isString"),
  value: text("isNotEmpty", "isString"),
})

export const updateNoteBody = shape({ value: text() })
