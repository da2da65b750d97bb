import type { Cache, Engine, LockProvider, StopLoader } from "@stheno/core"
import {
  extendShop,
  operations,
  OwnMigrationError,
  readFeatureFlags,
  type DeliveredEvent,
  type ExtendedShop,
  type Extension,
  type JobQueue,
  type MigrationStep,
  type Problem,
} from "@stheno/core/host"
import path from "node:path"
import { describeStep } from "../describe-step.ts"
import type { Job } from "../jobs/index.ts"
import { describeError, sentence } from "./describe-error.ts"
import { inTime } from "./in-time.ts"
import { migrateProjectTables } from "./migrate-project.ts"
import { missingColumns } from "./missing-columns.ts"
import type { Project } from "./load-project.ts"

/** Milliseconds after which startup logs what it waits for. */
const noticeable = 5_000

/** Minutes that a subscriber may take for one event: the events after it wait meanwhile. */
const longestTelling = 5

/** Minutes that a loader may take to stop. */
const longestStop = 0.5

/** A project at work. */
export interface RunningProject {
  readonly shop: ExtendedShop
  readonly jobs: readonly Job[]
  /** what could not be used beside what `Project.problems` names */
  readonly problems: readonly Problem[]
  /** Its subscribers hear nothing any more, and what its loaders returned is called. */
  stop(): Promise<void>
}

/** What a project runs on. */
export interface Ground {
  readonly engine: Engine
  readonly cache: Cache
  /** undefined for locks in the database */
  readonly locks: LockProvider | undefined
  /** keeps the jobs that the project asks for */
  readonly enqueue: JobQueue
  readonly onProgress: (message: string) => void
}

/**
 * Sets a project to work: migrates its tables, adds its models, services, endpoints and subscribers, runs its loaders.
 * What fails is left out and becomes a problem.
 * @since 0.1
 */
export async function runProject(project: Project, ground: Ground): Promise<RunningProject> {
  const { engine } = ground
  const problems = await migrateProject(project, ground)
  const lacking = await missingColumns(engine.db, project.parts.models)
  problems.push(...lacking.problems)
  const shop = extendShop(engine, operations, {
    cache: ground.cache,
    locks: ground.locks,
    enqueue: ground.enqueue,
    extension: extensionOf(project, lacking.usable),
  })
  problems.push(...shop.problems)
  const unsubscribe = subscribeAll(project, shop, engine)
  const loaded = await runLoaders(project, shop, ground)
  problems.push(...loaded.problems)
  const stop = async () => {
    unsubscribe()
    await loaded.stop()
  }
  return { shop, problems, jobs: jobsOf(project, shop), stop }
}

async function runLoaders(project: Project, shop: ExtendedShop, { engine, onProgress }: Ground) {
  const problems: Problem[] = []
  const stops: { readonly file: string; readonly stop: StopLoader }[] = []
  for (const { definition, origin } of project.parts.loaders) {
    const { file } = origin
    const told = setTimeout(() => onProgress(`Waiting for ${file}`), noticeable)
    try {
      const stop = await definition.run({ ...shop.shopOver(), pluginOptions: origin.options })
      // Loaders of v1 return whatever they like.
      if (typeof stop === "function") stops.unshift({ file, stop })
    } catch (error) {
      problems.push(problemIn(project, file, error))
    } finally {
      clearTimeout(told)
    }
  }
  const stop = async () => {
    for (const { file, stop: end } of stops)
      try {
        await inTime(longestStop, async () => end())
      } catch (error) {
        engine.log.error({ file, error: String(error) }, "A loader failed to stop")
      }
  }
  return { problems, stop }
}

/**
 * What a project adds to an engine.
 * @param models those whose columns are there
 */
export function extensionOf({ config, parts }: Project, models: Extension["models"]): Extension {
  return {
    config,
    flags: readFeatureFlags(config.featureFlags ?? {}, process.env),
    endpoints: parts.endpoints,
    middlewares: parts.middlewares,
    inputs: parts.inputs,
    services: parts.services,
    models,
    completions: parts.strategies.flatMap(({ definition }) =>
      definition.$stheno === "cart-completion" ? [definition.complete] : [],
    ),
  }
}

function problemIn({ directory }: Project, file: string, error: unknown): Problem {
  return describeError(error, path.join(directory, file), directory)
}

async function migrateProject(project: Project, { engine, onProgress }: Ground): Promise<Problem[]> {
  const say = (step: MigrationStep) => onProgress(describeStep(step))
  try {
    await migrateProjectTables(engine.db, project.parts.migrations, say)
    return []
  } catch (error) {
    if (!(error instanceof OwnMigrationError)) throw error
    return [
      {
        file: error.file,
        message: `The migration failed: ${sentence(error.message)}`,
        remedy: "Correct it. It was rolled back, and later migrations were not applied.",
      },
    ]
  }
}

function subscribeAll(project: Project, shop: ExtendedShop, { events }: Engine): () => void {
  const undo = project.parts.subscribers.filter(isUsed).flatMap((subscriber) => {
    // One function for all its events: it receives none of an object while an earlier one of the object waits.
    const handle = async (event: DeliveredEvent) => tell(subscriber, event, { project, shop })
    const { file } = subscriber.origin
    return [subscriber.definition.event].flat().map((name) => events.subscribe(name, handle, file))
  })
  return () => undo.forEach((unsubscribe) => unsubscribe())
}

/** One whose options cannot be read is used: it then fails with the reason. */
function isUsed({ definition, origin }: Project["parts"]["subscribers"][number]): boolean {
  try {
    return definition.when?.({ pluginOptions: origin.options }) ?? true
  } catch {
    return true
  }
}

async function tell(
  { definition, origin }: Project["parts"]["subscribers"][number],
  { id, name: eventName, data }: DeliveredEvent,
  { project, shop }: { readonly project: Project; readonly shop: ExtendedShop },
): Promise<void> {
  try {
    const told = { ...shop.shopOver(), id, eventName, data, pluginOptions: origin.options }
    told.log.debug({ event: eventName, id, file: origin.file }, "A subscriber started")
    await inTime(longestTelling, async () => definition.handler(told))
  } catch (error) {
    const { file, message } = problemIn(project, origin.file, error)
    throw new Error(`${file}: ${message}`, { cause: error })
  }
}

/** What a job of a project says of itself. */
export function jobSettings({ definition, origin }: Project["parts"]["jobs"][number]): Omit<Job, "run"> {
  return {
    name: definition.name,
    about: `Declared in ${origin.file}.`,
    ...(definition.schedule !== undefined && { schedule: definition.schedule }),
    ...(definition.retries !== undefined && { retries: definition.retries }),
    ...(definition.timeout !== undefined && { timeout: definition.timeout }),
  }
}

function jobsOf(project: Project, shop: ExtendedShop): Job[] {
  return project.parts.jobs.map((placed) => ({
    ...jobSettings(placed),
    async run(data, { attempt, signal }) {
      const { definition, origin } = placed
      const asked = { ...definition.data, ...data }
      try {
        await definition.handler({
          ...shop.shopOver(),
          data: asked,
          pluginOptions: origin.options,
          attempt,
          signal,
        })
      } catch (error) {
        const { file, message } = problemIn(project, origin.file, error)
        throw new Error(`${file}: ${message}`, { cause: error })
      }
    },
  }))
}
