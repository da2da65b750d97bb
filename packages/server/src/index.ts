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
export { configFileIn, loadProject, type Project } from "./project/index.ts"
export type { MailContext, MailData, MailName, MailProps } from "./mail/index.ts"
export { StartError } from "./start-error.ts"
export { usageOf } from "./command-line/help.ts"
export { commandList, globalOptions } from "./command-line/registry.ts"
export type { CommandDescription, CommandOption } from "./command-line/description.ts"
export { runCommandLine } from "./command-line/index.ts"
