import path from "node:path"
import type { Engine } from "@stheno/core"
import { defaultSettings, setUpDashboard, type Dashboard } from "./admin/index.ts"
import { assembleEngine } from "./assemble-engine.ts"
import { startBackground } from "./background.ts"
import { prepareDatabase, type AdminLogin } from "./bootstrap.ts"
import type { Config } from "./config/keys.ts"
import { isProduction } from "./config/read-config.ts"
import { fillDemoShop } from "./demo.ts"
import { allowDocs, isBuilt, startDocs } from "./docs-site.ts"
import { startEmbeddedPostgres } from "./embedded-postgres/index.ts"
import { checkExternalPostgres } from "./external-postgres.ts"
import { moveLinks } from "./files/move-links.ts"
import { serveUploads } from "./files/serve-files.ts"
import { addressOf, assertFree, listen, type Endpoint } from "./http/listen.ts"
import { createRequestHandler } from "./http/request-handler.ts"
import { wakeAfterWrites } from "./http/wake-after-writes.ts"
import { shopJobs, startJobs, type Job, type Jobs } from "./jobs/index.ts"
import { logsRequests } from "./log.ts"
import { setUpProject, type Project } from "./project/index.ts"

/** A server that runs. */
export interface Host {
  apiUrl: string
  /** `undefined` when no dashboard is served */
  dashboardUrl: string | undefined
  /** `undefined` when no documentation is served */
  docsUrl: string | undefined
  /** False while the documentation's address says that it is being built. */
  isDocsBuilt: boolean
  admin: AdminLogin
  /** The oldest publishable key that is not revoked, if there is one. */
  publishableKey: string | undefined
  /** Where mails are shown instead of sent, if they are. */
  mailsUrl: string | undefined
  /** Asks for jobs; they are done here unless WORKER is off. */
  jobs: Pick<Jobs, "enqueue">
  /**
   * Sets a newer version of the project to work, while requests come in.
   * @throws TypeError when the host was started without a project
   */
  reload(project: Project): Promise<void>
  /** Compiles the extensions of the dashboard anew; pages that are open in development take them on. */
  reloadDashboard(): Promise<void>
  /** Ends requests, background work, the database, in this order. May be called twice. */
  stop(): Promise<void>
}

/** What a start does besides serving. */
export interface HostOptions {
  /** Fills an empty shop with the demo shop. */
  seed: boolean
  /** Told once per step that takes noticeable time. */
  onProgress: (message: string) => void
  /** Jobs of the shop's own, beside ours. */
  jobs?: readonly Job[]
  /** What the shop adds to ours. */
  project?: Project
  /** The dashboard tells of mistakes in extensions, and takes on what is saved. */
  isDeveloping?: boolean
}

/** Undoes what a start did, in reverse order. */
type Closers = (() => Promise<void>)[]

/**
 * Starts everything: the database unless there is one, migrations, default rows, background work, the API, the
 * documentation. A start that fails stops what it had started.
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
  const allowing = allowDocs(config, endpoints.docs.port)
  const assembly = assembleEngine(allowing, { url, baseUrl, project: options.project })
  const { engine, log, files, mail, silentEngineOver, close } = assembly
  closers.push(close)
  const admin = await prepareDatabase(engine, config, options.onProgress)
  if (!config.databaseUrl) await moveLinks(engine, config.dataDir)
  // A real shop starts empty, whatever the command line says.
  if (options.seed && !isProduction(config))
    await fillDemoShop({ url, config, engineOver: silentEngineOver, onProgress: options.onProgress })
  const own = await setUpProject(options.project, assembly, { config, onProgress: options.onProgress })
  closers.push(own.stop)
  const isWorker = config.worker === "on"
  const background = isWorker ? startBackground(engine) : undefined
  if (background) closers.push(background.stop)
  const { fetch } = own
  const uploads = serveUploads(files)
  const { path: dashboardPath } = options.project?.dashboard ?? defaultSettings
  const dashboard = dashboardOf(options)
  const handler = createRequestHandler({
    fetch: background ? wakeAfterWrites(fetch, background) : fetch,
    files: (...call) => dashboard?.handle(...call) || uploads(...call) || (mail.pages?.(...call) ?? false),
    log,
    logsRequests: logsRequests(config),
    trustedProxies: config.trustedProxies,
  })
  // Before the first request, which may ask for one.
  const ours = [...shopJobs(files), ...(options.jobs ?? [])]
  const jobs = own.startJobs(ours, (list) => startJobs({ engine, url, log, isWorker, jobs: list }))
  closers.push(jobs.stop)
  const api = await listen(endpoints.api, handler)
  closers.push(api.close)
  if (dashboard) closers.push(dashboard.close)
  // In the background: the API does not wait for the dashboard's extensions.
  void dashboard?.rebuild(options.project?.extensions ?? [])
  const docs = config.docsDir ? await startDocs(path.resolve(config.docsDir), endpoints.docs) : undefined
  if (docs) closers.push(docs.close)
  return {
    apiUrl: api.url,
    dashboardUrl: dashboard && api.url + dashboardPath,
    docsUrl: docs?.url,
    isDocsBuilt: isBuilt(config.docsDir),
    admin,
    publishableKey: await firstKey(engine),
    mailsUrl: mail.pages && `${api.url}/mails`,
    jobs,
    async reload(project) {
      await own.reload(project)
      await dashboard?.rebuild(project.extensions)
    },
    reloadDashboard: async () => dashboard?.rebuild(options.project?.extensions ?? []),
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
  if (config.databaseUrl) {
    await checkExternalPostgres(config.databaseUrl)
    return config.databaseUrl
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
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
