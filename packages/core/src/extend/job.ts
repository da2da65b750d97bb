import { define, type Definition, type PluginOptions } from "./definition.ts"
import type { Shop } from "./shop.ts"

/** What the handler of a job receives. */
export interface JobArguments extends Shop {
  /** the data the job was enqueued with, or `config.data` when its schedule started it */
  readonly data: Readonly<Record<string, unknown>>
  /** the options of the plugin from the configuration file */
  readonly pluginOptions: PluginOptions
  /** the number of the attempt, starting at 1 */
  readonly attempt: number
  /** a signal that is aborted when the timeout expires */
  readonly signal: AbortSignal
}

/** The `config` that a file in `src/jobs` exports, as in v1. */
export interface JobConfig {
  /** the job's name: letters, digits, `.`, `-` and `_` */
  readonly name: string
  /** a cron expression in UTC that says when the job starts */
  readonly schedule?: string
  /** the data the job receives when its schedule starts it */
  readonly data?: Readonly<Record<string, unknown>>
  /** the number of retries after a failed attempt; 8 by default */
  readonly retries?: number
  /** the timeout of one attempt, in seconds; 600 by default */
  readonly timeout?: number
}

/** A background job of a project. */
export interface JobDefinition extends Definition<"job">, JobConfig {
  /** does the work; if it throws, the job is retried */
  readonly handler: (asked: JobArguments) => Promise<void> | void
}

/**
 * Declares a background job. Export it as the default export of a file in `src/jobs`. With a schedule it starts
 * by itself, once for each scheduled time regardless of how many processes run. A failed job is retried.
 * @param options.schedule a cron expression in UTC, such as `0 3 * * *`
 * @since 0.1
 */
export function job(options: Omit<JobDefinition, "$stheno">): JobDefinition {
  return define("job", options)
}
