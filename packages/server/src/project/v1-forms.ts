import {
  job,
  loader,
  migration,
  service,
  subscriber,
  type Executor,
  type JobArguments,
  type JobConfig,
  type JobDefinition,
  type LoaderDefinition,
  type MigrationDefinition,
  type PluginOptions,
  type ServiceArguments,
  type ServiceDefinition,
  type ServiceExtension,
  type SubscriberArguments,
  type SubscriberConfig,
  type SubscriberDefinition,
} from "@stheno/core"
import { kindOf, type Problem } from "@stheno/core/host"
import cronParser from "cron-parser"

type Exports = Readonly<Record<string, unknown>>
type AnyFunction = (...input: never[]) => unknown

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === "function"
}

function isRecord(value: unknown): value is Exports {
  return typeof value === "object" && value !== null
}

/** A subscriber, or v1's function with its `config`. */
export function subscriberOf({ default: main, config }: Exports): SubscriberDefinition | undefined {
  if (kindOf(main) === "subscriber") return main as SubscriberDefinition
  if (!isFunction(main) || !isRecord(config)) return undefined
  const { event } = config as unknown as SubscriberConfig
  const names = [event].flat()
  if (names.length === 0 || names.some((name) => typeof name !== "string")) return undefined
  const handler = main as unknown as (told: SubscriberArguments) => Promise<void>
  return subscriber<string>({ event, handler: async (told) => handler(told) })
}

/** A job, or v1's function with its `config`; or what is wrong with it. */
export function jobOf({
  default: main,
  config,
}: Exports): JobDefinition | Pick<Problem, "message" | "remedy"> | undefined {
  const found = kindOf(main) === "job" ? (main as JobDefinition) : v1Job(main, config)
  if (!found) return undefined
  if (!/^[\w.-]+$/.test(found.name))
    return {
      message: `The job's name ${JSON.stringify(found.name)} contains characters that are not allowed.`,
      remedy: "Use letters, digits, periods, hyphens and underscores.",
    }
  if (found.schedule === undefined || isSchedule(found.schedule)) return found
  return {
    message: `The schedule ${JSON.stringify(found.schedule)} is not a cron expression.`,
    remedy: 'Write five fields, such as "0 3 * * *" for 3 a.m. UTC.',
  }
}

function v1Job(main: unknown, config: unknown): JobDefinition | undefined {
  if (!isFunction(main) || !isRecord(config) || typeof config.name !== "string") return undefined
  const handler = main as unknown as (asked: JobArguments) => Promise<void>
  return job({ ...(config as unknown as JobConfig), handler: async (asked) => handler(asked) })
}

function isSchedule(text: string): boolean {
  try {
    cronParser.parseExpression(text)
    return true
  } catch {
    return false
  }
}

/** A loader, or v1's function of the container and the options. */
export function loaderOf({ default: main }: Exports): LoaderDefinition | undefined {
  if (kindOf(main) === "loader") return main as LoaderDefinition
  if (!isFunction(main)) return undefined
  const run = main as unknown as (container: unknown, options: PluginOptions) => Promise<void>
  return loader(async ({ container, pluginOptions }) => run(container, pluginOptions))
}

type ServiceClass = new (container: unknown, options: PluginOptions) => object

/** A service, or v1's class, constructed with the container and the options. */
export function serviceOf({ default: main }: Exports): ServiceDefinition | ServiceExtension | undefined {
  if (kindOf(main) === "service") return main as ServiceDefinition
  if (kindOf(main) === "service-extension") return main as ServiceExtension
  if (!isFunction(main) || !isClass(main)) return undefined
  const Made = main as unknown as ServiceClass
  return service(({ container, pluginOptions }: ServiceArguments) => new Made(container, pluginOptions))
}

/** Of a class the prototype stands fast; one compiled for old engines has methods there. */
function isClass(main: AnyFunction): boolean {
  const prototype = Object.getOwnPropertyDescriptor(main, "prototype")
  if (!prototype) return false
  return !prototype.writable || Object.getOwnPropertyNames(prototype.value).length > 1
}

interface V1Migration {
  readonly name?: string
  up(queryRunner: unknown): Promise<void>
  down?(queryRunner: unknown): Promise<void>
}

/** A migration, the text of an SQL file, or v1's class. */
export function migrationOf(
  exports: Exports,
): { readonly definition: MigrationDefinition; readonly v1Name?: string } | undefined {
  const ours = Object.values(exports).find((value) => kindOf(value) === "migration")
  if (ours) return { definition: ours as MigrationDefinition }
  for (const Found of Object.values(exports)) {
    if (!isFunction(Found) || !isRecord(Found.prototype) || !isFunction(Found.prototype.up)) continue
    const made = new (Found as unknown as new () => V1Migration)()
    const definition = migration({
      up: async (db) => made.up(queryRunner(db)),
      ...(made.down && { down: async (db: Executor) => made.down!(queryRunner(db)) }),
    })
    return { definition, v1Name: made.name ?? Found.name }
  }
  return undefined
}

/** What v1's migrations call. */
function queryRunner(db: Executor) {
  return {
    query: async (text: string, values: readonly unknown[] = []) => {
      const { CompiledQuery } = await import("kysely")
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
      return rows
    },
  }
}

/**
 * The migration in an SQL file: the statements before a line `-- down`, and after it the statements that revert them.
 * @since 0.1
 */
export function sqlMigration(text: string): Exports {
  const [up, ...down] = text.split(/^\s*--\s*down\s*$/im)
  return { default: migration({ up: up!, ...(down.length > 0 && { down: down.join("\n") }) }) }
}
