import { defineErrors } from "../kernel/errors.ts"

export const batchJobErrors = defineErrors("batch-jobs", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Batch job with id ${id} was not found`,
    when: "No batch job has this id.",
    fix: "List the batch jobs and use the id of one of them.",
  },
  type_unknown: {
    type: "not_found",
    message: (type: string) => `Unable to find a BatchJob strategy with the type ${type}`,
    when: "A batch job is to do something that nobody knows how to do.",
    fix: "Use one of the types product-import, product-export, order-export and price-list-import.",
  },
  not_owner: {
    type: "not_allowed",
    message: () => "Cannot access a batch job that does not belong to the logged in user",
    when: "A user reads or changes a batch job that another user started.",
    fix: "Log in as the user who started the job.",
  },
  not_confirmable: {
    type: "not_allowed",
    message: () => "Cannot confirm processing for a batch job that is not pre processed",
    when: "A batch job is confirmed before its input was looked at, or after it was canceled, failed or confirmed.",
    fix: "Wait until the job's status is pre_processed.",
  },
  completed: {
    type: "not_allowed",
    message: () => "Cannot cancel completed batch job",
    when: "A batch job is canceled that is done already.",
    fix: "Undo what the job did in another way.",
  },
})
