import { entity, one } from "../../../platform/query/entity.ts"

/** A note that a user attaches to a resource, such as an order. */
export const Note = entity({
  name: "Note",
  table: "note",
  idPrefix: "note",
  softDelete: true,
  about: "A note that a user attaches to a resource, such as an order.",
  columns: {
    value: "The text of the note.",
    resource_type: "The type of the resource, such as `order`. Any text is valid.",
    resource_id: "The ID of the resource.",
    author_id: "The user who wrote the note.",
  },
  relations: {
    author: one("User", "author_id"),
  },
})
