import { define, type Definition, type PluginOptions } from "./definition.ts"
import type { Shop } from "./shop.ts"

/** What a job of a project is given. */
export interface JobArguments extends Shop {
  /** what the job was asked with, or `config.data` when it began by its schedule */
  readonly data: Readonly<Record<string, unknown>>
  readonly pluginOptions: PluginOptions
  /** 1 for the first attempt */
  readonly attempt: number
  /** aborted when the time is up */
  readonly signal: AbortSignal
}

/** What a file in `src/jobs` exports as `config`, as in v1. */
export interface JobConfig {
  /** letters, digits, `.`, `-` and `_` */
  readonly name: string
  /** when it begins by itself: a cron expression, in UTC */
  readonly schedule?: string
  readonly data?: Readonly<Record<string, unknown>>
  /** attempts after a failed first one; 8 unless said */
  readonly retries?: number
  /** seconds that one attempt may take; 600 unless said */
  readonly timeout?: number
}

/** A job. */
export interface JobDefinition extends Definition<"job">, JobConfig {
  readonly handler: (asked: JobArguments) => Promise<void> | void
}

/**
 * Declares a job; export it as default from a file in `src/jobs`. With a schedule it begins by itself, once per
 * beginning however many processes run; one that failed is attempted again.
 * @param options.schedule a cron expression in UTC, e.g. `0 3 * * *`
 * @since 0.1
 */
export function job(options: Omit<JobDefinition, "$stheno">): JobDefinition {
  return define("job", options)
}
