export { assertOwnResult, forgetResult } from "./own-files.ts"
export { batchJobAdminOperations } from "./routes.admin.ts"
export { startBatchJobs, type BatchJobOptions, type BatchJobs } from "./start-batch-jobs.ts"
export { batchProcessing, type BatchJobRun, type BatchStrategy, type JobBatch } from "./strategy.ts"
