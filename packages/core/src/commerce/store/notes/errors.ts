import { defineErrors } from "../../../platform/kernel/errors.ts"

export const noteErrors = defineErrors("notes", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Note with id: ${id} was not found.`,
    when: "No note has this ID, or it was deleted.",
    fix: "List the notes and use the ID of one of them.",
  },
})
