import { defineErrors } from "../../../platform/kernel/errors.ts"

export const batchJobErrors = defineErrors("batch-jobs", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Batch job with id ${id} was not found`,
    when: "No batch job has this ID.",
    fix: "List the batch jobs and use the ID of one of them.",
  },
  type_unknown: {
    type: "not_found",
    message: (type: string) => `Unable to find a BatchJob strategy with the type ${type}`,
    when: "No batch job strategy is registered for the requested `type`.",
    fix: "Use a type that the server has a strategy for, such as `product-import`, `product-export`, `order-export` or `price-list-import`.",
  },
  not_owner: {
    type: "not_allowed",
    message: () => "Cannot access a batch job that does not belong to the logged in user",
    when: "The batch job, or the file that is its result, belongs to another user.",
    fix: "Sign in as the user who created the batch job.",
  },
  not_confirmable: {
    type: "not_allowed",
    message: () => "Cannot confirm processing for a batch job that is not pre processed",
    when: "Only a batch job with the status `pre_processed` can be confirmed.",
    fix: "Retrieve the job until its status is `pre_processed`; create a new job if it failed, was canceled or was confirmed already.",
  },
  completed: {
    type: "not_allowed",
    message: () => "Cannot cancel completed batch job",
    when: "The batch job has completed, so it can no longer be canceled.",
    fix: "Revert the job's changes through the API.",
  },
})
