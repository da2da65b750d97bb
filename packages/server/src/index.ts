export { startHost, type Host, type HostOptions } from "./host.ts"
export { configKeys, type Config, type ConfigKey } from "./config/keys.ts"
export { readConfig } from "./config/read-config.ts"
export { assertProductionReady } from "./config/production.ts"
export { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres/index.ts"
export { openDatabase, type OpenDatabase } from "./database.ts"
export {
  listFailedJobs,
  retryFailedJob,
  type EnqueueOptions,
  type FailedJob,
  type Job,
  type JobData,
  type JobRun,
} from "./jobs/index.ts"
export { startWorkerHost, type WorkerHost } from "./worker-host.ts"
export { StartError } from "./start-error.ts"
export { startOptions, type CommandOption } from "./command-line/arguments.ts"
export { runCommandLine } from "./command-line/index.ts"
