import path from "node:path"
import { createApp, createEngine, createPasswordHasher, startOutbox, type Engine } from "@stheno/core"
import type { Logger } from "pino"
import { prepareDatabase, type AdminLogin } from "./bootstrap.ts"
import { startChores } from "./chores.ts"
import type { Config } from "./config/keys.ts"
import { isProduction } from "./config/read-config.ts"
import { fillDemoShop } from "./demo.ts"
import { openDatabase } from "./database.ts"
import { isBuilt, startDocs } from "./docs-site.ts"
import { startEmbeddedPostgres } from "./embedded-postgres/index.ts"
import { checkExternalPostgres } from "./external-postgres.ts"
import { createLocalFiles } from "./files/local-files.ts"
import { serveUploads } from "./files/serve-files.ts"
import { addressOf, assertFree, listen, type Endpoint } from "./http/listen.ts"
import { createRequestHandler } from "./http/request-handler.ts"
import { wakeAfterWrites } from "./http/wake-after-writes.ts"
import { createLog } from "./log.ts"
import { nodeScrypt } from "./scrypt-node.ts"

/** A server that runs. */
export interface Host {
  apiUrl: string
  /** `undefined` when no documentation is served */
  docsUrl: string | undefined
  /** False while the documentation's address says that it is being built. */
  isDocsBuilt: boolean
  admin: AdminLogin
  /** The oldest publishable key that is not revoked, if there is one. */
  publishableKey: string | undefined
  /** Ends requests, background work, the database, in this order. May be called twice. */
  stop(): Promise<void>
}

/** What a start does besides serving. */
export interface HostOptions {
  /** Fills an empty shop with the demo shop. */
  seed: boolean
  /** Told once per step that takes noticeable time. */
  onProgress: (message: string) => void
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
  const log = createLog(config)
  const url = await startDatabase(config, options, closers)
  const database = openDatabase({
    url,
    max: config.databasePoolSize,
    prepares: config.databaseStatements === "prepared",
    onError: (error) => log.warn({ err: error }, "A database connection broke and is replaced"),
  })
  closers.push(database.close)
  const baseUrl = config.backendUrl || localUrl(endpoints.api)
  const directory = path.resolve(config.dataDir, "uploads")
  const files = createLocalFiles({ directory, baseUrl, secret: config.jwtSecret })
  const over = (db: Engine["db"]) => engineOver(db, { ...config, backendUrl: baseUrl }, files, log)
  const engine = over(database.db)
  const admin = await prepareDatabase(engine, config, options.onProgress)
  // A real shop starts empty, whatever the command line says.
  if (options.seed && !isProduction(config))
    await fillDemoShop({ url, config, engineOver: over, onProgress: options.onProgress })
  const outbox = startOutbox(engine)
  closers.push(() => outbox.stop())
  closers.push(startChores(engine).stop)
  const handler = createRequestHandler({
    fetch: wakeAfterWrites(createApp(engine).fetch, outbox),
    files: serveUploads(files),
    log,
    trustedProxies: config.trustedProxies,
  })
  const api = await listen(endpoints.api, handler)
  closers.push(api.close)
  const docs = config.docsDir ? await startDocs(path.resolve(config.docsDir), endpoints.docs) : undefined
  if (docs) closers.push(docs.close)
  return {
    apiUrl: api.url,
    docsUrl: docs?.url,
    isDocsBuilt: isBuilt(config.docsDir),
    admin,
    publishableKey: await firstKey(engine),
  }
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

function engineOver(
  db: Engine["db"],
  config: Config,
  files: ReturnType<typeof createLocalFiles>,
  log: Logger,
): Engine {
  return createEngine({
    db,
    config: {
      storeCors: config.storeCors,
      adminCors: config.adminCors,
      jwtSecret: config.jwtSecret,
      secureCookies: isProduction(config),
      loginAttemptsPerMinute: config.loginAttemptsPerMinute,
      baseUrl: config.backendUrl,
      uploadLimit: config.uploadLimit,
    },
    files,
    passwords: createPasswordHasher(nodeScrypt),
    log,
  })
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
