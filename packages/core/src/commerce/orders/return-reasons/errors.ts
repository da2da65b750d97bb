import { defineErrors } from "../../../platform/kernel/errors.ts"

export const returnReasonErrors = defineErrors("return-reasons", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Return Reason with id: ${id} was not found.`,
    when: "No return reason has this ID, or it was deleted.",
    fix: "List the return reasons and use the ID of one of them.",
  },
  nested_twice: {
    type: "invalid_data",
    message: () => "Doubly nested return reasons is not supported",
    when: "The parent of the return reason has a parent itself; return reasons have at most two levels.",
    fix: "Use a return reason without a parent as the parent.",
  },
})
