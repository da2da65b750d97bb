import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { cancelBatchJob, confirmBatchJob, createBatchJob } from "./change-batch-job.ts"
import { listBatchJobs, listedBatchJob, retrieveBatchJob } from "./read-batch-jobs.ts"
import { createBatchJobBody, listBatchJobsQuery } from "./shapes.ts"

const answersBatchJob = answers({ batch_job: resource("BatchJob") })

export const batchJobAdminOperations: readonly Operation[] = [
  operation({
    id: "GetBatchJobs",
    method: "GET",
    path: "/admin/batch-jobs",
    tag: "Batch Jobs",
    summary: "List the batch jobs of the signed-in user.",
    access: "admin",
    query: listBatchJobsQuery,
    select: listedBatchJob,
    response: answersPage("batch_jobs", "BatchJob"),
    handler: async ({ query, selection }, context) =>
      page("batch_jobs", await listBatchJobs(context, query, selection), query),
  }),
  operation({
    id: "PostBatchJobs",
    service: "batchJobService.create",
    method: "POST",
    path: "/admin/batch-jobs",
    answers404: true,
    tag: "Batch Jobs",
    summary: "Start an import or an export in the background.",
    about:
      "The types are `product-import` and `price-list-import`, whose `context.fileKey` is the key of an uploaded CSV file, and `product-export` and `order-export`, whose result contains the key of the created file. A dry run stops after it has checked the input, and continues when it is confirmed.",
    access: "admin",
    body: createBatchJobBody,
    response: answersBatchJob,
    status: 201,
    handler: async ({ body }, context) => ({ batch_job: await createBatchJob(context, body) }),
  }),
  operation({
    id: "GetBatchJobsBatchJob",
    method: "GET",
    path: "/admin/batch-jobs/{id}",
    tag: "Batch Jobs",
    summary: "Get a batch job and its progress.",
    access: "admin",
    response: answersBatchJob,
    handler: async ({ params }, context) => ({ batch_job: await retrieveBatchJob(context, params.id) }),
  }),
  operation({
    id: "PostBatchJobsBatchJobCancel",
    service: "batchJobService.cancel",
    method: "POST",
    path: "/admin/batch-jobs/{id}/cancel",
    tag: "Batch Jobs",
    summary: "Cancel a batch job.",
    about:
      "Canceling also stops a job that is running. An import of products keeps the products that it has saved, and `advancement_count` of the result counts them. Other jobs save nothing. A completed job cannot be canceled; canceling one that failed or was canceled changes nothing.",
    access: "admin",
    response: answersBatchJob,
    handler: async ({ params }, context) => ({ batch_job: await cancelBatchJob(context, params.id) }),
  }),
  operation({
    id: "PostBatchJobsBatchJobConfirmProcessing",
    service: "batchJobService.confirm",
    method: "POST",
    path: "/admin/batch-jobs/{id}/confirm",
    tag: "Batch Jobs",
    summary: "Confirm a dry run of a batch job.",
    about:
      "A dry run is a job that was created with `dry_run: true`: it checks its input, counts what it would change, and waits. Confirming it starts the work.",
    access: "admin",
    response: answersBatchJob,
    handler: async ({ params }, context) => ({ batch_job: await confirmBatchJob(context, params.id) }),
  }),
]
