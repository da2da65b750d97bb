import path from "node:path"
import type { Engine } from "@stheno/core"
import { defaultSettings, setUpDashboard, type Dashboard } from "./admin/index.ts"
import { assembleEngine } from "./assemble-engine.ts"
import { startBackground } from "./background.ts"
import { prepareDatabase, type AdminLogin } from "./bootstrap.ts"
import type { Config } from "./config/keys.ts"
import { countDifferences } from "./count-differences.ts"
import { archiveOptions, isProduction } from "./config/read-config.ts"
import { fillDemoShop } from "./demo.ts"
import { allowDocs, isBuilt, startDocs } from "./docs-site.ts"
import { startEmbeddedPostgres } from "./embedded-postgres/index.ts"
import { configuredDatabase } from "./find-database.ts"
import { moveLinks } from "./files/move-links.ts"
import { serveUploads } from "./files/serve-files.ts"
import { listenDraining } from "./http/draining.ts"
import { frontPage, type Addresses } from "./http/front-page.ts"
import { addressOf, assertFree, type Endpoint } from "./http/listen.ts"
import { createRequestHandler } from "./http/request-handler.ts"
import { wakeAfterWrites } from "./http/wake-after-writes.ts"
import { shopJobs, startJobs, type Job, type Jobs } from "./jobs/index.ts"
import { logsRequests } from "./log.ts"
import { setUpProject, type Project } from "./project/index.ts"

/** A running server. */
export interface Host {
  /** the URL of the API */
  apiUrl: string
  /** the URL of the dashboard; undefined when none is served */
  dashboardUrl: string | undefined
  /** the URL of the documentation; undefined when none is served */
  docsUrl: string | undefined
  /** Whether the documentation is built; `false` while its URL shows that it is being built. */
  isDocsBuilt: boolean
  /** the credentials of the user that the first startup creates */
  admin: AdminLogin
  /** The oldest publishable API key that is not revoked, if there is one. */
  publishableKey: string | undefined
  /** The URL at which emails are shown instead of sent, if they are. */
  mailsUrl: string | undefined
  /** Enqueues jobs, which this process runs unless WORKER is off. */
  jobs: Pick<Jobs, "enqueue">
  /**
   * Replaces the project with a newer version while the server handles requests.
   * @param project the project, loaded again
   * @throws TypeError when the host was started without a project
   */
  reload(project: Project): Promise<void>
  /** Compiles the extensions of the dashboard again; open pages reload them in development. */
  reloadDashboard(): Promise<void>
  /**
   * Stops the server: first requests, then background work, then the database. It can be called more than once.
   */
  stop(): Promise<void>
}

/** The options of `startHost`. */
export interface HostOptions {
  /** whether an empty database is seeded with the demo shop */
  seed: boolean
  /**
   * called for each step of startup that takes noticeable time
   * @param message the step in words
   */
  onProgress: (message: string) => void
  /** additional jobs */
  jobs?: readonly Job[]
  /** the project's extensions */
  project?: Project
  /** whether the dashboard shows errors in extensions and reloads them when they are saved */
  isDeveloping?: boolean
}

/** Undoes what a start did, in reverse order. */
type Closers = (() => Promise<void>)[]

/**
 * Starts a server: the embedded database if none is configured, migrations, default rows, background work, the
 * API and the documentation. If startup fails, everything started so far is stopped.
 * @param config the settings of the server
 * @param options the project, additional jobs, and whether the demo store is seeded
 * @throws StartError for every reason that the operator can remove
 * @since 0.1
 */
export async function startHost(config: Config, options: HostOptions): Promise<Host> {
  const api: Endpoint = { host: config.host, port: config.port, portVariable: "PORT" }
  const docs: Endpoint = {
    host: config.host,
    port: config.docsPort,
    portVariable: "DOCS_PORT",
    otherRemedy: "leave the documentation out with --api-only",
  }
  // From here on a port 0 is the free one that was found: links to files are made before the API listens.
  api.port = await assertFree(api)
  if (config.docsDir) docs.port = await assertFree(docs)
  const closers: Closers = []
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= closeAll(closers))
  try {
    return { ...(await startParts(config, options, { api, docs }, closers)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startParts(
  config: Config,
  options: HostOptions,
  endpoints: { api: Endpoint; docs: Endpoint },
  closers: Closers,
): Promise<Omit<Host, "stop">> {
  const url = await startDatabase(config, options, closers)
  const baseUrl = config.backendUrl || localUrl(endpoints.api)
  const { project, onProgress } = options
  const assembly = assembleEngine(allowDocs(config, endpoints.docs.port), { url, baseUrl, project })
  const { engine, log, files, mail, silentEngineOver, close } = assembly
  closers.push(close)
  const admin = await prepareDatabase(engine, config, onProgress)
  if (!config.databaseUrl) await moveLinks(engine, config.dataDir)
  // A real shop starts empty, whatever the command line says.
  if (options.seed && !isProduction(config))
    await fillDemoShop({ url, config, engineOver: silentEngineOver, onProgress })
  const own = await setUpProject(project, assembly, { config, onProgress })
  closers.push(own.stop, countDifferences(engine).stop)
  const isWorker = config.worker === "on"
  const background = isWorker ? startBackground(engine, assembly.eventBus) : undefined
  if (background) closers.push(background.stop)
  const uploads = serveUploads(files)
  const dashboard = dashboardOf(options)
  const addresses: Addresses = { dashboardUrl: undefined, docsUrl: undefined, mailsUrl: undefined }
  const handler = createRequestHandler({
    ...own,
    ...(background && { fetch: wakeAfterWrites(own.fetch, background) }),
    files: (...call) => dashboard?.handle(...call) || uploads(...call) || (mail.pages?.(...call) ?? false),
    ...(!isProduction(config) && { frontPage: () => frontPage(addresses) }),
    log,
    logsRequests: logsRequests(config),
    trusted: config,
  })
  // Before the first request, which may ask for one.
  const ours = [...shopJobs(files), ...(options.jobs ?? [])]
  const jobs = own.startJobs(ours, (list) => startJobs({ engine, url, log, isWorker, jobs: list }))
  closers.push(jobs.stop)
  const api = await listenDraining(endpoints.api, handler, { onLate: assembly.stopRequests })
  closers.push(api.close)
  if (dashboard) closers.push(dashboard.close)
  // In the background: the API does not wait for the dashboard's extensions.
  const changes = reloads(own, dashboard, project)
  void changes.reloadDashboard()
  const docs = config.docsDir ? await startDocs(path.resolve(config.docsDir), endpoints.docs) : undefined
  if (docs) closers.push(docs.close)
  closers.push(() => api.drain(config.shutdownDelay))
  addresses.dashboardUrl = dashboard && api.url + (project?.dashboard ?? defaultSettings).path
  addresses.docsUrl = docs?.url
  addresses.mailsUrl = mail.pages && `${api.url}/mails`
  return {
    apiUrl: api.url,
    ...addresses,
    isDocsBuilt: isBuilt(config.docsDir),
    admin,
    publishableKey: await firstKey(engine),
    jobs,
    ...changes,
  }
}

/** What development does with files that were saved. */
function reloads(
  own: Pick<Awaited<ReturnType<typeof setUpProject>>, "reload">,
  dashboard: Dashboard | undefined,
  project: Project | undefined,
): Pick<Host, "reload" | "reloadDashboard"> {
  let extensions = project?.extensions ?? []
  return {
    async reload(changed) {
      await own.reload(changed)
      extensions = changed.extensions
      await dashboard?.rebuild(extensions)
    },
    reloadDashboard: async () => dashboard?.rebuild(extensions),
  }
}

function dashboardOf({ project, isDeveloping = false, onProgress }: HostOptions): Dashboard | undefined {
  return setUpDashboard({
    settings: project?.dashboard ?? defaultSettings,
    sources: project?.extensions ?? [],
    directory: project?.directory ?? process.cwd(),
    isDeveloping,
    onProgress,
  })
}

/** Where a browser on this machine finds an API that listens there. */
function localUrl({ host, port }: Endpoint): string {
  return addressOf(host === "0.0.0.0" || host === "::" ? "localhost" : host, port)
}

async function startDatabase(config: Config, options: HostOptions, closers: Closers): Promise<string> {
  const configured = await configuredDatabase(config)
  if (configured) return configured
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    archive: archiveOptions(config, { isKeeper: true }),
    onProgress: options.onProgress,
  })
  closers.push(postgres.stop)
  return postgres.url
}

async function firstKey(engine: Engine): Promise<string | undefined> {
  const row = await engine.db
    .selectFrom("publishable_api_key")
    .select("id")
    .where("revoked_at", "is", null)
    .orderBy("created_at")
    .executeTakeFirst()
  return row?.id
}

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.reverse()) await close()
}
