import { defineErrors } from "../../../platform/kernel/errors.ts"

export const collectionErrors = defineErrors("collections", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Product collection with id: ${id} was not found`,
    when: "No collection has this ID, or it was deleted.",
    fix: "List the collections to find the ID.",
  },
})
