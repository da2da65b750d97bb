import cluster, { type Worker } from "node:cluster"
import { availableParallelism } from "node:os"
import type { Config } from "../config/keys.ts"
import { archiveOptions } from "../config/read-config.ts"
import { configuredDatabase } from "../find-database.ts"
import { startEmbeddedPostgres } from "../embedded-postgres/index.ts"
import { startHost, type Host } from "../host.ts"
import { assertFree } from "../http/listen.ts"
import { createLog } from "../log.ts"
import { guardProcess } from "../project/index.ts"
import { StartError } from "../start-error.ts"
import { openProject } from "./open-project.ts"
import { signalReceived } from "./signals.ts"
import { print, summary, type StartCommand } from "./start.ts"

/** Milliseconds that a process must have lived for another one to take its place. */
const shortestLife = 5_000

/** Options of `stheno start-cluster`. */
type ClusterCommand = Pick<StartCommand, "seed" | "onReady" | "subscribers"> & { readonly processes?: number }

/** What a process of the cluster tells the one that watches over it. */
interface Report {
  readonly summary?: string
  readonly failure?: { readonly code: string; readonly message: string; readonly remedy: string }
}

/**
 * `stheno start-cluster`: this process keeps the database and the others, which share the port.
 * @param options.processes how many; CPUS or one per core by default
 * @throws StartError for every reason that the operator can remove
 * @since 0.1
 */
export async function runCluster(overrides: Partial<Config>, options: ClusterCommand): Promise<void> {
  if (cluster.isWorker) return serve(overrides, options)
  const { config } = await openProject(process.cwd(), { ...overrides, docsDir: "" })
  const stop = signalReceived()
  const port = await assertFree({ host: config.host, port: config.port, portVariable: "PORT" })
  const count = options.processes ?? (Number(process.env.CPUS) || availableParallelism())
  const database = await databaseFor(config)
  try {
    const crew = createCrew({ PORT: String(port), ...(database && { DATABASE_URL: database.url }) })
    const first = await Promise.race([crew.start(), stop])
    if (first) {
      const rest = Promise.all(Array.from({ length: count - 1 }, () => crew.start()))
      await Promise.race([rest, stop])
      print(
        `${count} ${count === 1 ? "process is running" : "processes are running"}. Press Ctrl-C to stop.\n`,
      )
      console.log(`${first}\n`)
      options.onReady?.({ apiUrl: `http://localhost:${port}` })
      await stop
    }
    print("Stopping")
    await crew.stop()
  } finally {
    await database?.stop()
  }
}

async function databaseFor(config: Config) {
  if (await configuredDatabase(config)) return undefined
  const archive = archiveOptions(config, { isKeeper: true })
  return startEmbeddedPostgres({ dataDir: config.dataDir, archive, onProgress: print })
}

/** Processes that are replaced when they end unexpectedly. */
function createCrew(env: Readonly<Record<string, string>>) {
  const members = new Set<Worker>()
  let isStopping = false
  const start = (): Promise<string> => {
    const worker = cluster.fork(env)
    members.add(worker)
    const began = Date.now()
    return new Promise((resolve, reject) => {
      worker.on("message", ({ summary: text, failure }: Report) => {
        if (text !== undefined) resolve(text)
        if (failure) reject(new StartError(failure.code, failure.message, failure.remedy))
      })
      worker.on("exit", (code, signal) => {
        members.delete(worker)
        reject(new StartError("process_ended", `A process ended with ${signal ?? code}.`, "Read its log."))
        if (isStopping || Date.now() - began < shortestLife) return
        print(`A process ended with ${signal ?? code}; starting another one`)
        start().catch((error: unknown) => print(`Could not start another process: ${String(error)}`))
      })
    })
  }
  const stop = async () => {
    isStopping = true
    await Promise.all(
      [...members].map(
        (worker) =>
          new Promise((resolve) => {
            worker.once("exit", resolve)
            worker.process.kill("SIGTERM")
          }),
      ),
    )
  }
  return { start, stop }
}

/** One of the processes. */
async function serve(
  overrides: Partial<Config>,
  { seed, subscribers }: Pick<ClusterCommand, "seed" | "subscribers">,
): Promise<void> {
  const stop = signalReceived()
  const tell = (report: Report) => process.send?.(report)
  let host: Host
  try {
    const own = { ...overrides, docsDir: "", port: Number(process.env.PORT) }
    const { config, project } = await openProject(process.cwd(), own, subscribers)
    if (project) guardProcess(project, createLog(config))
    host = await startHost(config, { seed, onProgress: () => undefined, project })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    tell({ failure: { code: error.code, message: error.message, remedy: error.remedy } })
    return
  }
  tell({ summary: summary(host) })
  await stop
  await host.stop()
}
