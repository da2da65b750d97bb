import { entity, one } from "../query/entity.ts"

/** A remark that users leave on something, e.g. on an order. */
export const Note = entity({
  name: "Note",
  table: "note",
  idPrefix: "note",
  softDelete: true,
  about: "A remark that users leave on something, e.g. on an order.",
  columns: {
    value: "The text.",
    resource_type: "The kind of thing it is about, e.g. `order`.",
    resource_id: "The id of the thing it is about.",
    author_id: "The user who wrote it.",
  },
  relations: {
    author: one("User", "author_id"),
  },
})
