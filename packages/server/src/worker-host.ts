import { prepareDatabase } from "./bootstrap.ts"
import { assembleEngine } from "./assemble-engine.ts"
import { startBackground } from "./background.ts"
import type { Config } from "./config/keys.ts"
import { findDatabase } from "./find-database.ts"
import { addressOf } from "./http/listen.ts"
import { shopJobs, startJobs, type Job } from "./jobs/index.ts"
import { setUpProject, type Project } from "./project/index.ts"

/** A process that handles events and jobs without serving requests. */
export interface WorkerHost {
  /** Finishes the current work and stops. */
  stop(): Promise<void>
}

/**
 * Starts a worker process beside servers: it delivers events, sends emails and runs jobs. Any number of workers
 * share the work.
 * @param config the settings of the server
 * @param options.jobs additional jobs
 * @param options.project the project's extensions, whose subscribers and jobs the worker runs
 * @throws StartError for every reason that the operator can remove
 * @since 0.1
 */
export async function startWorkerHost(
  config: Config,
  options: {
    readonly jobs?: readonly Job[]
    readonly project?: Project
    readonly onProgress?: (message: string) => void
  } = {},
): Promise<WorkerHost> {
  const url = await findDatabase(config)
  const baseUrl = config.backendUrl || addressOf("localhost", config.port)
  const assembly = assembleEngine(config, { url, baseUrl, project: options.project })
  const { engine, log, files, close } = assembly
  const onProgress = options.onProgress ?? (() => undefined)
  let own: Awaited<ReturnType<typeof setUpProject>>
  try {
    await prepareDatabase(engine, config, onProgress)
    own = await setUpProject(options.project, assembly, { config, onProgress })
  } catch (error) {
    await close()
    throw error
  }
  const background = startBackground(engine, assembly.eventBus)
  const jobs = own.startJobs([...shopJobs(files), ...(options.jobs ?? [])], (list) =>
    startJobs({ engine, url, log, isWorker: true, jobs: list }),
  )
  return {
    async stop() {
      await jobs.stop()
      await background.stop()
      await own.stop()
      await close()
    },
  }
}
